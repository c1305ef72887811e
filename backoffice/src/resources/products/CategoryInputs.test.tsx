import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Form, HttpError, testDataProvider } from 'react-admin'
import { expect, it } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { CategoryInputs } from './ProductInputs'

const MEDICINES = { id: 5, name: 'Medicines' }

/** The form of a product in category 5, on a server that answers the nth asking with the nth reply. */
function open(...replies: (() => Promise<unknown>)[]) {
  let calls = 0
  const getList = async (resource: string) =>
    resource === 'categories' ? replies[Math.min(calls++, replies.length - 1)]!() : { data: [], total: 0 }
  render(
    <AdminContext
      dataProvider={testDataProvider({ getList: getList as never })}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      theme={lightTheme}
    >
      <Form record={{ id: 1, category_id: 5 }}>
        <CategoryInputs />
      </Form>
    </AdminContext>,
  )
}

const busy = () => Promise.reject(new HttpError('Busy', 503))
const listed = () => Promise.resolve({ data: [MEDICINES], total: 1 })

const shown = (name: string) => screen.findByRole('option', { name, selected: true })

it('keeps a category that is chosen in sight while the list is on its way', async () => {
  open(() => new Promise(() => {}))
  expect(await shown('Loading')).toBeTruthy()
})

it('says that the list could not be had instead of None, and asks once more', async () => {
  open(busy, listed)
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(await shown('Category, number 5')).toBeTruthy()
  await userEvent.click(again)
  expect(await shown('Medicines')).toBeTruthy()
  expect(screen.queryByText('This list could not be loaded')).toBeNull()
})
