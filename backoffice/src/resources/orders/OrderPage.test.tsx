import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  HttpError,
  ResourceContextProvider,
  testDataProvider,
  TestMemoryRouter,
} from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { lightTheme } from '../../brand/theme'
import type { Verbs } from '../../providers/verbs'
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

  it('keeps closed steps in sight and says why they are closed', async () => {
    show(anOrder())
    const description = 'The next step is to confirm the order.'
    expect(isOpen(await screen.findByRole('button', { name: 'Mark as paid', description }))).toBe(false)
  })

  it('does not confirm before the prescription was looked at', async () => {
    show(anOrder({ prescription_status: 'to_check', has_prescription_image: true }))
    const description = /Check the prescription first/
    expect(isOpen(await screen.findByRole('button', { name: 'Confirm the order', description }))).toBe(false)
  })

  it('asks nobody to check the prescription of a cancelled order', async () => {
    show(anOrder({ prescription_status: 'to_check', has_prescription_image: true, is_cancelled: true }))
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
