import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Offer, Product } from '@botika/common/products/schema'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { createStore, Provider } from '../lib/store'
import { answeringApi, API } from '../testing/api'
import { BuyBox } from './BuyBox'
import { Offers } from './Offers'

const server = answeringApi()
afterEach(() => localStorage.clear())

const product = (quantity: number) =>
  ({
    id: 1,
    name: 'Losartan 50 mg tablet',
    inventory_id: 5,
    pharmacy_id: 9,
    selling_price: 35,
    rating_average: null,
    quantity,
  }) as Product

const show = (quantity: number) =>
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <BuyBox product={product(quantity)} offers={[]} />
      </MemoryRouter>
    </Provider>,
  )

it('leads to the price alerts where no pharmacy has it', () => {
  show(0)
  const link = screen.getByRole('link', { name: 'Tell me when it is back' })
  expect(link.getAttribute('href')).toBe('/#watch')
})

it('has no such way where it can be bought', () => {
  show(3)
  expect(screen.queryByRole('link', { name: 'Tell me when it is back' })).toBeNull()
})

it('says that it tries again, and then keeps the focus where the button was', async () => {
  localStorage.setItem('place', JSON.stringify({ name: 'Makati', lat: 14.5, lng: 121 }))
  const data = [{ product_id: 1, best: null, cheapest: null, reaching_count: 0 }]
  let asked = 0
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  server.use(
    http.post(`${API}/offers-here`, () => HttpResponse.error(), { once: true }),
    http.post(`${API}/offers-here`, async () => {
      asked++
      await gate
      return HttpResponse.json({ place: null, delivery_fee: 49, data })
    }),
  )
  show(3)
  const button = await screen.findByRole('button', { name: 'Try again' })
  expect(button.getAttribute('aria-busy')).toBe('false')
  await userEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  await userEvent.click(button)
  open()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('list'))
  expect(asked).toBe(1)
})

describe('the pharmacies of a product', () => {
  const offer = (id: number, pharmacy_name: string, selling_price: number, latitude: number) =>
    ({
      inventory_id: id,
      pharmacy_id: id,
      pharmacy_name,
      address: 'Rizal Street',
      city: null,
      latitude,
      longitude: 121,
      is_open_now: true,
      selling_price,
      quantity: 9,
    }) as Offer
  const offers = [offer(1, 'Dagat', 30, 10), offer(2, 'Bundok', 35, 14.6), offer(3, 'Lambak', 36, 14.5)]
  const names = () => screen.getAllByRole('listitem').map((one) => within(one).getByRole('link').textContent)
  const row = (at: number) => within(screen.getAllByRole('listitem')[at] as HTMLElement)
  const isStill = () => screen.getByRole('list').hasAttribute('inert')
  const showOffers = () =>
    render(
      <Provider store={createStore()}>
        <MemoryRouter>
          <Offers product={product(9)} offers={offers} />
        </MemoryRouter>
      </Provider>,
    )

  it('stand by price while no place is known', () => {
    showOffers()
    expect(names()).toEqual(['Dagat', 'Bundok', 'Lambak'])
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(isStill()).toBe(false)
  })

  it('can be pressed in the order of their price where that of the place does not come', async () => {
    localStorage.setItem('place', JSON.stringify({ name: 'Makati', lat: 14.5, lng: 121 }))
    server.use(http.post(`${API}/offers-here`, () => HttpResponse.error()))
    showOffers()
    expect(isStill()).toBe(true)
    await waitFor(() => expect(isStill()).toBe(false))
    expect(names()).toEqual(['Dagat', 'Bundok', 'Lambak'])
  })

  it('stand the best there first, and who does not deliver there last, but can still be bought from', async () => {
    localStorage.setItem('place', JSON.stringify({ name: 'Makati', lat: 14.5, lng: 121 }))
    const asked: unknown[] = []
    server.use(
      http.post(`${API}/offers-here`, async ({ request }) => {
        asked.push(await request.json())
        const data = [{ product_id: 1, best: null, cheapest: null, reaching_count: 2, reaching: [3, 2] }]
        return HttpResponse.json({ place: null, delivery_fee: 49, data })
      }),
    )
    showOffers()
    expect(isStill()).toBe(true)
    await screen.findByText('Not delivered to Makati')
    expect(isStill()).toBe(false)
    expect(names()).toEqual(['Lambak', 'Bundok', 'Dagat'])
    expect(row(2).getByText('Not delivered to Makati')).toBeTruthy()
    expect(row(2).getByRole('button', { name: /^Add to cart/ })).toBeTruthy()
    expect(asked).toEqual([expect.objectContaining({ product_ids: [1], with_offers: true, latitude: 14.5 })])
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(sort, 'Lowest price')
    expect(names()).toEqual(['Dagat', 'Bundok', 'Lambak'])
    await userEvent.selectOptions(sort, 'Nearest')
    expect(names()).toEqual(['Lambak', 'Bundok', 'Dagat'])
    await userEvent.selectOptions(sort, 'Best near you')
    expect(names()).toEqual(['Lambak', 'Bundok', 'Dagat'])
  })
})
