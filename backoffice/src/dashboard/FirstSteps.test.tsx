import type { Dashboard } from '@botika/common/dashboard/endpoints'
import { POSITIONS, type Position } from '@botika/common/roles/roles'
import { render, screen, within, waitFor } from '@testing-library/react'
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

function show(pharmacy: object, totals: Record<string, number> = {}, who: Position = 'owner') {
  render(
    <TestMemoryRouter>
      <AdminContext
        basename="/seller"
        theme={lightTheme}
        authProvider={
          {
            checkAuth: async () => undefined,
            getIdentity: async () => ({ id: 1, pharmacy_id: 3 }),
            getPermissions: async () => ['customer', 'seller', who],
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

it.each(POSITIONS)('asks of the %s only what they may do', async (who) => {
  show(FOUND, { couriers: 1 }, who)
  const steps = {
    owner: ['Check your pharmacy', 'Show your papers', 'Add what you sell', 'Name your couriers'],
    pharmacist: ['Show your papers', 'Add what you sell'],
    clerk: [],
  }
  await waitFor(() =>
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...steps[who],
      'Wait for the first order',
    ]),
  )
})
