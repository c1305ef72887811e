import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Form, RecordContextProvider, TestMemoryRouter } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { expect, it } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { HoursInput } from './HoursInput'

function Refuse() {
  const { setError } = useFormContext()
  return (
    <button type="button" onClick={() => setError('opening_hours', { message: 'Nobody works so long' })}>
      Refuse
    </button>
  )
}

it('says what was refused of the hours, as a week and as a text', async () => {
  render(
    <TestMemoryRouter>
      <AdminContext theme={lightTheme}>
        <RecordContextProvider value={{ id: 1, opening_hours: 'Mo-Fr 08:00-17:00' }}>
          <Form>
            <HoursInput source="opening_hours" label="Opening hours" />
            <Refuse />
          </Form>
        </RecordContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
  expect((await screen.findByText('Nobody works so long')).closest('[role=alert]')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Day and night' }).getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Write it as text' }))
  expect(await screen.findByText('Nobody works so long')).toBeTruthy()
})
