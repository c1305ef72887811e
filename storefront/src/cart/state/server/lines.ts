import type { CartItem } from '@botika/common/carts/schema'
import type { GuestCartItem } from '../items'

/** A line as the server is known to have it. */
export interface KnownLine {
  /** The server's id of the line. */
  id: number
  quantity: number
  is_checked: boolean
}

/** What one call has to do. */
export type Step =
  | { kind: 'add'; inventory_id: number; quantity: number }
  | { kind: 'update'; id: number; inventory_id: number; change: { quantity?: number; is_checked?: boolean } }
  | { kind: 'remove'; id: number; inventory_id: number }
  | { kind: 'check_all'; is_checked: boolean }

const CANNOT_BE_BOUGHT = ['gone', 'pharmacy_closed']

/** What can be had of it. */
export const stockOf = ({ problem, current_quantity }: CartItem) =>
  CANNOT_BE_BOUGHT.includes(problem?.code ?? '') ? 0 : current_quantity

/** A line of the server's cart as the screens show lines. `seen` knows the prices that the shopper was shown. */
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

/** The calls that make the server's cart what is wanted; none when it is that already. */
export function stepsBetween(
  known: ReadonlyMap<number, KnownLine>,
  wanted: readonly GuestCartItem[],
): Step[] {
  const all = tickOfAll(known, wanted)
  const steps: Step[] = all === null ? [] : [{ kind: 'check_all', is_checked: all }]
  const kept = new Set<number>()
  for (const { product, quantity, is_checked } of wanted) {
    const { inventory_id } = product
    kept.add(inventory_id)
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
    if (!kept.has(inventory_id)) steps.push({ kind: 'remove', id, inventory_id })
  }
  return steps
}

/** What all lines are to be, where one call for all saves some; else null. */
function tickOfAll(known: ReadonlyMap<number, KnownLine>, wanted: readonly GuestCartItem[]): boolean | null {
  const first = wanted[0]?.is_checked
  if (first === undefined || wanted.some((item) => item.is_checked !== first)) return null
  return [...known.values()].filter((line) => line.is_checked !== first).length > 1 ? first : null
}
