import * as fields from '@botika/common/messages/office/fields'
import type { User } from '@botika/common/session/endpoints'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  Notification,
  ResourceContextProvider,
  testDataProvider,
  TestMemoryRouter,
  TextInput,
} from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { session } from '../../provider/session'
import { CreatePage } from '../form/FormPage'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

const courierForm = () =>
  render(
    <TestMemoryRouter initialEntries={['/couriers/create']}>
      <AdminContext dataProvider={testDataProvider()} theme={lightTheme}>
        <ResourceContextProvider value="couriers">
          <CreatePage one={fields.courier} nameOf={() => 'Jun'} defaultValues={{ vehicle: 'Van' }}>
            <TextInput source="name" />
            <TextInput source="vehicle" />
          </CreatePage>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )

it('puts back what was typed before the page loaded anew', async () => {
  courierForm()
  await userEvent.type(await screen.findByRole('textbox', { name: /name/i }), 'Jun Reyes')
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  courierForm()
  expect(await screen.findByDisplayValue('Jun Reyes')).toBeTruthy()
  expect(screen.getByDisplayValue('Van')).toBeTruthy()
})

const signedIn = (id: number) => vi.spyOn(session, 'known').mockReturnValue({ id } as User)

it('keeps what was typed when the session ends, for whoever typed it', async () => {
  const listeners = vi.spyOn(session, 'onChange')
  signedIn(1)
  courierForm()
  await userEvent.type(await screen.findByRole('textbox', { name: /name/i }), 'Jun Reyes')
  for (const [listener] of listeners.mock.calls) listener(null, false)
  cleanup()

  signedIn(2)
  courierForm()
  await screen.findByRole('textbox', { name: /name/i })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByDisplayValue('Jun Reyes')).toBeNull()
  cleanup()

  signedIn(1)
  courierForm()
  expect(await screen.findByDisplayValue('Jun Reyes')).toBeTruthy()
})

it('says that a secret or a picture has to be given again', async () => {
  const form = () =>
    render(
      <TestMemoryRouter initialEntries={['/couriers/create']}>
        <AdminContext dataProvider={testDataProvider()} theme={lightTheme}>
          <ResourceContextProvider value="couriers">
            <CreatePage one={fields.courier} nameOf={() => 'Jun'}>
              <TextInput source="name" />
              <TextInput source="password" />
            </CreatePage>
            <Notification />
          </ResourceContextProvider>
        </AdminContext>
      </TestMemoryRouter>,
    )
  form()
  await userEvent.type(await screen.findByRole('textbox', { name: /name/i }), 'Jun Reyes')
  await userEvent.type(screen.getByRole('textbox', { name: /password/i }), 'secret')
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  form()
  expect(await screen.findByText(/is back, except pictures and passwords/)).toBeTruthy()
})
