import * as shared from '@botika/common/messages/office/shared'
import * as records from '@botika/common/messages/office/records'
import SavedIcon from '@mui/icons-material/BookmarksOutlined'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { SavedFilterRow } from './SavedFilterRow'
import { SaveFilterForm } from './SaveFilterForm'
import { useSavedFilters } from './useSavedFilters'
import { useTranslations } from '../../lib/language/useTranslations'

export function SavedFilters() {
  const { filterValues, setFilters } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { saved, others, keep, rename, forget, isBusy } = useSavedFilters()
  const isFiltered = Object.keys(filterValues).length > 0
  const close = () => setAnchor(null)
  const t = useTranslations()
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<SavedIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44 }}
      >
        {t(shared.saved)}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t(records.savedFilters),
            sx: { width: 320, maxWidth: '92vw', p: 2 },
          },
        }}
      >
        {saved.length + others.length > 0 && (
          <List disablePadding sx={{ mb: 1 }}>
            {saved.map(({ name, filter, isShared }) => (
              <SavedFilterRow
                key={name}
                name={name}
                note={isShared ? t(records.keptForEveryone) : undefined}
                taken={saved.map((one) => one.name).filter((other) => other !== name)}
                isBusy={isBusy}
                onChoose={() => {
                  setFilters(filter)
                  close()
                }}
                own={{
                  async rename(to) {
                    await rename(name, to)
                    close()
                  },
                  forget() {
                    forget(name)
                    close()
                  },
                }}
              />
            ))}
            {others.map(({ name, filter, by }, at) => (
              <SavedFilterRow
                key={`${by} ${at}`}
                name={name}
                note={t(records.keptByName, { name: by })}
                taken={[]}
                isBusy={isBusy}
                onChoose={() => {
                  setFilters(filter)
                  close()
                }}
              />
            ))}
          </List>
        )}
        {isFiltered ? (
          <SaveFilterForm
            isBusy={isBusy}
            onSave={async (name, isShared) => {
              await keep({ name, filter: filterValues, isShared })
              close()
            }}
          />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {t(records.searchOrFilterFirstThen)}
          </Typography>
        )}
      </Popover>
    </>
  )
}
