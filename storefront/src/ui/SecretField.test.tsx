import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SecretField } from './SecretField'

const field = () => screen.getByLabelText<HTMLInputElement>('Password')

it('shows a password to whoever types it, and hides it again with everything typed kept', async () => {
  const user = userEvent.setup()
  render(<SecretField label="Password" name="password" autoComplete="current-password" />)
  await user.type(field(), 'pan de sal')
  expect(field().type).toBe('password')
  const show = screen.getByRole('button', { name: 'Show the password', description: 'Password' })
  await user.click(show)
  expect(field()).toMatchObject({ type: 'text', value: 'pan de sal', autocomplete: 'current-password' })
  await user.click(screen.getByRole('button', { name: 'Hide the password' }))
  expect(field()).toMatchObject({ type: 'password', value: 'pan de sal' })
})

it('announces its hint and error', () => {
  render(
    <SecretField
      label="Password"
      autoComplete="new-password"
      hint="At least ten characters"
      error="Too short"
    />,
  )
  const announced = field().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(announced.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'At least ten characters',
    'Too short',
  ])
  expect(field().getAttribute('aria-invalid')).toBe('true')
})
