import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Problem } from '@botika/common/http/problem'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CheckoutItem } from '../cart/state/items'
import { cartChangesAtom } from '../cart/state/atoms'
import { useAtomValue } from '../lib/store'
import { API, answeringApi } from '../testing/api'
import { Checkout } from './Checkout'
import { saveDraft } from './draft'
import type { CheckoutForm } from './form'
import { filled } from './testing/filled-form'

const server = answeringApi()
const items = [{ inventory_id: 3, quantity: 2 }] as CheckoutItem[]
const QUOTE = {
  lines: [
    { inventory_id: 3, pharmacy_id: 1, product_name: 'Paracetamol', quantity: 2, price: 50, total: 100 },
  ],
  groups: [{ pharmacy_id: 1, pharmacy_name: 'Botika Uno' }],
  problems: [],
  subtotal: 100,
  vat_removed: 0,
  discount: 0,
  promotion_discount: 0,
  delivery_fee: 49,
  total: 149,
}

beforeEach(() => {
  // not in this window
  Element.prototype.scrollIntoView = () => undefined
  sessionStorage.clear()
  server.use(http.post(`${API}/quote`, () => HttpResponse.json(QUOTE)))
})

/** As after a reload at this step. */
function show(step: number, form: CheckoutForm | null = filled) {
  if (form) saveDraft(form)
  window.history.replaceState({ key: 'abc', usr: null, step, from: step - 1, depth: step }, '')
  const onPlaced = vi.fn<() => void>()
  render(<Checkout items={items} onPlaced={onPlaced} />, { wrapper: MemoryRouter })
  return onPlaced
}

it('sends an order once, however often the button is tapped while it is on its way', async () => {
  let sent = 0
  server.use(
    http.post(`${API}/orders`, () => {
      sent++
      return HttpResponse.json({ orders: { order_number: 'BTK-1' } }, { status: 201 })
    }),
  )
  const onPlaced = show(3)
  const button = await screen.findByRole('button', { name: 'Place order · ₱149.00' })
  await userEvent.dblClick(button)
  await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
  expect(sent).toBe(1)
})

it('asks anew, with the reason, for what no browser keeps', async () => {
  show(3, { ...filled, discount_type: 'pwd', senior_citizen_id: 'QC-1' })
  expect(screen.getByRole('heading', { name: 'Payment and discount' })).toBeTruthy()
  expect(screen.getByText(/please add yours once more/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { name: 'Check and place your order' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change Payment' }))
  expect(screen.queryByText(/please add yours once more/)).toBeNull()
})

it('starts again without a draft', () => {
  show(3, null)
  expect(screen.getByRole('heading', { name: 'Who is ordering?' })).toBeTruthy()
})

it.each([
  ['place', 1, { ...filled, province: '', city: '', barangay: '' }, 'Province'],
  ['file', 2, filled, 'Picture of the prescription'],
])('leads to the first %s that is missing', async (_, step, form, label) => {
  const lines = QUOTE.lines.map((line) => ({ ...line, is_prescription: true }))
  server.use(
    http.post(`${API}/quote`, () => HttpResponse.json({ ...QUOTE, lines })),
    http.get(`${location.origin}/v1/provinces`, () => HttpResponse.json({ provinces: [] })),
  )
  show(step, form)
  await screen.findByText('₱149.00')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
})

it('takes the second tap of two for none, also where it falls on the order that is to be placed', async () => {
  show(2)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }), { detail: 1 })
  const place = await screen.findByRole('button', { name: 'Place order · ₱149.00' })
  expect(screen.getByRole('heading', { name: 'Check and place your order' })).toBeTruthy()
  fireEvent.click(place, { detail: 2 })
  expect(screen.queryByText('Placing your order…')).toBeNull()
  expect(window.history.state).toMatchObject({ step: 3, depth: 3 })
})

it('announces the total with the chosen discount to screen readers', async () => {
  server.use(
    http.post(`${API}/quote`, async ({ request }) => {
      const { discount_type } = (await request.json()) as { discount_type: string | null }
      return HttpResponse.json(discount_type ? { ...QUOTE, discount: 37, total: 112 } : QUOTE)
    }),
  )
  show(2)
  await screen.findByText('₱149.00')
  const announced = () => screen.getAllByRole('status').map((region) => region.textContent)
  expect(announced().join('')).toBe('')
  await userEvent.click(screen.getByRole('radio', { name: /^Person with disability/ }))
  await waitFor(() => expect(announced().filter(Boolean)).toEqual(['New total: ₱112.00']))
})

const CartNews = () => <output>{useAtomValue(cartChangesAtom).join()}</output>

it('has the cart say why it took the place of a checkout with nothing left to order', async () => {
  const detail = 'Paracetamol is sold out at Botika Uno.'
  const quote = { ...QUOTE, lines: [], groups: [], problems: [{ inventory_id: 3, code: 'stock', detail }] }
  const refused = new Problem('out_of_stock', detail, { extra: { quote } })
  server.use(http.post(`${API}/orders`, () => HttpResponse.json(refused.toBody('en'), { status: 409 })))
  render(<CartNews />)
  show(3)
  await userEvent.click(await screen.findByRole('button', { name: 'Place order · ₱149.00' }))
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(detail))
})
