import * as records from '@botika/common/messages/office/records'
import { expected } from '@botika/common/expected'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslations } from '../../lib/language/useTranslations'

interface SaveFilterFormProps {
  isBusy: boolean
  onSave: (name: string) => Promise<void>
}

export const LONGEST_NAME = 60

export function SaveFilterForm({ isBusy, onSave }: SaveFilterFormProps) {
  const [name, setName] = useState('')
  const t = useTranslations()
  const trimmed = name.trim()
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed) void onSave(trimmed).catch(expected('The error is shown already'))
      }}
    >
      <TextField
        label={t(records.keepTheseFiltersAs)}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
      />
      <Button type="submit" variant="contained" disabled={trimmed === ''} loading={isBusy}>
        {t(records.keep)}
      </Button>
    </Box>
  )
}
