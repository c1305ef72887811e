import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { type ReactNode, useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { guestCartItemsAtom } from '../cart/state/atoms'
import { createStore, Provider } from '../lib/store'
import { useHere } from '../place/here'
import { placeAtom } from '../place/atoms'
import { answeringApi, API } from '../testing/api'
import type { CardProduct } from './card-data'
import { Equivalents } from './Equivalents'
import { ProductGrid } from './ProductGrid'

const server = answeringApi()
const MAKATI = {
  name: 'Makati',
  province: 'Metro Manila',
  city: 'City of Makati',
  barangay: null,
  lat: 14.555,
  lng: 121.024,
}
const card = (id: number, facts: Partial<CardProduct> = {}): CardProduct => ({
  id,
  name: `Losartan (Brand ${id}) 50 mg Tablet, 10s`,
  generic_name: 'Losartan',
  brand: `Brand ${id}`,
  strength: '50 mg',
  dosage_form: 'tablet',
  pack_size: '10 tablets',
  unit_count: 10,
  image: null,
  is_prescription: false,
  is_sc_discountable: false,
  subcategory_name: null,
  inventory_id: 100 + id,
  pharmacy_id: 9,
  pharmacy_name: 'Sinulog Drug',
  pharmacy_city: 'City of Cebu',
  selling_price: 35,
  quantity: 4,
  offers_count: 3,
  original_price: 40,
  discount_percent: 12,
  ...facts,
})
const offer = (id: number, price: number, km: number, facts: object = {}) => ({
  inventory_id: id,
  pharmacy_id: 7,
  pharmacy_name: 'Tahanan Drugstore',
  city: 'City of Makati',
  quantity: 20,
  selling_price: price,
  distance_km: km,
  own_fee: null,
  free_from: null,
  arrives: { from: '2026-11-27T16:00:00+08:00', until: '2026-11-27T18:00:00+08:00' },
  ready: null,
  is_open_now: true,
  ...facts,
})
const far = { ...offer(101, 35, 572.4), city: 'City of Cebu', pharmacy_name: 'Sinulog Drug', reaches: false }

let store = createStore()
let asked: { product_ids: number[]; [name: string]: unknown }[] = []

beforeEach(() => {
  localStorage.clear()
  store = createStore()
  asked = []
})

function answers(byId: Record<number, object>, wait = 0) {
  server.use(
    http.post(`${API}/offers-here`, async ({ request }) => {
      const body = (await request.json()) as (typeof asked)[0]
      asked.push(body)
      await delay(wait)
      const data = body.product_ids.map((product_id) => ({
        product_id,
        best: null,
        cheapest: null,
        reaching_count: 0,
        ...byId[product_id],
      }))
      return HttpResponse.json({ place: null, delivery_fee: 49, data })
    }),
  )
}
const Where = () => {
  const { pathname, hash } = useLocation()
  return <output>{`${pathname}${hash}`}</output>
}
const page = (children: ReactNode) => (
  <Provider store={store}>
    <MemoryRouter>
      {children}
      <Where />
    </MemoryRouter>
  </Provider>
)
const show = (children: ReactNode) => render(page(children))
const placed = () => localStorage.setItem('place', JSON.stringify(MAKATI))
const cards = () => screen.getAllByRole('article').map((one) => within(one))
const add = (of = cards()[0]) => of?.getByRole('button', { name: /^Add .* to cart$/ }) as HTMLElement
const inCart = () =>
  store.get(guestCartItemsAtom).map(({ product, quantity }) => [product.inventory_id, quantity])
const where = () => screen.getByRole('status').textContent

describe('cards', () => {
  it('say from which price and in which city, while no place is known', () => {
    show(<ProductGrid products={[card(1), card(2, { offers_count: 1 })]} />)
    expect(cards()[0]?.getByText(/^from/)).toBeTruthy()
    expect(cards()[0]?.getByText('Cebu')).toBeTruthy()
    expect(cards()[0]?.getByText('3 pharmacies')).toBeTruthy()
    expect(cards()[1]?.queryByText(/^from/)).toBeNull()
    fireEvent.click(add())
    expect(inCart()).toEqual([[101, 1]])
    expect(asked).toEqual([])
  })

  it('show and add the best offer here, asked for once for all, and what is cheaper far away', async () => {
    answers({ 1: { best: offer(501, 38.75, 2.2), cheapest: far }, 2: { best: offer(502, 9, 0.4) } })
    placed()
    show(<ProductGrid products={[card(1), card(2)]} />)
    await screen.findByText('₱38.75')
    expect(asked).toEqual([
      {
        product_ids: [1, 2],
        province: 'Metro Manila',
        city: 'City of Makati',
        barangay: null,
        latitude: 14.555,
        longitude: 121.024,
      },
    ])
    const [first] = cards()
    for (const text of ['Tahanan Drugstore', '2.2 km', '₱35.00 in Cebu, 572 km'])
      expect(first?.getByText(text)).toBeTruthy()
    expect(first?.getByText(/4-\u20606.PM$/)).toBeTruthy()
    expect(first?.queryByText(/^from|12% off/)).toBeNull()
    fireEvent.click(add())
    expect(inCart()).toEqual([[501, 1]])

    act(() => store.set(placeAtom, null))
    expect(cards()[0]?.getByText('Sinulog Drug')).toBeTruthy()
    expect(cards()[0]?.getByText('12% off')).toBeTruthy()
  })

  it('wait for the best offer where somebody is faster than it', async () => {
    answers({ 1: { best: offer(501, 38.75, 2.2), cheapest: far } }, 100)
    placed()
    show(<ProductGrid products={[card(1)]} />)
    expect(cards()[0]?.getByText('Sinulog Drug')).toBeTruthy()
    fireEvent.click(add())
    await waitFor(() => expect(inCart()).toEqual([[501, 1]]))
  })

  it('add the best offer here at a tap from before the page was drawn for the place', async () => {
    answers({ 1: { best: offer(501, 38.75, 2.2), cheapest: far } })
    placed()
    const EarlyTap = () => {
      useEffect(() => add()?.click(), [])
      return null
    }
    show(
      <>
        <ProductGrid products={[card(1)]} />
        <EarlyTap />
      </>,
    )
    await waitFor(() => expect(inCart()).toEqual([[501, 1]]))
  })

  it('keep the offers here while others are asked for or do not come, until somebody tries again', async () => {
    const Again = () => <button onClick={useHere([4]).retry}>Again</button>
    const list = (...ids: number[]) => (
      <>
        <ProductGrid products={ids.map((id) => card(id))} />
        <Again />
      </>
    )
    answers({ 1: { best: offer(501, 38.75, 2.2) }, 2: { product_id: 99 } })
    placed()
    const { rerender } = show(list(1, 2))
    await screen.findByText('₱38.75')
    expect(cards()[1]?.getByText('Sinulog Drug')).toBeTruthy()

    let failed = 0
    server.use(
      http.post(`${API}/offers-here`, () => {
        failed++
        return new HttpResponse(null, { status: 500 })
      }),
    )
    rerender(page(list(2, 1)))
    expect(cards()[1]?.getByText('₱38.75')).toBeTruthy()
    await waitFor(() => expect(failed).toBeGreaterThan(0))
    await act(() => delay(20))
    expect(cards()[1]?.getByText('₱38.75')).toBeTruthy()

    answers({ 1: { best: offer(501, 38.75, 2.2) }, 2: { best: offer(502, 9, 0.4) } })
    fireEvent.click(screen.getByRole('button', { name: 'Again' }))
    await screen.findByText('₱9.00')
  })

  it('lead to the offers where nobody brings it', async () => {
    answers({ 1: { cheapest: far } })
    placed()
    show(<ProductGrid products={[card(1)]} />)
    await screen.findByText('Not delivered to Makati')
    expect(screen.queryByRole('button')).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'See who has Losartan 50 mg tablet' }))
    expect(where()).toMatch(/\/1#offers$/)
    expect(inCart()).toEqual([])
  })

  it('keep what everybody sees where the request fails, and add nothing unasked', async () => {
    server.use(
      http.post(`${API}/offers-here`, () => {
        asked.push({ product_ids: [] })
        return new HttpResponse(null, { status: 500 })
      }),
    )
    placed()
    show(<ProductGrid products={[card(1)]} />)
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    expect(cards()[0]?.getByText('Sinulog Drug')).toBeTruthy()
    expect(cards()[0]?.getByText('₱40.00')).toBeTruthy()
    fireEvent.click(add())
    await waitFor(() => expect(where()).toMatch(/\/1#offers$/))
    expect(inCart()).toEqual([])
  })

  it('stay as they are in the list of one pharmacy', () => {
    placed()
    show(<ProductGrid products={[card(1)]} isAnywhere={false} />)
    expect(cards()[0]?.queryByText(/^from/)).toBeNull()
    fireEvent.click(add())
    expect(inCart()).toEqual([[101, 1]])
  })
})

describe('equivalents', () => {
  const list = [card(2, { selling_price: 30 }), card(3, { selling_price: 31 })].map((one) => ({
    ...one,
    unit_price: (one.selling_price ?? 0) / 10,
  }))
  const brands = () => screen.getAllByRole('listitem').map((one) => /Brand \d/.exec(one.textContent)?.[0])

  it('stand by the price of a piece of the best offer here, each with its button', async () => {
    answers({
      1: { best: offer(501, 60, 1) },
      2: { best: offer(502, 50, 1) },
      3: { best: offer(503, 45, 3) },
    })
    show(<Equivalents product={card(1) as never} equivalents={list} count={2} />)
    expect(brands()).toEqual(['Brand 2', 'Brand 3'])
    act(() => store.set(placeAtom, MAKATI))
    await waitFor(() => expect(brands()).toEqual(['Brand 3', 'Brand 2']))
    expect(screen.getByText('₱4.50')).toBeTruthy()
    expect(screen.getByText('25% less')).toBeTruthy()
    expect(asked).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Add Losartan 50 mg tablet, Brand 3 to cart' }))
    expect(inCart()).toEqual([[503, 1]])
  })

  it('that nobody brings stand last, and lead to their offers', async () => {
    answers({ 2: { cheapest: far }, 3: { best: offer(503, 45, 3) } })
    placed()
    show(<Equivalents product={card(1) as never} equivalents={list} count={2} />)
    await screen.findByText('Not delivered to Makati')
    expect(brands()).toEqual(['Brand 3', 'Brand 2'])
    fireEvent.click(screen.getByRole('button', { name: 'Add Losartan 50 mg tablet, Brand 2 to cart' }))
    await waitFor(() => expect(where()).toMatch(/\/2#offers$/))
    expect(inCart()).toEqual([])
  })
})
