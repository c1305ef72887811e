import { manilaDay } from '@botika/common/time'
import { SELLER_ORDER_STATUSES, type SellerOrderStatus } from '@botika/common/orders/steps'
import type { Random } from '../pictures/random'
import type { couriers, prescriptionChecks, salesRecords } from '@botika/server/schema'
import { FIRST_NAMES, LAST_NAMES } from './data/people-names'
import { CITIES } from './data/places'
import { inOpeningHours } from './opening'
import { type EventRow, runCourse } from './order-course'
import {
  basketAt,
  type Checkout,
  type ItemRow,
  makeNumber,
  type Market,
  openMarket,
  type OrderRow,
  type PartRow,
  writeOrder,
} from './order-draft'
import { type AddressRow, DEMO_CUSTOMER, isShopper, type UserRow } from './people'
import { DEMO_PHARMACY, mobile, placeIn } from './pharmacies'

export type CourierRow = typeof couriers.$inferInsert & { id: number; pharmacy_id: number }
export type RecordRow = Omit<typeof salesRecords.$inferInsert, 'id'> & { created_at: Date }

type Needs = Market & {
  people: readonly UserRow[]
  addresses: readonly AddressRow[]
  couriers: readonly CourierRow[]
  prescriptionIds: readonly number[]
  now: Date
}
type Plan = {
  customer: UserRow | null
  pharmacies: readonly number[]
  statuses: readonly SellerOrderStatus[]
  hoursAgo: number
  wants: 'anything' | 'prescription' | 'no prescription'
}

/** How long ago, in hours, something that stands there now was ordered. */
const AGES: Record<SellerOrderStatus, readonly [number, number]> = {
  to_confirm: [0.3, 12],
  to_ship: [5, 30],
  to_receive: [20, 52],
  to_pay: [40, 70],
  to_complete: [50, 90],
  completed: [75, 24 * 75],
  cancelled: [8, 24 * 45],
}

/** Statuses of the demo seller's own orders: something to do at each step, and sales to look back on. */
const SELLER_PLAN: readonly SellerOrderStatus[] = [
  ...Array<SellerOrderStatus>(7).fill('to_confirm'),
  ...Array<SellerOrderStatus>(5).fill('to_ship'),
  ...Array<SellerOrderStatus>(4).fill('to_receive'),
  ...Array<SellerOrderStatus>(3).fill('to_pay'),
  ...Array<SellerOrderStatus>(3).fill('to_complete'),
  ...Array<SellerOrderStatus>(48).fill('completed'),
  ...Array<SellerOrderStatus>(4).fill('cancelled'),
]

function plan(random: Random, needs: Needs): Plan[] {
  const customers = needs.people.filter(isShopper)
  const demo = customers.find(({ id }) => id === DEMO_CUSTOMER) ?? null
  const open = needs.pharmacies.filter(({ status, id }) => status === 'active' && id !== DEMO_PHARMACY)
  const someone = () => (random.chance(0.3) ? null : random.pick(customers))
  const age = (status: SellerOrderStatus) => random.between(...AGES[status])
  const plans: Plan[] = []
  for (const [index, status] of SELLER_PLAN.entries()) {
    plans.push({
      customer: someone(),
      pharmacies: [DEMO_PHARMACY],
      statuses: [status],
      hoursAgo: age(status),
      wants: index % 5 === 0 ? 'prescription' : index % 3 === 0 ? 'anything' : 'no prescription',
    })
  }
  for (const status of SELLER_ORDER_STATUSES) {
    plans.push({
      customer: demo,
      pharmacies: [random.pick([DEMO_PHARMACY, random.pick(open).id])],
      statuses: [status],
      hoursAgo: age(status),
      wants: 'anything',
    })
  }
  for (let index = 0; index < 14; index++) {
    const second = random.pick(open).id
    const later = random.pick(['to_ship', 'to_receive', 'completed', 'cancelled'] as const)
    const earlier =
      later === 'completed' || later === 'cancelled'
        ? 'completed'
        : random.pick(['to_ship', 'to_receive'] as const)
    plans.push({
      customer: index < 3 ? demo : someone(),
      pharmacies: [
        index % 2 === 0 ? DEMO_PHARMACY : random.pick(open.filter(({ id }) => id !== second)).id,
        second,
      ],
      statuses: [earlier, later],
      hoursAgo: Math.max(age(later), age(earlier)),
      wants: 'no prescription',
    })
  }
  for (const customer of customers) {
    for (let index = random.whole(3, 8); index > 0; index--) {
      const status = random.chance(0.85) ? 'completed' : random.pick(SELLER_ORDER_STATUSES)
      plans.push({
        customer,
        pharmacies: [random.pick(open).id],
        statuses: [status],
        hoursAgo: age(status),
        wants: random.pick(['anything', 'no prescription', 'no prescription'] as const),
      })
    }
  }
  return plans.sort((a, b) => b.hoursAgo - a.hoursAgo)
}

/** Who orders, where to, and with which options. */
function makeCheckout(random: Random, customer: UserRow | null, addresses: readonly AddressRow[]): Checkout {
  const isPickUp = random.chance(0.25)
  const isClaimed = random.chance(0.24)
  const first = customer?.first_name ?? random.pick(random.chance(0.5) ? FIRST_NAMES.women : FIRST_NAMES.men)
  const last = customer?.last_name ?? random.pick(LAST_NAMES)
  const number = customer?.contact_number ?? mobile(random)
  const home =
    addresses.find(({ user_id }) => user_id === customer?.id) ?? placeIn(random, random.pick(CITIES))
  return {
    customer_id: customer?.id ?? null,
    is_guest: customer === null,
    receiver_first_name: first,
    receiver_last_name: last,
    receiver_number: number,
    guest_first_name: customer ? null : first,
    guest_last_name: customer ? null : last,
    guest_number: customer ? null : number,
    guest_email: customer ? null : `${first}.${last}@example.com`.toLowerCase().replaceAll(' ', ''),
    contact_number: number,
    address: home.address,
    province: home.province,
    city: home.city,
    barangay: home.barangay,
    payment_option: 'cash',
    delivery_option: isPickUp ? 'pick_up' : 'door_to_door',
    discount_type: isClaimed ? (random.chance(0.75) ? 'senior_citizen' : 'pwd') : null,
    senior_citizen_name: isClaimed ? `${random.pick(FIRST_NAMES.women)} ${last}` : null,
    senior_citizen_id: isClaimed ? `DEMO-${random.whole(100_000, 999_999)}` : null,
    prescription_file_id: null,
  }
}

/** The record book: one row for each discounted line that was sold. */
function recordsOf(order: OrderRow, part: PartRow, items: readonly ItemRow[]): RecordRow[] {
  const { discount_type, senior_citizen_name, senior_citizen_id } = order
  if (!discount_type || !senior_citizen_name || !senior_citizen_id || part.is_cancelled) return []
  return items
    .filter((item) => item.rule === 'statutory')
    .map((item) => ({
      order_item_id: item.id,
      pharmacy_id: part.pharmacy_id,
      order_number: order.order_number,
      holder_name: senior_citizen_name,
      id_type: discount_type,
      id_number: senior_citizen_id,
      sold_on: manilaDay(order.created_at),
      generic_name: item.generic_name ?? null,
      product_name: item.product_name,
      units: item.quantity,
      gross: item.gross,
      net: item.gross - (item.vat_removed ?? 0),
      vat_removed: item.vat_removed ?? 0,
      discount: item.discount ?? 0,
      paid: item.total,
      created_at: order.created_at,
    }))
}

export function makeOrders(random: Random, needs: Needs) {
  const market = openMarket(needs)
  const orders: OrderRow[] = []
  const parts: PartRow[] = []
  const items: ItemRow[] = []
  const events: EventRow[] = []
  const checks: (Omit<typeof prescriptionChecks.$inferInsert, 'id'> & { created_at: Date })[] = []
  const records: RecordRow[] = []
  const waiting = [...needs.prescriptionIds]

  for (const { customer, pharmacies, statuses, hoursAgo, wants } of plan(random, needs)) {
    const wanted = pharmacies.flatMap((id) => basketAt(random, market, id, wants))
    if (new Set(wanted.map(({ offer }) => offer.pharmacy_id)).size < pharmacies.length) continue
    const at = new Date(needs.now.getTime() - hoursAgo * 3_600_000)
    const checkout = makeCheckout(random, customer, needs.addresses)
    const hasRx = wanted.some(({ offer }) => market.productOf(offer.product_id).is_prescription)
    if (hasRx) checkout.prescription_file_id = waiting.pop() ?? null
    const made = writeOrder(
      market,
      { checkout, wanted, at, number: makeNumber(random) },
      { order: orders.length + 1, part: parts.length + 1, item: items.length + 1 },
    )
    events.push({
      order_id: made.order.id,
      seller_order_id: null,
      kind: 'placed',
      remarks: null,
      actor_user_id: customer?.id ?? null,
      actor_role: customer ? 'customer' : 'guest',
      created_at: at,
    })
    for (const part of made.parts) {
      const to = statuses[pharmacies.indexOf(part.pharmacy_id)] ?? 'to_confirm'
      const staff = needs.people.filter(({ pharmacy_id }) => pharmacy_id === part.pharmacy_id)
      const seller = staff[0] ?? null
      const pharmacist = staff.find(({ position }) => position === 'pharmacist') ?? seller
      const courierIds = needs.couriers
        .filter(({ pharmacy_id }) => pharmacy_id === part.pharmacy_id)
        .map(({ id }) => id)
      events.push(
        ...runCourse(random, {
          part,
          order: made.order,
          to,
          seller,
          pharmacist,
          courierIds,
          now: needs.now,
          keepsPrescriptionOpen: true,
        }),
      )
      const own = made.items.filter(({ seller_order_id }) => seller_order_id === part.id)
      const checked = own.filter((item) => item.is_prescription)
      for (const item of checked) item.prescription_status = part.prescription_status ?? 'to_check'
      const accepted = events.findLast(
        ({ kind, seller_order_id }) => kind === 'prescription_accepted' && seller_order_id === part.id,
      )
      const fileId = made.order.prescription_file_id ?? null
      if (accepted && pharmacist && fileId !== null)
        for (const item of checked)
          checks.push({
            order_item_id: item.id,
            private_file_id: fileId,
            verdict: 'accepted',
            user_id: pharmacist.id,
            user_name: accepted.actor_name ?? '',
            position: accepted.actor_position ?? null,
            created_at: accepted.created_at,
          })
      if (part.is_shipped) for (const item of own) item.quantity_dispatched = item.quantity
      records.push(...recordsOf(made.order, part, own))
      if (part.updated_at > (made.order.updated_at ?? at)) made.order.updated_at = part.updated_at
    }
    orders.push(made.order)
    parts.push(...made.parts)
    items.push(...made.items)
  }
  for (const row of [...orders, ...parts, ...events, ...checks, ...records]) {
    row.created_at = inOpeningHours(row.created_at, needs.now)
    if ('updated_at' in row && row.updated_at) row.updated_at = inOpeningHours(row.updated_at, needs.now)
    if ('sold_on' in row) row.sold_on = manilaDay(row.created_at)
  }
  events.sort((a, b) => a.created_at.getTime() - b.created_at.getTime())
  return {
    orders,
    sellerOrders: parts,
    orderItems: items,
    orderEvents: events,
    prescriptionChecks: checks,
    salesRecords: records,
  }
}
