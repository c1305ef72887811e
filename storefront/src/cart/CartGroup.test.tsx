import type { Quote } from '@botika/common/quote/endpoints'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { CartGroup } from './CartGroup'

const PRODUCT = {
  id: 1,
  image: null,
  inventory_id: 3,
  pharmacy_id: 1,
  pharmacy_name: 'Botika Uno',
  name: 'Amlodipine',
  selling_price: 189.72,
  subcategory_name: null,
  is_sc_discountable: true,
  current_quantity: 9,
}

function shown(quantity: number, regular?: number, percent = 7, price = 189.72) {
  const product = { ...PRODUCT, selling_price: price }
  render(
    <MemoryRouter>
      <CartGroup
        group={{ id: 1, name: 'Botika Uno', items: [{ product, quantity, is_checked: true }] }}
        fresh={{
          prescriptions: new Set(),
          reasons: new Map(),
          offers: new Map(
            regular === undefined
              ? []
              : [[3, { price: regular, promotions: [{ kind: 'percent', value: percent }] }]],
          ),
        }}
        isPricing={false}
        change={() => undefined}
      />
    </MemoryRouter>,
  )
  return screen.getByRole('listitem').textContent
}

it('says what one costs where there are several, and what it cost before the promotion', () => {
  expect(shown(2, 204)).toContain('₱189.72 each before ₱204.00')
})

it('rounds a promotion once for the line, as checkout does', () => {
  // 10 % off ₱59.85 is ₱53.865; three times the ₱17.96 of one would be ₱53.88
  expect(shown(3, 19.95, 10, 17.96)).toContain('₱53.87')
})

it('says no price of "each" where there is one', () => {
  const text = shown(1, 189.72, 0)
  expect(text).toContain('₱189.72')
  expect(text).not.toContain('each')
})

it('says no fee of a pharmacy of which nothing is chosen', () => {
  const delivered = {
    pharmacy_id: 1,
    pharmacy_name: 'Botika Uno',
    address: '1 Rizal Avenue',
    city: 'Makati City',
    is_open_now: true,
    phone: null,
    license_number: null,
    subtotal: 20,
    delivery_fee: 40,
    is_own_fee: true,
    distance_km: 3.24,
    is_cold_chain: false,
    arrives: null,
    ready: null,
    pause: null,
    total: 60,
  }
  const cart = (is_checked: boolean) => (
    <MemoryRouter>
      <CartGroup
        group={{ id: 1, name: 'Botika Uno', items: [{ product: PRODUCT, quantity: 2, is_checked }] }}
        fresh={{ prescriptions: new Set(), reasons: new Map(), offers: new Map() }}
        isPricing={false}
        change={() => undefined}
        quote={{ groups: [delivered], problems: [] } as unknown as Quote}
      />
    </MemoryRouter>
  )
  const { rerender } = render(cart(true))
  expect(screen.getByText(/₱40\.00/)).toBeTruthy()
  rerender(cart(false))
  expect(screen.queryByText(/₱40\.00/)).toBeNull()
})
