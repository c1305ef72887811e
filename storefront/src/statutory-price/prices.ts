import { expected } from '@botika/common/expected'
import { quote } from '@botika/common/quote/endpoints'
import { call } from '../lib/api'

const MOST = 200
const WAIT_MS = 30

interface Wanted {
  inventory_id: number
  quantity: number
  tell: (total: number | null) => void
}

const known = new Map<string, Promise<number | null>>()
const asked = new Set<Wanted>()
let isWaiting = false

/**
 * What a senior citizen or person with disability pays by law for so many of an offer, in pesos: the shop's own quote
 * of a claim, which knows the pharmacy's VAT and its promotions, and rounds a line once. Null where that cannot be
 * told. Offers asked for together are quoted together.
 */
export function statutoryTotal(inventory_id: number, quantity: number): Promise<number | null> {
  const key = keyOf({ inventory_id, quantity })
  const before = known.get(key)
  if (before) return before
  const coming = new Promise<number | null>((tell) => asked.add({ inventory_id, quantity, tell }))
  known.set(key, coming)
  answerSoon()
  return coming
}

const keyOf = ({ inventory_id, quantity }: Pick<Wanted, 'inventory_id' | 'quantity'>) =>
  `${inventory_id} × ${quantity}`

function answerSoon() {
  if (isWaiting || asked.size === 0) return
  isWaiting = true
  setTimeout(() => void answer(), WAIT_MS)
}

async function answer() {
  isWaiting = false
  // an offer stands in a quote once
  const wanted = new Map<number, Wanted>()
  for (const one of asked) {
    if (wanted.size === MOST) break
    if (wanted.has(one.inventory_id)) continue
    wanted.set(one.inventory_id, one)
    asked.delete(one)
  }
  answerSoon()
  const items = [...wanted.values()].map(({ inventory_id, quantity }) => ({ inventory_id, quantity }))
  const body = { items, delivery_option: 'pick_up', discount_type: 'senior_citizen' } as const
  const found = await call(quote.make, { body }).catch(expected('It is asked for again the next time'))
  const lines = new Map(found?.lines.map((line) => [line.inventory_id, line]))
  for (const one of wanted.values()) {
    // what failed may work the next time
    if (!found) known.delete(keyOf(one))
    const line = lines.get(one.inventory_id)
    one.tell(line?.quantity === one.quantity ? line.total : null)
  }
}
