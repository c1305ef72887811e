import { refusals, shared } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import {
  BACK_ON_THE_SHELF,
  REASON_NAMES,
  SELLER_REASONS,
  type SellerReason,
} from '@botika/common/refused-lines/rules'
import { Alert, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslations } from '../../lib/language/useTranslations'
import { CALLS } from '../../provider/calls'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { unbroken } from '../../ui/format'
import { useOrderAction } from './useOrderAction'

interface Props {
  order: SellerOrderDetails
  item: SellerOrderDetails['orderItems'][number]
  onClose: () => void
}

const stockWords = (reason: SellerReason) =>
  reason === 'not_in_stock'
    ? refusals.stockBecomesZero
    : BACK_ON_THE_SHELF.includes(reason)
      ? refusals.backToStock
      : refusals.notBackToStock

/** Asks why a pharmacy can't send a line, and what that does, before it is off the order. */
export function RefuseDialog({ order, item, onClose }: Props) {
  const t = useTranslations()
  const [reason, setReason] = useState<SellerReason | ''>('')
  const [remarks, setRemarks] = useState('')
  const [isTried, setIsTried] = useState(false)
  const needsWords = reason === 'other' && remarks.trim() === ''
  const refuse = useOrderAction(order, {
    run: (provider, why: SellerReason) =>
      provider.call(CALLS.refusedLines.refuse, {
        params: { id: order.id },
        body: { item_id: item.id, reason: why, remarks: remarks.trim() || null },
      }),
    success: refusals.isRefused,
  })

  function confirm() {
    setIsTried(true)
    if (reason && !needsWords) refuse.act(reason, onClose)
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(refusals.refuseTitle, { product: unbroken(item.product_name) })}
      confirmLabel={t(refusals.refuseIt)}
      isBusy={refuse.isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Typography sx={{ mb: 2 }}>{t(refusals.refuseWhat)}</Typography>
      <TextField
        select
        required
        fullWidth
        label={t(refusals.why)}
        value={reason}
        onChange={(event) => setReason(event.target.value as SellerReason)}
        error={isTried && !reason}
        helperText={isTried && !reason ? t(refusals.pleaseChooseWhy) : undefined}
        sx={{ mb: 2 }}
      >
        {SELLER_REASONS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(REASON_NAMES[one])}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t(refusals.wordsForTheShopper)}
        required={reason === 'other'}
        multiline
        minRows={2}
        fullWidth
        value={remarks}
        onChange={(event) => setRemarks(event.target.value)}
        error={isTried && needsWords}
        helperText={isTried && needsWords ? t(shared.pleaseSayWhy) : undefined}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {reason && (
        <Alert severity={reason === 'not_in_stock' ? 'warning' : 'info'} sx={{ mt: 2 }}>
          {t(stockWords(reason))}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
