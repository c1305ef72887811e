import { shared } from '@botika/common/messages/office'
import { useWords } from '../../lib/language/useWords'
import { addressLine } from '@botika/common/address-line'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Box } from '@mui/material'
import { pesos } from '../../ui/words'
import { PrintSheet } from './PrintSheet'
import { isPickUp } from './steps'

/** For the outside of the parcel: who gets it, where, and what is to be collected. Nothing of what is inside. */
export function ShippingLabel({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  const isFetched = isPickUp(order)
  return (
    <PrintSheet size="100mm 150mm" margin="6mm">
      <Box sx={{ border: '2px solid #000', p: '4mm', display: 'grid', gap: '4mm', breakInside: 'avoid' }}>
        <Box sx={{ borderBottom: '1px solid #000', pb: '3mm', fontSize: '10pt' }}>
          <Box>From</Box>
          <Box sx={{ fontWeight: 700, fontSize: '12pt' }}>{order.pharmacy_name}</Box>
        </Box>
        <Box>
          <Box sx={{ fontSize: '10pt' }}>{isFetched ? 'Picked up by' : t(shared.to)}</Box>
          <Box sx={{ fontSize: '19pt', fontWeight: 800, lineHeight: 1.15 }}>
            {order.receiver_first_name} {order.receiver_last_name}
          </Box>
          <Box sx={{ fontSize: '14pt', fontWeight: 700, my: '1.5mm' }}>{order.receiver_number}</Box>
          {!isFetched && <Box sx={{ fontSize: '13pt' }}>{addressLine(order)}</Box>}
        </Box>
        <Box sx={{ borderTop: '1px solid #000', pt: '3mm' }}>
          <Box sx={{ fontSize: '16pt', fontWeight: 800, letterSpacing: '0.02em', whiteSpace: 'nowrap' }}>
            {order.order_number}
          </Box>
          <Box sx={{ fontSize: '14pt', fontWeight: 700 }}>
            {order.is_paid ? 'Paid, collect nothing' : `Collect ${pesos(order.total)}`}
          </Box>
          {order.courier_name && <Box>Courier: {order.courier_name}</Box>}
        </Box>
      </Box>
    </PrintSheet>
  )
}
