import { t } from '@botika/common/messages/reader'
import { products } from '@botika/common/messages/office'
import type { Inventory } from '@botika/common/inventories/endpoints'
import type { OfferChanges, Verbs } from '../../provider/verbs'
import { FinalError } from '../../lib/run-each'

type Fields = Omit<OfferChanges, 'updated_at'>

export const leftAlone = () => t(products.somebodyElseChangedThisMeanwhile)

export type SeenField = 'selling_price' | 'quantity'

/** A price or stock that was changed, or sold from, since it was shown. */
export class OfferMoved extends FinalError {
  constructor(
    readonly field: SeenField,
    readonly now: number,
    options?: ErrorOptions,
  ) {
    super(leftAlone(), options)
  }
}

export const undoChange = (save: Verbs['saveOffer'], wrote: Inventory, before: Fields): Promise<Inventory> =>
  // the price of before was asked about when it was set
  changeHeld(save, wrote, { ...before, price_confirmed: true })

interface Seen {
  price_confirmed?: boolean
  field: SeenField
  from: number | null
  to: number
}

/** Changes a price (pesos) or a stock (pieces) that is still as it was seen: in an old list, or as a percentage was reckoned of it. */
export async function changeSeen(
  read: () => Promise<Inventory>,
  save: Verbs['saveOffer'],
  { field, from, to, ...confirmed }: Seen,
): Promise<Inventory> {
  const held = await read()
  if (held[field] !== from) throw new OfferMoved(field, held[field])
  return await changeHeld(save, held, { [field]: to, ...confirmed })
}

const MOST_TRIES = 5

/** Adds pieces to the stock that there is now, or takes some away; what is sold meanwhile is counted in. */
export async function changeStockBy(
  read: () => Promise<Inventory>,
  save: Verbs['saveOffer'],
  delta: number,
): Promise<Inventory> {
  for (let tries = 1; ; tries++) {
    const held = await read()
    try {
      return await save(held.id, {
        quantity: Math.max(0, held.quantity + delta),
        updated_at: held.updated_at,
      })
    } catch (problem) {
      if (!currentOf(problem) || tries === MOST_TRIES) throw problem
    }
  }
}

/** Leaves fields that somebody else changed meanwhile; a sale, which only lowers the stock, is no conflict. */
async function changeHeld(save: Verbs['saveOffer'], held: Inventory, changes: Fields): Promise<Inventory> {
  try {
    return await save(held.id, { ...changes, updated_at: held.updated_at })
  } catch (problem) {
    const now = currentOf(problem)
    if (!now) throw problem
    const { price_confirmed: _, ...values } = changes
    const fields = Object.keys(values) as (keyof typeof values)[]
    const moved = fields.find((field) => now[field] !== held[field])
    if (moved === 'selling_price' || moved === 'quantity')
      throw new OfferMoved(moved, now[moved], { cause: problem })
    if (moved) throw new FinalError(leftAlone(), { cause: problem })
    return await save(held.id, { ...changes, updated_at: now.updated_at })
  }
}

function currentOf(problem: unknown): Inventory | undefined {
  const body = (problem as { body?: { code?: string; extra?: unknown } } | null)?.body
  return body?.code === 'stale_record' ? (body.extra as Inventory | undefined) : undefined
}
