import { render } from '@testing-library/react'
import {
  AdminContext,
  type CreateParams,
  type RaRecord,
  ResourceContextProvider,
  testDataProvider,
  TestMemoryRouter,
  type UpdateParams,
} from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { lightTheme } from '../ui/brand/theme'
import { EditPage } from '../collection/form/FormPage'
import { PlainInputs } from '../collection/plain/PlainInputs'
import { PlainCreate } from '../collection/plain/screens'
import type { Spec } from '../collection/spec'

/** What the server does when a record is saved. */
export type Update = (resource: string, params: UpdateParams) => Promise<{ data: RaRecord }>

/** Opens a record's page as the table of its resource tells it, on a server that holds the record. */
export function openEdit(resource: string, spec: Spec, held: RaRecord, update: Update, calls: object = {}) {
  render(
    <TestMemoryRouter initialEntries={[`/${resource}/${held.id}`]}>
      <AdminContext
        theme={lightTheme}
        dataProvider={testDataProvider({
          getOne: (async () => ({ data: held })) as never,
          update: update as never,
          ...calls,
        })}
      >
        <ResourceContextProvider value={resource}>
          <Routes>
            <Route
              path={`/${resource}/:id`}
              element={
                <EditPage one={spec.one} nameOf={spec.nameOf} fields={[]} whatGoes={spec.whatGoes}>
                  <PlainInputs spec={spec} />
                </EditPage>
              }
            />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
}

/** What the server does when a record is added. */
export type Create = (resource: string, params: CreateParams) => Promise<{ data: RaRecord }>

/** Opens the page that adds a record as the table of its resource tells it. */
export function openCreate(resource: string, spec: Spec, create: Create) {
  render(
    <TestMemoryRouter initialEntries={[`/${resource}/create`]}>
      <AdminContext theme={lightTheme} dataProvider={testDataProvider({ create: create as never })}>
        <ResourceContextProvider value={resource}>
          <PlainCreate spec={spec} canCreate />
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
}
