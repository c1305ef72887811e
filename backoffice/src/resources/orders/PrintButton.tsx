import { dispatch, shared } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Button, Menu, MenuItem, Box, GlobalStyles, Portal } from '@mui/material'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations, inEnglish } from '../../lib/language/useTranslations'
import { toCentavos, toPesos } from '@botika/common/centavos'
import { addressLine } from '@botika/common/address-line'
import { moment, pesos, signed, unbroken } from '../../ui/format'
import { totalLines } from './totals'
import { isPickUp } from './steps'

const SHEETS = {
  slip: { label: dispatch.packingSlip, Sheet: PackingSlip },
  label: { label: dispatch.labelForTheParcel, Sheet: ShippingLabel },
} as const
type SheetName = keyof typeof SHEETS

export function PrintButton({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [printing, setPrinting] = useState<{ sheet: SheetName; isNow: boolean }>({
    sheet: 'slip',
    isNow: false,
  })
  const { Sheet } = SHEETS[printing.sheet]

  useEffect(() => {
    if (!printing.isNow) return
    // the menu would still be on its way out
    const frame = requestAnimationFrame(() => window.print())
    return () => cancelAnimationFrame(frame)
  }, [printing])

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PrintIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t(dispatch.print)}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {Object.entries(SHEETS).map(([name, { label }]) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null)
              setPrinting({ sheet: name as SheetName, isNow: true })
            }}
          >
            {t(label)}
          </MenuItem>
        ))}
      </Menu>
      <Sheet order={order} />
    </>
  )
}

const cell = { textAlign: 'left', padding: '6pt 4pt', borderBottom: '1px solid #999' } as const

const amountCell = { ...cell, textAlign: 'right', whiteSpace: 'nowrap' } as const

/** A line before promotions and discounts, in pesos: these lines add up to the subtotal below them. */
const grossOf = (item: SellerOrderDetails['orderItems'][number]) =>
  toPesos(toCentavos(item.selling_price) * (item.quantity_dispatched ?? item.quantity))

// drawn, because not every printer's font has one
const box = { display: 'inline-block', width: '11pt', height: '11pt', border: '1px solid #000' } as const

const isPacked = (item: SellerOrderDetails['orderItems'][number]) => item.quantity_dispatched !== 0

export function PackingSlip({ order }: { order: SellerOrderDetails }) {
  return (
    <PrintSheet size="A4" margin="14mm">
      <Slip order={order} />
    </PrintSheet>
  )
}

export function PackingSlips({
  orders,
  onPrinted,
}: {
  orders: readonly SellerOrderDetails[]
  onPrinted: () => void
}) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      window.print()
      onPrinted()
    })
    return () => cancelAnimationFrame(frame)
  }, [onPrinted])
  return (
    <PrintSheet size="A4" margin="14mm">
      {orders.map((order) => (
        <Box key={order.id} sx={{ breakAfter: 'page', '&:last-of-type': { breakAfter: 'auto' } }}>
          <Slip order={order} />
        </Box>
      ))}
    </PrintSheet>
  )
}

function Slip({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  return (
    <>
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
    </>
  )
}

/** For the outside of the parcel: who gets it, where, and what is to be collected. Nothing of what is inside. */
function ShippingLabel({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
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

interface PrintSheetProps {
  size: string
  margin: string
  children: ReactNode
}

const PrintSheet = ({ size, margin, children }: PrintSheetProps) => (
  <>
    <GlobalStyles
      styles={{
        '@page': { size, margin },
        '@media print': { '#root': { display: 'none' }, body: { backgroundColor: '#fff !important' } },
      }}
    />
    <Portal>
      <Box
        aria-hidden
        sx={{
          display: 'none',
          '@media print': {
            display: 'block',
            color: '#000',
            fontSize: '11pt',
            lineHeight: 1.4,
            colorScheme: 'light',
          },
        }}
      >
        {children}
      </Box>
    </Portal>
  </>
)
