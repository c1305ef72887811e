import * as fields from '@botika/common/messages/office/fields'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Form, TestMemoryRouter } from 'react-admin'
import { expect, it } from 'vitest'
import { FieldInput } from '../plain/FieldInput'

it('shows a password by an eye that pictures what pressing it does', async () => {
  render(
    <TestMemoryRouter>
      <AdminContext>
        <Form>
          <FieldInput field={{ source: 'password', label: fields.password, kind: 'password' }} />
        </Form>
      </AdminContext>
    </TestMemoryRouter>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  const pictured = () => screen.getByRole('button').querySelector('svg')?.dataset['testid']
  expect([field.type, field.autocomplete, pictured()]).toEqual([
    'password',
    'new-password',
    'VisibilityOutlinedIcon',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }))
  expect([field.type, pictured()]).toEqual(['text', 'VisibilityOffOutlinedIcon'])
  expect(screen.getByRole('button', { name: 'Hide the password' })).toBeTruthy()
})
