import { orders, prescriptions, shared } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Button } from '@mui/material'
import { useState } from 'react'
import { ReasonDialog } from '../../ui/ReasonDialog'
import { useOrderAction } from './useOrderAction'
import { useWords } from '../../lib/language/useWords'

/** Refuses the prescription with a reason; the shopper may send another. */
export function RejectButton({ order }: { order: SellerOrderDetails }) {
  const [isAsking, setIsAsking] = useState(false)
  const t = useWords()
  const close = () => setIsAsking(false)
  const reject = useOrderAction<{ reason: string }>(order, {
    does: (provider, input) =>
      provider.judgePrescription(order.id, {
        prescription_checked: false,
        prescription_remarks: input.reason,
      }),
    said: shared.prescriptionRejected,
    onDone: close,
  })
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
        {t(shared.reject)}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        title={t(prescriptions.rejectThePrescription)}
        confirmLabel={t(shared.reject)}
        label={t(shared.reason)}
        help={t(orders.forExampleTheDateHas)}
        maxLength={500}
        isBusy={reject.isBusy}
        onClose={close}
        onConfirm={(reason) => reject.act({ reason })}
      >
        {t(prescriptions.theShopperReadsYourReason)}
      </ReasonDialog>
    </>
  )
}
