import { shared, trade } from '@botika/common/messages/office'
import type { RecurringOrder } from '@botika/common/recurring-orders/schema'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useBasename, useCanAccess, useDataProvider, useNotify, useRefresh } from 'react-admin'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useTranslations } from '../../lib/language/useTranslations'

/** Only for admins: a pharmacy cancels its own seller orders. */
export function CancelRecurring({ order }: { order: RecurringOrder }) {
  const t = useTranslations()
  const [isAsking, setIsAsking] = useState(false)
  const isAdmin = useBasename() === '/admin'
  const { canAccess } = useCanAccess({ resource: 'recurring-orders', action: 'cancel' })
  const provider = useDataProvider<BotikaDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const cancel = useMutation({
    mutationFn: () => provider.call(CALLS.recurringOrders.cancel, { params: { id: order.id }, body: {} }),
    onSuccess: () => {
      notify(t(trade.theRecurringOrderWasCancelled), { type: 'success' })
      refresh()
    },
    onError: (problem) => notify(problem.message, { type: 'error' }),
    onSettled: () => setIsAsking(false),
  })
  if (!isAdmin || !canAccess) return null
  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)}>
        {t(shared.cancel)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(shared.cancelNumber, { number: order.order_number })}
        confirmLabel={t(trade.placeNoMore)}
        isDanger
        isBusy={cancel.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => cancel.mutate()}
      >
        {t(trade.noMoreOrdersArePlaced)}
      </ConfirmDialog>
    </>
  )
}
