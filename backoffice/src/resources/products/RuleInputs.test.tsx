import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Form, RecordContextProvider, testDataProvider, TestMemoryRouter } from 'react-admin'
import { expect, it } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { RuleInputs } from './ProductInputs'

const RX = {
  id: 1,
  is_prescription: true,
  prescription_basis: 'generic',
  is_sc_discountable: true,
  discount_basis: 'medicine',
}

function open(office: '/seller' | '/admin', record: object | undefined) {
  render(
    <TestMemoryRouter>
      <AdminContext basename={office} dataProvider={testDataProvider()} theme={lightTheme}>
        <RecordContextProvider value={record as never}>
          <Form {...(record ? { record } : {})} defaultValues={{ is_prescription: false }}>
            <RuleInputs />
          </Form>
        </RecordContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
  return userEvent.setup()
}
const prescription = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Needs a prescription' })
const discount = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: 'Senior citizen and PWD discount applies' })

it('tells a seller what was decided and why, and lets them change none of it', async () => {
  const user = open('/seller', RX)
  expect(
    screen.getByText(
      'Decided by other products of the same generic name. Only an administrator can change this.',
    ),
  ).toBeTruthy()
  await user.click(prescription()).catch(() => undefined)
  await user.click(discount()).catch(() => undefined)
  expect([prescription().checked, discount().checked]).toEqual([true, true])
})

it('lets a seller say that a new product needs a prescription', async () => {
  const user = open('/seller', undefined)
  await user.click(prescription())
  expect(prescription().checked).toBe(true)
  expect(screen.queryByRole('switch', { name: /Senior/ })).toBeNull()
})

it('asks an admin why, once the prescription or the discount is taken away', async () => {
  const user = open('/admin', RX)
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(prescription())
  expect(screen.getByRole('textbox', { name: /Why it needs no prescription/ })).toBeTruthy()
  await user.click(discount())
  expect(screen.getByRole('textbox', { name: /Why the discount differs/ })).toBeTruthy()
  await user.click(prescription())
  expect(screen.queryByRole('textbox', { name: /Why it needs no prescription/ })).toBeNull()
})
