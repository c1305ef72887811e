import { dispatch, orders, refusals, shared } from '@botika/common/messages/office'
import { toCentavos, toPesos } from '@botika/common/centavos'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Box, Typography, Button } from '@mui/material'
import { InlineFacts } from '../../ui/InlineFacts'
import { Panel } from '../../ui/Panel'
import { ProductPicture } from '../../ui/ProductPicture'
import { ToneChip } from '../../ui/StatusChip'
import { pesos, signed, unbroken } from '../../ui/format'
import { isPickUp } from './steps'
import { totalLines } from './totals'
import { useTranslations } from '../../lib/language/useTranslations'
import AddIcon from '@mui/icons-material/Add'
import { lazy, Suspense, useState } from 'react'
import { useCanAccess } from 'react-admin'

export function ItemsCard({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  return (
    <Panel title={t(orders.countItems, { count: order.orderItems.length })}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {order.orderItems.map((item) => (
          <Item key={item.id} item={item} order={order} />
        ))}
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.75 }}
      >
        {totalLines(order).map(({ name, amount, isSum }, at) => (
          <Box
            key={at}
            sx={{
              display: 'flex',
              gap: 2,
              fontWeight: isSum ? 800 : 400,
              fontSize: isSum ? '1.25rem' : '1rem',
            }}
          >
            <Box component="dt" sx={{ flex: 1 }}>
              {t(name)}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {signed(amount)}
            </Box>
          </Box>
        ))}
      </Box>
      <AddPartButton order={order} />
    </Panel>
  )
}

interface ItemProps {
  item: SellerOrderDetails['orderItems'][number]
  order: SellerOrderDetails
}

function Item({ item, order }: ItemProps) {
  const t = useTranslations()
  const sent = item.quantity_dispatched
  // discounts and the tax taken off what is sent; without it the line would not add up
  const off = toCentavos(item.selling_price) * (sent ?? item.quantity) - toCentavos(item.total)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        // the money goes below where it would leave the name no room
        flexWrap: 'wrap',
        gap: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <ProductPicture image={item.image} size={56} />
      <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>{unbroken(item.generic_name ?? item.product_name)}</Typography>
        <Typography variant="body2" color="textSecondary">
          <InlineFacts>
            {item.generic_name && item.product_name}
            {item.brand}
            {item.sku}
          </InlineFacts>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
          {item.is_prescription && <ToneChip tone="info" label={t(shared.prescription)} />}
          {item.is_refused && <ToneChip tone="bad" label={t(refusals.refusedMark)} />}
          {!item.is_refused && sent !== null && sent < item.quantity && (
            <ToneChip
              tone="warn"
              label={t(isPickUp(order) ? dispatch.sentOfWantedReady : dispatch.sentOfWantedSent, {
                sent,
                wanted: item.quantity,
              })}
            />
          )}
          {!order.is_shipped && item.in_stock === 0 && (
            <ToneChip tone="quiet" label={t(orders.noneLeftOnTheShelf)} />
          )}
        </Box>
        <RefuseButton order={order} item={item} />
      </Box>
      <Box sx={{ ml: 'auto', textAlign: 'right', whiteSpace: 'nowrap' }}>
        <Typography sx={{ fontWeight: 700 }}>{pesos(item.total)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {item.is_refused ? item.quantity : (sent ?? item.quantity)} × {pesos(item.selling_price)}
        </Typography>
        {off > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t(orders.lessAmount, { amount: pesos(toPesos(off)) })}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

const RefuseDialog = lazy(() => import('./RefuseDialog').then((file) => ({ default: file.RefuseDialog })))

function RefuseButton({ order, item }: ItemProps) {
  const t = useTranslations()
  const [isOpen, setIsOpen] = useState(false)
  const isOff = item.is_refused || item.prescription_status === 'left_out'
  if (
    order.is_shipped ||
    order.is_cancelled ||
    isOff ||
    (item.is_prescription && !order.may_decide_prescription)
  )
    return null
  return (
    <>
      <Button
        color="inherit"
        aria-label={t(refusals.refuseName, { product: item.product_name })}
        onClick={() => setIsOpen(true)}
        sx={{ ml: -2, mt: 0.5, minHeight: 44, whiteSpace: 'nowrap' }}
      >
        {t(refusals.refuse)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RefuseDialog order={order} item={item} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const AddPartDialog = lazy(() =>
  import('./AddPartDialog').then(({ AddPartDialog }) => ({ default: AddPartDialog })),
)

function AddPartButton({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  const [isOpen, setIsOpen] = useState(false)
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'create' })
  if (!canAccess || order.is_completed) return null
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => setIsOpen(true)} sx={{ mt: 1 }}>
        {t(orders.addItemsOfAnotherPharmacy)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AddPartDialog order={order} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
