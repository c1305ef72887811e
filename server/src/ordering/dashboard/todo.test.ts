import { contact } from '@botika/common/contact/endpoints'
import { dashboard, type Dashboard } from '@botika/common/dashboard/endpoints'
import { moderation } from '@botika/common/moderation/endpoints'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { equivalenceKey } from '@botika/common/products/keys'
import { products } from '@botika/common/products/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactMessages, preregisters as applications, priceCaps, sellerOrders as parts } from '../../schema'
import { refreshSearch } from '../../search/engine/repository'
import { fiveVisitors } from '../../testing/five-visitors'
import { anOffer, anOrder, aProduct } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>

const MEDICINE = { generic_name: 'Amlodipine', strength: '5 mg', dosage_form: 'Tablet' }
const A_WEEK_AGO = new Date(Date.now() - 7 * 86_400_000)

/** Two pharmacies with orders in every state, stock of all kinds, and two of everything that waits for an admin. */
beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
  const { orm } = world.db
  const equivalence_key = equivalenceKey(MEDICINE) ?? ''
  const cap = { ...MEDICINE, equivalence_key, cap: 100, source: 'EO 155', effective_on: '2021-01-01' }
  const above = await aProduct(world, { ...MEDICINE, equivalence_key })
  for (const [at, { id: pharmacy_id }] of [visitors.pharmacy, visitors.otherPharmacy].entries()) {
    const offer = await anOffer(world, { pharmacy_id, quantity: 500 })
    await anOffer(world, { pharmacy_id, quantity: 0 })
    await anOffer(world, { pharmacy_id, product_id: above.id, price: 500 })
    const flags = ['is_confirmed', 'is_shipped', 'is_received', 'is_paid', 'is_completed'] as const
    const states: Partial<typeof parts.$inferInsert>[] = [
      ...flags.map((_, steps) => Object.fromEntries(flags.slice(0, steps).map((flag) => [flag, true]))),
      { prescription_status: 'to_check' },
      { prescription_status: 'rejected' },
      { created_at: A_WEEK_AGO },
      { created_at: A_WEEK_AGO, is_confirmed: true },
      { created_at: A_WEEK_AGO, prescription_status: 'rejected' },
      { is_cancelled: true },
      // an admin cleared it away
      { archived_at: new Date(), prescription_status: 'to_check' },
    ]
    for (const state of at === 0 ? states : states.slice(0, 6)) {
      const order = await anOrder(world, { items: [{ inventory_id: offer.id, quantity: 1 }] })
      await orm
        .update(parts)
        .set({ internal_notes: '', ...state })
        .where(eq(parts.id, order.parts[0]?.id ?? 0))
    }
  }
  await orm.insert(priceCaps).values(cap)
  const applicant = { name: 'Ana Reyes', email: 'ana@example.com', contact_number: '09171234567' }
  await orm.insert(applications).values(
    (['new', 'new', 'rejected'] as const).map((status) => ({
      ...applicant,
      pharmacy_name: 'Bago',
      status,
    })),
  )
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Kumusta' }
  await orm.insert(contactMessages).values([message, message, { ...message, handled_at: new Date() }])
  for (const review of ['waiting', 'waiting', 'returned'] as const) await aProduct(world, { review })
  await refreshSearch(world.db, 'all')
})
afterAll(() => world.close())

type Counted = (counts: Dashboard) => number | undefined
type Listed = (as: string) => Promise<{ total: number }>

const ordersBy =
  (query: object): Listed =>
  (as) =>
    world.call(sellerOrders.list, { query }, { as })
const productsBy =
  (query: object): Listed =>
  (as) =>
    world.call(products.list, { query: { scope: 'manage', ...query } }, { as })

/** What the dashboard counts, with the list to which its entry leads (`backoffice/src/dashboard/Todo.tsx`). */
const OF_BOTH: Record<string, [Counted, Listed]> = {
  ...Object.fromEntries(
    (['to_confirm', 'to_ship', 'to_receive', 'to_pay', 'to_complete'] as const).map((status) => [
      status,
      [({ orders_by_status }: Dashboard) => orders_by_status[status], ordersBy({ status })],
    ]),
  ),
  'prescriptions to check': [
    (counts) => counts.prescriptions_to_check,
    ordersBy({ status: 'to_confirm', prescription_status: 'to_check' }),
  ],
  'orders that wait for the shopper': [
    (counts) => counts.waiting_for_shopper,
    ordersBy({ status: 'to_confirm', prescription_status: 'rejected' }),
  ],
  'late orders': [(counts) => counts.late, ordersBy({ is_late: true })],
  'products above the price cap': [(counts) => counts.above_cap, productsBy({ is_above_cap: true })],
  'products sold out': [(counts) => counts.sold_out, productsBy({ status: 'sold_out' })],
}
const OF_ADMINS: Record<string, [Counted, Listed]> = {
  applications: [
    (counts) => counts.waiting?.applications,
    (as) => world.call(preregisters.list, { query: { status: 'new' } }, { as }),
  ],
  'products to review': [
    (counts) => counts.waiting?.reviews,
    (as) => world.call(moderation.reviews, { query: {} }, { as }),
  ],
  messages: [
    (counts) => counts.waiting?.messages,
    (as) => world.call(contact.list, { query: { is_handled: false } }, { as }),
  ],
}

const cases = [
  ...Object.entries(OF_BOTH).flatMap(([what, pair]) =>
    (['seller', 'otherSeller', 'admin'] as const).map((who) => [what, who, ...pair] as const),
  ),
  ...Object.entries(OF_ADMINS).map(([what, pair]) => [what, 'admin', ...pair] as const),
]

describe('what needs doing', () => {
  it.each(cases)('%s: as many for the %s as the list it leads to has', async (_, who, counted, listed) => {
    const as = visitors.tokens[who]
    const count = counted(await world.call(dashboard.read, { query: {} }, { as }))
    expect(count).toBe((await listed(as)).total)
    // a list of nothing would prove nothing
    expect(count).toBeGreaterThanOrEqual(who === 'otherSeller' ? 0 : 1)
  })

  it('counts nothing that waits for admins to anybody else', async () => {
    const counts = await world.call(dashboard.read, { query: {} }, { as: visitors.tokens.seller })
    expect(counts.waiting).toBeUndefined()
  })
})
