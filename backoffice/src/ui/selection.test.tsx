import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, ListBase, testDataProvider, TestMemoryRouter, useListContext } from 'react-admin'
import { expect, it } from 'vitest'
import { lightTheme } from './brand/theme'
import { AllCheckbox, RowCheckbox, SelectionProvider, useSelection } from './selection'
import { SelectionBar } from './SelectionBar'

const ROWS = Array.from({ length: 230 }, (_, id) => ({ id, name: `Row ${id}` }))
const asked: number[] = []
const getList = async (
  _: string,
  { pagination = { page: 1, perPage: 10 } }: { pagination?: { page: number; perPage: number } },
) => {
  asked.push(pagination.perPage)
  const start = (pagination.page - 1) * pagination.perPage
  return { data: ROWS.slice(start, start + pagination.perPage) as never[], total: ROWS.length }
}

function Rows() {
  const { data = [] } = useListContext()
  const { selected } = useSelection()
  return (
    <>
      <AllCheckbox />
      {data.map(({ id, name }) => (
        <RowCheckbox key={id} id={id} name={name} />
      ))}
      <p>{selected.map(({ id }) => id).join(',')}</p>
      <SelectionBar>
        <button type="button">Do</button>
      </SelectionBar>
    </>
  )
}

it('chooses the rows of this page, then of every page, and none once it is cleared', async () => {
  render(
    <TestMemoryRouter>
      <AdminContext theme={lightTheme} dataProvider={testDataProvider({ getList })}>
        <ListBase resource="rows" perPage={10}>
          <SelectionProvider>
            <Rows />
          </SelectionProvider>
        </ListBase>
      </AdminContext>
    </TestMemoryRouter>,
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Row 3' }))
  expect(screen.queryByRole('button', { name: /Choose all/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /all on this page/i }))
  expect(screen.getByRole('status').textContent).toContain('10')
  await userEvent.click(screen.getByRole('button', { name: 'Choose all 230' }))
  expect(await screen.findByText(ROWS.map(({ id }) => id).join(','))).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('230')
  expect(asked.filter((perPage) => perPage === 100)).toHaveLength(3)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Row 3' }))
  expect(screen.getByRole('status').textContent).toContain('229')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('status')).toBeNull()
})
