import type { Staff } from '@botika/common/staff/endpoints'
import { render, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, testDataProvider, TestMemoryRouter } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { StaffPage } from './StaffPage'

const people: Staff = {
  pharmacy_id: 4,
  pharmacy_name: 'Botika Maginhawa',
  people: [
    {
      id: 1,
      first_name: 'Ramon',
      last_name: 'Cruz',
      email: 'ramon@example.com',
      position: 'owner',
      is_active: true,
      card: null,
    },
    {
      id: 2,
      first_name: 'Liza',
      last_name: 'Reyes',
      email: 'liza@example.com',
      position: 'pharmacist',
      is_active: true,
      card: { expires_on: '2026-01-31', is_in_force: false },
    },
  ],
  invitations: [],
}

/** The page as the first of them sees it, who may do what is named. */
async function show(rights: readonly string[], path = '/') {
  const call = vi.fn<(...asked: unknown[]) => Promise<Staff>>(async () => people)
  const authProvider = {
    getIdentity: async () => ({ id: 1, pharmacy_id: 4 }),
    canAccess: async ({ action }: { action: string }) => rights.includes(action),
  }
  render(
    <TestMemoryRouter initialEntries={[path]}>
      <AdminContext
        theme={lightTheme}
        dataProvider={{ ...testDataProvider(), call } as never}
        authProvider={authProvider as never}
      >
        <Routes>
          <Route path="/pharmacies/:id/staff" element={<StaffPage />} />
          <Route path="*" element={<StaffPage />} />
        </Routes>
      </AdminContext>
    </TestMemoryRouter>,
  )
  await screen.findByText('Liza Reyes')
  return { call, user: userEvent.setup() }
}

it('lets an owner invite, once name and address are there, and takes nobody off unasked', async () => {
  const { call, user } = await show(['read', 'invite'])
  expect(screen.getByText(/^PRC card not in force/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  const dialog = screen.getByRole('dialog', { name: 'Invite somebody' })
  const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Send the invitation' })
  expect(send.disabled).toBe(true)
  for (const [label, typed] of [
    [/First name/, 'Jose'],
    [/Last name/, 'Katigbak'],
    [/Email/, 'jose@example.com'],
  ] as const)
    await user.type(within(dialog).getByLabelText(label), typed)
  await user.click(send)
  const body = { first_name: 'Jose', last_name: 'Katigbak', email: 'jose@example.com', position: 'clerk' }
  await waitFor(() =>
    expect(call.mock.calls.map(([, input]) => input)).toContainEqual({ params: { id: 4 }, body }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const before = call.mock.calls.length
  await user.click(screen.getByRole('button', { name: 'Remove Liza Reyes from the pharmacy' }))
  expect(screen.getByText(/They lose access at once/)).toBeTruthy()
  expect(call.mock.calls.length).toBe(before)
})

it('shows a colleague who works there, and lets them leave', async () => {
  await show(['read'])
  expect(screen.getByText('Pharmacist')).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave the pharmacy'])
})

it('leads an admin back to the pharmacy whose people these are', async () => {
  await show(['read', 'invite'], '/pharmacies/4/staff')
  const link = screen.getByRole('link', { name: 'Botika Maginhawa' })
  expect(link.getAttribute('href')).toBe('/pharmacies/4')
})
