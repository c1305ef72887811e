import { cartItems } from '@botika/common/carts/endpoints'
import { call } from '../../../lib/api'
import type { GuestCartItem } from '../items'
import type { CartCalls } from './server-cart'

const linesOf = (items: readonly GuestCartItem[]) =>
  items.map(({ product, quantity, is_checked }) => ({
    inventory_id: product.inventory_id,
    quantity,
    is_checked,
  }))

/** A customer's cart at the server. */
export const cartCallsOf = (userId: number) =>
  ({
    read: () => call(cartItems.cart, {}),
    add: (inventory_id, quantity) => call(cartItems.add, { body: { inventory_id, quantity } }),
    update: (id, { quantity, is_checked }) => {
      if (is_checked === undefined && quantity !== undefined)
        return call(cartItems.inputQuantity, { params: { id }, body: { quantity } })
      if (quantity === undefined)
        return call(is_checked ? cartItems.addOne : cartItems.removeOne, { params: { id } })
      return call(cartItems.update, { params: { id }, body: { quantity, is_checked } })
    },
    remove: (id) => call(cartItems.remove, { params: { id } }),
    checkAll: (isChecked) => call(isChecked ? cartItems.addAll : cartItems.removeAll, { params: { userId } }),
    /** Joins the guest's cart to it; the same again with the same key changes nothing. */
    merge: (items: readonly GuestCartItem[], idempotencyKey: string) =>
      call(
        cartItems.addFromGuest,
        { params: { userId }, body: { cart_items: linesOf(items) } },
        { idempotencyKey },
      ),
  }) satisfies CartCalls & Record<string, unknown>
