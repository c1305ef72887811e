import { expect, it } from 'vitest'
import { replaced, restored } from './swap'

const product = (inventory_id: number, current_quantity = 9) => ({
  id: inventory_id * 10,
  image: null,
  inventory_id,
  pharmacy_id: 1,
  pharmacy_name: 'Botika Uno',
  name: `Medicine ${inventory_id}`,
  selling_price: 10,
  subcategory_name: null,
  is_sc_discountable: true,
  current_quantity,
})
const line = (id: number, quantity = 1) => ({ product: product(id), quantity, is_checked: true })
const shown = (items: readonly { product: { inventory_id: number }; quantity: number }[]) =>
  items.map((item) => [item.product.inventory_id, item.quantity])

it('stands where the line stood, and goes back there', () => {
  const items = [line(1), line(2, 3), line(3)]
  const swapped = replaced(items, product(2), product(7), 3)
  expect(shown(swapped)).toEqual([
    [1, 1],
    [7, 3],
    [3, 1],
  ])
  const before = [line(2, 3)]
  expect(restored(swapped, { before, from: product(2), to: product(7) })).toEqual(items)
})

it('joins what is in the cart already, and leaves it as it was when it is undone', () => {
  const items = [line(1), line(2, 3), line(7, 2)]
  const swapped = replaced(items, product(2), product(7), 3)
  expect(shown(swapped)).toEqual([
    [1, 1],
    [7, 5],
  ])
  const before = [line(2, 3), line(7, 2)]
  expect(restored(swapped, { before, from: product(2), to: product(7) })).toEqual(items)
})

it('takes no more than there is', () => {
  expect(shown(replaced([line(2, 8)], product(2), product(7, 5), 8))).toEqual([[7, 5]])
})
