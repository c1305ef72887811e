import { expected } from '@botika/common/expected'
import { browserStorage, tabStorage } from '@botika/common/safe-storage'
import * as cartMessages from '@botika/common/messages/cart'
import { browserHint } from '@botika/common/auth/session-hint'
import { paths } from '../../../lib/paths'
import { t } from '../../../lib/language/text'
import type { createStore } from '../../../lib/store'
import { type Toast, toastAtom } from '../../../ui/toast/atoms'
import { errorMessage } from '../../../lib/error-message'
import { cartChangesAtom, cartErrorAtom, guestCartItemsAtom, isCart, serverCartAtom } from '../atoms'
import { type CartCalls, makeServerCart } from './server-cart'
import { cartItems } from '@botika/common/carts/endpoints'
import { call } from '../../../lib/api'
import type { GuestCartItem } from '../items'
import type { MergedGuestCart } from '@botika/common/carts/schema'
import { newKey } from '../../../lib/send-key'

const GUEST_CART = 'guestCartItems'
const LAST_TRY = 'guestCartMerge'

export function guestCartInStorage(): GuestCartItem[] {
  const saved = browserStorage.readJson(GUEST_CART)
  return isCart(saved) ? saved : []
}

/** Idempotency key of merging; it survives reloads, so that a lost response adds nothing twice. */
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

export const forgetMergeKey = () => browserStorage.remove(LAST_TRY)

export const without = (items: readonly GuestCartItem[], sent: readonly GuestCartItem[]) =>
  items.flatMap((item) => {
    const gone = sent.find((one) => one.product.inventory_id === item.product.inventory_id)?.quantity ?? 0
    return item.quantity > gone ? [{ ...item, quantity: item.quantity - gone }] : []
  })

export const newsOf = (changes: MergedGuestCart['changes'], sent: readonly GuestCartItem[]): string[] =>
  changes.map(({ inventory_id, code, wanted, quantity, detail }) => {
    const product = sent.find((item) => item.product.inventory_id === inventory_id)?.product
    if (!product) return detail
    const about = { name: product.name, pharmacy: product.pharmacy_name }
    if (code === 'capped')
      return t(cartMessages.nameYouChoseWantedInAll, { ...about, wanted, count: quantity })
    if (code === 'sold_out') return t(cartMessages.nameIsSoldOutAtPharmacy, about)
    if (code === 'gone') return t(cartMessages.nameIsNoLongerOffered, about)
    return t(cartMessages.nameDidNotFitYourCart, about)
  })

const KEY = 'cartSeenPrices'

function seenPrices(): Map<number, number> {
  const saved = browserStorage.readJson(KEY)
  const pairs = Array.isArray(saved)
    ? saved.filter((pair) => Array.isArray(pair) && pair.every(Number.isFinite))
    : []
  return new Map(pairs as [number, number][])
}

function saveSeenPrices(items: readonly GuestCartItem[]) {
  const priced = items.filter((item) => !item.isUnpriced)
  const pairs = priced.map(({ product }) => [product.inventory_id, product.selling_price])
  browserStorage.write(KEY, JSON.stringify(pairs))
}

const cartCallsOf = (userId: number) =>
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
    merge: (items: readonly GuestCartItem[], idempotencyKey: string) => {
      const cart_items = items.map(({ product: { inventory_id }, quantity, is_checked }) => ({
        inventory_id,
        quantity,
        is_checked,
      }))
      return call(cartItems.addFromGuest, { params: { userId }, body: { cart_items } }, { idempotencyKey })
    },
  }) satisfies CartCalls & Record<string, unknown>

const CHANGED = 'botika.cart-changed'
const DRAFT = 'checkoutDraft'

export function startServerCart(store: ReturnType<typeof createStore>, userId: number): () => void {
  const calls = cartCallsOf(userId)
  const login = browserHint().mark()
  const over = new AbortController()
  let isHere = false
  let opening: Promise<void> | null = null

  const showToast = (content: string, color: Toast['color'], link?: Toast['link']) =>
    store.set(toastAtom, { id: Date.now(), content, color, ...(link && { link }) })

  const cart = makeServerCart({
    calls,
    seen: seenPrices(),
    show: (items) => {
      if (over.signal.aborted) return
      isHere = true
      store.set(cartErrorAtom, null)
      store.set(serverCartAtom, { items, change: cart.change, refresh })
      saveSeenPrices(items)
    },
    onError: (detail) => {
      if (!over.signal.aborted) showToast(detail, 'error')
    },
    onSaved: notifyTabs,
  })

  async function refresh() {
    await bringGuestCart()
    await cart.refresh()
  }

  /** Merges the guest's cart until it is empty; one tab at a time. */
  async function bringGuestCart() {
    if (guestCartInStorage().length === 0) return
    await alone(async () => {
      for (
        let sent = guestCartInStorage();
        sent.length > 0 && !over.signal.aborted;
        sent = guestCartInStorage()
      ) {
        const merged = await calls.merge(sent, mergeKeyOf(sent, userId))
        store.set(guestCartItemsAtom, () => without(guestCartInStorage(), sent))
        forgetMergeKey()
        cart.take(merged)
        const news = newsOf(merged.changes, sent)
        store.set(cartChangesAtom, (before) => [...new Set([...before, ...news])])
        if (news.length > 0)
          showToast(t(cartMessages.whatYouHadChosenIsInYour), 'warning', {
            to: paths.cart(),
            text: t(cartMessages.viewCart),
          })
        notifyTabs()
      }
    })
  }

  async function open() {
    try {
      await bringGuestCart()
      if (!isHere) await cart.refresh()
      // what was added while the cart was read went to the guest's
      await bringGuestCart()
    } catch (error) {
      if (over.signal.aborted || isHere) return
      store.set(cartErrorAtom, { detail: errorMessage(error), retry: again })
    }
  }

  function again() {
    if (over.signal.aborted || document.visibilityState === 'hidden') return
    opening ??= (isHere ? refresh().catch(expected('The cart is asked for again')) : open()).finally(
      () => (opening = null),
    )
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (key === CHANGED) again()
  }
  addEventListener('storage', onStorage, over)
  addEventListener('focus', again, over)
  addEventListener('online', again, over)
  document.addEventListener('visibilitychange', again, over)
  // subscribed to keep other tabs' changes while it is not shown
  const release = store.sub(guestCartItemsAtom, () => undefined)
  opening = open().finally(() => (opening = null))

  return () => {
    over.abort()
    release()
    store.set(serverCartAtom, null)
    store.set(cartErrorAtom, null)
    store.set(cartChangesAtom, [])
    if (browserHint().mark() === login) return
    browserStorage.remove(KEY)
    tabStorage.remove(DRAFT)
  }
}

const notifyTabs = () => void browserStorage.write(CHANGED, String(Date.now()))

const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('botika.guest-cart', work) : work()
