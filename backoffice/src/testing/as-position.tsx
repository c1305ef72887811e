import { makeAuthProvider } from '@botika/common/auth/provider'
import type { Position } from '@botika/common/roles/roles'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import {
  AdminContext,
  BasenameContextProvider,
  type DataProvider,
  ResourceContextProvider,
  testDataProvider,
  TestMemoryRouter,
} from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { lightTheme } from '../ui/brand/theme'

const authOf = (who: Position | 'admin') =>
  makeAuthProvider({
    session: {
      user: async () => ({
        id: 1,
        pharmacy_id: 7,
        roles: [{ name: 'customer' }, { name: who === 'admin' ? 'admin' : 'seller' }],
        position: who === 'admin' ? null : who,
      }),
    } as never,
  })

interface Shown {
  who: Position | 'admin'
  resource: string
  held: object
  page: ReactNode
  calls?: Partial<DataProvider>
}

/** Opens a screen of record 7 as somebody at a pharmacy sees it. */
export function showAs({ who, resource, held, page, calls = {} }: Shown) {
  const office = who === 'admin' ? '/admin' : '/seller'
  const data = { id: 7, ...held }
  const provider = {
    ...testDataProvider({
      getOne: (async () => ({ data })) as never,
      getList: (async () => ({ data: [data], total: 1 })) as never,
      getMany: (async () => ({ data: [] })) as never,
    }),
    call: async () => ({ data: [] }),
    ...calls,
  }
  render(
    <TestMemoryRouter initialEntries={[`${office}/${resource}/7`]}>
      <AdminContext
        theme={lightTheme}
        basename={office}
        authProvider={authOf(who) as never}
        dataProvider={provider as never}
      >
        <BasenameContextProvider basename={office}>
          <ResourceContextProvider value={resource}>
            <Routes>
              <Route path={`${office}/${resource}/:id`} element={page} />
            </Routes>
          </ResourceContextProvider>
        </BasenameContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
}
