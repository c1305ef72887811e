import { orders } from '@botika/common/messages/office'
import type { SellerOrder, SellerOrderDetails } from '@botika/common/orders/schema'
import { inEnglish, type Words } from '../../lib/language/useWords'

const HOUR_MS = 3_600_000

/** How long an order may wait for a step before it counts as late. */
const PATIENCE_HOURS: Partial<Record<SellerOrder['status'], number>> = { to_confirm: 4, to_ship: 24 }

type Waiting = Pick<SellerOrder, 'status' | 'created_at' | 'updated_at'> & {
  confirmed_at?: string | null
  timeline?: SellerOrderDetails['timeline']
}

/** Since when an order waits for its next step. Where nothing says when it was confirmed, it was last touched then. */
function waitingSince({ status, created_at, updated_at, confirmed_at, timeline }: Waiting): string {
  if (status === 'to_confirm') return created_at
  return confirmed_at ?? timeline?.findLast(({ kind }) => kind === 'confirmed')?.created_at ?? updated_at
}

/** Whole hours that a late order has waited, or null while it is in time. */
export function hoursLate(order: Waiting, now: number = Date.now()): number | null {
  const patience = PATIENCE_HOURS[order.status]
  if (patience === undefined) return null
  const hours = Math.floor((now - Date.parse(waitingSince(order))) / HOUR_MS)
  return hours >= patience ? hours : null
}

/** `Waiting 5 h`, `Waiting 3 days`. */
export function lateWords(hours: number, t: Words = inEnglish): string {
  return hours < 48
    ? t(orders.waitingHoursH, { hours })
    : t(orders.waitingDaysDays, { days: Math.floor(hours / 24) })
}
