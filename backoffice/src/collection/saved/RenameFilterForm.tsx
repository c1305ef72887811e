import * as records from '@botika/common/messages/office/records'
import * as shared from '@botika/common/messages/office/shared'
import { expected } from '@botika/common/expected'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../lib/language/useTranslations'
import { LONGEST_NAME } from './SaveFilterForm'

interface RenameFilterFormProps {
  name: string
  taken: readonly string[]
  isBusy: boolean
  onRename: (to: string) => Promise<void>
  onCancel: () => void
}

const plain = (name: string) => name.trim().toLowerCase()

export function RenameFilterForm({ name, taken, isBusy, onRename, onCancel }: RenameFilterFormProps) {
  const [typed, setTyped] = useState(name)
  const [isSent, setIsSent] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const t = useTranslations()
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const to = typed.trim()
  const double = taken.find((other) => plain(other) === plain(typed))
  const isRefused = isSent && double !== undefined

  function submit() {
    setIsSent(true)
    if (to === '' || double !== undefined) return
    if (to === name) onCancel()
    else void onRename(to).catch(expected('The error is shown already'))
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }

  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1, py: 1, width: 1 }}
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        inputRef={field}
        label={t(records.newName)}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsSent(false)
        }}
        error={isRefused}
        helperText={isRefused && t(records.anotherOneIsCalledName, { name: double })}
        slotProps={{
          htmlInput: { 'aria-label': t(records.newNameForName, { name }), maxLength: LONGEST_NAME },
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={to === ''} loading={isBusy}>
          {t(records.rename)}
        </Button>
        <Button onClick={onCancel} disabled={isBusy}>
          {t(shared.cancel)}
        </Button>
      </Box>
    </Box>
  )
}
