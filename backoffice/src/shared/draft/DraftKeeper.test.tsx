import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  ResourceContextProvider,
  testDataProvider,
  TestMemoryRouter,
  TextInput,
} from 'react-admin'
import { beforeEach, expect, it } from 'vitest'
import { lightTheme } from '../../brand/theme'
import { CreatePage } from '../form/FormPage'

beforeEach(() => sessionStorage.clear())

const courierForm = () =>
  render(
    <TestMemoryRouter initialEntries={['/couriers/create']}>
      <AdminContext dataProvider={testDataProvider()} theme={lightTheme}>
        <ResourceContextProvider value="couriers">
          <CreatePage one="Courier" nameOf={() => 'Jun'} defaultValues={{ vehicle: 'Van' }}>
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
