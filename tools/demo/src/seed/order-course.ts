import { STEPS, type SellerOrderStatus } from '@botika/common/orders/steps'
import type { Random } from '../pictures/random'
import type { orderEvents } from '@botika/server/schema'
import type { OrderRow, PartRow } from './order-draft'
import type { UserRow } from './people'

export type EventRow = Omit<typeof orderEvents.$inferInsert, 'id'> & { created_at: Date }

const HOUR = 3_600_000
const REASONS = [
  'The last box was sold in the shop this morning. We are sorry.',
  'The shopper asked for another strength and will order again.',
  'The address could not be reached by our rider.',
  'The prescription is older than six months.',
] as const

type Course = {
  part: PartRow
  order: OrderRow
  to: SellerOrderStatus
  /** Who takes its steps, and who checks prescriptions. */
  seller: UserRow | null
  pharmacist: UserRow | null
  courierIds: readonly number[]
  now: Date
  /** Leaves a prescription for the seller to look at. */
  keepsPrescriptionOpen: boolean
}

const actorOf = (person: UserRow | null) => ({
  actor_user_id: person?.id ?? null,
  actor_role: 'seller',
  actor_name: person ? `${person.first_name} ${person.last_name}` : null,
  actor_position: person?.position ?? null,
})

/** Brings a part to a status and writes down who did what on the way; no step lies in the future. */
export function runCourse(
  random: Random,
  { part, order, to, seller, pharmacist, courierIds, now, keepsPrescriptionOpen }: Course,
): EventRow[] {
  const done =
    to === 'cancelled'
      ? STEPS.slice(0, random.pick([0, 0, 1]))
      : to === 'completed'
        ? STEPS
        : STEPS.slice(
            0,
            STEPS.findIndex(({ status }) => status === to),
          )
  const span = Math.min(now.getTime() - order.created_at.getTime(), random.between(26, 60) * HOUR) * 0.92
  const stops = done.length + 2
  let step = 0
  const next = () => new Date(order.created_at.getTime() + (span * ++step) / stops)
  const by = {
    order_id: order.id,
    seller_order_id: part.id,
    ...actorOf(seller),
    remarks: null,
  }
  const events: EventRow[] = []

  const needsCheck = part.prescription_status === 'to_check'
  if (needsCheck && (done.length > 0 || !keepsPrescriptionOpen) && to !== 'cancelled') {
    part.prescription_status = 'accepted'
    events.push({
      ...by,
      ...actorOf(pharmacist),
      kind: 'prescription_accepted',
      created_at: new Date(order.created_at.getTime() + span / stops / 2),
    })
  }
  for (const { event, raises, action } of done) {
    part[raises] = true
    const isByCustomer = action === 'receive' && order.customer_id && random.chance(0.4)
    events.push({
      ...by,
      kind: event,
      created_at: next(),
      ...(isByCustomer ? { ...actorOf(null), actor_user_id: order.customer_id, actor_role: 'customer' } : {}),
    })
  }
  if (part.is_shipped && order.delivery_option === 'door_to_door' && courierIds.length > 0)
    part.courier_id = random.pick(courierIds)
  if (to === 'cancelled') {
    const remarks = random.pick(REASONS)
    part.is_cancelled = true
    part.cancel_remarks = remarks
    events.push({ ...by, kind: 'cancelled', remarks, created_at: next() })
  }
  part.updated_at = events.at(-1)?.created_at ?? part.created_at
  return events
}
