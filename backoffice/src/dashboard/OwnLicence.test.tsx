import { render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider, TestMemoryRouter } from 'react-admin'
import { expect, it } from 'vitest'
import { lightTheme } from '../brand/theme'
import { OwnLicence } from './OwnLicence'

it('tells a seller where the day begins that the licence has ended', async () => {
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
          getOne: (async () => ({ data: { id: 3, license_expires_on: '2020-01-01' } })) as never,
        })}
      >
        <OwnLicence />
      </AdminContext>
    </TestMemoryRouter>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('no offer is shown in the shop')
})
