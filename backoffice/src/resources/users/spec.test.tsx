import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  ResourceContextProvider,
  testDataProvider,
  TestMemoryRouter,
  type UpdateParams,
} from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { lightTheme } from '../../brand/theme'
import { EditPage } from '../../shared/form/FormPage'
import { PlainInputs } from '../../shared/plain/PlainInputs'
import { spec } from './spec'

it('gives somebody a second role and sends both by name', async () => {
  const ana = { id: 7, first_name: 'Ana', last_name: 'Reyes', email: 'ana@example.com', is_active: true }
  const held = { ...ana, roles: [{ id: 1, name: 'customer' }], pharmacy_id: null }
  const update = vi.fn<(resource: string, params: UpdateParams) => Promise<{ data: typeof held }>>(
    async () => ({ data: held }),
  )
  render(
    <TestMemoryRouter initialEntries={['/users/7']}>
      <AdminContext
        theme={lightTheme}
        dataProvider={testDataProvider({
          getOne: (async () => ({ data: held })) as never,
          update: update as never,
        })}
      >
        <ResourceContextProvider value="users">
          <Routes>
            <Route
              path="/users/:id"
              element={
                <EditPage one={spec.one} nameOf={spec.nameOf}>
                  <PlainInputs spec={spec} />
                </EditPage>
              }
            />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
  const customer = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Customer' })
  expect(customer.checked).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Admin' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await vi.waitFor(() => expect(update).toHaveBeenCalled())
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ roles: ['customer', 'admin'] })
})
