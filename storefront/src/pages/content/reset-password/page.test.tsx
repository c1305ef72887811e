import { configure, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Component as ResetPassword } from './page'

const { call } = vi.hoisted(() => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('../../../lib/api', () => ({ call }))

// on a busy machine the schemas may take a while to load
configure({ asyncUtilTimeout: 10_000 })

async function setPassword(hash: string) {
  call.mockResolvedValue({})
  render(
    <MemoryRouter initialEntries={[`/reset-password${hash}`]}>
      <ResetPassword />
    </MemoryRouter>,
  )
  fireEvent.input(await screen.findByLabelText(/password/i, { selector: 'input:not([type=hidden])' }), {
    target: { value: 'a password of hers' },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
}

it('tells who forgot the password that the account was logged out everywhere', async () => {
  await setPassword('#token=abc')
  expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeTruthy()
  expect(screen.getByText(/logged it out everywhere/)).toBeTruthy()
})

it('speaks of no earlier password to somebody new', async () => {
  await setPassword('#token=abc&first')
  expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Set your password' })).toBeTruthy()
  expect(screen.queryByText(/logged it out/)).toBeNull()
})
