import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { RegisterForm } from './RegisterForm'

const { call } = vi.hoisted(() => ({ call: vi.fn<() => Promise<unknown>>(async () => ({})) }))
vi.mock('../../lib/api', () => ({ call }))
vi.mock('../../lib/captcha', () => ({ solveCaptcha: async () => 'solved' }))
vi.mock('../../lib/session-client', () => ({
  sessionClient: async () => ({ login: async () => ({ first_name: 'Ana' }) }),
}))

// on a busy machine the schemas may take a while to load
configure({ asyncUtilTimeout: 10_000 })

it('makes one account, however often its button is pressed before the next page has come', async () => {
  const onDone = vi.fn<() => void>()
  render(
    <MemoryRouter>
      <RegisterForm onDone={onDone} />
    </MemoryRouter>,
  )
  const typed = {
    'First name': 'Ana',
    'Last name': 'Cruz',
    Email: 'ana@example.com',
    Password: 'tall green mango',
  }
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.input(screen.getByLabelText(name), { target: { value } })
  }
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  await userEvent.click(await screen.findByRole('button', { name: 'Creating your account…' }))
  expect(call).toHaveBeenCalledTimes(1)
})
