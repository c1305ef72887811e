import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { LoginPage } from './LoginPage'

vi.mock('../../provider/session', () => ({ session: { hasEnded: () => true } }))

it('says one thing at a time, and helps who does not know the password any more', async () => {
  const refused = 'This account is not active. Please write to us if that is a mistake.'
  const authProvider = {
    login: async () => {
      throw new Error(refused)
    },
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => [],
  }
  render(
    <MemoryRouter>
      <AdminContext authProvider={authProvider}>
        <LoginPage />
      </AdminContext>
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent?.trim())).toEqual([
    'Your session has ended. Please sign in again.',
  ])
  const link = () => screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')
  expect(link()).toBe('/forgot-password')
  await userEvent.type(screen.getByLabelText('Email'), 'seller@botika.test')
  await userEvent.type(screen.getByLabelText('Password'), 'a guess')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText(refused)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent?.trim())).toEqual([refused])
  expect(link()).toBe('/forgot-password')
})

it('asks for the code alone, and says what helps without the app', async () => {
  const login = async () => {
    throw Object.assign(new Error('A code is needed.'), { code: 'otp_required' })
  }
  const others = async () => undefined
  const rest = { logout: others, checkAuth: others, checkError: others, getPermissions: async () => [] }
  render(
    <MemoryRouter>
      <AdminContext authProvider={{ login, ...rest }}>
        <LoginPage />
      </AdminContext>
    </MemoryRouter>,
  )
  await userEvent.type(screen.getByLabelText('Email'), 'admin@botika.test')
  await userEvent.type(screen.getByLabelText('Password'), 'the right one')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByLabelText('Code of the app, or a recovery code')).toBe(document.activeElement)
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact-us')
  expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull()
})
