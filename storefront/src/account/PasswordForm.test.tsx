import type { User } from '@botika/common/session/endpoints'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { API, answeringApi, refusal } from '../testing/api'
import { PasswordForm } from './PasswordForm'

const server = answeringApi()
const CHANGE = `${API}/users/change-password/7`
const ANA = { id: 7, email: 'ana@example.com', roles: [] } as unknown as User
const isWrong = () =>
  refusal('invalid', 'The current password is not right.', { current_password: ['This is not it'] })

it('takes a password for set that a call has set whose answer was lost', async () => {
  server.use(
    http.put(CHANGE, () => new HttpResponse('', { status: 200 }), { once: true }),
    http.put(CHANGE, isWrong),
    http.post(`${API}/auth/login`, () => HttpResponse.json({ access_token: 'a', expires_in: 3600 })),
    http.post(`${API}/auth/user`, () => HttpResponse.json(ANA)),
  )
  const person = userEvent.setup()
  render(
    <MemoryRouter>
      <PasswordForm user={ANA} />
    </MemoryRouter>,
  )
  await person.type(screen.getByLabelText('Current password'), 'kahapon-pa-ito')
  await person.type(screen.getByLabelText('New password'), 'bukas-na-lamang')
  await person.type(screen.getByLabelText('New password once more'), 'bukas-na-lamang')
  const send = () => person.click(screen.getByRole('button', { name: 'Change password' }))
  await send()
  expect(await screen.findByText(/could not reach the server/)).toBeTruthy()
  await send()
  const set = await screen.findByText(/Your new password is set/)
  expect(document.activeElement).toBe(set)
})
