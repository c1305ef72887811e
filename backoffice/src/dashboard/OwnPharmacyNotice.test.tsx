import { render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider, TestMemoryRouter } from 'react-admin'
import { expect, it } from 'vitest'
import { lightTheme } from '../ui/brand/theme'
import { OwnPharmacyNotice } from './Dashboard'

const beginDay = (pharmacy: object) =>
  render(
    <TestMemoryRouter>
      <AdminContext
        basename="/seller"
        theme={lightTheme}
        authProvider={
          {
            checkAuth: async () => undefined,
            getIdentity: async () => ({ id: 1, pharmacy_id: 3 }),
          } as never
        }
        dataProvider={testDataProvider({
          getOne: (async () => ({ data: { id: 3, ...pharmacy } })) as never,
        })}
      >
        <OwnPharmacyNotice />
      </AdminContext>
    </TestMemoryRouter>,
  )

const licensed = {
  status: 'active',
  license_number: 'LTO-1',
  license_expires_on: '2199-01-01',
  prescriptions_until: '2199-01-01',
}

it('tells a seller where the day begins that the licence has ended', async () => {
  beginDay({ ...licensed, license_expires_on: '2020-01-01' })
  expect((await screen.findByRole('alert')).textContent).toContain('no offer is shown in the shop')
})

it('tells a seller where the day begins that the pharmacy is suspended', async () => {
  beginDay({ ...licensed, status: 'suspended' })
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toContain('suspended')
  expect(textContent).toContain('Please finish the orders that are under way')
})

it('tells a seller why the pharmacy is suspended, where a reason was given', async () => {
  beginDay({ ...licensed, status: 'suspended', suspension_reason: 'The counter was closed.' })
  expect((await screen.findByRole('alert')).textContent).toContain('The reason: The counter was closed.')
})

it.each([{ license_number: null }, { license_expires_on: null }])(
  'asks a new seller for the licence that nobody has entered: %j',
  async (missing) => {
    beginDay({ ...licensed, ...missing })
    expect((await screen.findByRole('alert')).textContent).toContain('nothing of your pharmacy can be bought')
    expect(screen.getByRole('link', { name: 'Add a paper' }).getAttribute('href')).toBe('/seller/papers')
  },
)

it('tells a seller where the day begins that no pharmacist’s card is valid', async () => {
  beginDay({ ...licensed, prescriptions_until: '2020-01-01' })
  expect((await screen.findByRole('alert')).textContent).toContain('nothing that needs a prescription')
})
