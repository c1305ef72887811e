import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { cartItemsAtom, guestCartItemsAtom } from '../../cart/state/atoms'
import { useSwap } from '../../cart/state/swap'
import { createStore, Provider, useAtomValue } from '../../lib/store'
import { placeAtom } from '../../place/atoms'
import { userAtom } from '../../session/atoms'
import { API, answeringApi, refusal } from '../../testing/api'
import { showsStatutoryAtom } from '../../statutory-price/atoms'
import { Component } from './page'

const server = answeringApi()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const PLACE = { name: 'Makati', province: 'Metro Manila', city: 'City of Makati', barangay: null }
const medicine = (product_id: number, strength: string, brand: string | null = null) => ({
  product_id,
  slug: 'losartan',
  name: `${brand ?? 'Losartan'} ${strength} tablet`,
  generic_name: 'Losartan Potassium',
  strength,
  dosage_form: 'Tablet',
  brand,
  is_prescription: true,
})
const row = (text: string, facts: object = {}) => ({
  text,
  pieces: 30,
  packs: null,
  medicine: null,
  candidates: [],
  is_refused: false,
  ...facts,
})
const LINE = {
  inventory_id: 5,
  product_id: 1,
  product_name: 'Losartan 50 mg tablet',
  generic_name: null,
  image: null,
  pharmacy_id: 8,
  is_prescription: true,
  is_sc_discountable: true,
  quantity: 30,
  current_quantity: 90,
  price: 10,
  net: 0,
  vat_removed: 32.14,
  discount: 53.57,
  promotion_discount: 0,
  total: 214.29,
  rule: 'statutory',
  promotions: [],
}
const GROUP = {
  pharmacy_id: 8,
  pharmacy_name: 'Botika Uno',
  address: '1 Rizal Avenue',
  city: 'Makati',
  is_open_now: true,
  phone: null,
  license_number: null,
  subtotal: 300,
  delivery_fee: 49,
  is_own_fee: false,
  distance_km: 3.2,
  is_cold_chain: false,
  arrives: null,
  ready: null,
  pause: null,
  total: 263.29,
}
const QUOTE = { subtotal: 300, vat_removed: 32.14, discount: 53.57, promotion_discount: 0, delivery_fee: 49 }
const plan = (kind: string, facts: object = {}) => ({
  kind,
  quote: { ...QUOTE, total: 263.29, lines: [LINE], groups: [GROUP], problems: [] },
  lines: [{ line: 0, pieces: 30, items: [{ inventory_id: 5, quantity: 30 }] }],
  left_out: [],
  parcels: 1,
  distance_km: 3.2,
  arrives: null,
  is_proven: true,
  bound: 263.29,
  ...facts,
})
const counted = (plans: object[]) => ({ plans, reaching_count: 70, looked_at_count: 60 })

const OLD = {
  product: {
    id: 3,
    image: null,
    inventory_id: 77,
    pharmacy_id: 1,
    pharmacy_name: 'Dos',
    name: 'Old',
    selling_price: 5,
    subcategory_name: null,
    is_sc_discountable: true,
    current_quantity: 9,
  },
  quantity: 2,
  is_checked: true,
}

function CartAfter() {
  const { last, undo } = useSwap()
  const items = useAtomValue(cartItemsAtom)
  return (
    <>
      <p>{last?.note}</p>
      <button type="button" onClick={undo}>
        Undo
      </button>
      <output>
        {JSON.stringify(items.map(({ product, quantity }) => [product.inventory_id, quantity]))}
      </output>
    </>
  )
}

function show(place: boolean) {
  const store = createStore()
  store.set(userAtom, null)
  if (place) store.set(placeAtom, { ...PLACE, lat: 14.555, lng: 121.024 })
  const routes = [
    { path: '/', element: <Component /> },
    { path: '/cart', element: <CartAfter /> },
  ]
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Provider>,
  )
  return store
}

const box = () => screen.getByRole('textbox', { name: 'Your medicines, one on each line' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function write(text: string, rows: object[]) {
  server.use(http.post(`${API}/baskets/match`, () => HttpResponse.json({ rows })))
  if (text) await userEvent.type(box(), text)
  await press('Find these')
}
const losartan = [row('losartan 30', { medicine: medicine(1, '50 mg') })]

it('keeps what was typed where the list could not be read, and takes it once it can', async () => {
  show(true)
  server.use(http.post(`${API}/baskets/match`, () => refusal('internal', 'Please try again.')))
  await userEvent.type(box(), 'losartan 30')
  await press('Find these')
  expect(await screen.findByText('Please try again.')).toBeTruthy()
  expect(box()).toHaveProperty('value', 'losartan 30')
  server.use(http.post(`${API}/baskets/match`, () => HttpResponse.json({ rows: losartan })))
  await press('Try again')
  expect(await screen.findByRole('group', { name: /^1. Losartan Potassium/ })).toBeTruthy()
  expect(box()).toHaveProperty('value', 'losartan 30')
})

it('asks about what it does not know, plans no guess, and says what it did not find', async () => {
  let asked: unknown
  server.use(
    http.post(`${API}/baskets/plans`, async ({ request }) => {
      asked = await request.json()
      return HttpResponse.json(counted([plan('cheapest'), plan('fewest'), plan('nearest')]))
    }),
  )
  show(true)
  await write('x', [
    row('losartan', { pieces: null, candidates: [medicine(1, '50 mg'), medicine(2, '100 mg', 'Cozaar')] }),
    row('zzyzx'),
    row('diazepam', { is_refused: true }),
  ])
  expect(await screen.findByText('We found nothing for “zzyzx”.')).toBeTruthy()
  expect(screen.getByText('“diazepam” may not be sold online (RA 9165).')).toBeTruthy()
  await press('See what my list costs')
  expect(asked).toBeUndefined()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Which one is “losartan”?' }), '1')
  await userEvent.type(screen.getByRole('spinbutton'), '30')
  await press('See what my list costs')
  expect(await screen.findByText('Cheapest: ₱263.29')).toBeTruthy()
  const line = { product_id: 1, pieces: 30, any_equivalent: false, may_exceed: false }
  expect(asked).toMatchObject({
    lines: [line],
    city: 'City of Makati',
    latitude: 14.555,
    discount_type: null,
  })
})

it('asks for a place first, and takes no plan of another list for one of this', async () => {
  const store = show(false)
  await write('x', losartan)
  const ask = await screen.findByRole('button', { name: 'See what my list costs' })
  expect(ask).toHaveProperty('disabled', true)
  expect(screen.getByText(/Choose where it should go/)).toBeTruthy()
  act(() => store.set(placeAtom, { ...PLACE, lat: 14.555, lng: 121.024 }))
  server.use(http.post(`${API}/baskets/plans`, () => HttpResponse.json(counted([plan('cheapest')]))))
  await press('See what my list costs')
  expect(await screen.findByRole('heading', { name: 'Cheapest: ₱263.29' })).toBeTruthy()
  await userEvent.type(screen.getByRole('spinbutton'), '0')
  expect(screen.queryByRole('heading', { name: 'Cheapest: ₱263.29' })).toBeNull()
})

it('says what a plan leaves out, where packs hold more, and where the search stopped', async () => {
  const stopped = plan('cheapest', {
    is_proven: false,
    bound: 200,
    lines: [],
    left_out: [{ line: 0, reason: 'parcels' }],
  })
  const more = plan('fewest', {
    lines: [{ line: 0, pieces: 40, items: [{ inventory_id: 5, quantity: 40 }] }],
  })
  let claimed: unknown
  server.use(
    http.post(`${API}/baskets/plans`, async ({ request }) => {
      claimed = await request.json()
      return HttpResponse.json(counted([stopped, more]))
    }),
  )
  const store = show(true)
  store.set(showsStatutoryAtom, true)
  await write('x', losartan)
  await press('See what my list costs')
  expect(await screen.findByText(/none below ₱200.00/)).toBeTruthy()
  expect(screen.getByText(/Losartan Potassium 50 mg tablet: it would take one more parcel/)).toBeTruthy()
  expect(screen.getByText(/tablet: 40 pieces, you asked for 30/)).toBeTruthy()
  expect(screen.getByText(/60 were compared/)).toBeTruthy()
  expect(claimed).toMatchObject({ discount_type: 'senior_citizen' })
})

it('puts a plan in the place of the cart, which can be had back', async () => {
  server.use(http.post(`${API}/baskets/plans`, () => HttpResponse.json(counted([plan('cheapest')]))))
  const store = show(true)
  store.set(guestCartItemsAtom, () => [OLD])
  await write('x', losartan)
  await press('See what my list costs')
  await userEvent.click(await screen.findByRole('button', { name: 'Put this into my cart: Cheapest' }))
  expect(await screen.findByText(/Your cart now holds your list/)).toBeTruthy()
  expect(document.querySelector('output')?.textContent).toBe('[[5,30]]')
  expect(store.get(guestCartItemsAtom)[0]?.product).toMatchObject({
    selling_price: 10,
    pharmacy_name: 'Botika Uno',
  })
  await press('Undo')
  expect(document.querySelector('output')?.textContent).toBe('[[77,2]]')
})

it('says what is wrong with a list, without an offer to try the same again', async () => {
  const twice = 'Line 2 is the same medicine as line 1. Please put them together.'
  server.use(http.post(`${API}/baskets/plans`, () => refusal('invalid', twice)))
  show(true)
  await write('x', [...losartan, ...losartan])
  await press('See what my list costs')
  expect((await screen.findByRole('alert')).textContent).toBe(twice)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('says that no pharmacy can fill it', async () => {
  server.use(http.post(`${API}/baskets/plans`, () => HttpResponse.json(counted([]))))
  show(true)
  await write('x', losartan)
  await press('See what my list costs')
  expect(await screen.findByText(/can fill this list now/)).toBeTruthy()
})

it('writes what is in the cart as a list, in pieces, below what was typed', async () => {
  const facts = { generic_name: 'Losartan Potassium', brand: null, strength: '50 mg', dosage_form: 'Tablet' }
  server.use(
    http.get(`${API}/products`, () =>
      HttpResponse.json({ data: [{ id: 3, ...facts, unit_count: 30 }], total: 1 }),
    ),
  )
  const store = show(true)
  store.set(guestCartItemsAtom, () => [OLD])
  await userEvent.type(box(), 'biogesic 20 pcs')
  await press('Add from my cart')
  await waitFor(() =>
    expect(box()).toHaveProperty('value', 'biogesic 20 pcs\nLosartan Potassium 50 mg Tablet 60 pcs'),
  )
})

it('asks for nothing more where nothing of the list was found', async () => {
  show(true)
  await write('x', [row('zzyzx'), row('diazepam', { is_refused: true })])
  expect(await screen.findByText('We found nothing for “zzyzx”.')).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByRole('button', { name: 'See what my list costs' })).toBeNull()
})

it('asks how many pieces the packs of a line hold', async () => {
  show(true)
  const packs = { count: 2, unit: 'box' }
  await write('x', [row('2 boxes losartan', { pieces: null, packs, medicine: medicine(1, '50 mg') })])
  const field = await screen.findByRole('spinbutton', { description: 'In all, in 2 boxes' })
  expect(field).toHaveProperty('value', '')
})

it('takes from the past orders that are chosen, the last three unless others are', async () => {
  const orders = Array.from({ length: 12 }, (_, at) => ({
    id: 12 - at,
    created_at: `2026-0${1 + (at % 9)}-15T04:00:00Z`,
  }))
  const itemOf = (id: number) => ({ product_id: id % 5, product_name: `Medicine ${id}`, quantity: id })
  server.use(
    http.get(`${API}/orders`, () => HttpResponse.json({ data: orders, total: 12 })),
    http.get(`${API}/orders/:id`, ({ params }) => {
      const order = orders.find(({ id }) => id === Number(params['id']))
      return HttpResponse.json({ order: { ...order, orderItems: [itemOf(Number(params['id']))] } })
    }),
    http.get(`${API}/products`, () => HttpResponse.json({ data: [], total: 0 })),
  )
  const store = show(true)
  act(() => store.set(userAtom, { id: 7, roles: [{ name: 'customer' }] } as never))
  await press('Add from my last orders')
  const boxes = await screen.findAllByRole('checkbox')
  expect(boxes).toHaveLength(10)
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    true,
    true,
    ...Array(7).fill(false),
  ])
  await userEvent.click(screen.getByRole('checkbox', { name: /: Medicine 11$/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /: Medicine 7$/ }))
  await press('Add to my list')
  // 12 and 7 are the same product: the newer order counts
  await waitFor(() => expect(box()).toHaveProperty('value', 'Medicine 12 12 pcs\nMedicine 10 10 pcs'))
})
