import * as z from 'zod'
import { flag, Id, int } from '../http/codecs'
import { Pesos } from '../money'
import { RecordFields } from '../record'
import { MAX_CART_LINES, MERGE_CODES } from './rules'

export const CART_PROBLEMS = [
  'gone',
  'out_of_stock',
  'not_enough',
  'pharmacy_closed',
  'no_pharmacist',
] as const

/** A line of a customer's cart: the specification's fields, and what its screens need beside them. */
export const CartItem = RecordFields.extend({
  image: z.string().nullable(),
  inventory_id: z.number().int(),
  pharmacy_id: z.number().int(),
  pharmacy_name: z.string(),
  product_id: z.number().int(),
  product_name: z.string(),
  product_slug: z.string(),
  generic_name: z.string().nullable(),
  /** For one, VAT included, before discounts and promotions; the quote says what is paid. */
  selling_price: Pesos,
  quantity: z.number().int(),
  current_quantity: z.number().int(),
  subcategory_name: z.string().nullable(),
  is_prescription: z.boolean(),
  is_sc_discountable: z.boolean(),
  is_checked: z.boolean(),
  problem: z.object({ code: z.enum(CART_PROBLEMS), detail: z.string() }).nullable(),
})
export type CartItem = z.infer<typeof CartItem>

export const Cart = z.object({
  data: z.array(CartItem),
  items_count: z.number().int(),
  checked_count: z.number().int(),
  subtotal: Pesos,
})
export type Cart = z.infer<typeof Cart>

export const CartAddition = z.object({
  inventory_id: Id,
  quantity: int().min(1).max(10_000).default(1),
})

/** A change of a line; a whole cart item may be sent, the rest of it is ignored. */
export const CartChange = z.object({
  quantity: int().min(1).max(10_000).optional(),
  is_checked: flag().optional(),
})

export const TypedQuantity = z.object({ quantity: int().min(1).max(10_000) })

export const GuestCart = z.object({
  cart_items: z
    .array(
      z.object({
        inventory_id: Id,
        quantity: int().min(1).max(10_000),
        is_checked: flag().default(true),
      }),
    )
    .max(MAX_CART_LINES * 2),
})

export const MergedGuestCart = Cart.extend({
  changes: z.array(
    z.object({
      inventory_id: z.number().int(),
      code: z.enum(MERGE_CODES),
      wanted: z.number().int(),
      quantity: z.number().int(),
      detail: z.string(),
    }),
  ),
})
export type MergedGuestCart = z.infer<typeof MergedGuestCart>
