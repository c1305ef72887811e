import type { FileRead } from '@botika/common/file-reads/endpoints'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { GuestFileReads, mayHaveFiles, Reads } from './FileReads'

const askFileReads = vi.hoisted(() => vi.fn<(order: string, email: string) => Promise<FileRead[]>>())
vi.mock('./file-read-calls', () => ({ askFileReads }))

const READ: FileRead = {
  id: 1,
  order_number: 'BTK-0000AAAA1111',
  file: 'prescription',
  opened_at: '2026-11-24T05:50:00.000Z',
  opened_as: 'pharmacist',
  pharmacy_name: 'Botica Uno',
  name: 'Ana Reyes',
}

it('says who opened what, as what and when', () => {
  const admin = { ...READ, id: 2, opened_as: 'admin', pharmacy_name: null, name: null } as const
  const clerk = { ...READ, id: 3, opened_as: 'clerk', file: 'senior_citizen_id' } as const
  render(<Reads reads={[READ, admin, clerk, { ...admin, id: 4, opened_as: 'you', file: 'complaint' }]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    expect.stringMatching(/^Ana Reyes, pharmacist at Botica UnoPrescriptionNov 24, 2026/),
    expect.stringMatching(/^An administrator of BotikaPrescription/),
    expect.stringMatching(/^Ana Reyes of Botica UnoID picture/),
    expect.stringMatching(/^YouPicture of a report/),
  ])
})

it('asks a guest for the address of the order, and says what is wrong with it at its field', async () => {
  render(<GuestFileReads orderNumber="BTK-0000AAAA1111" />)
  const button = screen.getByRole('button', { name: 'Show who opened them' })
  const field = screen.getByLabelText('Your email')
  await userEvent.click(button)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(askFileReads).not.toHaveBeenCalled()
  askFileReads.mockRejectedValueOnce(new Error('Sorry!'))
  await userEvent.type(field, 'ana@example.com')
  await userEvent.click(button)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  askFileReads.mockResolvedValueOnce([])
  await userEvent.click(button)
  expect(askFileReads).toHaveBeenLastCalledWith('BTK-0000AAAA1111', 'ana@example.com')
  expect((await screen.findByRole('status')).textContent).toBe('Nobody has opened them yet.')
})

it('is offered where an order has a prescription or a discount', () => {
  const part = (prescription_status: string) => ({ parts: [{ prescription_status }], discount: 0 }) as never
  expect([part('not_needed'), part('to_check'), { parts: [], discount: 12 }].map(mayHaveFiles)).toEqual([
    false,
    true,
    true,
  ])
})
