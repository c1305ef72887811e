import type { SearchMiss } from '@botika/common/search-misses/endpoints'
import { render, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, ListContextProvider, testDataProvider, useList } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { SearchRows } from './ZeroResultSearches'

const MISS: SearchMiss = {
  id: 4,
  keyword: 'rogaine',
  refused: null,
  count: 3,
  days: 2,
  first_searched_on: '2026-11-20',
  last_searched_on: '2026-11-22',
}

const REFUSED: SearchMiss = { ...MISS, id: 5, keyword: 'rivotril', refused: 'clonazepam' }

function List() {
  const list = useList({ data: [MISS, REFUSED] })
  return (
    <ListContextProvider value={list}>
      <SearchRows />
    </ListContextProvider>
  )
}

function open() {
  const call = vi.fn<(endpoint: unknown, synonymFor: object) => Promise<object>>(async () => ({ id: 4 }))
  const provider = testDataProvider({ call, searchCatalogue: async () => [] } as never)
  render(
    <AdminContext dataProvider={provider} theme={lightTheme}>
      <List />
    </AdminContext>,
  )
  return call
}

it('asks before words leave the list', async () => {
  const call = open()
  await userEvent.click(
    await screen.findByRole('button', { name: 'Done with rogaine: take it off the list' }),
  )
  const dialog = within(screen.getByRole('dialog', { name: 'Take “rogaine” off the list?' }))
  expect(call).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Take off' }))
  await waitFor(() => expect(call).toHaveBeenCalledExactlyOnceWith(expect.anything(), { params: { id: 4 } }))
})

it('says what is missing for a synonym, and sends nothing', async () => {
  const call = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add synonym for rogaine' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Add synonym' }))
  expect(dialog.getByText('Please fill this in')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
})

it('offers no synonym for what may not be sold online, and says so', async () => {
  open()
  expect(await screen.findByText('May not be sold online (RA 9165): clonazepam')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add synonym for rivotril' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Done with rivotril: take it off the list' })).toBeTruthy()
})
