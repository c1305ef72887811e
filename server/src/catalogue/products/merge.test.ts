import { inventories as inventoryCalls } from '@botika/common/inventories/endpoints'
import { moderation } from '@botika/common/moderation/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import { products as productCalls } from '@botika/common/products/endpoints'
import { promotions as promotionCalls } from '@botika/common/promotions/endpoints'
import { equivalenceKey } from '@botika/common/products/keys'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  inventories,
  orderItems,
  priceCaps,
  products,
  promotions,
  recurringOrderItems,
  recurringOrders,
} from '../../schema'
import { drainSearchQueue } from '../../search/engine/repository'
import {
  anAdmin,
  anOffer,
  anOrder,
  anOrderBody,
  aPharmacy,
  aProduct,
  aSeller,
  aUser,
} from '../../testing/makers'
import { aMedicine } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World
let as: string
beforeAll(async () => {
  world = await makeWorld()
  as = await world.signIn(await anAdmin(world))
})
afterAll(() => world.close())

const merge = (from: number, into_id: number) =>
  world.call(moderation.merge, { params: { id: from }, body: { into_id, dry_run: false } }, { as })
const tryMerge = (from: number, into_id: number) =>
  world.ask(moderation.merge, { params: { id: from }, body: { into_id, dry_run: false } }, { as })
const offer = async (id: number) =>
  (await world.db.orm.select().from(inventories).where(eq(inventories.id, id)))[0]
const find = (id: number) => world.ask(productCalls.one, { params: { id }, query: {} })

describe('after a merge of two products', () => {
  it('the old address says where the product is, also over several merges', async () => {
    const [first, second, third] = [await aProduct(world), await aProduct(world), await aProduct(world)]
    await anOffer(world, { product_id: first.id })
    await merge(first.id, second.id)
    await merge(second.id, third.id)
    await drainSearchQueue(world.db)
    const moved_to = { id: third.id, name: third.name, slug: third.slug }
    for (const { id } of [first, second]) {
      expect(await find(id)).toMatchObject({ status: 404, json: { extra: { moved_to } } })
    }
    expect((await find(third.id)).json).toMatchObject({ id: third.id, offers_count: 1 })
    expect((await find(999_999)).json).not.toHaveProperty('extra')
  })

  it('its description leads to the product that stays, so that it is not there twice again', async () => {
    const facts = { brand: 'Neozep', pack_size: 'Box of 10' }
    const [from, into] = [await aMedicine(world, 'Cetirizine', '10 mg', facts), await aProduct(world)]
    await merge(from.id, into.id)
    const seller = await world.signIn(await aSeller(world, await aPharmacy(world)))
    const made = await world.call(
      productCalls.create,
      {
        body: {
          name: from.name,
          generic_name: 'Cetirizine',
          strength: '10 mg',
          dosage_form: from.dosage_form ?? '',
          ...facts,
          selling_price: 5,
          quantity: 1,
        },
      },
      { as: seller },
    )
    expect(made.id).toBe(into.id)
  })

  it('a recurring order that had both has one line, and promotions mean the one that stays, once', async () => {
    const { id: pharmacy_id } = await aPharmacy(world)
    const [from, into] = [await aProduct(world), await aProduct(world)]
    const goes = await anOffer(world, { product_id: from.id, pharmacy_id, quantity: 1 })
    const stays = await anOffer(world, { product_id: into.id, pharmacy_id, quantity: 9 })
    const recurring = await aRecurring([goes.id, stays.id])
    const starts_at = new Date()
    const [promotion] = await world.db.orm
      .insert(promotions)
      .values({
        name: 'Both',
        kind: 'percent',
        value: 1_000,
        starts_at,
        applies_to: 'products',
        product_ids: [from.id, into.id],
      })
      .returning()
    await merge(from.id, into.id)
    const lines = await world.db.orm
      .select()
      .from(recurringOrderItems)
      .where(eq(recurringOrderItems.recurring_order_id, recurring))
    expect(lines).toMatchObject([{ inventory_id: stays.id, quantity: 4 }])
    const params = { id: promotion?.id ?? 0 }
    expect(
      await world.call(promotionCalls.one, { params, query: { scope: 'manage' } }, { as }),
    ).toMatchObject({
      product_ids: [into.id],
    })
  })

  it('what was held back with the one that goes stays so, and the admin is told', async () => {
    const [from, into] = [await aProduct(world), await aProduct(world)]
    const held = await anOffer(world, { product_id: from.id })
    const body = { reason: 'A copy of another one' }
    await world.call(moderation.suspend, { params: { id: from.id }, body }, { as })
    const { warnings } = await merge(from.id, into.id)
    expect(warnings).toEqual([expect.stringContaining('stay suspended')])
    expect(await offer(held.id)).toMatchObject({ status: 'suspended', held_status: null })
  })

  it('no offer is kept above the price cap of the one that stays where a lawful one is there', async () => {
    const { id: pharmacy_id } = await aPharmacy(world)
    const into = await aMedicine(world, 'Losartan', '50 mg')
    const from = await aProduct(world)
    const facts = { generic_name: 'Losartan', strength: '50 mg', dosage_form: into.dosage_form ?? '' }
    const cap = { ...facts, equivalence_key: equivalenceKey(facts) ?? '', cap: 1_000, source: 'EO 104' }
    await world.db.orm.insert(priceCaps).values({ ...cap, effective_on: '2020-01-01' })
    const dear = await anOffer(world, { product_id: from.id, pharmacy_id, price: 2_000, quantity: 90 })
    const lawful = await anOffer(world, { product_id: into.id, pharmacy_id, price: 900, quantity: 3 })
    await anOffer(world, { product_id: from.id, price: 3_000, quantity: 5 })
    const { conflicts, warnings } = await merge(from.id, into.id)
    expect(conflicts).toMatchObject([{ kept: 'into', kept_price: 9 }])
    expect((await offer(dear.id))?.archived_at).toBeInstanceOf(Date)
    expect((await offer(lawful.id))?.archived_at).toBeNull()
    expect(warnings.at(-1)).toContain('price cap of the product that stays: 1.')
  })
})

describe('merges at the same time', () => {
  it('that cross leave one of the two products', async () => {
    const [one, other] = [await aProduct(world), await aProduct(world)]
    const offers = [
      await anOffer(world, { product_id: one.id }),
      await anOffer(world, { product_id: other.id }),
    ]
    const answers = await Promise.all([tryMerge(one.id, other.id), tryMerge(other.id, one.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      expect.toSatisfy((s) => [404, 422].includes(s)),
    ])
    const rows = await world.db.orm
      .select()
      .from(products)
      .where(inArray(products.id, [one.id, other.id]))
    const left = rows.filter((row) => row.archived_at === null)
    expect(left).toHaveLength(1)
    for (const { id } of offers) expect((await offer(id))?.product_id).toBe(left[0]?.id)
  })

  it('as orders of many of its offers lose no order, no piece and no line', async () => {
    const [from, into] = [await aProduct(world), await aProduct(world)]
    const offers = []
    // names against the order of ids, so that whoever locks by name meets those who lock by id
    for (let n = 9; n > 0; n--) {
      const { id: pharmacy_id } = await aPharmacy(world, { name: `Botika ${n}`, name_sort: `botika ${n}` })
      offers.push(await anOffer(world, { product_id: from.id, pharmacy_id, quantity: 40 }))
      await anOffer(world, { product_id: into.id, pharmacy_id, quantity: 1 })
    }
    const items = offers.map(({ id }) => ({ inventory_id: id, quantity: 1 }))
    const body = await anOrderBody(world, items)
    const placing = Array.from({ length: 8 }, () => world.ask(orders.place, { body }))
    const [merged, ...placed] = await Promise.all([tryMerge(from.id, into.id), ...placing])
    expect(merged?.status).toBe(200)
    expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201))
    for (const { id } of offers) expect(await offer(id)).toMatchObject({ product_id: into.id, quantity: 32 })
    const ids = offers.map(({ id }) => id)
    const lines = await world.db.orm.select().from(orderItems).where(inArray(orderItems.inventory_id, ids))
    expect(lines).toHaveLength(72)
    expect(new Set(lines.map(({ product_id }) => product_id))).toEqual(new Set([into.id]))
  })

  it('as a pharmacy begins to offer it leave no offer of a product that is gone', async () => {
    const seller = await world.signIn(await aSeller(world, await aPharmacy(world)))
    for (let round = 0; round < 5; round++) {
      const [from, into] = [await aProduct(world), await aProduct(world)]
      const body = { product_id: from.id, selling_price: 5, quantity: 1 }
      const [made, merged] = await Promise.all([
        world.ask(inventoryCalls.create, { body }, { as: seller }),
        tryMerge(from.id, into.id),
      ])
      expect(merged.status).toBe(200)
      const left = await world.db.orm.select().from(inventories).where(eq(inventories.product_id, from.id))
      expect(left).toEqual([])
      expect([201, 422]).toContain(made.status)
    }
  })
})

async function aRecurring(offers: number[]): Promise<number> {
  const user = await aUser(world)
  const first = await anOrder(world, {
    as: await world.signIn(user),
    items: [{ inventory_id: (await anOffer(world)).id, quantity: 1 }],
  })
  const [made] = await world.db.orm
    .insert(recurringOrders)
    .values({
      order_number: `R-${first.order_number}`,
      customer_id: user.id,
      is_guest: false,
      receiver_first_name: 'Ana',
      receiver_last_name: 'Reyes',
      receiver_number: '0917',
      address: '5 Mabini',
      province: 'Cavite',
      city: 'Imus',
      barangay: 'Anabu',
      payment_option: 'cash',
      delivery_option: 'door_to_door',
      recurring_option: 'monthly',
      first_due_on: '2090-01-01',
      next_due_on: '2090-01-01',
    })
    .returning()
  const recurring_order_id = made?.id ?? 0
  await world.db.orm
    .insert(recurringOrderItems)
    .values(offers.map((inventory_id) => ({ recurring_order_id, inventory_id, quantity: 2 })))
  return recurring_order_id
}
