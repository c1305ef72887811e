import * as records from '@botika/common/messages/office/records'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../lib/language/useTranslations'
import { RenameFilterForm } from './RenameFilterForm'

interface SavedFilterRowProps {
  name: string
  taken: readonly string[]
  isBusy: boolean
  onChoose: () => void
  onRename: (to: string) => Promise<void>
  onForget: () => void
}

export function SavedFilterRow({ name, taken, isBusy, onChoose, onRename, onForget }: SavedFilterRowProps) {
  const [isRenamed, setIsRenamed] = useState(false)
  const wasRenamed = useRef(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const t = useTranslations()
  useEffect(() => {
    if (wasRenamed.current && !isRenamed) pencil.current?.focus()
    wasRenamed.current = isRenamed
  }, [isRenamed])

  if (isRenamed) {
    return (
      <ListItem disablePadding>
        <RenameFilterForm
          name={name}
          taken={taken}
          isBusy={isBusy}
          onRename={onRename}
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
        {name}
      </ListItemButton>
      <IconButton
        ref={pencil}
        aria-label={t(records.renameName, { name })}
        onClick={() => setIsRenamed(true)}
      >
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton edge="end" aria-label={t(records.forgetName, { name })} onClick={onForget}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </ListItem>
  )
}
