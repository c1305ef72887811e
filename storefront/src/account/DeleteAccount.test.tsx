import type { User } from '@botika/common/session/endpoints'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { API, refusal, answeringApi } from '../testing/api'
import { DeleteAccount } from './DeleteAccount'

const server = answeringApi()
const ana = { id: 3, email: 'ana@example.com', first_name: 'Ana', last_name: 'Cruz' } as User
const Where = () => <p data-testid="where">{useLocation().pathname}</p>

const show = () => {
  const onCancel = vi.fn<() => void>()
  render(
    <MemoryRouter initialEntries={['/account/privacy']}>
      <DeleteAccount user={ana} onCancel={onCancel} />
      <Where />
    </MemoryRouter>,
  )
  return { onCancel, user: userEvent.setup() }
}
const where = () => screen.getByTestId('where').textContent
const password = () => screen.getByLabelText('Current password') as HTMLInputElement

it('deletes nothing without the right password, and leaves it typed', async () => {
  server.use(
    http.post(`${API}/users/me/delete`, () =>
      refusal('invalid', 'Some fields are not valid.', { password: ['This is not your password.'] }),
    ),
  )
  const { user } = show()
  await user.type(password(), 'wrong one')
  await user.click(screen.getByRole('button', { name: 'Yes, delete my account for good' }))
  expect(await screen.findByText('This is not your password.')).toBeTruthy()
  expect(screen.queryByText('Some fields are not valid.')).toBeNull()
  expect(password().value).toBe('wrong one')
  expect(document.activeElement).toBe(password())
  expect(where()).toBe('/account/privacy')
})

it('sends the password once, ends the session and goes home', async () => {
  const sent = vi.fn<(body: unknown) => void>()
  const left = vi.fn<() => void>()
  let result = () => undefined as void
  const isTime = new Promise<void>((resolve) => (result = resolve))
  server.use(
    http.post(`${API}/users/me/delete`, async ({ request }) => {
      sent(await request.json())
      await isTime
      return HttpResponse.json({ deleted: true })
    }),
    http.post(`${API}/auth/logout`, () => {
      left()
      return HttpResponse.json({})
    }),
  )
  const { user } = show()
  await user.type(password(), 'the right one')
  await user.dblClick(screen.getByRole('button', { name: 'Yes, delete my account for good' }))
  // the button shrinks meanwhile, and the other must not be under the second tap
  expect((screen.getByRole('button', { name: 'No, go back' }) as HTMLButtonElement).disabled).toBe(true)
  result()
  await waitFor(() => expect(where()).toBe('/'))
  expect(sent.mock.calls).toEqual([[{ password: 'the right one' }]])
  expect(left).toHaveBeenCalledTimes(1)
})

it('can be called off', async () => {
  const { user, onCancel } = show()
  await user.click(screen.getByRole('button', { name: 'No, go back' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
})
