import { render, screen, waitFor } from '@testing-library/react'
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
import { lightTheme } from '../../ui/brand/theme'
import { SavedFilters } from './SavedFilters'

const DRAFTS = { name: 'My drafts', filter: { standing: 'draft' } }
const SOON = { name: 'Soon', filter: { standing: 'scheduled' } }

function List() {
  const list = useList<RaRecord>({ data: [], filter: { standing: 'published' } })
  return (
    <ResourceContextProvider value="news">
      <ListContextProvider value={list}>
        <SavedFilters />
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

let stored: unknown
let team: object | undefined
let shared: object[] = []

function showStored() {
  stored = [DRAFTS, SOON]
  team = undefined
  const call = vi.fn<
    (endpoint: unknown, request: { body?: { value: unknown }; params?: { key: string } }) => Promise<object>
  >(async (_endpoint, { body, params }) => {
    if (body && params?.key === 'filters.news') stored = body.value
    else if (body) team = { key: params?.key, value: body.value }
    return { data: [{ key: 'filters.news', value: stored }, ...(team ? [team] : [])], shared }
  })
  render(
    <AdminContext dataProvider={testDataProvider({ call } as never)} theme={lightTheme}>
      <List />
      <Notification />
    </AdminContext>,
  )
}

it('forgets a filter, and has it back when that was a slip', async () => {
  showStored()
  await userEvent.click(await screen.findByRole('button', { name: 'Saved' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete My drafts' }))
  expect(await screen.findByText('“My drafts” was deleted')).toBeTruthy()
  expect(stored).toEqual([SOON])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stored).toEqual([DRAFTS, SOON]))
})

it('says that a filter is saved, and can restore the one of the same name that it replaced', async () => {
  showStored()
  await userEvent.click(await screen.findByRole('button', { name: 'Saved' }))
  await userEvent.type(screen.getByLabelText('Save these filters as'), 'Soon{Enter}')
  expect(await screen.findByText('“Soon” was saved')).toBeTruthy()
  expect(stored).toEqual([DRAFTS, { name: 'Soon', filter: { standing: 'published' } }])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stored).toEqual([DRAFTS, SOON]))
})

/** The list of saved filters with the field for a new name of “Soon”. */
async function rename(typed: string) {
  showStored()
  await userEvent.click(await screen.findByRole('button', { name: 'Saved' }))
  await userEvent.click(screen.getByRole('button', { name: 'Rename Soon' }))
  const field = screen.getByLabelText<HTMLInputElement>('New name for Soon')
  expect(document.activeElement).toBe(field)
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  return field
}

it('gives a filter another name in its place, and gives the old one back', async () => {
  await rename(' Tomorrow {Enter}')
  expect(await screen.findByText('“Soon” is now called “Tomorrow”')).toBeTruthy()
  expect(stored).toEqual([DRAFTS, { ...SOON, name: 'Tomorrow' }])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stored).toEqual([DRAFTS, SOON]))
})

it('refuses a name that another filter has, and says so at the field', async () => {
  const field = await rename('my drafts{Enter}')
  expect(stored).toEqual([DRAFTS, SOON])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Another one is called “My drafts” already')).toBeTruthy()
  await userEvent.type(field, ' too{Enter}')
  await waitFor(() => expect(stored).toEqual([DRAFTS, { ...SOON, name: 'my drafts too' }]))
})

it('changes the case of a name, which is nobody else’s', async () => {
  await rename('SOON{Enter}')
  await waitFor(() => expect(stored).toEqual([DRAFTS, { ...SOON, name: 'SOON' }]))
})

it('leaves the name as it was at Escape, with the list still open and the focus where it began', async () => {
  await rename('Tomorrow{Escape}')
  expect(stored).toEqual([DRAFTS, SOON])
  expect(screen.getByRole('dialog', { name: 'Saved filters' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename Soon' }))
})

it('keeps a filter for everyone, and lists what others keep without a way to change it', async () => {
  const late = { name: 'Late', filter: { standing: 'late' } }
  shared = [{ key: 'pharmacy-0.filters.news', value: [late], by: 'Tess Clerk' }]
  showStored()
  await userEvent.click(await screen.findByRole('button', { name: 'Saved' }))
  expect(screen.getByText('Saved by Tess Clerk')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete Late' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'For everyone here' }))
  await userEvent.type(screen.getByLabelText('Save these filters as'), 'Ours{Enter}')
  await screen.findByText('“Ours” was saved')
  const ours = { name: 'Ours', filter: { standing: 'published' } }
  expect(team).toEqual({ key: 'pharmacy-0.filters.news', value: [ours] })
  expect(stored).toEqual([DRAFTS, SOON])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(team).toMatchObject({ value: [] }))
})
