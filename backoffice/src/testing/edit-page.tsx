import { render } from '@testing-library/react'
import {
  AdminContext,
  type RaRecord,
  ResourceContextProvider,
  testDataProvider,
  TestMemoryRouter,
  type UpdateParams,
} from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { lightTheme } from '../brand/theme'
import { EditPage } from '../shared/form/FormPage'
import { PlainInputs } from '../shared/plain/PlainInputs'
import type { Spec } from '../shared/plain/spec'

/** What the server does when a record is saved. */
export type Update = (resource: string, params: UpdateParams) => Promise<{ data: RaRecord }>

/** Opens a record's page as the table of its resource tells it, on a server that holds the record. */
export function openEdit(resource: string, spec: Spec, held: RaRecord, update: Update) {
  render(
    <TestMemoryRouter initialEntries={[`/${resource}/${held.id}`]}>
      <AdminContext
        theme={lightTheme}
        dataProvider={testDataProvider({
          getOne: (async () => ({ data: held })) as never,
          update: update as never,
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
