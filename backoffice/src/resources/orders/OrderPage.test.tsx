import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { render, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  HttpError,
  ResourceContextProvider,
  testDataProvider,
  TestMemoryRouter,
} from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import type { Verbs } from '../../provider/verbs'
import { anOrder } from '../../testing/orders'
import { OrderPage } from './OrderPage'

/** The page of an order, with a provider that holds just that one. */
function show(order: SellerOrderDetails, verbs: Partial<Verbs> = {}) {
  const getOne = vi.fn<() => Promise<{ data: SellerOrderDetails }>>(async () => ({ data: order }))
  const dataProvider = {
    ...testDataProvider({ getOne: getOne as never, getList: async () => ({ data: [], total: 0 }) }),
    ...verbs,
  }
  render(
    <TestMemoryRouter initialEntries={['/orders/1/show']}>
      <AdminContext dataProvider={dataProvider} theme={lightTheme}>
        <ResourceContextProvider value="orders">
          <Routes>
            <Route path="/orders/:id/show" element={<OrderPage />} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
  return { user: userEvent.setup(), getOne }
}

const isOpen = (button: HTMLElement) => !(button as HTMLButtonElement).disabled

const rxLine = {
  id: 5,
  product_name: 'Amoxil 500 mg',
  generic_name: 'Amoxicillin',
  quantity: 21,
  is_prescription: true,
  prescription_status: 'to_check',
  prescription_remarks: null,
  prescription_check: null,
} as SellerOrderDetails['orderItems'][number]

/** An order of one medicine whose prescription nobody has decided on. */
const sentRx = (facts: Partial<SellerOrderDetails> = {}) =>
  anOrder({
    prescription_status: 'to_check',
    has_prescription_image: true,
    orderItems: [rxLine],
    ...facts,
  })

describe('the page of an order', () => {
  it('shows what the step made of the order without leaving the page', async () => {
    const confirmed = anOrder({ is_confirmed: true })
    const advanceOrder = vi.fn<Verbs['advanceOrder']>(async () => confirmed)
    const { user, getOne } = show(anOrder(), { advanceOrder })
    const button = await screen.findByRole('button', { name: 'Confirm the order' })
    getOne.mockResolvedValue({ data: confirmed })
    await user.click(button)
    expect(isOpen(await screen.findByRole('button', { name: 'Ship the order' }))).toBe(true)
    expect(advanceOrder).toHaveBeenCalledWith(1, 'confirm')
  })

  it('asks about one step alone: a second tap on a question that closes answers no other', async () => {
    const received = anOrder({ is_confirmed: true, is_shipped: true, is_received: true })
    const paid = anOrder({ ...received, is_paid: true })
    const { user, getOne } = show(received, { advanceOrder: async () => paid })
    await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
    getOne.mockResolvedValue({ data: paid })
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as paid' }))
    await screen.findAllByText('Complete the order')
    expect(screen.queryByRole('dialog', { name: 'Complete the order', hidden: true })).toBeNull()
  })

  it('has cancelling in sight, folded into nothing', async () => {
    show(anOrder())
    const button = await screen.findByRole('button', { name: 'Cancel the order' })
    expect(button.closest('details')).toBeNull()
    expect(isOpen(button)).toBe(true)
  })

  it('keeps closed steps in sight and says why they are closed', async () => {
    show(anOrder())
    const description = 'The next step is to confirm the order.'
    expect(isOpen(await screen.findByRole('button', { name: 'Mark as paid', description }))).toBe(false)
  })

  it('says once why several steps are closed', async () => {
    show(anOrder())
    const description = 'The next step is to confirm the order.'
    for (const name of ['Ship the order', 'Mark as received', 'Mark as paid', 'Complete the order'])
      expect(await screen.findByRole('button', { name, description })).toBeTruthy()
    expect(screen.getAllByText(description)).toHaveLength(1)
  })

  it('takes nothing off a line that was sent in part but what discounts and the tax took', async () => {
    const item = { id: 5, product_name: 'Losartan 50 mg', selling_price: 118, quantity: 3 }
    const sent = { ...item, quantity_dispatched: 2, total: 236 } as SellerOrderDetails['orderItems'][number]
    show(anOrder({ is_confirmed: true, is_shipped: true, orderItems: [sent] }))
    expect(await screen.findByText('2 × ₱118.00')).toBeTruthy()
    expect(screen.getByText('2 of 3 sent')).toBeTruthy()
    expect(screen.queryByText(/^less/)).toBeNull()
  })

  it('says of an order to be picked up how much of a line is ready', async () => {
    const item = { id: 5, product_name: 'Losartan 50 mg', selling_price: 118, quantity: 3 }
    const ready = { ...item, quantity_dispatched: 2, total: 236 } as SellerOrderDetails['orderItems'][number]
    show(anOrder({ is_confirmed: true, is_shipped: true, delivery_option: 'pick_up', orderItems: [ready] }))
    expect(await screen.findByText('2 of 3 ready')).toBeTruthy()
  })

  it('promises no courier any more once the order left without one', async () => {
    show(anOrder({ is_confirmed: true, is_shipped: true }))
    expect(await screen.findByText('None was named')).toBeTruthy()
    expect(screen.queryByText('Chosen when it is shipped')).toBeNull()
  })

  it('promises no courier of an order that was cancelled before it left', async () => {
    show(anOrder({ is_confirmed: true, is_cancelled: true, cancel_remarks: 'No longer needed' }))
    expect(await screen.findByText('Not shipped')).toBeTruthy()
    expect(screen.queryByText('Not yet')).toBeNull()
    expect(screen.queryByText('Chosen when it is shipped')).toBeNull()
  })

  it('does not confirm before the prescription was looked at', async () => {
    const { user } = show(sentRx())
    const description = /Check the prescription first/
    expect(isOpen(await screen.findByRole('button', { name: 'Confirm the order', description }))).toBe(false)
    Element.prototype.scrollIntoView = vi.fn<() => void>()
    await user.click(screen.getByRole('button', { name: 'Check the prescription' }))
    expect(document.activeElement?.textContent).toBe('Show the prescription')
  })

  it('reads a prescription again that could not be read at first', async () => {
    const readOrderFile = vi
      .fn<Verbs['readOrderFile']>()
      .mockRejectedValueOnce(new HttpError('The line is bad.', 503))
      .mockResolvedValue(new Blob(['picture'], { type: 'image/png' }))
    URL.createObjectURL = () => 'blob:prescription'
    URL.revokeObjectURL = () => undefined
    const { user } = show(sentRx(), {
      readOrderFile,
    })
    await user.click(await screen.findByRole('button', { name: 'Show the prescription' }))
    expect(await screen.findByText('The line is bad.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('img', { name: 'Prescription' })).toBeTruthy()
  })

  it('hands the keys to a prescription that was opened, and puts it away once it is judged', async () => {
    URL.createObjectURL = () => 'blob:prescription'
    URL.revokeObjectURL = () => undefined
    const sent = sentRx()
    const accepted = { ...sent, prescription_status: 'accepted' as const }
    const { user, getOne } = show(sent, {
      readOrderFile: async () => new Blob(['picture'], { type: 'image/png' }),
      decidePrescription: async () => accepted,
    })
    await user.click(await screen.findByRole('button', { name: 'Show the prescription' }))
    const stage = await screen.findByRole('region', { name: 'Prescription, scroll to see all of it' })
    expect(document.activeElement).toBe(stage)
    getOne.mockResolvedValue({ data: accepted })
    await user.click(screen.getByRole('button', { name: 'Accept the prescription' }))
    expect(await screen.findByText('The prescription was checked and accepted.')).toBeTruthy()
    expect(screen.queryByRole('img', { name: 'Prescription' })).toBeNull()
  })

  it('lets a prescription be accepted once it was opened, and says so before', async () => {
    URL.createObjectURL = () => 'blob:prescription'
    URL.revokeObjectURL = () => undefined
    const { user } = show(sentRx(), {
      readOrderFile: async () => new Blob(['picture'], { type: 'image/png' }),
    })
    const description = 'Open the prescription first: then you can accept it.'
    const name = 'Accept the prescription'
    expect(isOpen(await screen.findByRole('button', { name, description }))).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Show the prescription' }))
    await screen.findByRole('img', { name: 'Prescription' })
    expect(isOpen(screen.getByRole('button', { name }))).toBe(true)
    expect(screen.queryByText(description)).toBeNull()
  })

  it('wants another picture opened that the shopper sends after the first was rejected', async () => {
    URL.createObjectURL = () => 'blob:prescription'
    URL.revokeObjectURL = () => undefined
    const rejected = sentRx({ prescription_status: 'rejected', has_prescription_image: false })
    const { user, getOne } = show(sentRx(), {
      readOrderFile: async () => new Blob(['picture'], { type: 'image/png' }),
      decidePrescription: async () => rejected,
    })
    await user.click(await screen.findByRole('button', { name: 'Show the prescription' }))
    await screen.findByRole('img', { name: 'Prescription' })
    getOne.mockResolvedValue({ data: rejected })
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'Blurred')
    await user.click(dialog.getByRole('button', { name: 'Reject' }))
    await screen.findByText('The prescription was rejected.')
    getOne.mockResolvedValue({ data: sentRx() })
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByRole('button', { name: 'Show the prescription' })).toBeTruthy()
    expect(isOpen(await screen.findByRole('button', { name: 'Accept the prescription' }))).toBe(false)
  })

  it('lets a prescription be accepted that was opened before', async () => {
    show(sentRx({ is_prescription_read: true }))
    expect(isOpen(await screen.findByRole('button', { name: 'Accept the prescription' }))).toBe(true)
  })

  it('tells before a prescription is accepted that it came with other orders', async () => {
    const same_prescription = {
      orders: 7,
      sent_at: ['2024-01-05T02:00:00Z', '2024-01-05T01:00:00Z', '2023-12-31T18:00:00Z'],
    }
    show(sentRx({ same_prescription }))
    const card = within(await screen.findByRole('region', { name: 'Prescription' }))
    const said =
      'This prescription also came with 7 other orders (latest: Jan 5, 2024; Jan 1, 2024). It may be a refill: look at what it allows.'
    const alert = card.getByText(said)
    const accept = card.getByRole('button', { name: 'Accept the prescription' })
    expect(alert.compareDocumentPosition(accept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('says nothing of other orders where there are none', async () => {
    show(sentRx())
    await screen.findByRole('region', { name: 'Prescription' })
    expect(screen.queryByText(/also came with/)).toBeNull()
  })

  it('tells of one other order as one', async () => {
    show(sentRx({ same_prescription: { orders: 1, sent_at: ['2024-01-05T01:00:00Z'] } }))
    expect(await screen.findByText(/also came with 1 other order \(Jan 5, 2024\)/)).toBeTruthy()
  })

  it('completes a discounted order once the ID was seen, and tells of the same number', async () => {
    const order = anOrder({
      is_confirmed: true,
      is_shipped: true,
      is_received: true,
      is_paid: true,
      discount: 20,
      vat_removed: 12,
      discount_type: 'senior_citizen',
      senior_citizen_name: 'Lola Nena',
      senior_citizen_id: 'OSCA-1',
      same_id: { orders: 2, names: ['Lolo Ben'] },
    })
    const seen = { ...order, is_id_seen: true }
    const confirmIdSeen = vi.fn<Verbs['confirmIdSeen']>().mockResolvedValue(seen)
    const { user, getOne } = show(order, { confirmIdSeen })
    const description = 'Confirm first that you have seen the ID of the discount’s holder.'
    expect(isOpen(await screen.findByRole('button', { name: 'Complete the order', description }))).toBe(false)
    const card = within(await screen.findByRole('region', { name: 'Discount ID' }))
    expect(card.getByRole('alert').textContent).toContain('another name with 2 other orders')
    expect(card.getByRole('alert').textContent).toContain('Lolo Ben')
    getOne.mockResolvedValue({ data: seen })
    await user.click(card.getByRole('button', { name: 'I have seen the ID' }))
    expect(confirmIdSeen).toHaveBeenCalledWith(1)
    expect(await screen.findByText('The ID was seen.')).toBeTruthy()
    expect(isOpen(screen.getByRole('button', { name: 'Complete the order' }))).toBe(true)
  })

  it('says how much of which medicine the prescription has to cover, by its generic name', async () => {
    const item = { id: 5, product_name: 'Amoxil 500 mg', generic_name: 'Amoxicillin', quantity: 21 }
    const line = { ...item, is_prescription: true } as SellerOrderDetails['orderItems'][number]
    const plain = { ...line, id: 6, product_name: 'Amoxicillin 250 mg', quantity: 1 }
    show(sentRx({ may_decide_prescription: false, orderItems: [line, plain] }))
    const card = await screen.findByRole('region', { name: 'Prescription' })
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['21 × Amoxicillin · Amoxil 500\u00a0mg', '1 × Amoxicillin 250\u00a0mg'])
  })

  it('decides each line of several by itself', async () => {
    const decidePrescription = vi.fn<Verbs['decidePrescription']>(async () => anOrder())
    const other = { ...rxLine, id: 6, product_name: 'Losartan 50 mg', generic_name: 'Losartan' }
    const order = sentRx({ is_prescription_read: true, orderItems: [rxLine, other] })
    const { user } = show(order, { decidePrescription })
    await user.click(await screen.findByRole('button', { name: 'Accept: Losartan 50 mg' }))
    expect(decidePrescription).toHaveBeenLastCalledWith(1, [{ id: 6, verdict: 'accepted' }])
    await user.click(screen.getByRole('button', { name: 'Leave it out: Amoxil 500 mg' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'Not on it')
    await user.click(dialog.getByRole('button', { name: 'Leave it out' }))
    const left = { id: 5, verdict: 'left_out', remarks: 'Not on it' }
    await waitFor(() => expect(decidePrescription).toHaveBeenLastCalledWith(1, [left]))
  })

  it('leaves the decision to a pharmacist, and says so', async () => {
    show(sentRx({ may_decide_prescription: false, has_prescription_image: false }))
    expect(await screen.findByText(/A pharmacist of the pharmacy whose PRC card/)).toBeTruthy()
    expect(screen.getByText(/^Next, a pharmacist checks the prescription/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Check the prescription' })).toBeNull()
    expect(screen.queryByText('Check the prescription before you confirm the order.')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Accept the prescription' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull()
  })

  it('asks nobody to check a prescription that can’t be sold, and says why', async () => {
    show(sentRx({ sale_stop: 'no_licence' }))
    const description = /FDA licence/
    expect(isOpen(await screen.findByRole('button', { name: 'Confirm the order', description }))).toBe(false)
    expect(screen.queryByRole('button', { name: 'Check the prescription' })).toBeNull()
    expect(isOpen(screen.getByRole('button', { name: 'Cancel the order' }))).toBe(true)
  })

  it('gives a document as a file where the browser has no reader for it', async () => {
    URL.createObjectURL = () => 'blob:prescription'
    URL.revokeObjectURL = () => undefined
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'))
    const { user } = show(sentRx(), {
      readOrderFile: async () => new Blob(['%PDF'], { type: 'application/pdf' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Show the prescription' }))
    const file = await screen.findByRole('link', { name: 'Download the PDF' })
    expect(file.getAttribute('download')).toBe('prescription.pdf')
    expect(screen.queryByTitle('Prescription')).toBeNull()
  })

  it('asks nobody to check the prescription of a cancelled order', async () => {
    show(sentRx({ is_cancelled: true }))
    expect(await screen.findByRole('button', { name: 'Show the prescription' })).toBeTruthy()
    expect(screen.queryByText(/Check the prescription/)).toBeNull()
    expect(screen.queryByText('Prescription to check')).toBeNull()
  })

  it('asks before money is marked as received', async () => {
    const advanceOrder = vi.fn<Verbs['advanceOrder']>(async () => anOrder())
    const { user } = show(anOrder({ is_confirmed: true, is_shipped: true, is_received: true }), {
      advanceOrder,
    })
    await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('₱161.00')
    expect(advanceOrder).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Mark as paid' }))
    expect(advanceOrder).toHaveBeenCalledWith(1, 'pay')
  })

  it('does not cancel without remarks', async () => {
    const cancelOrder = vi.fn<Verbs['cancelOrder']>(async () => anOrder({ is_cancelled: true }))
    const { user } = show(anOrder(), { cancelOrder })
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the order' }))
    expect(cancelOrder).not.toHaveBeenCalled()
    await user.type(within(dialog).getByLabelText(/Remarks/), 'Damaged box')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the order' }))
    expect(cancelOrder).toHaveBeenCalledWith(1, 'Damaged box')
  })

  it('asks anew when somebody else was faster', async () => {
    // react-admin writes refused calls to the console while developing
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const advanceOrder = vi.fn<Verbs['advanceOrder']>(async () => {
      throw new HttpError('The next step is to ship the order.', 409)
    })
    const { user, getOne } = show(anOrder(), { advanceOrder })
    const button = await screen.findByRole('button', { name: 'Confirm the order' })
    getOne.mockResolvedValue({ data: anOrder({ is_confirmed: true }) })
    await user.click(button)
    expect(isOpen(await screen.findByRole('button', { name: 'Ship the order' }))).toBe(true)
  })
})
