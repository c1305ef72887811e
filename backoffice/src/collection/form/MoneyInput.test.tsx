import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Form, testDataProvider } from 'react-admin'
import { expect, it } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { MoneyInput } from './MoneyInput'

const show = (price: number | null) => {
  render(
    <AdminContext dataProvider={testDataProvider()} theme={lightTheme}>
      <Form record={{ id: 1, price }}>
        <MoneyInput source="price" label="Price" />
      </Form>
    </AdminContext>,
  )
  return screen.getByLabelText<HTMLInputElement>('Price')
}

it('shows centavos as lists do', () => {
  expect(show(12.5).value).toBe('12.50')
})

it('shows nothing where there is no amount', () => {
  expect(show(null).value).toBe('')
})

it('leaves what is being typed alone until the field is left', async () => {
  const field = show(12.5)
  await userEvent.clear(field)
  await userEvent.type(field, '7.5')
  expect(field.value).toBe('7.5')
  await userEvent.tab()
  expect(field.value).toBe('7.50')
})
