import { complaints } from '@botika/common/messages/office'
import type { ComplaintDetails } from '@botika/common/complaints/endpoints'
import { OUTCOME_NAMES, SETTLEMENTS } from '@botika/common/complaints/rules'
import { Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslations } from '../../lib/language/useTranslations'
import { CALLS } from '../../provider/calls'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useAction } from '../../ui/useAction'

type Settlement = (typeof SETTLEMENTS)[number]

export function SettleButton({ complaint }: { complaint: ComplaintDetails }) {
  const t = useTranslations()
  const [isAsking, setIsAsking] = useState(false)
  const [outcome, setOutcome] = useState<Settlement | ''>('')
  const [message, setMessage] = useState('')
  const [isTried, setIsTried] = useState(false)
  const close = () => setIsAsking(false)
  const { act, isBusy } = useAction({
    run: (provider, settlement: { outcome: Settlement; message: string }) =>
      provider.call(CALLS.complaints.settle, { params: { id: complaint.id }, body: settlement }),
    success: complaints.isSettled,
  })

  function confirm() {
    setIsTried(true)
    if (outcome && message.trim()) act({ outcome, message: message.trim() }, close)
  }

  return (
    <>
      <Button variant="contained" onClick={() => setIsAsking(true)}>
        {t(complaints.settle)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(complaints.settleTitle)}
        confirmLabel={t(complaints.settle)}
        isBusy={isBusy}
        onClose={close}
        onConfirm={confirm}
      >
        <Typography sx={{ mb: 2 }}>{t(complaints.settleWhat)}</Typography>
        <TextField
          select
          required
          fullWidth
          label={t(complaints.outcome)}
          value={outcome}
          onChange={(event) => setOutcome(event.target.value as Settlement)}
          error={isTried && !outcome}
          helperText={isTried && !outcome ? t(complaints.pleaseChoose) : undefined}
          sx={{ mb: 2 }}
        >
          {SETTLEMENTS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(OUTCOME_NAMES[one])}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={t(complaints.why)}
          required
          multiline
          minRows={3}
          fullWidth
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          error={isTried && !message.trim()}
          helperText={isTried && !message.trim() ? t(complaints.pleaseSayWhy) : t(complaints.whyHelp)}
          slotProps={{ htmlInput: { maxLength: 5000 } }}
        />
      </ConfirmDialog>
    </>
  )
}
