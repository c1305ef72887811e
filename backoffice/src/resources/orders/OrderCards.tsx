import type { SellerOrder } from '@botika/common/orders/schema'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useCreatePath, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { Facts } from '../../shared/Facts'
import { RowCheckbox } from '../../shared/selection'
import { counted, pesos, since } from '../../shared/words'
import { OrderMarks } from './OrderMarks'
import { OrderStatus } from './OrderStatus'
import { useWords } from '../../shared/language/useWords'

/** The phone's view: one card for each order, all of it a link. */
export function OrderCards() {
  const { data = [] } = useListContext<SellerOrder>()
  const createPath = useCreatePath()
  const t = useWords()
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {data.map((order) => (
        <Card component="li" key={order.id} sx={{ position: 'relative' }}>
          <Box sx={{ position: 'absolute', right: 12, bottom: 12 }}>
            <RowCheckbox id={order.id} name={order.order_number} />
          </Box>
          <Box
            component={Link}
            data-row-link
            to={createPath({ resource: 'orders', type: 'show', id: order.id })}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 1,
              p: 2,
              color: 'inherit',
              textDecoration: 'none',
            }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 800 }}>
                {order.receiver_first_name} {order.receiver_last_name}
              </Typography>
              <OrderStatus order={order} />
            </Box>
            <Typography variant="body2" color="textSecondary">
              <Facts>
                {order.order_number}
                {order.city}
                {t('{since} ago', { since: since(order.created_at, t) })}
              </Facts>
            </Typography>
            <OrderMarks order={order} />
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
              <Typography sx={{ fontSize: '1.25rem', fontWeight: 800, letterSpacing: '-0.02em' }}>
                {pesos(order.total)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {counted(order.items_count, 'item', undefined, t)}
              </Typography>
            </Box>
          </Box>
        </Card>
      ))}
    </Box>
  )
}
