import { quote } from '@botika/common/quote/endpoints'
import { call } from '../api'

const MOST = 200
const WAIT_MS = 30

const known = new Map<number, Promise<number | null>>()
const asked = new Map<number, (price: number | null) => void>()
let isWaiting = false

/**
 * What a senior citizen or person with disability pays by law for one of an offer, in pesos: the shop's own quote of a
 * claim, which knows the pharmacy's VAT and its promotions. Null where that cannot be told. Offers asked for together
 * are quoted together.
 */
export function lawfulPrice(inventoryId: number): Promise<number | null> {
  const before = known.get(inventoryId)
  if (before) return before
  const coming = new Promise<number | null>((tell) => asked.set(inventoryId, tell))
  known.set(inventoryId, coming)
  if (!isWaiting) {
    isWaiting = true
    setTimeout(() => void answer(), WAIT_MS)
  }
  return coming
}

async function answer() {
  isWaiting = false
  const wanted = [...asked].slice(0, MOST)
  for (const [id] of wanted) asked.delete(id)
  if (asked.size > 0) {
    isWaiting = true
    setTimeout(() => void answer(), WAIT_MS)
  }
  const items = wanted.map(([inventory_id]) => ({ inventory_id, quantity: 1 }))
  const body = { items, delivery_option: 'pick_up', discount_type: 'senior_citizen' } as const
  const found = await call(quote.make, { body }).catch(() => null)
  const totals = new Map(found?.lines.map((line) => [line.inventory_id, line.total]))
  for (const [id, tell] of wanted) {
    // what failed may work the next time
    if (!found) known.delete(id)
    tell(totals.get(id) ?? null)
  }
}
