import { expected } from '@botika/common/expected'
import * as cartMessages from '@botika/common/messages/cart'
import type { Cart, CartItem } from '@botika/common/carts/schema'
import { t } from '../../../lib/language/text'
import { statusOf } from '../../../lib/router/page-error'
import { deleteIgnoringMissing } from '../../../lib/delete-ignoring-missing'
import { errorMessage } from '../../../lib/error-message'
import type { CartChange } from '../atoms'
import type { GuestCartItem } from '../items'
import { isClosed } from '../renew'

export interface CartCalls {
  read: () => Promise<Cart>
  add: (inventoryId: number, quantity: number) => Promise<CartItem>
  update: (id: number, change: { quantity?: number; is_checked?: boolean }) => Promise<CartItem>
  remove: (id: number) => Promise<unknown>
  checkAll: (isChecked: boolean) => Promise<Cart>
}

interface Needs {
  calls: CartCalls
  show: (items: readonly GuestCartItem[]) => void
  onError: (detail: string) => void
  onSaved: () => void
  seen: ReadonlyMap<number, number>
}

/** A cart kept by the server: changes show at once and are sent in batches; rejected ones are undone and reported. */
export function makeServerCart({ calls, show, onError, onSaved, seen }: Needs) {
  let known = new Map<number, KnownLine>()
  let wanted: readonly GuestCartItem[] = []
  let changes = 0
  let sending: Promise<void> | null = null

  const put = (items: readonly GuestCartItem[]) => {
    wanted = items
    show(items)
  }
  const find = (inventoryId: number) => wanted.find((item) => item.product.inventory_id === inventoryId)

  function take({ data }: Pick<Cart, 'data'>) {
    const prices = new Map(seen)
    for (const { product, isUnpriced } of wanted) {
      if (!isUnpriced) prices.set(product.inventory_id, product.selling_price)
    }
    known = new Map(data.map((line) => [line.inventory_id, knownOf(line)]))
    put(data.map((line) => itemOf(line, prices)))
  }

  function settle(line: CartItem, before: GuestCartItem | undefined) {
    known.set(line.inventory_id, knownOf(line))
    const now = find(line.inventory_id)
    if (!now || now.quantity !== before?.quantity || now.is_checked !== before.is_checked) return
    const product = { ...now.product, current_quantity: stockOf(line) }
    put(wanted.map((item) => (item === now ? { ...now, product, quantity: line.quantity } : item)))
  }

  async function send(step: Step) {
    if (step.kind === 'check_all') {
      for (const line of (await calls.checkAll(step.is_checked)).data)
        known.set(line.inventory_id, knownOf(line))
    } else if (step.kind === 'remove') {
      await deleteIgnoringMissing(calls.remove(step.id))
      known.delete(step.inventory_id)
    } else {
      const before = find(step.inventory_id)
      const { inventory_id } = step
      const call =
        step.kind === 'add' ? calls.add(inventory_id, step.quantity) : calls.update(step.id, step.change)
      settle(await call, before)
    }
  }

  function undo(step: Step, shownBefore: readonly GuestCartItem[]) {
    const ids =
      step.kind === 'check_all' ? wanted.map((item) => item.product.inventory_id) : [step.inventory_id]
    for (const id of ids) {
      const line = known.get(id)
      const now = find(id)
      const old = shownBefore.find((item) => item.product.inventory_id === id) ?? now
      if (!line) put(wanted.filter((item) => item !== now))
      else if (now) {
        const { quantity, is_checked } = line
        put(wanted.map((item) => (item === now ? { ...now, quantity, is_checked } : item)))
      } else if (old) put([...wanted, { ...old, quantity: line.quantity, is_checked: line.is_checked }])
    }
  }

  async function sendAll(shownBefore: readonly GuestCartItem[]) {
    let error: string | null = null
    let isStale = false
    for (let steps = stepsBetween(known, wanted); steps.length > 0; steps = stepsBetween(known, wanted)) {
      const outcomes = await Promise.allSettled(steps.map(send))
      for (const [index, outcome] of outcomes.entries()) {
        const step = steps[index]
        if (outcome.status === 'fulfilled' || !step) continue
        const item = step.kind === 'check_all' ? undefined : nameOf(step.inventory_id, [wanted, shownBefore])
        error ??= `${item ? `${item}: ` : ''}${errorMessage(outcome.reason)} ${t(cartMessages.wePutYourCartBack)}`
        isStale ||= (statusOf(outcome.reason) ?? 500) < 500
        undo(step, shownBefore)
      }
    }
    if (error) onError(error)
    if (isStale) {
      const at = changes
      const cart = await calls.read().catch(expected('The next look reads the cart again'))
      if (cart && at === changes) take(cart)
    }
    onSaved()
  }

  function start(shownBefore: readonly GuestCartItem[]) {
    sending ??= sendAll(shownBefore).finally(() => {
      sending = null
      if (stepsBetween(known, wanted).length > 0) start(wanted)
    })
  }

  return {
    take,

    change(change: CartChange) {
      const before = wanted
      changes++
      put(change(wanted))
      if (stepsBetween(known, wanted).length > 0) start(before)
    },

    async refresh() {
      await sending
      const at = changes
      const cart = await calls.read()
      if (at === changes && !sending) take(cart)
    },
  }
}

const nameOf = (inventoryId: number, carts: readonly (readonly GuestCartItem[])[]) =>
  carts.flat().find((item) => item.product.inventory_id === inventoryId)?.product.name

export interface KnownLine {
  id: number
  quantity: number
  is_checked: boolean
}

export type Step =
  | { kind: 'add'; inventory_id: number; quantity: number }
  | { kind: 'update'; id: number; inventory_id: number; change: { quantity?: number; is_checked?: boolean } }
  | { kind: 'remove'; id: number; inventory_id: number }
  | { kind: 'check_all'; is_checked: boolean }

export const stockOf = ({ problem, current_quantity }: CartItem) =>
  problem && isClosed(problem) ? 0 : current_quantity

export function itemOf(line: CartItem, seen: ReadonlyMap<number, number>): GuestCartItem {
  const price = seen.get(line.inventory_id)
  return {
    product: {
      id: line.product_id,
      image: line.image,
      inventory_id: line.inventory_id,
      pharmacy_id: line.pharmacy_id,
      pharmacy_name: line.pharmacy_name,
      name: line.product_name,
      selling_price: price ?? line.selling_price,
      subcategory_name: line.subcategory_name,
      is_sc_discountable: line.is_sc_discountable,
      current_quantity: stockOf(line),
    },
    quantity: line.quantity,
    is_checked: line.is_checked,
    ...(price === undefined && { isUnpriced: true }),
  }
}

export const knownOf = ({ id, quantity, is_checked }: CartItem): KnownLine => ({ id, quantity, is_checked })

export function stepsBetween(
  known: ReadonlyMap<number, KnownLine>,
  wanted: readonly GuestCartItem[],
): Step[] {
  const all = tickOfAll(known, wanted)
  const steps: Step[] = all === null ? [] : [{ kind: 'check_all', is_checked: all }]
  const remaining = new Set<number>()
  for (const { product, quantity, is_checked } of wanted) {
    const { inventory_id } = product
    remaining.add(inventory_id)
    const line = known.get(inventory_id)
    if (!line) {
      steps.push({ kind: 'add', inventory_id, quantity })
      continue
    }
    const change = {
      ...(line.quantity !== quantity && { quantity }),
      ...(all === null && line.is_checked !== is_checked && { is_checked }),
    }
    if (Object.keys(change).length > 0) steps.push({ kind: 'update', id: line.id, inventory_id, change })
  }
  for (const [inventory_id, { id }] of known) {
    if (!remaining.has(inventory_id)) steps.push({ kind: 'remove', id, inventory_id })
  }
  return steps
}

/** The selection of all lines where one call for all saves several; else null. */
function tickOfAll(known: ReadonlyMap<number, KnownLine>, wanted: readonly GuestCartItem[]): boolean | null {
  const first = wanted[0]?.is_checked
  if (first === undefined || wanted.some((item) => item.is_checked !== first)) return null
  return [...known.values()].filter((line) => line.is_checked !== first).length > 1 ? first : null
}
