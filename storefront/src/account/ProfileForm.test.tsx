import type { User } from '@botika/common/session/endpoints'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { API, answeringApi } from '../testing/api'
import { ProfileForm } from './ProfileForm'

const server = answeringApi()
const ANA = {
  id: 7,
  email: 'ana@example.com',
  first_name: 'Ana',
  last_name: 'Cruz',
  contact_number: null,
  roles: ['customer'],
  updated_at: '2026-11-23T00:00:00.000Z',
} as unknown as User

it('says where the link went that changes the address, as the field shows the old one again', async () => {
  server.use(
    http.put(`${API}/users/7`, () => HttpResponse.json(ANA)),
    http.post(`${API}/auth/user`, () => HttpResponse.json({ ...ANA, pending_email: 'new@example.com' })),
  )
  const person = userEvent.setup()
  render(
    <MemoryRouter>
      <ProfileForm user={ANA} />
    </MemoryRouter>,
  )
  const email = screen.getByLabelText('Email')
  await person.clear(email)
  await person.type(email, 'new@example.com')
  await person.type(screen.getByLabelText('Current password'), 'kahapon-pa-ito')
  const save = () => person.click(screen.getByRole('button', { name: 'Save my details' }))
  await save()
  expect(await screen.findByText(/changes to new@example.com when you follow the link/)).toBeTruthy()
  expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('ana@example.com')
  // nothing of an address after a save that changed none
  await save()
  expect(await screen.findByText('Your details are saved.')).toBeTruthy()
  expect(screen.queryByText(/new@example.com/)).toBeNull()
})

it.each([
  ['pharmacist', 1],
  ['clerk', 0],
  [null, 0],
])('tells a %s what another name does to a PRC card: %s times', (position, times) => {
  render(
    <MemoryRouter>
      <ProfileForm user={{ ...ANA, position } as User} />
    </MemoryRouter>,
  )
  expect(screen.queryAllByText(/your PRC card waits until an admin confirms it again/)).toHaveLength(times)
})
