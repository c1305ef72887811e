import type { Complaint } from '@botika/common/complaints/endpoints'
import type { OrderPart } from '@botika/common/orders/schema'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { API, answeringApi, refusal } from '../../testing/api'
import type { Shopper } from './calls'
import { GuestComplaints } from './Complaints'
import { ReportProblem } from './ReportProblem'
import { useComplaints } from './useComplaints'

vi.mock('../../lib/captcha', () => ({ solveCaptcha: async () => 'solved' }))

const server = answeringApi()
const part = { id: 7, pharmacy_name: 'Botika Uno' } as OrderPart
const OPEN = `${API}/track-order/complaints`
const LIST = `${API}/track-order/complaints/list`
const COMPLAINT: Complaint = {
  id: 3,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
  order_number: 'BTK-1',
  part_id: 7,
  pharmacy_id: 2,
  pharmacy_name: 'Botika Uno',
  reason: 'wrong_item',
  status: 'to_answer',
  outcome: null,
  answer_by: '2026-11-23T08:00:00.000Z',
  settle_by: '2026-11-27T08:00:00.000Z',
  settled_at: null,
  reopen_until: null,
  messages: [
    {
      id: 1,
      kind: 'opened',
      author_role: 'guest',
      author_name: null,
      outcome: null,
      body: 'Syrup <b>instead</b> of tablets',
      pictures: [],
      created_at: '2026-11-20T08:00:00.000Z',
    },
  ],
}

beforeEach(() => sessionStorage.clear())

/** A guest's order with its report form and what was reported, as on the page. */
function Page({ shopper, onKnown }: { shopper: Shopper | null; onKnown: (email: string) => void }) {
  const reported = useComplaints(shopper)
  return (
    <>
      <ReportProblem part={part} reported={reported} guest={{ orderNumber: 'BTK-1', onKnown }} />
      <GuestComplaints reported={reported} onKnown={onKnown} />
    </>
  )
}

async function openForm(shopper: Shopper | null = null) {
  const onKnown = vi.fn<(email: string) => void>()
  render(<Page shopper={shopper} onKnown={onKnown} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Report a problem/ }))
  const form = within(screen.getByRole('form', { name: 'Report a problem' }))
  return { user, form, onKnown }
}

it('says what is missing before anything is sent', async () => {
  const sent = vi.fn<() => void>()
  server.use(http.post(OPEN, () => (sent(), HttpResponse.json({}))))
  const { user, form } = await openForm()
  await user.click(form.getByRole('button', { name: 'Send the report' }))
  const isFaulty = (label: RegExp) => form.getByLabelText(label).getAttribute('aria-invalid')
  expect([/^What is it about/, /^What happened/, /^Your email/].map(isFaulty)).toEqual([
    'true',
    'true',
    'true',
  ])
  expect(document.activeElement).toBe(form.getByLabelText(/^What is it about/))
  expect(sent).not.toHaveBeenCalled()
})

it('asks for the email address where the one given elsewhere is not the order’s', async () => {
  server.use(http.post(LIST, () => refusal('order_not_found', 'There is no such order.')))
  const { form } = await openForm({ orderNumber: 'BTK-1', email: 'wrong@example.com' })
  expect(await form.findByLabelText(/^Your email/)).toHaveProperty('value', '')
})

it('keeps what was typed where it is refused, and shows the report once it is there', async () => {
  server.use(http.post(OPEN, () => refusal('order_not_found', 'There is no such order.', {})))
  const { user, form, onKnown } = await openForm()
  await user.selectOptions(form.getByLabelText(/^What is it about/), 'Wrong item')
  await user.type(form.getByLabelText(/^What happened/), 'Syrup')
  await user.type(form.getByLabelText(/^Your email/), 'rosa@example.com')
  await user.click(form.getByRole('button', { name: 'Send the report' }))
  expect(await form.findByText('There is no such order.')).toBeTruthy()
  expect(form.getByLabelText(/^What happened/)).toHaveProperty('value', 'Syrup')

  const sent = vi.fn<(body: unknown) => void>()
  server.use(
    http.post(OPEN, async ({ request }) => {
      sent(Object.fromEntries(await request.formData()))
      return HttpResponse.json(COMPLAINT, { status: 201 })
    }),
  )
  await user.click(form.getByRole('button', { name: 'Send the report' }))
  await waitFor(() => expect(onKnown).toHaveBeenCalledWith('rosa@example.com'))
  expect(sent.mock.calls[0]?.[0]).toEqual({
    part_id: '7',
    reason: 'wrong_item',
    message: 'Syrup',
    order_number: 'BTK-1',
    email: 'rosa@example.com',
    altcha: 'solved',
  })
})

it('shows a guest the conversation as it was typed, by when there is an answer, and no second form', async () => {
  server.use(http.post(`${OPEN}/list`, () => HttpResponse.json({ data: [COMPLAINT] })))
  render(<Page shopper={{ orderNumber: 'BTK-1', email: 'rosa@example.com' }} onKnown={() => undefined} />)
  const report = within(await screen.findByRole('region', { name: 'Botika Uno: Wrong item' }))
  expect(report.getByText('Syrup <b>instead</b> of tablets')).toBeTruthy()
  expect(report.getByText(/The pharmacy has until Nov.23, 2026/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Report a problem/ })).toBeNull()
})

it('offers to open a settled one once more only while it may be', async () => {
  const settled = { ...COMPLAINT, status: 'settled', outcome: 'rejected', settled_at: COMPLAINT.created_at }
  const list = (reopen_until: string | null) =>
    server.use(http.post(`${OPEN}/list`, () => HttpResponse.json({ data: [{ ...settled, reopen_until }] })))
  list('2026-12-05T08:00:00.000Z')
  const shopper = { orderNumber: 'BTK-1', email: 'rosa@example.com' }
  const { unmount } = render(<Page shopper={shopper} onKnown={() => undefined} />)
  expect(await screen.findByText(/^Not satisfied\? You can reopen it once until Dec.5, 2026/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Withdraw the report' })).toBeNull()
  unmount()
  list(null)
  render(<Page shopper={shopper} onKnown={() => undefined} />)
  expect(await screen.findByText(/^Settled on Nov.20, 2026: Rejected/)).toBeTruthy()
  expect(screen.queryByText(/^Not satisfied\?/)).toBeNull()
})
