import { readBy } from '@botika/common/messages/reader'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createStore, Provider } from '../../lib/store'
import { placeAtom } from '../../place/atoms'
import { API, answeringApi } from '../../testing/api'
import { guestCartItemsAtom } from '../state/atoms'
import { deliveryOptionAtom } from '../state/checkout-terms'
import { GroupDelivery } from './GroupDelivery'

const server = answeringApi()
beforeEach(() => localStorage.clear())
afterEach(() => readBy(() => 'en'))

const PRODUCT = {
  id: 1,
  image: null,
  inventory_id: 3,
  pharmacy_id: 1,
  pharmacy_name: 'Botika Uno',
  name: 'Amlodipine 5 mg',
  selling_price: 10,
  subcategory_name: null,
  is_sc_discountable: true,
  current_quantity: 9,
}
const items = [{ product: PRODUCT, quantity: 2, is_checked: true }]
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const GROUP = {
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
  arrives: { from: '2026-03-02T08:00:00Z', until: '2026-03-02T10:00:00Z' },
  ready: { from: soon(29.5), until: soon(300) },
  pause: null,
  total: 60,
}
const FAR = {
  inventory_id: 3,
  code: 'out_of_reach',
  detail: 'Botika Uno does not deliver there.',
} as const

function show(facts: Partial<Parameters<typeof GroupDelivery>[0]['group']> = {}, problem?: typeof FAR) {
  const store = createStore()
  store.set(guestCartItemsAtom, () => items)
  store.set(placeAtom, {
    name: 'Cebu City',
    province: 'Cebu',
    city: 'City of Cebu',
    barangay: null,
    lat: 10.3,
    lng: 123.9,
  })
  render(
    <Provider store={store}>
      <GroupDelivery group={{ ...GROUP, ...facts }} problem={problem} items={items} />
    </Provider>,
  )
  return store
}

it('says where the pharmacy is, how far, when it comes and for how much', () => {
  show()
  const text = document.body.textContent
  for (const part of ['Makati City', '3.2 km', '4-6', '₱40.00', 'Open now']) expect(text).toContain(part)
})

it('says of a shared fee that stands elsewhere that it is shared, and of an own one that it is free', () => {
  show({ delivery_fee: 0, is_own_fee: false })
  expect(screen.getByText('shares the delivery fee')).toBeTruthy()
  show({ delivery_fee: 0, is_own_fee: true })
  expect(screen.getByText('Free delivery')).toBeTruthy()
})

it('says until when a pharmacy is paused, and why', () => {
  show({ pause: { until: '2026-06-05', reason: 'Bagyo.' }, is_open_now: false })
  expect(screen.getByRole('status').textContent).toContain('Takes no orders until Jun\u00A05')
  expect(screen.getByRole('status').textContent).toContain('Bagyo.')
})

it('names the months of the reader’s language', () => {
  readBy(() => 'fil')
  show({ pause: { until: '2026-06-05', reason: '' }, is_open_now: false })
  expect(screen.getByRole('status').textContent).toContain('Hun\u00A05')
})

it('leads out of reach to picking it up, and back', async () => {
  const store = show({ arrives: null }, FAR)
  await userEvent.click(screen.getByRole('button', { name: 'Pick up in 30 min' }))
  expect(store.get(deliveryOptionAtom)).toBe('pick_up')
  await userEvent.click(screen.getByRole('button', { name: 'Have it delivered instead' }))
  expect(store.get(deliveryOptionAtom)).toBe('door_to_door')
})

it('leads out of reach with one tap to who delivers, for the place that was chosen', async () => {
  let asked: unknown
  const best = {
    inventory_id: 9,
    pharmacy_id: 5,
    pharmacy_name: 'Botika Cebu',
    city: 'City of Cebu',
    quantity: 20,
    selling_price: 12,
    distance_km: 0.8,
    own_fee: null,
    free_from: null,
    arrives: null,
    ready: null,
    is_open_now: true,
  }
  server.use(
    http.post(`${API}/offers-here`, async ({ request }) => {
      asked = await request.json()
      return HttpResponse.json({
        place: null,
        data: [{ product_id: 1, best, cheapest: null, reaching_count: 1 }],
      })
    }),
  )
  const store = show({ arrives: null }, FAR)
  await userEvent.click(screen.getByRole('button', { name: 'See who delivers to me' }))
  const list = await screen.findByRole('list')
  expect(within(list).getByText('Botika Cebu')).toBeTruthy()
  expect(asked).toMatchObject({ product_ids: [1], city: 'City of Cebu', latitude: 10.3 })
  await userEvent.click(screen.getByRole('button', { name: 'Take Amlodipine 5 mg from Botika Cebu' }))
  const stored = JSON.parse(localStorage.getItem('guestCartItems') ?? '[]')
  expect(stored).toMatchObject([{ quantity: 2, product: { inventory_id: 9, pharmacy_name: 'Botika Cebu' } }])
  expect(store.get(deliveryOptionAtom)).toBe('door_to_door')
})
