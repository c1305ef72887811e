import { render, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  ListContextProvider,
  type RaRecord,
  ResourceContextProvider,
  testDataProvider,
  useList,
} from 'react-admin'
import { beforeEach, expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { AllCheckbox, SelectionProvider } from '../../ui/selection'
import { ProductSelection } from './ProductSelection'

const OFFER = { status: 'live', selling_price: 50, review: undefined }
const ROWS: RaRecord[] = [
  { ...OFFER, id: 1, name: 'Biogesic', inventory_id: 11, quantity: 20 },
  { ...OFFER, id: 2, name: 'Solmux', inventory_id: 12, quantity: 3 },
  { ...OFFER, id: 3, name: 'Neozep', inventory_id: null, quantity: 0 },
]

function List() {
  const list = useList<RaRecord>({ data: ROWS })
  return (
    <ResourceContextProvider value="products">
      <ListContextProvider value={list}>
        <SelectionProvider>
          <AllCheckbox />
          <ProductSelection />
        </SelectionProvider>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

const stock = new Map<number, number>()
const removed = vi.fn<(resource: string, params: { id: number }) => Promise<object>>()
beforeEach(() => {
  removed.mockReset().mockResolvedValue({ data: {} })
  stock.clear()
  stock.set(11, 20).set(12, 3)
})

async function open(button: string) {
  const held = (id: number) => ({ id, quantity: stock.get(id), updated_at: 'then' })
  const provider = {
    getOne: async (_: string, { id }: { id: number }) => ({ data: held(id) }),
    async saveOffer(id: number, { quantity }: { quantity: number }) {
      stock.set(id, quantity)
      return held(id)
    },
    delete: removed,
  }
  render(
    <AdminContext dataProvider={testDataProvider(provider as never)} theme={lightTheme}>
      <List />
    </AdminContext>,
  )
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}

it('sets one stock for all that are chosen, names what it leaves out, and puts the counts back', async () => {
  const dialog = await open('Set stock')
  expect(dialog.getByText(/Neozep/)).toBeTruthy()
  const confirm = dialog.getByRole('button', { name: 'Set stock (2)' })
  expect(confirm).toHaveProperty('disabled', true)
  await userEvent.type(dialog.getByLabelText('Stock'), 'many')
  expect(confirm).toHaveProperty('disabled', true)
  await userEvent.clear(dialog.getByLabelText('Stock'))
  await userEvent.type(dialog.getByLabelText('Stock'), '40')
  await userEvent.click(confirm)
  await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect([...stock.values()]).toEqual([20, 3]))
})

it('takes pieces away where there are enough, and leaves the others as they are', async () => {
  const dialog = await open('Set stock')
  await userEvent.type(dialog.getByLabelText('Stock'), '-5')
  await userEvent.click(dialog.getByRole('button', { name: 'Set stock (2)' }))
  await dialog.findByRole('button', { name: 'Close' })
  expect([...stock.values()]).toEqual([15, 3])
})

it('asks before it removes, and removes only what the pharmacy offers', async () => {
  const dialog = await open('Remove')
  expect(removed).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Remove (2)' }))
  await dialog.findByRole('button', { name: 'Close' })
  expect(removed.mock.calls.map(([, { id }]) => id)).toEqual([1, 2])
})
