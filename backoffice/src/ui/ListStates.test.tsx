import { message } from '@botika/common/messages/declare'
import type { Label } from '@botika/common/messages/message'
import { onlineManager } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  CoreAdminContext,
  ListContextProvider,
  type ListControllerResult,
  TestMemoryRouter,
} from 'react-admin'
import { expect, it, vi } from 'vitest'
import { ListStates } from './ListStates'

const label = (text: string) => message('test.said', { en: text, fil: text }) as Label

const TABS = {
  label: label('By status'),
  names: { all: label('All'), new: label('New'), done: label('Done'), gone: label('Gone') },
  emptyTexts: {
    new: label('New ones wait here.'),
    done: label('Done ones are kept here.'),
    gone: label('Gone ones are kept here.'),
  },
}

function show(list: Partial<ListControllerResult>, path = '/orders') {
  const value = { filterValues: {}, isPending: false, ...list } as ListControllerResult
  render(
    <TestMemoryRouter initialEntries={[path]}>
      <CoreAdminContext>
        <ListContextProvider value={value}>
          <ListStates empty="Nothing yet" tabs={TABS}>
            The rows
          </ListStates>
        </ListContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
}

const error = new Error('The line is bad.')

it('says why a list cannot be read, and reads it again', async () => {
  const refetch = vi.fn<() => void>()
  show({ error, refetch })
  expect(screen.getByText('The line is bad.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('says that a list was never read while there is no connection, and lets one try all the same', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const refetch = vi.fn<() => boolean>(() => onlineManager.isOnline())
  show({ isPending: true, refetch } as never)
  expect(screen.getByRole('heading').textContent).toBe('You are offline and this list has not been read yet')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveReturnedWith(true)
  expect(onlineManager.isOnline()).toBe(false)
  offline.mockRestore()
  onlineManager.setOnline(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByLabelText('Loading')).toBeTruthy()
})

it('does not show the rows of another search in the place of those that were never read', () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show({ data: [{ id: 1 }], total: 1, isPlaceholderData: true })
  expect(screen.queryByText('The rows')).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  offline.mockRestore()
})

it('keeps the rows that were read when the connection goes', () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show({ data: [{ id: 1 }], total: 1 })
  expect(screen.getByText('The rows')).toBeTruthy()
  offline.mockRestore()
})

const forbidden = Object.assign(new Error('You are not allowed to do this.'), { status: 403 })

it('leads away where asking again cannot help', () => {
  show({ error: forbidden })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeTruthy()
})

it('leads to another account where the dashboard itself is refused', () => {
  show({ error: forbidden }, '/')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Sign in as somebody else' })).toBeTruthy()
})

it('keeps the rows that were read in sight while the line is bad', () => {
  show({ error, data: [{ id: 1 }], total: 1 })
  expect(screen.getByText('The rows')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('The line is bad.')
  expect(screen.queryByText('This list could not be loaded')).toBeNull()
})

it('lets nobody press rows that are about to be others', () => {
  show({ data: [{ id: 1 }], total: 1, isPlaceholderData: true })
  const rows = screen.getByText('The rows')
  expect(rows.getAttribute('aria-busy')).toBe('true')
  expect(getComputedStyle(rows).pointerEvents).toBe('none')
})

const NONE = { data: [], total: 0, isPending: false as const }

it('says what an empty tab is for, and leads to one that has something', async () => {
  const setFilters = vi.fn<(filters: object) => void>()
  const meta = { counts: { all: 1204, new: 0, done: 1200, gone: 4 } }
  show({ ...NONE, meta, setFilters, filterValues: { status: 'new' } })
  expect(screen.getByRole('heading').textContent).toBe('Nothing is under “New”')
  expect(screen.getByText('New ones wait here.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'See “Done” (1,200)' }))
  expect(setFilters).toHaveBeenCalledWith({ status: 'done' })
})

it('leads a search that finds nothing under a tab to all of them', async () => {
  const setFilters = vi.fn<(filters: object) => void>()
  const meta = { counts: { all: 2, new: 0, done: 2, gone: 0 } }
  show({ ...NONE, meta, setFilters, filterValues: { status: 'new', keyword: 'zinc' } })
  expect(screen.getByRole('heading').textContent).toBe('Nothing matches')
  await userEvent.click(screen.getByRole('button', { name: 'See “All” (2)' }))
  expect(setFilters).toHaveBeenCalledWith({ keyword: 'zinc' })
})

it('can only clear a search that finds nothing anywhere', () => {
  show({ ...NONE, meta: { counts: { all: 0 } }, filterValues: { status: 'new', keyword: 'zinc' } })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Clear search and filters',
  ])
})
