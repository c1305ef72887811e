import { render, screen, within } from '@testing-library/react'
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
import { useState } from 'react'
import { expect, it } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { AllCheckbox, SelectionProvider } from '../../ui/selection'
import { CategoryMove } from './CategoryMove'

const ROWS: RaRecord[] = Array.from({ length: 120 }, (_, at) => ({
  id: at + 1,
  name: `Cotton ${at + 1}`,
  category_id: at < 2 ? null : 7,
}))

function List() {
  const [isOpen, setIsOpen] = useState(false)
  const list = useList<RaRecord>({ data: ROWS, perPage: 200 })
  return (
    <ResourceContextProvider value="products">
      <ListContextProvider value={list}>
        <SelectionProvider>
          <AllCheckbox />
          <button onClick={() => setIsOpen(true)}>Move them</button>
          {isOpen && <CategoryMove products={ROWS as never} onClose={() => setIsOpen(false)} />}
        </SelectionProvider>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

it('asks, moves a hundred in each request, and puts each back where it stood', async () => {
  const sent: { ids: number[]; category_id: number | null }[] = []
  const provider = {
    getList: async (resource: string) => ({
      data: resource === 'categories' ? [{ id: 9, name: 'First aid' }] : [],
      total: 1,
    }),
    async call(_: unknown, { body }: { body: (typeof sent)[number] }) {
      sent.push(body)
      return { done: body.ids, failed: [] }
    },
  }
  render(
    <AdminContext dataProvider={testDataProvider(provider as never)} theme={lightTheme}>
      <List />
      <Notification />
    </AdminContext>,
  )
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Move them' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 120 products to a category?' }))
  const move = dialog.getByRole('button', { name: 'Move' })
  expect(move).toHaveProperty('disabled', true)
  await dialog.findByRole('option', { name: 'First aid' })
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'First aid')
  expect(sent).toEqual([])
  await userEvent.click(move)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('120 products put back')
  expect(sent.map(({ ids, category_id }) => [ids.length, category_id])).toEqual([
    [100, 9],
    [20, 9],
    [2, null],
    [100, 7],
    [18, 7],
  ])
  expect(sent[2]?.ids).toEqual([1, 2])
}, 30_000)
