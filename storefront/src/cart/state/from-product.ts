import type { ProductCard } from '@botika/common/products/schema'
import type { GuestCartProduct } from './items'

type Offered = Pick<
  ProductCard,
  | 'id'
  | 'image'
  | 'name'
  | 'subcategory_name'
  | 'is_sc_discountable'
  | 'is_prescription'
  | 'inventory_id'
  | 'pharmacy_id'
  | 'pharmacy_name'
  | 'selling_price'
  | 'quantity'
>

/** What of a product goes into the cart; null when nobody has it to sell. */
export function cartProductOf(product: Offered): GuestCartProduct | null {
  const { inventory_id, pharmacy_id, pharmacy_name, selling_price, quantity } = product
  if (inventory_id === null || pharmacy_id === null || selling_price === null || quantity < 1) return null
  return {
    id: product.id,
    image: product.image,
    inventory_id,
    pharmacy_id,
    pharmacy_name: pharmacy_name ?? '',
    name: product.name,
    selling_price,
    subcategory_name: product.subcategory_name,
    is_sc_discountable: product.is_sc_discountable,
    current_quantity: quantity,
  }
}
