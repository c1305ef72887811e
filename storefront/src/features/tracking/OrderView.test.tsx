import type { TrackedOrder } from '@botika/common/orders/schema'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { orders } from '../../shared/language/fil/orders'
import { problems } from '../../shared/language/fil/problems'
import { shop } from '../../shared/language/fil/shop'
import { speakBy } from '../../shared/language/words'
import { OrderView } from './OrderView'

const placed = {
  order_number: 'BTK-0000AAAA1111',
  status: 'to_ship',
  delivery_option: 'pick_up',
  payment_option: 'cash',
  created_at: '2026-11-21T03:04:05.678Z',
  parts: [],
  timeline: [],
  subtotal: 100,
  vat_removed: 0,
  discount: 0,
  promotion_discount: 0,
  delivery_fee: 0,
  total: 100,
} as unknown as TrackedOrder

afterEach(() => speakBy(() => undefined))

it('says the whole summary in the shopper’s language', () => {
  const words = { ...shop, ...orders, ...problems }
  speakBy(() => ({ locale: 'fil-PH', words }))
  render(<OrderView order={placed} />)
  const said = screen.getAllByRole('definition').map((one) => one.textContent)
  const english = Object.keys(words).filter((key) => words[key] !== key)
  expect(said.filter((text) => text !== null && english.includes(text))).toEqual([])
  expect(said).toContain('₱100.00')
})

it('shows beside a line what it cost without the discount', () => {
  const item = {
    id: 1,
    seller_order_id: 7,
    product_name: 'Losartan 50 mg',
    price: 118,
    quantity: 3,
    total: 318.6,
  }
  const order = {
    ...placed,
    parts: [{ id: 7, items: [item] }],
    orderItems: [item],
  } as unknown as TrackedOrder
  render(<OrderView order={order} />)
  expect(screen.getByText('₱354.00').tagName).toBe('S')
  expect(screen.getByText('₱318.60').tagName).toBe('B')
})
