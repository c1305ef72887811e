import type { Label } from '@botika/common/messages/message'
import * as shared from '@botika/common/messages/office/shared'
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { useTranslations } from '../../lib/language/useTranslations'
import { useIsPhone } from '../../ui/useIsPhone'
import { useColumns } from './useColumns'

export interface Hideable {
  name: string
  label: Label
}

export function ColumnsButton({ columns }: { columns: readonly Hideable[] }) {
  const t = useTranslations()
  const isPhone = useIsPhone()
  const { isShown, toggle } = useColumns()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (isPhone || columns.length === 0) return null
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44 }}
      >
        {t(shared.columns)}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t(shared.columns), sx: { p: 2, display: 'grid' } },
        }}
      >
        {columns.map(({ name, label }) => (
          <FormControlLabel
            key={name}
            label={t(label)}
            control={<Checkbox checked={isShown(name)} onChange={() => toggle(name)} />}
          />
        ))}
      </Popover>
    </>
  )
}
