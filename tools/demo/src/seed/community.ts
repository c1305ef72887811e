import { occurrenceDay, type RecurringOption } from '@botika/common/recurring-orders/rules'
import { manilaDay } from '@botika/common/time'
import type { Random } from '../pictures/random'
import type {
  bookmarks,
  cartItems,
  ratings,
  recurringOrderItems,
  recurringOrders,
} from '@botika/server/schema'
import type { ProductRow } from './catalogue'
import type { OfferRow } from './offers'
import { checkoutOf, type ItemRow, makeNumber, type OrderRow, type PartRow } from './order-draft'
import type { CourierRow } from './orders'
import { DEMO_CUSTOMER, isShopper, type UserRow } from './people'
import { DEMO_PHARMACY, mobile, type PharmacyRow } from './pharmacies'

export type RatingRow = typeof ratings.$inferInsert
export type RecurringRow = typeof recurringOrders.$inferInsert & { id: number }

const COURIERS = [
  'Hatid Agad Riders',
  'Bilis Padala',
  'Sakay Express',
  'Own rider: Kuya Jun',
  'Tawid Couriers',
] as const
const VEHICLES = ['Motorcycle', 'Motorcycle', 'Bicycle', 'Van'] as const

export function makeCouriers(random: Random, pharmacies: readonly PharmacyRow[], now: Date): CourierRow[] {
  return pharmacies
    .flatMap(({ id }) =>
      random
        .sample(COURIERS, id === DEMO_PHARMACY ? 4 : random.whole(1, 2))
        .map((name) => ({ name, pharmacy_id: id })),
    )
    .map((courier, index) => ({
      id: index + 1,
      ...courier,
      contact_number: mobile(random),
      vehicle: random.pick(VEHICLES),
      is_active: courier.pharmacy_id !== DEMO_PHARMACY || index !== 3,
      created_at: now,
      updated_at: now,
    }))
}

const COMMENTS: Record<number, readonly string[]> = {
  5: [
    'Works well and came well packed.',
    'Same as the brand I used before, at half the price.',
    'Sealed, with a long expiry date. Salamat!',
    'Delivered within two hours.',
    'My lola’s doctor approved it. Will buy again.',
    '',
    '',
  ],
  4: [
    'Good, but the box was a little dented.',
    'Does what it should.',
    'Fair price. Delivery took a day.',
    'Tablets are a bit large.',
    '',
  ],
  3: [
    'Okay, nothing special.',
    'Effective, but I taste it for an hour.',
    'Expires in eight months; I had hoped for longer.',
    '',
  ],
  2: ['Arrived late.', 'Did not agree with me.'],
  1: ['Not what I expected from the picture.'],
}

/** Those who received something rate it now and then; one person, one product, one rating. */
export function makeRatings(
  random: Random,
  orders: readonly OrderRow[],
  parts: readonly PartRow[],
  items: readonly ItemRow[],
  products: readonly ProductRow[],
): RatingRow[] {
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const received = new Map(
    parts
      .filter(({ is_received, is_cancelled }) => is_received && !is_cancelled)
      .map((part) => [part.id, part]),
  )
  const given = new Map<string, RatingRow>()
  for (const item of items) {
    const part = received.get(item.seller_order_id)
    const user = orderOf.get(item.order_id)?.customer_id
    if (!part || !user || given.has(`${user}/${item.product_id}`) || !random.chance(0.7)) continue
    const stars = random.pick([5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1])
    given.set(`${user}/${item.product_id}`, {
      product_id: item.product_id,
      user_id: user,
      stars,
      comment: random.pick(COMMENTS[stars] ?? ['']),
      created_at: part.updated_at,
      updated_at: part.updated_at,
    })
  }
  const rows = [...given.values()]
  const starsOf = new Map<number, number[]>()
  for (const { product_id, stars } of rows)
    starsOf.set(product_id, [...(starsOf.get(product_id) ?? []), stars])
  for (const product of products) {
    const stars = starsOf.get(product.id) ?? []
    product.rating_count = stars.length
    product.rating_average =
      stars.length === 0 ? null : stars.reduce((sum, one) => sum + one, 0) / stars.length
  }
  return rows
}

export function makeBookmarks(
  random: Random,
  people: readonly UserRow[],
  products: readonly ProductRow[],
  pharmacies: readonly PharmacyRow[],
  doctorIds: readonly number[],
  now: Date,
): (typeof bookmarks.$inferInsert)[] {
  const customers = people.filter(isShopper)
  return customers.flatMap((user) => {
    const isDemo = user.id === DEMO_CUSTOMER
    const mark = (kind: 'product' | 'pharmacy' | 'doctor', ids: readonly number[]) =>
      ids.map((target_id) => ({ user_id: user.id, kind, target_id, created_at: now, updated_at: now }))
    const liked = random.sample(products, isDemo ? 6 : random.whole(0, 4)).map(({ id }) => id)
    const shops = isDemo
      ? [DEMO_PHARMACY, 2]
      : random.sample(pharmacies, random.whole(0, 2)).map(({ id }) => id)
    return [
      ...mark('product', liked),
      ...mark('pharmacy', shops),
      ...mark('doctor', random.sample(doctorIds, isDemo ? 2 : random.whole(0, 1))),
    ]
  })
}

export function makeCart(
  random: Random,
  offers: readonly OfferRow[],
  now: Date,
): (typeof cartItems.$inferInsert)[] {
  const near = offers.filter(
    ({ pharmacy_id, status, quantity }) => pharmacy_id <= 3 && status === 'live' && quantity > 5,
  )
  return random.sample(near, 4).map(({ id }, index) => ({
    user_id: DEMO_CUSTOMER,
    inventory_id: id,
    quantity: (index % 2) + 1,
    is_checked: index !== 3,
    created_at: now,
    updated_at: now,
  }))
}

const RHYTHMS: readonly RecurringOption[] = [
  'monthly',
  'every_2_weeks',
  'weekly',
  'every_2_months',
  'every_3_months',
  'monthly',
  'monthly',
]
const CANCELLED = 2

interface Placed {
  orders: OrderRow[]
  sellerOrders: readonly PartRow[]
  orderItems: readonly ItemRow[]
}

/**
 * Standing orders, the first three of the demo's customer; one of them ended. Each began with an order that stands
 * there already and brings the same again, the demo seller's where there is one. None needs a prescription.
 */
export function makeRecurring(random: Random, { orders, sellerOrders, orderItems }: Placed, now: Date) {
  const rows: RecurringRow[] = []
  const lines: (typeof recurringOrderItems.$inferInsert)[] = []
  const partsOf = (order: OrderRow) => sellerOrders.filter(({ order_id }) => order_id === order.id)
  const itemsOf = (order: OrderRow) => orderItems.filter(({ order_id }) => order_id === order.id)
  const isOwn = (order: OrderRow) => partsOf(order).some(({ pharmacy_id }) => pharmacy_id === DEMO_PHARMACY)
  const fits = orders.filter(
    (order) =>
      order.customer_id &&
      partsOf(order).every(({ is_cancelled }) => !is_cancelled) &&
      itemsOf(order).every(({ is_prescription }) => !is_prescription),
  )
  const today = manilaDay(now)
  for (const [index, recurring_option] of RHYTHMS.entries()) {
    const began = random
      .shuffle(fits)
      .filter(
        ({ customer_id, recurring_order_id, created_at }) =>
          !recurring_order_id &&
          (customer_id === DEMO_CUSTOMER) === index < 3 &&
          !rows.some((row) => index >= 3 && row.customer_id === customer_id) &&
          (index === CANCELLED || occurrenceDay(manilaDay(created_at), recurring_option, 1) > today),
      )
      .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)))[0]
    if (!began) continue
    const id = rows.length + 1
    const { created_at } = began
    const first_due_on = manilaDay(created_at)
    rows.push({
      id,
      order_number: makeNumber(random),
      ...checkoutOf(began),
      recurring_option,
      first_due_on,
      next_due_on: index === CANCELLED ? null : occurrenceDay(first_due_on, recurring_option, 1),
      occurrences: 1,
      is_cancelled: index === CANCELLED,
      is_received: partsOf(began).every(({ is_received }) => is_received),
      created_at,
      updated_at: created_at,
    })
    for (const { inventory_id, quantity } of itemsOf(began))
      if (inventory_id) lines.push({ recurring_order_id: id, inventory_id, quantity })
    began.recurring_order_id = id
  }
  return { recurringOrders: rows, recurringOrderItems: lines }
}
