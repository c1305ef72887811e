import * as pricing from '@botika/common/messages/pricing'
import * as uiMessages from '@botika/common/messages/ui'
import { eachPesos, formatPesos } from '@botika/common/centavos'
import type { ReactNode } from 'react'
import { t } from '../lib/language/text'
import { useQuery } from '../lib/useQuery'
import ui from '../ui/ui.module.css'
import { expected } from '@botika/common/expected'
import { quote } from '@botika/common/quote/endpoints'
import { call } from '../lib/api'

interface Props {
  inventoryId: number
  /** A cart line is rounded once, not per piece. */
  quantity?: number
  regular: number
  units?: number
  children: ReactNode
}

export function StatutoryPrice({ inventoryId, quantity = 1, regular, units = 1, children }: Props) {
  const { result } = useQuery(`${inventoryId} ${quantity}`, async () => ({
    inventoryId,
    quantity,
    price: await statutoryTotal(inventoryId, quantity),
  }))
  const found = result.state === 'found' && result.data.inventoryId === inventoryId ? result.data : null
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
  resolve: (total: number | null) => void
}

const totals = new Map<string, Promise<number | null>>()
const queue = new Set<Wanted>()
let isScheduled = false

/** Total in pesos from the server's quote; null where unknown. Requests are batched. */
export function statutoryTotal(inventory_id: number, quantity: number): Promise<number | null> {
  const key = keyOf({ inventory_id, quantity })
  const before = totals.get(key)
  if (before) return before
  const total = new Promise<number | null>((resolve) => queue.add({ inventory_id, quantity, resolve }))
  totals.set(key, total)
  sendSoon()
  return total
}

const keyOf = ({ inventory_id, quantity }: Pick<Wanted, 'inventory_id' | 'quantity'>) =>
  `${inventory_id} × ${quantity}`

function sendSoon() {
  if (isScheduled || queue.size === 0) return
  isScheduled = true
  setTimeout(() => void result(), WAIT_MS)
}

async function result() {
  isScheduled = false
  const wanted = new Map<number, Wanted>()
  for (const one of queue) {
    if (wanted.size === MOST) break
    if (wanted.has(one.inventory_id)) continue
    wanted.set(one.inventory_id, one)
    queue.delete(one)
  }
  sendSoon()
  const items = [...wanted.values()].map(({ inventory_id, quantity }) => ({ inventory_id, quantity }))
  const body = { items, delivery_option: 'pick_up', discount_type: 'senior_citizen' } as const
  const found = await call(quote.make, { body }).catch(expected('It is asked for again the next time'))
  const lines = new Map(found?.lines.map((line) => [line.inventory_id, line]))
  for (const one of wanted.values()) {
    if (!found) totals.delete(keyOf(one))
    const line = lines.get(one.inventory_id)
    one.resolve(line?.quantity === one.quantity ? line.total : null)
  }
}
