import { orders } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Alert, Box, TextField, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify, useRedirect } from 'react-admin'
import { CALLS } from '../../../provider/calls'
import type { BotikaDataProvider } from '../../../provider/data-provider'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { useWords } from '../../../lib/language/useWords'
import { pesos } from '../../../ui/words'
import { type AddedLine, AddedLines } from './AddedLines'
import { OfferSearch } from './OfferSearch'

interface AddPartDialogProps {
  order: SellerOrderDetails
  onClose: () => void
}

/** Which offers of one pharmacy join the order, how many of each, and why. */
export function AddPartDialog({ order, onClose }: AddPartDialogProps) {
  const t = useWords()
  const provider = useDataProvider<BotikaDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const redirect = useRedirect()
  const [lines, setLines] = useState<readonly AddedLine[]>([])
  const [remarks, setRemarks] = useState('')
  // the same question asked twice adds once; another one has another key
  const [key, setKey] = useState(() => crypto.randomUUID())
  function change(next: readonly AddedLine[]) {
    setLines(next)
    setKey(crypto.randomUUID())
  }
  const add = useMutation({
    mutationFn: () =>
      provider.call(
        CALLS.sellerOrders.create,
        {
          body: {
            order_id: order.order_id,
            order_items: lines.map(({ offer, quantity }) => ({ inventory_id: offer.id, quantity })),
            remarks: remarks.trim() || null,
          },
        },
        { idempotencyKey: key },
      ),
    onSuccess: (part) => {
      notify(t(orders.theItemsWereAdded), { type: 'success' })
      void client.invalidateQueries({ queryKey: ['orders'] })
      onClose()
      redirect('show', 'orders', part.id)
    },
  })
  const [first] = lines
  const sum = lines.reduce((total, { offer, quantity }) => total + offer.selling_price * quantity, 0)

  return (
    <ConfirmDialog
      isOpen
      title={t(orders.addItemsToNumber, { number: order.order_number })}
      confirmLabel={t(orders.addTheItems)}
      isBusy={add.isPending}
      onClose={onClose}
      onConfirm={() => lines.length > 0 && add.mutate()}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Typography color="textSecondary">{t(orders.theyArePricedAndTaken)}</Typography>
        <OfferSearch
          pharmacyId={first?.offer.pharmacy_id}
          taken={lines.map(({ offer }) => offer.id)}
          onChoose={(offer) => change([...lines, { offer, quantity: 1 }])}
        />
        <AddedLines lines={lines} onChange={change} />
        {lines.length > 0 && (
          <Typography sx={{ fontWeight: 700 }}>
            {t(orders.amountBeforePromotionsAndDiscounts, { amount: pesos(sum) })}
          </Typography>
        )}
        <TextField
          label={t(orders.remarksForTheShopper)}
          multiline
          minRows={2}
          value={remarks}
          onChange={(event) => {
            setRemarks(event.target.value)
            setKey(crypto.randomUUID())
          }}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {add.error && <Alert severity="error">{add.error.message}</Alert>}
      </Box>
    </ConfirmDialog>
  )
}
