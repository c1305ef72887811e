import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, ListContextProvider, type ListControllerResult } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { ListStates } from './ListStates'

function show(list: Partial<ListControllerResult>) {
  const value = { filterValues: {}, isPending: false, ...list } as ListControllerResult
  render(
    <CoreAdminContext>
      <ListContextProvider value={value}>
        <ListStates empty="Nothing yet">The rows</ListStates>
      </ListContextProvider>
    </CoreAdminContext>,
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
