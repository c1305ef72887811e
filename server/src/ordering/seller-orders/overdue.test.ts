import { dashboard } from '@botika/common/dashboard/endpoints'
import { isOverdue } from '@botika/common/orders/steps'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sellerOrders as parts } from '../../schema'
import { anAdmin, anOffer, anOrder, aPharmacy, aSeller } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

interface Case {
  expected: number | null
  steps?: ('confirm' | 'ship' | 'receive')[]
  isPickUp?: boolean
  facts?: Partial<typeof parts.$inferInsert>
}

/** A pharmacy with one part for each case, and those that its list calls late. */
async function aPharmacyWith(cases: Case[]) {
  const pharmacy = await aPharmacy(world)
  const as = await world.signIn(await aSeller(world, pharmacy))
  const offer = await anOffer(world, { pharmacy_id: pharmacy.id, quantity: 500 })
  const ids: number[] = []
  for (const { expected, steps = [], isPickUp, facts } of cases) {
    const order = await anOrder(world, {
      items: [{ inventory_id: offer.id, quantity: 1 }],
      ...(isPickUp && { facts: { delivery_option: 'pick_up' } }),
    })
    const id = order.parts[0]?.id ?? 0
    ids.push(id)
    for (const step of steps) await world.call(sellerOrders[step], { params: { id } }, { as })
    const until = expected === null ? null : hoursAgo(expected)
    await world.db.orm
      .update(parts)
      .set({ expected_from: until, expected_until: until, ...facts })
      .where(eq(parts.id, id))
  }
  const listed = (await world.call(sellerOrders.list, { query: { is_late: true } }, { as })).data
  const all = (await world.call(sellerOrders.list, { query: { per_page: 100 } }, { as })).data
  return {
    as,
    pharmacy,
    late: ids.map((id) => listed.some((one) => one.id === id)),
    // the chip of the back office says the same
    marked: ids.map((id) => all.some((one) => one.id === id && isOverdue(one))),
  }
}

describe('a part that was to have come', () => {
  it('is late until it is received, or ready where it is picked up', async () => {
    const cases: [Case, boolean][] = [
      [{ expected: 1 }, true],
      [{ expected: -1 }, false],
      [{ expected: null }, false],
      [{ expected: 1, steps: ['confirm'] }, true],
      [{ expected: 1, steps: ['confirm', 'ship'] }, true],
      [{ expected: 1, steps: ['confirm', 'ship', 'receive'] }, false],
      [{ expected: 1, steps: ['confirm'], isPickUp: true }, true],
      [{ expected: 1, steps: ['confirm', 'ship'], isPickUp: true }, false],
      [{ expected: 1, facts: { is_cancelled: true } }, false],
      // it waits for the shopper's other picture
      [{ expected: 1, facts: { prescription_status: 'rejected' } }, false],
    ]
    const { late, marked } = await aPharmacyWith(cases.map(([one]) => one))
    expect(late).toEqual(cases.map(([, isLate]) => isLate))
    expect(marked).toEqual(late)
  })

  it('is measured for its pharmacy over 90 days', async () => {
    const done = ['confirm', 'ship', 'receive'] as const
    // steps are taken now: what was expected by this moment came in time
    const { as, pharmacy } = await aPharmacyWith([
      { expected: 0, steps: [...done] },
      { expected: 5, steps: [...done] },
      { expected: 0, steps: ['confirm', 'ship'] },
      { expected: 0, steps: ['confirm', 'ship'], isPickUp: true },
      { expected: 5 },
      { expected: -5, steps: [...done] },
      { expected: 91 * 24, steps: [...done] },
      { expected: 0, steps: [...done], facts: { is_cancelled: true } },
    ])
    const own = await world.call(dashboard.read, { query: {} }, { as })
    expect(own.on_time).toEqual({ expected: 5, on_time: 2 })
    const admin = await world.signIn(await anAdmin(world))
    const seen = await world.call(dashboard.read, { query: { pharmacy_id: pharmacy.id } }, { as: admin })
    expect(seen.on_time).toEqual(own.on_time)
  })
})
