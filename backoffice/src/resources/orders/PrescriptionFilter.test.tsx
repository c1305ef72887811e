import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, ListContextProvider, type ListControllerResult, testDataProvider } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { PrescriptionFilter } from './OrderList'

function show(filterValues: object) {
  const setFilters = vi.fn<(filters: object) => void>()
  const list = { filterValues, setFilters } as unknown as ListControllerResult
  render(
    <AdminContext dataProvider={testDataProvider()} theme={lightTheme}>
      <ListContextProvider value={list}>
        <PrescriptionFilter />
      </ListContextProvider>
    </AdminContext>,
  )
  return setFilters
}

it.each([
  [{}, 'Any'],
  [{ has_prescription: true }, 'With a prescription'],
  [{ has_prescription: 'false' }, 'Without'],
  [{ prescription_status: 'to_check' }, 'Prescription to check'],
])('shows what %o narrows to, however old', (filter, shown) => {
  show(filter)
  expect(screen.getByRole('combobox', { name: 'Prescription' }).textContent).toBe(shown)
})

it('keeps the other filters, and only one of its own', async () => {
  const setFilters = show({ has_prescription: true, keyword: 'cruz' })
  await userEvent.click(screen.getByRole('combobox', { name: 'Prescription' }))
  await userEvent.click(screen.getByRole('option', { name: 'Prescription accepted' }))
  expect(setFilters).toHaveBeenCalledWith({ keyword: 'cruz', prescription_status: 'accepted' })
})
