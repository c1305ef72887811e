import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { render, screen, within, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { anOrder } from '../../testing/orders'
import { PackingSlip, PackingSlips } from './PrintButton'

const centavos = (text = '') => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

it('adds up: its lines are the subtotal, and say what each piece costs', () => {
  const item = { product_name: 'Biogesic 500 mg', generic_name: 'Paracetamol', brand: 'Biogesic' }
  const first = { ...item, is_prescription: false } as SellerOrderDetails['orderItems'][number]
  const order = anOrder({
    orderItems: [
      {
        ...first,
        id: 1,
        selling_price: 43.75,
        quantity: 3,
        quantity_dispatched: 1,
        total: 35,
        is_prescription: true,
      },
      { ...first, id: 2, selling_price: 166.25, quantity: 4, quantity_dispatched: null, total: 475 },
    ],
    subtotal: 708.75,
    promotion_discount: 71.25,
    discount: 127.5,
    total: 510,
    delivery_fee: 0,
    vat_removed: 0,
  })
  render(<PackingSlip order={order} />)
  const rows = screen.getAllByRole('row', { hidden: true }).slice(1, 3)
  const amounts = rows.map((row) =>
    centavos(within(row).getAllByRole('cell', { hidden: true }).at(-1)?.textContent ?? ''),
  )
  expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(70_875)
  expect(rows[0]?.textContent).toContain('Rx')
  expect(rows[1]?.textContent).not.toContain('Rx')
  expect(document.body.textContent).toContain('FDA licence: CDRR-NCR-DS-1')
})

it('prints several at once, each order by itself', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const onPrinted = vi.fn<() => void>()
  const orders = ['BTK-ONE', 'BTK-TWO'].map((order_number, id) => anOrder({ id, order_number }))
  render(<PackingSlips orders={orders} onPrinted={onPrinted} />)
  await waitFor(() => expect(onPrinted).toHaveBeenCalledTimes(1))
  expect(print).toHaveBeenCalledTimes(1)
  expect(document.body.textContent).toMatch(/order BTK-ONE,.*order BTK-TWO,/s)
  print.mockRestore()
})
