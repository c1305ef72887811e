import type { OrderPart, TrackedOrder } from '@botika/common/orders/schema'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it, vi } from 'vitest'
import { API, answeringApi, refusal } from '../testing/api'
import { Toasts } from '../ui/toast/Toasts'
import { CancelPart } from './CancelPart'

const server = answeringApi()
const part = { id: 7, pharmacy_name: 'Botika Uno', status: 'to_confirm', is_cancelled: false } as OrderPart
const order = { order_number: 'BTK-1', parts: [part] } as TrackedOrder
const PATH = `${API}/track-order/cancel-part`

// jsdom knows dialogs, but does not open them
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
})

async function ask() {
  const onCancelled = vi.fn<(order: TrackedOrder) => void>()
  render(<CancelPart order={order} own={{ user: null, id: null }} part={part} onCancelled={onCancelled} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Cancel this part/ }))
  return { onCancelled, user }
}
const yes = () => screen.getByRole('button', { name: 'Yes, cancel it' })
const email = () => screen.getByLabelText(/Your email/) as HTMLInputElement

it('asks a guest for the email address of the order before anything is sent', async () => {
  const sent = vi.fn<() => void>()
  server.use(http.put(PATH, () => (sent(), HttpResponse.json({}))))
  const { user, onCancelled } = await ask()
  await user.click(yes())
  expect(await screen.findByText('Please give the email address of the order.')).toBeTruthy()
  expect([sent.mock.calls.length, onCancelled.mock.calls.length]).toEqual([0, 0])
})

it('cancels the part alone, with the reason, and shows the order as it is then', async () => {
  const sent = vi.fn<(body: unknown) => void>()
  server.use(
    http.put(PATH, async ({ request }) => {
      sent(await request.json())
      return HttpResponse.json({ order: { ...order, order_number: 'BTK-1', parts: [] } })
    }),
  )
  const { user, onCancelled } = await ask()
  await user.type(email(), 'rosa@example.com')
  await user.type(screen.getByLabelText(/^Why\?/), 'Found it at home')
  await user.click(yes())
  await waitFor(() => expect(onCancelled).toHaveBeenCalledTimes(1))
  expect(sent.mock.calls).toEqual([
    [{ order_number: 'BTK-1', part_id: 7, email: 'rosa@example.com', cancel_remarks: 'Found it at home' }],
  ])
  expect(screen.queryByRole('button', { name: 'Yes, cancel it' })).toBeNull()
})

it('keeps what was typed when the address is another’s', async () => {
  server.use(http.put(PATH, () => refusal('not_found', 'We could not find your order number.', {})))
  const { user, onCancelled } = await ask()
  await user.type(email(), 'somebody@example.com')
  await user.click(yes())
  // in the question: what lies behind it is neither seen nor heard
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('We could not find your order number.'),
  )
  expect(email().value).toBe('somebody@example.com')
  expect(onCancelled).not.toHaveBeenCalled()
})

it('says what comes next to whoever takes a late part elsewhere', async () => {
  server.use(http.put(PATH, () => HttpResponse.json({ order: { ...order, parts: [] } })))
  const expected = { from: '2020-01-01T00:00:00Z', until: '2020-01-01T02:00:00Z' }
  const late = { ...part, status: 'to_ship', expected } as OrderPart
  render(
    <MemoryRouter>
      <CancelPart order={order} own={{ user: null, id: null }} part={late} onCancelled={() => undefined} />
      <Toasts />
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Choose another pharmacy' }))
  await user.type(email(), 'rosa@example.com')
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Choose another pharmacy' }),
  )
  expect(await screen.findByText(/^Botika Uno no longer sends it\. Please choose for each item/)).toBeTruthy()
  expect(screen.queryByText(/^The part from .* is cancelled/)).toBeNull()
})
