import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { createStore, Provider } from '../lib/store'

const { user } = vi.hoisted(() => ({ user: vi.fn<() => Promise<unknown>>() }))
vi.mock('../lib/session-client', () => ({
  sessionClient: async () => ({ user }),
  whenSessionClient: () => () => undefined,
}))

beforeEach(() => {
  vi.resetModules()
  user.mockReset().mockRejectedValue(new Error('offline'))
  localStorage.clear()
  sessionStorage.clear()
})

async function show(why: '' | 'lost', isKnown = true) {
  const { userAtom, signedOutReasonAtom } = await import('../session/atoms')
  const { CartPage } = await import('./CartPage')
  const store = createStore()
  if (isKnown) store.set(userAtom, null)
  store.set(signedOutReasonAtom, why)
  render(
    <Provider store={store}>
      <MemoryRouter>
        <CartPage />
      </MemoryRouter>
    </Provider>,
  )
  return store
}

it('says to a guest that the cart is empty', async () => {
  await show('')
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
})

it('shows the shape of a cart while nobody knows whose it is', async () => {
  await show('', false)
  expect(screen.getByRole('status').textContent).toContain('Your cart shows as soon as')
  expect(document.querySelectorAll('[aria-busy=true] span:empty')).toHaveLength(3)
  expect(screen.queryByRole('heading')).toBeNull()
})

it('calls no cart empty whose owner could not be asked for', async () => {
  await show('lost')
  expect(await screen.findByRole('heading', { name: 'Your account did not load' })).toBeTruthy()
  expect(screen.queryByText('Your cart is empty')).toBeNull()
})

const customer = { id: 7, roles: [{ name: 'customer' }] }
const tryAgain = () => screen.getByRole('button', { name: 'Try again' })
const focused = () => document.activeElement

it('keeps the focus where the account is asked for again: at the button, and then before the cart', async () => {
  const store = await show('lost')
  const { serverCartAtom } = await import('./state/atoms')
  const { cartErrorAtom } = await import('./state/atoms')
  await screen.findByRole('heading', { name: 'Your account did not load' })
  await userEvent.click(tryAgain())
  await waitFor(() => expect(focused()).toBe(tryAgain()))

  user.mockResolvedValue(customer)
  await userEvent.keyboard('{Enter}')
  const retry = vi.fn<() => void>()
  act(() => store.set(cartErrorAtom, { detail: 'Not yet.', retry }))
  await screen.findByText('Not yet.')
  expect(focused()).toBe(tryAgain())

  await userEvent.keyboard('{Enter}')
  expect(retry).toHaveBeenCalledOnce()
  act(() => {
    store.set(cartErrorAtom, null)
    store.set(serverCartAtom, { items: [], change: () => undefined, refresh: async () => undefined })
  })
  await screen.findByRole('heading', { name: 'Your cart is empty' })
  expect(focused()?.textContent).toBe('Loaded')
})

it('moves no focus where the cart comes by itself', async () => {
  const store = await show('')
  const { serverCartAtom } = await import('./state/atoms')
  const { userAtom } = await import('../session/atoms')
  act(() => {
    store.set(userAtom, customer as never)
    store.set(serverCartAtom, { items: [], change: () => undefined, refresh: async () => undefined })
  })
  await screen.findByRole('heading', { name: 'Your cart is empty' })
  expect(focused()).toBe(document.body)
})

it('sends a customer to the orders where the answer to the last one was lost', async () => {
  const { noteUnconfirmed } = await import('./state/unconfirmed-order')
  const showFull = async () => {
    const store = await show('')
    const { serverCartAtom } = await import('./state/atoms')
    const { userAtom } = await import('../session/atoms')
    act(() => {
      store.set(userAtom, customer as never)
      store.set(serverCartAtom, { items: [], change: () => undefined, refresh: async () => undefined })
    })
    await screen.findByRole('heading', { name: 'Your cart is empty' })
  }
  noteUnconfirmed(true)
  await showFull()
  await userEvent.click(await screen.findByRole('link', { name: 'See my orders' }))
  cleanup()
  await showFull()
  await act(() => import('./UnconfirmedOrder'))
  expect(screen.queryByText('Your last order may have been placed')).toBeNull()
})

it('says why what is in stock can’t be bought, not that it is sold out', async () => {
  const line = { id: 1, image: null, pharmacy_id: 100, pharmacy_name: 'Botika Uno', subcategory_name: null }
  const product = { ...line, selling_price: 18, is_sc_discountable: true, current_quantity: 0 }
  localStorage.setItem(
    'guestCartItems',
    JSON.stringify([
      { product: { ...product, inventory_id: 10, name: 'Paracetamol' }, quantity: 1, is_checked: true },
      { product: { ...product, inventory_id: 11, name: 'Ibuprofen' }, quantity: 1, is_checked: true },
    ]),
  )
  const closed = 'Botika Uno can’t take orders right now: it has to show a valid FDA licence first.'
  vi.doMock('./fresh-quote', () => ({
    freshQuote: async () => ({
      lines: [],
      problems: [
        { inventory_id: 10, code: 'pharmacy_closed', detail: closed },
        { inventory_id: 11, code: 'out_of_stock', detail: 'Ibuprofen is sold out at Botika Uno.' },
      ],
    }),
  }))
  await show('')
  expect(await screen.findByText(closed)).toBeTruthy()
  expect(screen.getAllByText('Sold out')).toHaveLength(1)
  const others = screen.getByRole('link', { name: 'See other offers of Paracetamol' })
  expect(others.getAttribute('href')).toMatch(/\/paracetamol\/1#offers$/i)
  vi.doUnmock('./fresh-quote')
})

it('says that delivery could not be worked out, and asks again', async () => {
  const product = { id: 1, image: null, inventory_id: 10, pharmacy_id: 100, pharmacy_name: 'Botika Uno' }
  const about = { name: 'Paracetamol', selling_price: 18, subcategory_name: null, current_quantity: 9 }
  localStorage.setItem(
    'guestCartItems',
    JSON.stringify([
      { product: { ...product, ...about, is_sc_discountable: true }, quantity: 1, is_checked: true },
    ]),
  )
  const askQuote = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error('offline'))
  const freshQuote = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error('offline'))
  vi.doMock('./fresh-quote', () => ({ askQuote, freshQuote }))
  await show('')
  const summary = await screen.findByRole('complementary', { name: 'Summary' })
  expect(within(summary).getByRole('alert').textContent).toContain('The price could not be worked out.')
  expect(screen.getByRole('region', { name: 'From Botika Uno' })).toBeTruthy()
  const group = { pharmacy_id: 100, pharmacy_name: 'Botika Uno', city: 'Makati City', distance_km: null }
  const facts = { arrives: null, ready: null, pause: null, delivery_fee: 49, is_own_fee: false }
  askQuote.mockResolvedValue({
    lines: [],
    problems: [],
    groups: [{ ...group, ...facts, is_open_now: true, is_cold_chain: false }],
  })
  freshQuote.mockResolvedValue({ lines: [], problems: [] })
  await userEvent.click(tryAgain())
  expect(await screen.findByText('Makati City')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(freshQuote).toHaveBeenCalledTimes(2)
  vi.doUnmock('./fresh-quote')
})

it.each([
  { problems: [], at: 'Makati', sums: ['₱18.00', '₱79.00', '₱97.00'], button: 'Check out ₱97.00' },
  { problems: ['out_of_reach'], at: 'Makati', sums: ['₱18.00', '–', '–'], button: 'Check out' },
  { problems: [], at: null, sums: ['₱18.00'], button: 'Check out ₱18.00' },
])('counts the fee of delivery to $at with $problems: $button', async ({ problems, at, sums, button }) => {
  const product = { id: 1, image: null, inventory_id: 10, pharmacy_id: 100, pharmacy_name: 'Botika Uno' }
  const about = { name: 'Paracetamol', selling_price: 18, subcategory_name: null, current_quantity: 9 }
  const item = { product: { ...product, ...about, is_sc_discountable: true }, quantity: 1, is_checked: true }
  localStorage.setItem('guestCartItems', JSON.stringify([item]))
  if (at) localStorage.setItem('place', JSON.stringify({ name: at, lat: 14.555, lng: 121.024 }))
  const found = problems.map((code) => ({ inventory_id: 10, code, detail: 'Too far' }))
  const askQuote = async () => ({ lines: [], problems: found, groups: [], delivery_fee: 79 })
  vi.doMock('./fresh-quote', () => ({ askQuote, freshQuote: async () => ({ lines: [], problems: [] }) }))
  await show('')
  const summary = within(await screen.findByRole('complementary', { name: 'Summary' }))
  expect(await summary.findByRole('link', { name: button })).toBeTruthy()
  expect(summary.getAllByRole('definition').map((one) => one.textContent)).toEqual(sums)
  vi.doUnmock('./fresh-quote')
})

it('counts no fee of what was asked before', async () => {
  const product = { id: 1, image: null, inventory_id: 10, pharmacy_id: 100, pharmacy_name: 'Botika Uno' }
  const about = { name: 'Paracetamol', selling_price: 18, subcategory_name: null, current_quantity: 9 }
  const item = { product: { ...product, ...about, is_sc_discountable: true }, quantity: 1, is_checked: true }
  localStorage.setItem('guestCartItems', JSON.stringify([item]))
  localStorage.setItem('place', JSON.stringify({ name: 'Makati', lat: 14.555, lng: 121.024 }))
  const askQuote = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValue(new Error('offline'))
    .mockResolvedValueOnce({ lines: [], problems: [], groups: [], delivery_fee: 79 })
  vi.doMock('./fresh-quote', () => ({ askQuote, freshQuote: async () => ({ lines: [], problems: [] }) }))
  await show('')
  const summary = within(await screen.findByRole('complementary', { name: 'Summary' }))
  await summary.findByRole('link', { name: 'Check out ₱97.00' })
  await userEvent.click(screen.getByRole('button', { name: /^One more/ }))
  await summary.findByRole('alert')
  expect(summary.getAllByRole('definition').map((one) => one.textContent)).toEqual(['₱36.00', '–', '–'])
  expect(summary.getByRole('link', { name: 'Check out' })).toBeTruthy()
  vi.doUnmock('./fresh-quote')
})

it.each(['the prices', 'the sum with a discount'])(
  'names no total where %s did not come, and asks all again',
  async (what) => {
    const product = { id: 1, image: null, inventory_id: 10, pharmacy_id: 100, pharmacy_name: 'Botika Uno' }
    const about = { name: 'Paracetamol', selling_price: 18, subcategory_name: null, current_quantity: 9 }
    const item = {
      product: { ...product, ...about, is_sc_discountable: true },
      quantity: 1,
      is_checked: true,
    }
    localStorage.setItem('guestCartItems', JSON.stringify([item]))
    localStorage.setItem('place', JSON.stringify({ name: 'Makati', lat: 14.555, lng: 121.024 }))
    localStorage.setItem('seniorPrices', 'true')
    const answers = { lines: [], problems: [], groups: [], delivery_fee: 79 }
    const freshQuote = vi.fn<() => Promise<unknown>>().mockResolvedValue(answers)
    const statutoryTotal = vi.fn<() => Promise<number>>().mockResolvedValue(12.86)
    const failing: typeof freshQuote = what === 'the prices' ? freshQuote : statutoryTotal
    failing.mockRejectedValueOnce(new Error('offline'))
    vi.doMock('./fresh-quote', () => ({ askQuote: async () => answers, freshQuote, statutoryTotal }))
    await show('')
    const summary = within(await screen.findByRole('complementary', { name: 'Summary' }))
    expect((await summary.findByRole('alert')).textContent).toContain('The price could not be worked out.')
    expect(summary.getByRole('link', { name: 'Check out' })).toBeTruthy()
    expect(summary.getAllByRole('definition').at(-1)?.textContent).toBe('–')
    await userEvent.click(tryAgain())
    await summary.findByRole('link', { name: 'Check out ₱97.00' })
    await summary.findByText('₱12.86')
    expect(failing).toHaveBeenCalledTimes(2)
    expect(focused()?.textContent).toBe('Loaded')
    expect(summary.queryByRole('alert')).toBeNull()
    vi.doUnmock('./fresh-quote')
  },
)
