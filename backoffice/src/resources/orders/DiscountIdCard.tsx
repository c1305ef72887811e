import { orders as ordersMessages, prescriptions } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { needsId } from '@botika/common/orders/steps'
import { Alert, Button, Typography } from '@mui/material'
import { useWords } from '../../lib/language/useWords'
import { Panel } from '../../ui/Panel'
import { useOrderAction } from './useOrderAction'

/** The ID behind a senior citizen's or PWD's discount: whether it was seen, and whether its number came otherwise. */
export function DiscountIdCard({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  const confirm = useOrderAction(order, {
    does: (provider) => provider.confirmIdSeen(order.id),
    said: ordersMessages.idSeen,
  })
  const { orders, names } = order.same_id
  // one that was complete before this was asked has nothing left to confirm
  const isOver = order.is_completed && !order.is_id_seen && orders === 0
  if (!needsId(order) || order.is_cancelled || isOver) return null
  return (
    <Panel title={t(ordersMessages.discountID)}>
      {orders > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(
            orders === 1 ? prescriptions.thisIDNumberCameUnder : prescriptions.thisIDNumberCameUnderAnother,
            { count: orders },
          )}{' '}
          {names.length > 0 && t(ordersMessages.theOtherNameNames, { names: names.join(', ') })}
        </Alert>
      )}
      {order.is_id_seen ? (
        <Alert severity="success">{t(prescriptions.theIDWasSeen)}</Alert>
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>{t(prescriptions.theLawLetsOnlyThe)}</Typography>
          {!order.is_completed && (
            <Button variant="outlined" loading={confirm.isBusy} onClick={() => confirm.act({})}>
              {t(ordersMessages.iHaveSeenTheID)}
            </Button>
          )}
        </>
      )}
    </Panel>
  )
}
