import { orders } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Button, TextField } from '@mui/material'
import { Panel } from '../../ui/Panel'
import { useDraft } from '../../ui/useDraft'
import { useOrderAction } from './useOrderAction'
import { useWords } from '../../lib/language/useWords'

/** What the pharmacy tells itself; the shopper never sees it. */
export function NotesCard({ order }: { order: SellerOrderDetails }) {
  const [notes, setNotes] = useDraft(order.internal_notes)
  const save = useOrderAction<{ notes: string }>(order, {
    does: (provider, input) => provider.saveOrderNotes(order.id, input.notes),
    said: orders.notesSaved,
  })
  const t = useWords()
  const isChanged = notes !== order.internal_notes
  return (
    <Panel title={t(orders.internalNotes)}>
      <TextField
        multiline
        minRows={2}
        fullWidth
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
        helperText={t(orders.onlyThePharmacyAndAdmins)}
        slotProps={{ htmlInput: { 'aria-label': t(orders.internalNotes), maxLength: 5000 } }}
      />
      {isChanged && (
        <Button
          variant="contained"
          loading={save.isBusy}
          onClick={() => save.act({ notes })}
          sx={{ mt: 1.5 }}
        >
          {t(orders.saveTheNotes)}
        </Button>
      )}
    </Panel>
  )
}
