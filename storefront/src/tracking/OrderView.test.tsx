import type { OrderPart, TrackedOrder } from '@botika/common/orders/schema'
import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { readBy } from '@botika/common/messages/reader'
import { OrderView } from './OrderView'

const placed = {
  order_number: 'BTK-0000AAAA1111',
  status: 'to_ship',
  delivery_option: 'pick_up',
  payment_option: 'cash',
  created_at: '2026-11-21T03:04:05.678Z',
  parts: [],
  timeline: [],
  subtotal: 100,
  vat_removed: 0,
  discount: 0,
  promotion_discount: 0,
  delivery_fee: 0,
  total: 100,
} as unknown as TrackedOrder

afterEach(() => readBy(() => 'en'))

it('says the whole summary in the shopper’s language', () => {
  readBy(() => 'fil')
  render(<OrderView order={placed} />)
  const said = screen.getAllByRole('definition').map((one) => one.textContent)
  expect(said).toContain('I-pick up sa botika')
  expect(said).toContain('Cash sa botika')
  expect(said).toContain('₱100.00')
})

const HOUR_MS = 3_600_000

it.each([
  ['to_ship', 1, 'pick_up', /^ ?Pick up/, false],
  ['to_confirm', 1, 'door_to_door', /^ ?Expected: /, false],
  ['to_receive', -1, 'door_to_door', /^ ?Expected: .+\w\. It is late/, true],
  ['to_ship', -1, 'pick_up', /\w\. It is late/, true],
  ['to_pay', -1, 'door_to_door', /^$/, false],
])('says of what stands at %s, with %i h to go, when it comes, and that it is late', (...row) => {
  const [status, hours, delivery_option, words, isLate] = row
  const at = (more: number) => new Date(Date.now() + (hours + more) * HOUR_MS).toISOString()
  const part = {
    id: 7,
    status,
    prescription_status: null,
    expected: { from: at(-2), until: at(0) },
    items: [],
  }
  const order = { ...placed, delivery_option, parts: [part], orderItems: [] }
  render(<OrderView order={order as unknown as TrackedOrder} />)
  const [said] = screen.queryAllByText(
    (_, one) => one?.tagName === 'P' && /Expected|Pick up (in|from)/.test(one.textContent),
  )
  expect(said?.textContent ?? '').toMatch(words)
  expect(said?.className.includes('noticeWarn') ?? false).toBe(isLate)
})

const LINE = {
  id: 1,
  seller_order_id: 7,
  product_name: 'Losartan 50 mg',
  price: 118,
  quantity: 3,
  quantity_dispatched: null,
  total: 318.6,
}

const showLine = (line: Partial<TrackedOrder['orderItems'][number]>, changes: Partial<TrackedOrder> = {}) => {
  const item = { ...LINE, ...line }
  const order = { ...placed, ...changes, parts: [{ id: 7, items: [item] }], orderItems: [item] }
  return render(<OrderView order={order as unknown as TrackedOrder} />)
}

it('shows beside a line what it cost without the discount', () => {
  showLine({})
  expect(screen.getByText('₱354.00').tagName).toBe('S')
  expect(screen.getByText('₱318.60').tagName).toBe('B')
})

it('calls no discount what was not sent and is not paid for', () => {
  const { container } = showLine({ quantity_dispatched: 2, total: 236 }, { delivery_option: 'door_to_door' })
  expect(screen.getByText('₱236.00').tagName).toBe('B')
  expect(container.querySelector('s')).toBeNull()
  expect(screen.getByText('2 of 3 sent; the rest is not charged')).toBeTruthy()
})

it('says of what is fetched how much of it is ready', () => {
  showLine({ quantity_dispatched: 2, total: 236 }, { delivery_option: 'pick_up' })
  expect(screen.getByText('2 of 3 ready; the rest is not charged')).toBeTruthy()
})

it('says that a line which was not sent is not charged', () => {
  showLine({ quantity_dispatched: 0, total: 0 }, { delivery_option: 'door_to_door' })
  expect(screen.getByText('Not sent, and not charged')).toBeTruthy()
})

it.each([
  ['a pharmacist left out', false, 'Left out, and not charged'],
  ['a pharmacy refused, which may come from another', true, 'Not sent, and not charged'],
])('says once of a medicine that %s that it is not charged', (_, is_refused, words) => {
  const line = { quantity_dispatched: 0, total: 0, prescription_status: 'left_out', is_refused } as const
  showLine(line, { delivery_option: 'door_to_door' })
  expect(screen.getAllByText(/not charged/).map((one) => one.textContent)).toEqual([words])
})

it('names beside the delivery fee what each part costs that is not cancelled', () => {
  const part = (id: number, pharmacy_name: string, delivery_fee: number, is_cancelled: boolean) => ({
    id,
    pharmacy_name,
    delivery_fee,
    is_cancelled,
    items: [],
  })
  const parts = [part(7, 'Lunti', 49, true), part(8, 'Tahanan', 66, false), part(9, 'Samp', 30, false)]
  const order = { ...placed, delivery_option: 'door_to_door', delivery_fee: 96, parts, orderItems: [] }
  render(<OrderView order={order as unknown as TrackedOrder} />)
  const fees = screen.getAllByRole('definition').map((one) => one.textContent)
  expect(fees.filter((fee) => ['₱96.00', '₱49.00', '₱66.00', '₱30.00'].includes(fee))).toEqual([
    '₱96.00',
    '₱66.00',
    '₱30.00',
  ])
})

it('says in the timeline of what is fetched that it is ready, not that it was shipped', () => {
  const timeline = [{ kind: 'shipped', created_at: placed.created_at, seller_order_id: 7 }]
  render(<OrderView order={{ ...placed, timeline } as unknown as TrackedOrder} />)
  expect(screen.getByText('Ready to pick up')).toBeTruthy()
  expect(screen.queryByText('Shipped')).toBeNull()
})

it('says why a medicine was rejected or left out, and who checked the prescription', () => {
  const rejected = {
    ...LINE,
    prescription_status: 'rejected',
    prescription_remarks: 'The dose cannot be read.',
  }
  const leftOut = {
    ...LINE,
    id: 2,
    prescription_status: 'left_out',
    prescription_remarks: 'Not on the sheet.',
  }
  const accepted = { ...LINE, id: 3, prescription_status: 'accepted', prescription_remarks: null }
  const check = { kind: 'prescription_rejected', actor_name: 'Corazon Ilagan', created_at: placed.created_at }
  const order = {
    ...placed,
    timeline: [check, { kind: 'shipped', actor_name: null, created_at: placed.created_at }],
    parts: [{ id: 7 }],
    orderItems: [rejected, leftOut, accepted],
  }
  render(<OrderView order={order as unknown as TrackedOrder} />)
  expect(screen.getByText('Prescription not accepted: The dose cannot be read.')).toBeTruthy()
  expect(screen.getByText('Left out, and not charged: Not on the sheet.')).toBeTruthy()
  expect(screen.getAllByText(/^Checked by/).map((one) => one.textContent)).toEqual([
    'Checked by Corazon Ilagan',
  ])
})

const showEnded = (open_line: OrderPart['open_line']) => {
  const part = { id: 7, status: 'cancelled', is_cancelled: true, is_confirmed: true, open_line }
  const timeline = [{ kind: 'cancelled', created_at: placed.created_at, seller_order_id: 7 }]
  const order = { ...placed, status: 'cancelled', open_line, parts: [part], orderItems: [], timeline }
  render(<OrderView order={order as unknown as TrackedOrder} />)
  return within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
}

it.each([
  ['to_choose', 'Waiting for your choice', 'warn'],
  ['offered', 'Another pharmacy is asked', 'info'],
] as const)('says of a part refused as a whole, at %s, what it waits for', (open_line, words, tone) => {
  const steps = showEnded(open_line)
  expect(steps.map((step) => step.textContent.trim())).toEqual(['Placed', 'Confirmed', words])
  expect(steps.at(-1)?.getAttribute('aria-current')).toBe('step')
  expect(steps.at(-1)?.getAttribute('data-step')).toBe('clock')
  expect(screen.getAllByText(words).map(({ className }) => className)).toContainEqual(
    expect.stringContaining(tone),
  )
  expect(screen.queryByText('Cancelled')).toBeNull()
})

it('calls a cancelled part’s last step neither done nor good', () => {
  const last = showEnded(null).at(-1) as HTMLElement
  expect(last.textContent.trim()).toBe('Cancelled')
  expect(within(last).queryByLabelText('Done')).toBeNull()
  expect(last.getAttribute('data-step')).toBe('close')
})
