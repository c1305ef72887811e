import { act, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, ListBase, TestMemoryRouter, useListContext } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChoiceFilter } from './filters'
import { SearchBox } from './SearchBox'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const Narrowed = () => <output>{JSON.stringify(useListContext().filterValues)}</output>

function show() {
  const dataProvider = { getList: () => Promise.resolve({ data: [], total: 0 }) } as never
  render(
    <TestMemoryRouter initialEntries={['/complaints']}>
      <CoreAdminContext dataProvider={dataProvider}>
        <ListBase resource="complaints">
          <SearchBox label="Order number or shopper" />
          <ChoiceFilter name="is_late" label="Late" choices={[{ id: 'true', name: 'Only late ones' }]} />
          <Narrowed />
        </ListBase>
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
}

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
function choose(name: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Late' }))
  fireEvent.click(screen.getByRole('option', { name }))
}
/** Longer than a pause in typing; what changed is drawn before that. */
async function settle() {
  for (const ms of [50, 450]) await act(() => vi.advanceTimersByTimeAsync(ms))
}
const filters = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown

it('keeps a filter that was chosen just before a word was typed, or just after', async () => {
  show()
  await settle()
  choose('Only late ones')
  type('BTK-1')
  await settle()
  expect(filters()).toEqual({ is_late: 'true', keyword: 'BTK-1' })

  type('BTK-2')
  choose('Any')
  await settle()
  expect(filters()).toEqual({ keyword: 'BTK-2' })

  type('')
  choose('Only late ones')
  await settle()
  expect(filters()).toEqual({ is_late: 'true' })
})
