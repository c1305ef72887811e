import { timesPesos } from '@botika/common/centavos'
import { accepts } from '@botika/common/carts/rules'
import type { ProductCard } from '@botika/common/products/schema'

export interface GuestCartProduct {
  id: number
  image: string | null
  inventory_id: number
  pharmacy_id: number
  pharmacy_name: string
  name: string
  selling_price: number
  subcategory_name: string | null
  is_sc_discountable: boolean
  current_quantity: number
}

export interface GuestCartItem {
  product: GuestCartProduct
  quantity: number
  is_checked: boolean
  /** True until the quote with promotions has arrived. */
  isUnpriced?: boolean
}

export interface CheckoutItem extends Omit<
  GuestCartProduct,
  'selling_price' | 'subcategory_name' | 'current_quantity'
> {
  price: number
  quantity: number
  total: number
  is_prescription: boolean
}

export const PRESCRIPTION = 'Prescription'

export function add(
  items: readonly GuestCartItem[],
  product: GuestCartProduct,
  quantity = 1,
): GuestCartItem[] {
  const there = items.find((item) => item.product.inventory_id === product.inventory_id)
  if (!there)
    return [...items, { product, quantity: clamp(quantity, product.current_quantity), is_checked: true }]
  return items.map((item) =>
    item === there
      ? { product, quantity: clamp(item.quantity + quantity, product.current_quantity), is_checked: true }
      : item,
  )
}

const clamp = (quantity: number, stock: number) => Math.max(1, Math.min(quantity, stock))

export const setQuantity = (items: readonly GuestCartItem[], inventoryId: number, quantity: number) =>
  items.map((item) =>
    item.product.inventory_id === inventoryId && accepts(quantity, item.product.current_quantity)
      ? { ...item, quantity }
      : item,
  )

export const remove = (items: readonly GuestCartItem[], inventoryIds: readonly number[]) =>
  items.filter((item) => !inventoryIds.includes(item.product.inventory_id))

export const check = (
  items: readonly GuestCartItem[],
  isChecked: boolean,
  inventoryIds?: readonly number[],
) =>
  items.map((item) =>
    !inventoryIds || inventoryIds.includes(item.product.inventory_id)
      ? { ...item, is_checked: isChecked }
      : item,
  )

export const countOf = (items: readonly GuestCartItem[]) =>
  items.reduce((sum, item) => sum + item.quantity, 0)

export const toCheckout = (items: readonly GuestCartItem[]): CheckoutItem[] =>
  items
    .filter((item) => item.is_checked && item.product.current_quantity > 0)
    .map(({ product: { selling_price, subcategory_name, current_quantity: _, ...product }, quantity }) => ({
      ...product,
      price: selling_price,
      quantity,
      total: timesPesos(selling_price, quantity),
      is_prescription: subcategory_name === PRESCRIPTION,
    }))

export function byPharmacy(items: readonly GuestCartItem[]) {
  const groups = new Map<number, { id: number; name: string; items: GuestCartItem[] }>()
  for (const item of items) {
    const { pharmacy_id: id, pharmacy_name: name } = item.product
    const group = groups.get(id) ?? { id, name, items: [] }
    group.items.push(item)
    groups.set(id, group)
  }
  return [...groups.values()]
}

type Offered = Pick<ProductCard, Exclude<keyof GuestCartProduct, 'current_quantity'> | 'quantity'>

export function cartProductOf({
  id,
  image,
  name,
  subcategory_name,
  is_sc_discountable,
  quantity,
  ...offer
}: Offered): GuestCartProduct | null {
  const { inventory_id, pharmacy_id, pharmacy_name, selling_price } = offer
  if (inventory_id === null || pharmacy_id === null || selling_price === null || quantity < 1) return null
  const product = { id, image, name, subcategory_name, is_sc_discountable, current_quantity: quantity }
  return { ...product, inventory_id, pharmacy_id, pharmacy_name: pharmacy_name ?? '', selling_price }
}
