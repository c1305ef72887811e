import * as records from '@botika/common/messages/office/records'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../lib/language/useTranslations'
import { RenameFilterForm } from './RenameFilterForm'

interface SavedFilterRowProps {
  name: string
  note?: string | undefined
  taken: readonly string[]
  isBusy: boolean
  onChoose: () => void
  own?: { rename: (to: string) => Promise<void>; forget: () => void } | undefined
}

export function SavedFilterRow({ name, note, taken, isBusy, onChoose, own }: SavedFilterRowProps) {
  const [isRenamed, setIsRenamed] = useState(false)
  const wasRenamed = useRef(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const t = useTranslations()
  useEffect(() => {
    if (wasRenamed.current && !isRenamed) pencil.current?.focus()
    wasRenamed.current = isRenamed
  }, [isRenamed])

  if (isRenamed && own) {
    return (
      <ListItem disablePadding>
        <RenameFilterForm
          name={name}
          taken={taken}
          isBusy={isBusy}
          onRename={own.rename}
          onCancel={() => setIsRenamed(false)}
        />
      </ListItem>
    )
  }
  return (
    <ListItem disablePadding>
      <ListItemButton
        onClick={onChoose}
        sx={{ borderRadius: '10px', fontWeight: 600, minHeight: 44, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {note === undefined ? name : <ListItemText primary={name} secondary={note} />}
      </ListItemButton>
      {own && (
        <>
          <IconButton
            ref={pencil}
            aria-label={t(records.renameName, { name })}
            onClick={() => setIsRenamed(true)}
          >
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton edge="end" aria-label={t(records.forgetName, { name })} onClick={own.forget}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </ListItem>
  )
}
