import * as pricing from '@botika/common/messages/pricing'
import * as uiMessages from '@botika/common/messages/ui'
import { eachPesos, formatPesos } from '@botika/common/centavos'
import type { ReactNode } from 'react'
import { t } from '../lib/language/words'
import { useAnswer } from '../lib/useAnswer'
import ui from '../ui/ui.module.css'
import { expected } from '@botika/common/expected'
import { quote } from '@botika/common/quote/endpoints'
import { call } from '../lib/api'

interface Props {
  inventoryId: number
  /** How many of it; a line of a cart is rounded once, not each of them. */
  quantity?: number
  regular: number
  /** How many of it a price is wanted for: of a tablet, those in a pack. */
  units?: number
  children: ReactNode
}

/** What the holder of a senior citizen or PWD ID pays, with the regular price beside it. */
export function StatutoryPrice({ inventoryId, quantity = 1, regular, units = 1, children }: Props) {
  const { answer } = useAnswer(`${inventoryId} ${quantity}`, async () => ({
    inventoryId,
    quantity,
    price: await statutoryTotal(inventoryId, quantity),
  }))
  // the price of another quantity says that there is one, until this quantity's is known
  const found = answer.state === 'found' && answer.data.inventoryId === inventoryId ? answer.data : null
  if (!found?.price || found.price / found.quantity >= regular / quantity) return children
  const one = (pesos: number) => formatPesos(eachPesos(pesos, units))
  return (
    <span title={t(pricing.seniorCitizenOrPwdPrice)}>
      <span className={ui.hidden}>{t(pricing.seniorOrPwdPrice)} </span>
      {found.quantity === quantity ? one(found.price) : '…'}{' '}
      <span className={ui.hidden}>{t(uiMessages.before)} </span>
      <s>{one(regular)}</s>
    </span>
  )
}

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

/** Statutory pesos for so many of an offer, from the server's quote; null where unknown. Requests are batched. */
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
