import type { Dashboard } from '@botika/common/dashboard/endpoints'
import { render, screen, within } from '@testing-library/react'
import { AdminContext, testDataProvider, TestMemoryRouter } from 'react-admin'
import { expect, it } from 'vitest'
import { lightTheme } from '../ui/brand/theme'
import { FirstSteps } from './FirstSteps'

const FOUND = {
  id: 3,
  address: '14 Mabini Street',
  opening_hours: 'Mo-Sa 08:00-20:00',
  latitude: 14.65,
  longitude: 121.1,
}

function show(pharmacy: object, totals: Record<string, number> = {}) {
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
          getOne: (async () => ({ data: pharmacy })) as never,
          getList: (async (resource: string) => ({ data: [], total: totals[resource] ?? 0 })) as never,
        })}
      >
        <FirstSteps dashboard={{ orders_by_status: { to_confirm: 0 } } as Dashboard} />
      </AdminContext>
    </TestMemoryRouter>,
  )
}

const step = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement
const done = (name: string) => within(step(name)).findByTitle('Done')

it('counts the pharmacy as checked once its address, hours and pin are known', async () => {
  show(FOUND)
  expect(await done('Check your pharmacy')).toBeTruthy()
})

it.each(['opening_hours', 'latitude'])('asks for the pharmacy’s %s', async (field) => {
  show({ ...FOUND, [field]: null }, { couriers: 1 })
  expect(await done('Name your couriers')).toBeTruthy()
  expect(within(step('Check your pharmacy')).queryByTitle('Done')).toBeNull()
})
