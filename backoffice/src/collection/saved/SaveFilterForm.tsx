import * as records from '@botika/common/messages/office/records'
import { expected } from '@botika/common/expected'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslations } from '../../lib/language/useTranslations'

interface SaveFilterFormProps {
  isBusy: boolean
  onSave: (name: string, isShared: boolean) => Promise<void>
}

export const LONGEST_NAME = 60

export function SaveFilterForm({ isBusy, onSave }: SaveFilterFormProps) {
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const t = useTranslations()
  const trimmed = name.trim()
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed) void onSave(trimmed, isShared).catch(expected('The error is shown already'))
      }}
    >
      <TextField
        label={t(records.keepTheseFiltersAs)}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
      />
      <FormControlLabel
        control={<Checkbox checked={isShared} onChange={(_, is) => setIsShared(is)} />}
        label={t(records.forEveryoneHere)}
      />
      <Button type="submit" variant="contained" disabled={trimmed === ''} loading={isBusy}>
        {t(records.keep)}
      </Button>
    </Box>
  )
}
