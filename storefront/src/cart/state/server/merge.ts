import { browserStorage } from '@botika/common/safe-storage'
import * as cartMessages from '@botika/common/messages/cart'
import type { MergedGuestCart } from '@botika/common/carts/schema'
import { t } from '../../../lib/language/words'
import { newKey } from '../../../lib/new-key'
import { isCart } from '../atoms'
import type { GuestCartItem } from '../items'

const GUEST_CART = 'guestCartItems'
const LAST_TRY = 'guestCartMerge'

/** The guest's cart as the storage has it right now, whatever this tab has heard of. */
export function guestCartInStorage(): GuestCartItem[] {
  const kept = browserStorage.readJson(GUEST_CART)
  return isCart(kept) ? kept : []
}

/**
 * The key under which this cart is sent. It stays the same for the same cart, also in another tab or after a
 * reload: an answer that got lost on the way must not make the shopper own everything twice.
 */
export function mergeKeyOf(items: readonly GuestCartItem[], userId: number): string {
  const cart = JSON.stringify([
    userId,
    items.map(({ product, quantity, is_checked }) => [product.inventory_id, quantity, is_checked]),
  ])
  const last = browserStorage.readJson(LAST_TRY) as { cart?: string; key?: string } | null
  if (last?.cart === cart && last.key) return last.key
  const key = newKey()
  browserStorage.write(LAST_TRY, JSON.stringify({ cart, key }))
  return key
}

/** The cart has come over: the same things chosen again later are a new wish. */
export const forgetMergeKey = () => browserStorage.remove(LAST_TRY)

/** What is left in the browser once `sent` has come over: what was added while it was on its way. */
export const without = (items: readonly GuestCartItem[], sent: readonly GuestCartItem[]) =>
  items.flatMap((item) => {
    const gone = sent.find((one) => one.product.inventory_id === item.product.inventory_id)?.quantity ?? 0
    return item.quantity > gone ? [{ ...item, quantity: item.quantity - gone }] : []
  })

/** What did not come over as it was, in sentences. */
export const newsOf = (changes: MergedGuestCart['changes'], sent: readonly GuestCartItem[]): string[] =>
  changes.map(({ inventory_id, code, wanted, quantity, detail }) => {
    const product = sent.find((item) => item.product.inventory_id === inventory_id)?.product
    if (!product) return detail
    const about = { name: product.name, pharmacy: product.pharmacy_name }
    if (code === 'capped')
      return t(cartMessages.nameYouChoseWantedInAll, {
        name: product.name,
        pharmacy: product.pharmacy_name,
        wanted,
        count: quantity,
      })
    if (code === 'sold_out') return t(cartMessages.nameIsSoldOutAtPharmacy, about)
    if (code === 'gone') return t(cartMessages.nameIsNoLongerOffered, about)
    return t(cartMessages.nameDidNotFitYourCart, about)
  })
