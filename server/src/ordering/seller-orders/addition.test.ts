import { orders } from '@botika/common/orders/endpoints'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, inventories, mails, orderEvents, salesRecords } from '../../schema'
import { anAdmin, anOffer, anOrder, aPharmacy, aProduct, aSeller } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let admin: string
beforeAll(async () => {
  world = await makeWorld()
  admin = await world.signIn(await anAdmin(world))
})
afterAll(() => world.close())

const SENIOR = {
  discount_type: 'senior_citizen' as const,
  senior_citizen_name: 'Lolo Ben',
  senior_citizen_id: 'OSCA-7',
}
const stockOf = async (id: number) =>
  (await world.db.orm.select().from(inventories).where(eq(inventories.id, id)))[0]?.quantity
const read = async (id: number) => (await world.call(orders.one, { params: { id } }, { as: admin })).order

/** Adds two pieces of an offer to an order. */
const add = (order_id: number, inventory_id: number, options: { idempotencyKey?: string } = {}) =>
  world.ask(
    sellerOrders.create,
    { body: { order_id, order_items: [{ inventory_id, quantity: 2 }], remarks: 'Agreed by phone' } },
    { as: admin, ...options },
  )
const cancel = (id: number) =>
  world.call(
    sellerOrders.cancel,
    { params: { id }, body: { cancel_remarks: 'No longer to be had' } },
    { as: admin },
  )

describe('a part that an admin adds to an order', () => {
  it('is priced on the order’s terms, taken from stock, booked, told and written down', async () => {
    const pharmacy = await aPharmacy(world, { email: 'second@example.com' })
    const offer = await anOffer(world, { pharmacy_id: pharmacy.id })
    const order = await anOrder(world, { facts: SENIOR })
    const answer = await add(order.id, offer.id)
    expect(answer).toMatchObject({
      status: 201,
      json: {
        order_id: order.id,
        pharmacy_id: pharmacy.id,
        status: 'to_confirm',
        subtotal: 224,
        vat_removed: 24,
        discount: 40,
        delivery_fee: 0,
        total: 160,
      },
    })
    const { id } = answer.json as SellerOrderDetails
    expect(answer.headers['location']).toBe(`/api/seller-orders/${id}`)
    expect(await stockOf(offer.id)).toBe(98)

    const after = await read(order.id)
    expect(after.total).toBe(order.total + 160)
    expect(after.parts.map((part) => part.total).reduce((sum, total) => sum + total)).toBe(after.total)
    expect(after.timeline.at(-1)).toMatchObject({
      kind: 'placed',
      seller_order_id: id,
      actor_role: 'admin',
      remarks: 'Agreed by phone',
    })
    const records = await world.db.orm
      .select()
      .from(salesRecords)
      .where(eq(salesRecords.pharmacy_id, pharmacy.id))
    expect(records).toMatchObject([{ units: 2, paid: 16_000 }])
    const emails = (await world.db.orm.select().from(mails)).filter((mail) =>
      mail.text.includes(order.order_number),
    )
    expect(emails.slice(-2).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['order_part_added', 'ana.santos@example.com'],
      ['seller_order_placed', 'second@example.com'],
    ])
    const entries = await world.db.orm.select().from(auditEntries).where(eq(auditEntries.record_id, id))
    expect(entries).toMatchObject([{ action: 'create', resource: 'seller-orders' }])

    const seller = await world.signIn(await aSeller(world, pharmacy))
    expect((await world.ask(sellerOrders.confirm, { params: { id }, body: {} }, { as: seller })).status).toBe(
      200,
    )
  })

  it('takes the place of one that was cancelled, and its delivery fee', async () => {
    const order = await anOrder(world)
    await cancel(order.parts[0]?.id as number)
    expect((await read(order.id)).total).toBe(0)
    const offer = await anOffer(world)
    expect((await add(order.id, offer.id)).json).toMatchObject({ delivery_fee: 49, total: 273 })
    expect(await read(order.id)).toMatchObject({ status: 'to_confirm', delivery_fee: 49, total: 273 })
  })

  it('is added once when the same request comes again', async () => {
    const order = await anOrder(world)
    const offer = await anOffer(world)
    const answers = await Promise.all(
      [1, 2, 3].map(() => add(order.id, offer.id, { idempotencyKey: 'once' })),
    )
    expect(new Set(answers.map(({ json }) => (json as SellerOrderDetails).id)).size).toBe(1)
    expect(await stockOf(offer.id)).toBe(98)
    const other = await anOffer(world)
    expect((await add(order.id, other.id, { idempotencyKey: 'once' })).json).toMatchObject({
      code: 'idempotency_mismatch',
    })
  })

  it('is refused where it makes no sense, and takes nothing', async () => {
    const order = await anOrder(world)
    const [offer, other] = [await anOffer(world), await anOffer(world, { quantity: 1 })]
    const again = await anOffer(world, { pharmacy_id: order.parts[0]?.pharmacy_id as number })
    const rx = await anOffer(world, { product_id: (await aProduct(world, { is_prescription: true })).id })
    const ask = async (items: { inventory_id: number; quantity: number }[], order_id = order.id) => {
      const body = { order_id, order_items: items }
      const { status, json } = await world.ask(sellerOrders.create, { body }, { as: admin })
      return [status, (json as { code: string }).code]
    }
    const one = ({ id }: { id: number }) => ({ inventory_id: id, quantity: 1 })
    expect(await ask([one(offer)], 999_999)).toEqual([422, 'invalid'])
    expect(await ask([one(offer), one(other)])).toEqual([422, 'invalid'])
    expect(await ask([one(again)])).toEqual([409, 'conflict'])
    expect(await ask([{ ...one(other), quantity: 2 }])).toEqual([409, 'out_of_stock'])
    expect(await ask([one(rx)])).toEqual([422, 'invalid'])
    expect([await stockOf(offer.id), await stockOf(other.id), await stockOf(rx.id)]).toEqual([100, 1, 100])
    expect((await read(order.id)).total).toBe(order.total)
  })
})

describe('clearing a part away', () => {
  const remove = async (id: number) => world.ask(sellerOrders.remove, { params: { id } }, { as: admin })

  it('waits until it is cancelled, hides it from the lists and leaves the shopper’s order as it was', async () => {
    const order = await anOrder(world)
    const id = order.parts[0]?.id as number
    expect(await remove(id)).toMatchObject({ status: 409, json: { code: 'step_refused' } })
    await cancel(id)
    expect(await remove(id)).toMatchObject({ status: 200, json: { id } })
    expect((await remove(id)).status).toBe(404)
    expect((await world.ask(sellerOrders.one, { params: { id } }, { as: admin })).status).toBe(404)
    const list = await world.call(sellerOrders.list, { query: { ids: String(id) } }, { as: admin })
    expect([list.total, list.counts['all']]).toEqual([0, 0])
    expect(await read(order.id)).toMatchObject({ status: 'cancelled', parts: [{ id, status: 'cancelled' }] })
  })

  it('is refused while the sales record book has it', async () => {
    const id = (await anOrder(world, { facts: SENIOR })).parts[0]?.id as number
    await cancel(id)
    expect(await remove(id)).toMatchObject({ status: 409, json: { code: 'in_use' } })
  })
})

describe('what was written down', () => {
  it.each([
    ['the timeline', orderEvents],
    ['the audit', auditEntries],
    ['the sales record book', salesRecords],
  ])('of %s can neither be changed nor taken away', async (_, table) => {
    const order = await anOrder(world, { facts: SENIOR })
    await cancel(order.parts[0]?.id as number)
    const refused = { cause: { message: expect.stringContaining('only ever added') } }
    await expect(world.db.orm.delete(table)).rejects.toMatchObject(refused)
    await expect(world.db.orm.update(table).set({ created_at: new Date() })).rejects.toMatchObject(refused)
  })
})
