import * as records from '@botika/common/messages/office/records'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useSaveContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useTranslations } from '../../lib/language/useTranslations'

interface SaveBarProps {
  label: string
  isMore?: boolean
  onMore?: (isMore: boolean) => void
}

export function SaveBar({ label, isMore = false, onMore }: SaveBarProps) {
  const { saving } = useSaveContext()
  const t = useTranslations()
  const { isSubmitting, dirtyFields } = useFormState()
  const isUnchanged = !onMore && Object.keys(dirtyFields).length === 0
  return (
    <>
      {onMore && (
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Checkbox checked={isMore} onChange={(event) => onMore(event.target.checked)} />}
          label={t(records.thenAddAnother)}
        />
      )}
      <Box
        sx={{
          position: 'sticky',
          bottom: { xs: 'calc(60px + env(safe-area-inset-bottom))', md: 0 },
          zIndex: 5,
          maxWidth: 860,
          py: 1.5,
          mt: 2,
          bgcolor: 'background.default',
          boxShadow: (theme) => `0 -1px 0 ${theme.palette.divider}`,
        }}
      >
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={isUnchanged}
          loading={saving || isSubmitting}
          sx={{ minWidth: { xs: '100%', sm: 200 } }}
        >
          {label}
        </Button>
      </Box>
    </>
  )
}
