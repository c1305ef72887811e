import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { needsId } from '@botika/common/orders/steps'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useWords } from '../../lib/language/useWords'
import { Panel } from '../../ui/Panel'
import { useOrderAction } from './useOrderAction'

/** The ID behind a senior citizen's or PWD's discount: whether it was seen, and whether its number came otherwise. */
export function DiscountIdCard({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  const confirm = useOrderAction(order, {
    does: (provider) => provider.confirmIdSeen(order.id),
    said: 'ID seen',
  })
  const { orders, names } = order.same_id
  // one that was complete before this was asked has nothing left to confirm
  const isOver = order.is_completed && !order.is_id_seen && orders === 0
  if (!needsId(order) || order.is_cancelled || isOver) return null
  return (
    <Panel title="Discount ID">
      {orders > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(
            orders === 1
              ? 'This ID number came under another name with 1 other order.'
              : 'This ID number came under another name with {count} other orders.',
            { count: orders },
          )}{' '}
          {names.length > 0 && t('The other name: {names}', { names: names.join(', ') })}
        </Alert>
      )}
      {order.is_id_seen ? (
        <Alert severity="success">{t('The ID was seen.')}</Alert>
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>
            {t(
              'The law lets only the holder have this discount. Look at the ID at hand-over, or at its picture: the name and number have to be those of the order.',
            )}
          </Typography>
          {!order.is_completed && (
            <Button variant="outlined" loading={confirm.isBusy} onClick={() => confirm.act({})}>
              {t('I have seen the ID')}
            </Button>
          )}
        </>
      )}
    </Panel>
  )
}
