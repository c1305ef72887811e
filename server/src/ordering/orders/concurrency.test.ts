import { orders } from '@botika/common/orders/endpoints'
import type { Order } from '@botika/common/orders/schema'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inventories, orderItems, sellerOrders as parts } from '../../schema'
import { anAdmin, anOffer, anOrder, anOrderBody, aPharmacy, aProduct } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const stockOf = async (id: number) =>
  (await world.db.orm.select().from(inventories).where(eq(inventories.id, id)))[0]?.quantity

const countOf = (statuses: number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
  )

describe('many buyers at once', () => {
  it('of 20 pieces buy exactly 20, and the others are told why not', async () => {
    const offer = await anOffer(world, { quantity: 20 })
    const body = await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }])
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => world.ask(orders.place, { body }, { idempotencyKey: randomUUID() })),
    )
    expect(countOf(answers.map((answer) => answer.status))).toEqual({ 201: 20, 409: 180 })
    const refused = answers.filter((answer) => answer.status === 409)
    expect(refused.every((answer) => (answer.json as { code: string }).code === 'out_of_stock')).toBe(true)
    expect(await stockOf(offer.id)).toBe(0)
    const items = await world.db.orm.select().from(orderItems).where(eq(orderItems.inventory_id, offer.id))
    expect(items).toHaveLength(20)
  })

  it('wait their turn while every connection is taken', async () => {
    const offer = await anOffer(world, { quantity: 5 })
    const body = await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }])
    const taken = await Promise.all(
      Array.from({ length: world.db.pool.options.max }, () => world.db.pool.connect()),
    )
    const answers = Array.from({ length: 5 }, () => world.ask(orders.place, { body }))
    await sleep(5_500)
    for (const client of taken) client.release()
    expect(countOf((await Promise.all(answers)).map((answer) => answer.status))).toEqual({ 201: 5 })
  })

  it('that bring a prescription, or order again and again, need one connection each', async () => {
    const fresh = await makeWorld()
    const isOneFree = async (work: () => Promise<{ status: number }>) => {
      const taken = await Promise.all(
        Array.from({ length: fresh.db.pool.options.max - 1 }, () => fresh.db.pool.connect()),
      )
      const tired = setTimeout(() => taken.splice(0).forEach((client) => client.release()), 5_000)
      try {
        const { status } = await work()
        return { status, isOneFree: taken.length > 0 }
      } finally {
        clearTimeout(tired)
        for (const client of taken) client.release()
      }
    }
    try {
      const admin = await fresh.signIn(await anAdmin(fresh))
      const product = await aProduct(fresh, { is_prescription: true })
      const offer = await anOffer(fresh, { product_id: product.id })
      const other = await anOffer(fresh)
      const items = [{ inventory_id: offer.id, quantity: 1 }]
      const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer()
      const picture = new File([new Uint8Array(png)], 'rx.png')
      const body = { ...(await anOrderBody(fresh, items)), prescription_image: picture }
      const { customer_id: _, contact_number: __, ...recurring } = body
      const alone = { status: 201, isOneFree: true }

      expect(
        await isOneFree(() =>
          fresh.ask(recurringOrders.create, { body: { ...recurring, recurring_option: 'monthly' } }),
        ),
      ).toEqual(alone)
      expect(await isOneFree(() => fresh.ask(orders.place, { body }))).toEqual(alone)
      const order = await anOrder(fresh, { items: [{ inventory_id: other.id, quantity: 1 }] })
      const added = await anOffer(fresh)
      const addition = { order_id: order.id, order_items: [{ inventory_id: added.id, quantity: 1 }] }
      expect(
        await isOneFree(() => fresh.ask(sellerOrders.create, { body: addition }, { as: admin })),
      ).toEqual(alone)
    } finally {
      await fresh.close()
    }
  })

  it('with the same lines in different order do not lock each other out', async () => {
    const pharmacy = await aPharmacy(world)
    const offers: { id: number }[] = []
    for (let at = 0; at < 4; at++)
      offers.push(await anOffer(world, { pharmacy_id: pharmacy.id, quantity: 60 }))
    const body = await anOrderBody(
      world,
      offers.map(({ id }) => ({ inventory_id: id, quantity: 1 })),
    )
    const shuffled = () => ({
      ...body,
      order_items: offers
        .map(({ id }) => ({ inventory_id: id, quantity: 1 }))
        .sort(() => Math.random() - 0.5),
    })
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => world.ask(orders.place, { body: shuffled() })),
    )
    expect(countOf(answers.map((answer) => answer.status))).toEqual({ 201: 60, 409: 40 })
    for (const { id } of offers) expect(await stockOf(id)).toBe(0)
  })

  it('and cancelling pharmacies keep every piece accounted for', async () => {
    const pharmacies = [await aPharmacy(world), await aPharmacy(world)]
    const ids: number[] = []
    for (let at = 0; at < 8; at++)
      ids.push(
        (await anOffer(world, { pharmacy_id: (pharmacies[at % 2] as { id: number }).id, quantity: 15 })).id,
      )
    const admin = await world.signIn(await anAdmin(world))
    const any = () => ids[Math.floor(Math.random() * ids.length)] as number

    async function shopper() {
      const wanted = [...new Set([any(), any(), any()])]
      const items = wanted.map((inventory_id) => ({
        inventory_id,
        quantity: 1 + Math.floor(Math.random() * 2),
      }))
      const placed = await world.ask(orders.place, { body: await anOrderBody(world, items) })
      // somebody else was faster, or the quote left out what is sold out
      if (placed.status === 409) return
      expect(placed.status).toBe(201)
      for (const part of (placed.json as { orders: Order }).orders.parts) {
        const change = { params: { id: part.id } }
        const deed = Math.floor(Math.random() * 4)
        if (deed < 2)
          await world.call(
            sellerOrders.cancel,
            { ...change, body: { cancel_remarks: 'none left' } },
            { as: admin },
          )
        else if (deed === 2) await world.call(sellerOrders.confirm, change, { as: admin })
      }
    }
    await Promise.all(Array.from({ length: 80 }, shopper))

    const { rows } = await world.db.sql.query<{ id: number; quantity: number; held: number }>(
      `select i.id, i.quantity, coalesce(sum(t.quantity) filter (where not s.is_cancelled), 0)::int as held
       from inventories i left join order_items t on t.inventory_id = i.id left join seller_orders s on s.id = t.seller_order_id
       where i.id = any($1) group by i.id`,
      [ids],
    )
    expect(rows.every((row) => row.quantity >= 0)).toBe(true)
    expect(rows.map((row) => row.quantity + row.held)).toEqual(ids.map(() => 15))
    const [cancelled] = await world.db.orm
      .select({ count: sql<number>`count(*)::int` })
      .from(parts)
      .where(eq(parts.is_cancelled, true))
    expect(cancelled?.count).toBeGreaterThan(0)
  })
})
