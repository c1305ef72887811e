import { Problem } from '@botika/common/http/problem'
import { configure, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { ConfirmEmailForm } from './ConfirmEmailForm'

const { call, user } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, input: { body: object }) => Promise<unknown>>(),
  user: { now: null as { id: number } | null },
}))
vi.mock('../../lib/api', () => ({ call }))
vi.mock('../../session/atoms', () => ({ useUser: () => user.now }))
vi.mock('../../lib/session-client', () => ({
  sessionClient: async () => ({ forget: () => undefined, user: async () => user.now }),
}))

// on a busy machine the schemas may take a while to load
configure({ asyncUtilTimeout: 10_000 })

const show = () =>
  render(
    <MemoryRouter>
      <ConfirmEmailForm token="abc" />
    </MemoryRouter>,
  )
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm my email address' }))
const password = () => screen.queryByLabelText('Password of your account')

beforeEach(() => void call.mockReset().mockResolvedValue({}))

it('confirms with a tap for whoever is logged in', async () => {
  user.now = { id: 7 }
  show()
  expect(password()).toBeNull()
  await confirm()
  expect(await screen.findByRole('heading', { name: 'Your email address is confirmed' })).toBeTruthy()
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { token: 'abc' } })
})

it('asks everybody else for the password of the account', async () => {
  user.now = null
  show()
  fireEvent.input(password() as HTMLElement, { target: { value: 'tall green mango' } })
  await confirm()
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy()
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { token: 'abc', password: 'tall green mango' } })
})

it('asks for it as well where somebody else is logged in', async () => {
  user.now = { id: 8 }
  const text = 'Please type the password of the account'
  call.mockRejectedValueOnce(new Problem('invalid', `${text}.`, { errors: { password: [text] } }))
  show()
  await confirm()
  expect(await screen.findByLabelText('Password of your account')).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})
