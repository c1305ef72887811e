import * as fields from '@botika/common/messages/office/fields'
import * as shared from '@botika/common/messages/office/shared'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  type DataProvider,
  HttpError,
  Notification,
  ResourceContextProvider,
  testDataProvider,
  TestMemoryRouter,
  TextInput,
} from 'react-admin'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { reloadOnRequest } from '../../ui/reload'
import { CreatePage, EditPage } from './FormPage'

const JUN = { id: 7, name: 'Jun' }

const page = (calls: Partial<DataProvider>, children = <TextInput source="name" />) =>
  render(
    <TestMemoryRouter initialEntries={['/couriers/7']}>
      <AdminContext
        dataProvider={testDataProvider({ getOne: () => Promise.resolve({ data: JUN }) as never, ...calls })}
        theme={lightTheme}
      >
        <Routes>
          <Route path="/couriers" element={<p>The list</p>} />
          <Route
            path="/couriers/7"
            element={
              <ResourceContextProvider value="couriers">
                <Link to="/couriers">Away</Link>
                <EditPage one={fields.courier} id={7} nameOf={(record) => String(record['name'])} fields={[]}>
                  {children}
                </EditPage>
              </ResourceContextProvider>
            }
          />
        </Routes>
      </AdminContext>
    </TestMemoryRouter>,
  )

const typeMore = async () => userEvent.type(await screen.findByRole('textbox', { name: /name/i }), ' Reyes')

it('asks before what a failed save left unsaved is lost', async () => {
  page({ update: () => Promise.reject(new HttpError('Busy', 503)) })
  await typeMore()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await userEvent.click(screen.getByRole('link', { name: 'Away' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(screen.getByDisplayValue('Jun Reyes')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Away', hidden: true }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('The list')).toBeTruthy()
})

it('does not ask about what was typed into a record that is deleted', async () => {
  page({ delete: () => Promise.resolve({ data: JUN }) as never })
  await typeMore()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete courier' }))
  expect(await screen.findByText('The list')).toBeTruthy()
})

it('leads on to the list after adding without asking', async () => {
  render(
    <TestMemoryRouter initialEntries={['/couriers/create']}>
      <AdminContext
        dataProvider={testDataProvider({ create: () => Promise.resolve({ data: JUN }) as never })}
        theme={lightTheme}
      >
        <Routes>
          <Route path="/couriers" element={<p>The list</p>} />
          <Route
            path="/couriers/create"
            element={
              <ResourceContextProvider value="couriers">
                <CreatePage one={fields.courier} nameOf={() => 'Jun'}>
                  <TextInput source="name" />
                </CreatePage>
              </ResourceContextProvider>
            }
          />
        </Routes>
      </AdminContext>
    </TestMemoryRouter>,
  )
  await typeMore()
  await userEvent.click(screen.getByRole('button', { name: 'Add courier' }))
  expect(await screen.findByText('The list')).toBeTruthy()
})

it('says what was refused of a field that is not in the form, beside what stands at its field', async () => {
  const errors = { equivalence_key: 'There is one already', name: 'Too short' }
  page({ update: () => Promise.reject(new HttpError('No', 422, { errors })) })
  await typeMore()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect((await screen.findByText('There is one already')).closest('[role=alert]')).toBeTruthy()
  expect(screen.getByText('Too short').closest('[role=alert]')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /name/i }))
})

it('can be sent again after an error about a field that the form does not have', async () => {
  const sent: unknown[] = []
  page({
    update: (_resource, { data }) => {
      sent.push(data)
      if (sent.length > 1) return Promise.resolve({ data: { ...JUN, ...data } as never })
      return Promise.reject(new HttpError('No', 422, { errors: { equivalence_key: 'There is one already' } }))
    },
  })
  await typeMore()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('There is one already')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(screen.queryByText('There is one already')).toBeNull()
})

it('lets the page be loaded anew without a question when all that was typed can be kept as a draft', async () => {
  page({})
  await typeMore()
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leaves()).toBe(false)
  reloadOnRequest()
  expect(leaves()).toBe(true)
})

it.each([
  ['An administrator has to check it.', 'Jun is a draft for now. An administrator has to check it.'],
  [undefined, 'Jun was added'],
])('says of what was added whether it waits for a check: %s', async (why, text) => {
  const create = () => Promise.resolve({ data: { ...JUN, hold_reason: why } }) as never
  render(
    <TestMemoryRouter initialEntries={['/products/create']}>
      <AdminContext dataProvider={testDataProvider({ create })} theme={lightTheme}>
        <ResourceContextProvider value="products">
          <CreatePage
            one={shared.product}
            many={fields.products}
            nameOf={(record) => String(record['name'])}
            holdReasonOf={(record) => record['hold_reason'] as string | undefined}
          >
            <TextInput source="name" />
          </CreatePage>
          <Notification />
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
  await typeMore()
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }))
  expect(await screen.findByText(text)).toBeTruthy()
})
