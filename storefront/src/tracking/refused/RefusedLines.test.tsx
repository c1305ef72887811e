import type { TrackedOrder } from '@botika/common/orders/schema'
import type { LineChoice, RefusedLine } from '@botika/common/refused-lines/endpoints'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, it, vi } from 'vitest'
import { API, answeringApi, refusal } from '../../testing/api'
import { RefusedLines } from './RefusedLines'

const server = answeringApi()
const order = { order_number: 'BTK-1', delivery_option: 'door_to_door', timeline: [{}] } as TrackedOrder
const CHOICE: LineChoice = {
  kind: 'same',
  inventory_id: 9,
  product_id: 4,
  product_name: 'Amoxicillin',
  generic_name: null,
  image: null,
  is_prescription: true,
  pharmacy_id: 3,
  pharmacy_name: 'Botika Dos',
  city: 'Makati',
  distance_km: 2,
  quantity: 2,
  total: 208,
  delivery_fee: 0,
  difference: 8,
  expected: null,
}
const LINE: RefusedLine = {
  id: 5,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
  order_id: 1,
  order_item_id: 2,
  part_id: 3,
  pharmacy_id: 2,
  pharmacy_name: 'Botika Uno',
  product_name: 'Amoxicillin',
  quantity: 2,
  is_prescription: true,
  reason: 'not_in_stock',
  remarks: null,
  status: 'to_choose',
  total: 200,
  owed: 200,
  choose_by: '2026-11-23T08:00:00.000Z',
  asked: [],
  choices: [CHOICE, { ...CHOICE, kind: 'equivalent', inventory_id: 10, delivery_fee: 49, difference: -4 }],
}
const lists = (...lines: RefusedLine[]) =>
  http.get(`${API}/customer-orders/refused-lines`, () => HttpResponse.json({ data: lines }))

// jsdom knows dialogs, but does not open them
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

const onReady = vi.fn<() => void>()
const onChanged = vi.fn<(order: TrackedOrder) => void>()
const show = () =>
  render(
    <RefusedLines
      order={order}
      shopper={{ orderId: 1 }}
      onKnown={undefined}
      onReady={onReady}
      onChanged={onChanged}
    />,
  )
const tracks = (order: Partial<TrackedOrder>) =>
  http.get(`${API}/track-order`, () => HttpResponse.json({ order }))

it('shows what may stand in for a line, what is owed, and what each costs more or less', async () => {
  server.use(lists(LINE))
  show()
  expect(onReady).not.toHaveBeenCalled()
  const line = within(await screen.findByRole('region', { name: 'Amoxicillin' }))
  await waitFor(() => expect(onReady).toHaveBeenCalled())
  expect(line.getByText('Botika Uno: Not in stock')).toBeTruthy()
  expect(line.getByText('You have paid for it: Botika Uno owes you ₱200.00.')).toBeTruthy()
  expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^The same product.*Botika Dos.*₱208.00₱8.00 more than you agreed to/),
    expect.stringMatching(
      /^An equivalent of another brand.*₱257.00₱49.00 of it for delivery · ₱4.00 less than you agreed to/,
    ),
    expect.stringMatching(/^Without it, you do not pay its ₱200.00\./),
  ])
})

it('sends nothing before a yes that names the prescription, and what was seen with it', async () => {
  const sent = vi.fn<(body: unknown) => void>()
  server.use(
    lists(LINE),
    http.put(`${API}/customer-orders/refused-lines/5`, async ({ request }) => {
      sent(await request.json())
      return HttpResponse.json({ ...LINE, status: 'offered', choices: [] })
    }),
  )
  show()
  const user = userEvent.setup()
  const [choose] = await screen.findAllByRole('button', { name: /^Choose this/ })
  await user.click(choose as HTMLElement)
  expect(sent).not.toHaveBeenCalled()
  const question = within(screen.getByRole('dialog'))
  expect(question.getByText(/^Botika Dos can see your prescription once it accepts/)).toBeTruthy()
  server.use(tracks({ order_number: 'BTK-1', open_line: 'offered' }))
  const asked = [{ pharmacy_name: 'Botika Dos', answer_by: '2026-11-21T08:00:00.000Z' }]
  server.use(lists({ ...LINE, status: 'offered', choices: [], asked }))
  await user.click(question.getByRole('button', { name: 'Yes, ask for it' }))
  expect(await screen.findByText(/^Botika Dos is asked and has until Nov.21/)).toBeTruthy()
  // what the page says above it waits for follows
  await waitFor(() => expect(onChanged.mock.calls).toMatchObject([[{ open_line: 'offered' }]]))
  expect(sent.mock.calls).toEqual([[{ inventory_id: 9, total: 208, delivery_fee: 0 }]])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says in the question why a choice was not taken', async () => {
  const gone = refusal('price_changed', 'Prices have changed.', {})
  server.use(
    lists(LINE),
    tracks(order),
    http.put(`${API}/customer-orders/refused-lines/5`, () => gone),
  )
  show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Go without it' }))
  const question = within(screen.getByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Yes, without it' }))
  expect((await question.findByRole('alert')).textContent).toContain('Prices have changed.')
})
