export const MAX_CART_LINES = 100

export interface CartLine {
  inventory_id: number
  quantity: number
  is_checked: boolean
}

export const MERGE_CODES = ['capped', 'sold_out', 'gone', 'cart_full'] as const

export interface MergeChange {
  inventory_id: number
  code: (typeof MERGE_CODES)[number]
  /** How many both carts together wanted. */
  wanted: number
  quantity: number
}

export interface MergedCart {
  lines: CartLine[]
  changes: MergeChange[]
}

export const raise = (quantity: number, stock: number) => (quantity < stock ? quantity + 1 : quantity)

export const lower = (quantity: number) => (quantity > 1 ? quantity - 1 : quantity)

/** Whether a typed quantity counts; otherwise the cart stays as it is. */
export const accepts = (quantity: number, stock: number) =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= stock

/** Adds to a cart: an offer that is there already gets more of it, another one is appended, ticked. */
export function addLine(
  lines: readonly CartLine[],
  inventoryId: number,
  stock: number,
  quantity = 1,
): CartLine[] {
  const present = lines.find((line) => line.inventory_id === inventoryId)
  const added = Math.min((present?.quantity ?? 0) + quantity, stock)
  if (added < 1) return [...lines]
  if (!present) return [...lines, { inventory_id: inventoryId, quantity: added, is_checked: true }]
  return lines.map((line) => (line === present ? { ...line, quantity: added } : line))
}

/**
 * What a cart is after the guest's cart joined it: the same offer adds up, capped at its stock; the guest's
 * ticks hold, being the newer; nothing that was saved is lost. `stock` knows the offers that can be bought.
 */
export function mergeCarts(
  saved: readonly CartLine[],
  guest: readonly CartLine[],
  stock: ReadonlyMap<number, number>,
): MergedCart {
  const merged = new Map(saved.map((line) => [line.inventory_id, { ...line }]))
  const changes: MergeChange[] = []

  for (const line of sumByOffer(guest)) {
    const present = merged.get(line.inventory_id)
    const wanted = (present?.quantity ?? 0) + line.quantity
    const change = (code: MergeChange['code']) =>
      changes.push({
        inventory_id: line.inventory_id,
        code,
        wanted,
        quantity: merged.get(line.inventory_id)?.quantity ?? 0,
      })

    const available = stock.get(line.inventory_id)
    if (available === undefined) change('gone')
    else if (available < 1) change('sold_out')
    else if (!present && merged.size >= MAX_CART_LINES) change('cart_full')
    else {
      merged.set(line.inventory_id, { ...line, quantity: Math.min(wanted, available) })
      if (wanted > available) change('capped')
    }
  }
  return { lines: [...merged.values()], changes }
}

function sumByOffer(lines: readonly CartLine[]): CartLine[] {
  const sums = new Map<number, CartLine>()
  for (const line of lines) {
    const present = sums.get(line.inventory_id)
    sums.set(line.inventory_id, {
      ...line,
      quantity: (present?.quantity ?? 0) + line.quantity,
      is_checked: line.is_checked || (present?.is_checked ?? false),
    })
  }
  return [...sums.values()]
}
