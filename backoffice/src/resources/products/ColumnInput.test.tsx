import type { ProductCard } from '@botika/common/products/schema'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  ListContextProvider,
  ResourceContextProvider,
  testDataProvider,
  TestMemoryRouter,
  useList,
} from 'react-admin'
import { beforeEach, expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { SelectionProvider } from '../../ui/selection'
import { ColumnInput } from './ColumnInput'

const row = (id: number, name: string, selling_price: number, quantity: number) =>
  ({ id, name, inventory_id: id + 10, status: 'live', selling_price, quantity }) as ProductCard
const ROWS = [row(1, 'Alaxan', 10, 5), row(2, 'Biogesic', 20, 6), row(3, 'Solmux', 30, 7)]

function List({ field }: { field: 'selling_price' | 'quantity' }) {
  const list = useList<ProductCard>({ data: ROWS })
  return (
    <ResourceContextProvider value="products">
      <ListContextProvider value={list}>
        <SelectionProvider>
          {ROWS.map((product) => (
            <ColumnInput key={product.id} product={product} field={field} />
          ))}
        </SelectionProvider>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

const saved = vi.fn<(id: number, changes: object) => void>()
beforeEach(() => saved.mockReset())

async function paste(field: 'selling_price' | 'quantity', name: string, text: string) {
  const held = (id: number) => {
    const { selling_price, quantity } = ROWS.find((one) => one.inventory_id === id) as ProductCard
    return { id, selling_price, quantity, updated_at: 'then' }
  }
  const provider = {
    getOne: async (_: string, { id }: { id: number }) => ({ data: held(id) }),
    async saveOffer(id: number, changes: object) {
      saved(id, changes)
      return { ...held(id), ...changes }
    },
    call: async () => ({
      data: [{ product_id: 3, median: 30, lowest: 28, highest: 32, offers: 4, unit_count: 1 }],
    }),
  }
  render(
    <TestMemoryRouter>
      <AdminContext dataProvider={testDataProvider(provider as never)} theme={lightTheme}>
        <List field={field} />
      </AdminContext>
    </TestMemoryRouter>,
  )
  await userEvent.click(await screen.findByRole('textbox', { name }))
  await userEvent.paste(text)
}

it('fills the stocks below from a column, after it has shown them', async () => {
  await paste('quantity', 'Stock of Biogesic', '40\tbox\r\n+3\r\n9\r\n')
  const dialog = within(await screen.findByRole('dialog', { name: 'Set these stock levels?' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Biogesic640',
    'Solmux710',
  ])
  expect(dialog.getByText('1 line was pasted beyond the end of this page, and left out.')).toBeTruthy()
  expect(saved).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Set stock (2)' }))
  await dialog.findByRole('button', { name: 'Close' })
  expect(saved.mock.calls).toEqual([
    [12, { quantity: 40, updated_at: 'then' }],
    [13, { quantity: 10, updated_at: 'then' }],
  ])
})

it('leaves out what is no number, by its row, and passes over empty cells', async () => {
  await paste('quantity', 'Stock of Alaxan', 'many\n\n12')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/many: A whole number/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Set stock (1)' }))
  await dialog.findByRole('button', { name: 'Close' })
  expect(saved.mock.calls).toEqual([[13, { quantity: 12, updated_at: 'then' }]])
})

it('shows which price is far from what others ask, and takes it as meant once it was shown', async () => {
  await paste('selling_price', 'Price of Biogesic', '₱21.50\n3')
  const dialog = within(await screen.findByRole('dialog', { name: 'Set these prices?' }))
  expect(await dialog.findByText(/less than half of what 4 other pharmacies ask/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Change prices (2)' }))
  await dialog.findByRole('button', { name: 'Close' })
  expect(saved.mock.calls).toEqual([
    [12, { selling_price: 21.5, updated_at: 'then' }],
    [13, { selling_price: 3, price_confirmed: true, updated_at: 'then' }],
  ])
})

it('leaves a single value to the field', async () => {
  await paste('quantity', 'Stock of Alaxan', '7')
  expect(screen.queryByRole('dialog')).toBeNull()
})
