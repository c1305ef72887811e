import type { Quote } from '@botika/common/quote/endpoints'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CheckoutItem } from '../cart/state/items'
import { Summary } from './Summary'

const line = (inventory_id: number, pharmacy_id: number) => ({
  inventory_id,
  pharmacy_id,
  product_name: `Medicine ${inventory_id}`,
  quantity: 1,
  price: 10,
})
const quote = {
  lines: [line(1, 1), line(2, 2), line(3, 2)],
  groups: [
    { pharmacy_id: 1, pharmacy_name: 'Botika Uno', city: null, distance_km: null },
    {
      pharmacy_id: 2,
      pharmacy_name: 'Botika Dos',
      city: 'Cebu',
      distance_km: 566,
      is_own_fee: false,
      delivery_fee: 0,
    },
  ],
  subtotal: 30,
  vat_removed: 0,
  discount: 0,
  promotion_discount: 0,
  delivery_fee: 49,
  total: 79,
} as unknown as Quote

const known = {
  quote,
  far: [] as number[],
  isAsking: false,
  error: null,
  retry: () => undefined,
}

it('has pharmacies and lines in the order of the cart', async () => {
  const items = [3, 2, 1].map((inventory_id) => ({ inventory_id })) as CheckoutItem[]
  render(<Summary items={items} {...known} />)
  const names = await screen.findAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['Botika Dos', 'Botika Uno'])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(4, 14))).toEqual([
    'Medicine 3',
    'Medicine 2',
    'Medicine 1',
  ])
})

it('names neither fee nor total of what does not reach the address', async () => {
  const items = [{ inventory_id: 2 }] as CheckoutItem[]
  render(<Summary items={items} {...known} />)
  expect((await screen.findAllByText('shares the delivery fee')).length).toBeGreaterThan(0)
  expect(screen.getByText('₱79.00')).toBeTruthy()
  cleanup()
  render(<Summary items={items} {...known} far={[2]} />)
  expect(await screen.findByText('566 km')).toBeTruthy()
  expect(screen.queryByText('₱79.00')).toBeNull()
  expect(screen.getByRole('region', { name: 'From Botika Dos' }).textContent).not.toContain('shares')
})
