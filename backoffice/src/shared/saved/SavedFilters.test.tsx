import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  ListContextProvider,
  Notification,
  type RaRecord,
  ResourceContextProvider,
  testDataProvider,
  useList,
} from 'react-admin'
import { expect, it, vi } from 'vitest'
import { lightTheme } from '../../brand/theme'
import { SavedFilters } from './SavedFilters'

const DRAFTS = { name: 'My drafts', filter: { standing: 'draft' } }
const SOON = { name: 'Soon', filter: { standing: 'scheduled' } }

function List() {
  const list = useList<RaRecord>({ data: [] })
  return (
    <ResourceContextProvider value="news">
      <ListContextProvider value={list}>
        <SavedFilters />
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

it('forgets a filter, and has it back when that was a slip', async () => {
  let kept: unknown = [DRAFTS, SOON]
  const call = vi.fn<(endpoint: unknown, asked: { body?: { value: unknown } }) => Promise<object>>(
    async (_endpoint, { body }) => {
      if (body) kept = body.value
      return { data: [{ key: 'filters.news', value: kept }] }
    },
  )
  render(
    <AdminContext dataProvider={testDataProvider({ call } as never)} theme={lightTheme}>
      <List />
      <Notification />
    </AdminContext>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Saved' }))
  await userEvent.click(screen.getByRole('button', { name: 'Forget My drafts' }))
  expect(await screen.findByText('“My drafts” is forgotten')).toBeTruthy()
  expect(kept).toEqual([SOON])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(kept).toEqual([DRAFTS, SOON]))
})
