import { inEnglish } from '../../lib/language/useWords'
import { shared } from '@botika/common/messages/office'
import { useWords } from '../../lib/language/useWords'
import { toCentavos, toPesos } from '@botika/common/centavos'
import { addressLine } from '@botika/common/address-line'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Box } from '@mui/material'
import { moment, pesos, signed, unbroken } from '../../ui/words'
import { PrintSheet } from './PrintSheet'
import { totalLines } from './totals'

const cell = { textAlign: 'left', padding: '6pt 4pt', borderBottom: '1px solid #999' } as const

const amountCell = { ...cell, textAlign: 'right', whiteSpace: 'nowrap' } as const

/** A line before promotions and discounts, in pesos: these lines add up to the subtotal below them. */
export const grossOf = (item: SellerOrderDetails['orderItems'][number]) =>
  toPesos(toCentavos(item.selling_price) * (item.quantity_dispatched ?? item.quantity))

// drawn, because not every printer's font has one
const box = { display: 'inline-block', width: '11pt', height: '11pt', border: '1px solid #000' } as const

const isPacked = (item: SellerOrderDetails['orderItems'][number]) => item.quantity_dispatched !== 0

/** What the printer makes of the page: a slip to put into the parcel. */
export function PackingSlip({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  return (
    <PrintSheet size="A4" margin="14mm">
      <Box sx={{ fontSize: '18pt', fontWeight: 800 }}>{order.pharmacy_name}</Box>
      <Box sx={{ mb: '12pt' }}>
        {order.pharmacy_address}
        <br />
        FDA licence: {order.pharmacy_license_number ?? 'not on file'}
      </Box>
      <Box sx={{ mb: '12pt' }}>
        Packing slip for order <strong>{order.order_number}</strong>, placed {moment(order.created_at)}
      </Box>
      <Box sx={{ border: '2px solid #000', p: '10pt', mb: '14pt' }}>
        <Box sx={{ fontSize: '14pt', fontWeight: 800 }}>
          {order.receiver_first_name} {order.receiver_last_name}
        </Box>
        <Box>{order.receiver_number}</Box>
        {order.delivery_option === 'door_to_door' && <Box>{addressLine(order)}</Box>}
        <Box sx={{ fontWeight: 700 }}>
          {order.delivery_option === 'pick_up' ? 'Pick up at the pharmacy' : 'Door to door'}
          {order.courier_name ? ` · ${order.courier_name}` : ''}
        </Box>
      </Box>
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th style={cell}>Packed</th>
            <th style={{ ...cell, width: '100%' }}>Item</th>
            <th style={cell}>Quantity</th>
            <th style={{ ...cell, textAlign: 'right', whiteSpace: 'nowrap' }}>Price each</th>
            <th style={{ ...cell, textAlign: 'right' }}>Amount</th>
          </tr>
        </thead>
        <tbody>
          {order.orderItems.filter(isPacked).map((item) => (
            <tr key={item.id} style={{ breakInside: 'avoid' }}>
              <td style={cell}>
                <span style={box}>&nbsp;</span>
              </td>
              <td style={cell}>
                <strong>{unbroken(item.generic_name ?? item.product_name)}</strong>
                <br />
                {item.generic_name ? unbroken(item.product_name) : item.brand}
                {item.is_prescription && <strong> · Rx</strong>}
              </td>
              <td style={cell}>{item.quantity_dispatched ?? item.quantity}</td>
              <td style={amountCell}>{pesos(item.selling_price)}</td>
              <td style={amountCell}>{pesos(grossOf(item))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totalLines(order).map(({ name, amount, isSum }, at) => (
            <tr key={at} style={{ fontWeight: isSum ? 800 : 400 }}>
              <td colSpan={4} style={{ textAlign: 'right', padding: '3pt 4pt' }}>
                {inEnglish(name)}
              </td>
              <td style={{ textAlign: 'right', padding: '3pt 4pt', whiteSpace: 'nowrap' }}>
                {signed(amount)}
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
      <Box sx={{ mt: '14pt', fontWeight: 700 }}>
        {order.is_paid ? t(shared.paid) : `To collect: ${pesos(order.total)}`}
      </Box>
    </PrintSheet>
  )
}
