import { shared, trade } from '@botika/common/messages/office'
import type { RecurringOrder } from '@botika/common/recurring-orders/schema'
import { useBasename, useCanAccess } from 'react-admin'
import { CALLS } from '../../provider/calls'
import { ConfirmButton } from '../../ui/AskButton'
import { useAction } from '../../ui/useAction'
import { useTranslations } from '../../lib/language/useTranslations'

/** Only for admins: a pharmacy cancels its own seller orders. */
export function CancelRecurring({ order }: { order: RecurringOrder }) {
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const { canAccess } = useCanAccess({ resource: 'recurring-orders', action: 'cancel' })
  const cancel = useAction({
    run: (provider) => provider.call(CALLS.recurringOrders.cancel, { params: { id: order.id }, body: {} }),
    success: trade.theRecurringOrderWasCancelled,
  })
  if (!isAdmin || !canAccess) return null
  return (
    <ConfirmButton
      action={cancel}
      button={{ color: 'error', children: t(shared.cancel) }}
      title={t(shared.cancelNumber, { number: order.order_number })}
      confirmLabel={t(trade.placeNoMore)}
      isDanger
    >
      {t(trade.noMoreOrdersArePlaced)}
    </ConfirmButton>
  )
}
