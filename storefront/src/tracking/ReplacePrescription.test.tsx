import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { TrackedOrder } from '@botika/common/orders/schema'
import type { User } from '@botika/common/session/endpoints'
import type { Replacement } from './own-order-calls'
import { ReplacePrescription } from './ReplacePrescription'

const replaceAsGuest = vi.hoisted(() =>
  vi.fn<(number: string, replacement: Replacement) => Promise<TrackedOrder>>(
    async (order_number) => ({ order_number }) as TrackedOrder,
  ),
)
vi.mock('./own-order-calls', () => ({ replaceAsGuest, replaceAsCustomer: replaceAsGuest }))

const PICTURE = new File(['x'], 'prescription.png', { type: 'image/png' })
const isFaulty = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid')

it('says at both places what is missing, and sends only what is complete', async () => {
  URL.createObjectURL = () => 'blob:prescription'
  URL.revokeObjectURL = () => undefined
  const order = { order_number: 'BTK-1' } as TrackedOrder
  const onReplaced = vi.fn<(order: TrackedOrder) => void>()
  const own = { user: { id: 3 } as User, id: null }
  render(<ReplacePrescription order={order} own={own} onReplaced={onReplaced} />)
  const button = screen.getByRole('button', { name: 'Send the prescription' })
  await userEvent.click(button)
  expect([isFaulty('Picture of the prescription'), isFaulty('Your email')]).toEqual(['true', 'true'])
  expect(document.activeElement).toBe(screen.getByLabelText('Picture of the prescription'))
  await userEvent.upload(screen.getByLabelText('Picture of the prescription'), PICTURE)
  await userEvent.click(button)
  expect(document.activeElement).toBe(screen.getByLabelText('Your email'))
  expect(replaceAsGuest).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Your email'), 'ana@example.com')
  await userEvent.click(button)
  await waitFor(() => expect(onReplaced).toHaveBeenCalledWith(order))
  expect(replaceAsGuest.mock.calls[0]?.slice(0, 2)).toEqual([
    'BTK-1',
    { file: PICTURE, email: 'ana@example.com' },
  ])
})
