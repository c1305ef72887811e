import { orders } from '@botika/common/orders/endpoints'
import type { Order, SellerOrderDetails } from '@botika/common/orders/schema'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, privateFiles } from '../../schema'
import { anAdmin, anOffer, anOrder, aPharmacy, aProduct, aSeller, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const pdf = () => new File(['%PDF-1.4\n<< /Type /Page >>\n%%EOF'], 'file.pdf', { type: 'application/pdf' })
const claimed = (senior_citizen_name: string, senior_citizen_id: string) => ({
  discount_type: 'senior_citizen' as const,
  senior_citizen_name,
  senior_citizen_id,
})

async function aShop(facts: { is_prescription?: boolean; is_sc_discountable?: boolean }) {
  const pharmacy = await aPharmacy(world)
  const product_id = (await aProduct(world, facts)).id
  const offer = await anOffer(world, { product_id, pharmacy_id: pharmacy.id })
  const seller = await aSeller(world, pharmacy)
  const as = await world.signIn(seller)
  const partOf = (order: Order) => order.parts.find((part) => part.pharmacy_id === pharmacy.id)?.id ?? 0
  return {
    pharmacy,
    seller,
    as,
    line: { inventory_id: offer.id, quantity: 1 },
    one: (order: Order) => world.call(sellerOrders.one, { params: { id: partOf(order) } }, { as }),
    update: (order: Order, body: object) =>
      world.ask(sellerOrders.update, { params: { id: partOf(order) }, body }, { as }),
    step: (order: Order, step: 'confirm' | 'ship' | 'receive' | 'pay' | 'complete') =>
      world.ask(sellerOrders[step], { params: { id: partOf(order) }, body: {} }, { as }),
    cancel: (order: Order) =>
      world.call(
        sellerOrders.cancel,
        { params: { id: partOf(order) }, body: { cancel_remarks: 'None left' } },
        { as },
      ),
    /** The statuses of reading the prescription and the picture of the ID. */
    reads: async (order: Order) => [
      (await world.ask(orders.prescriptionImage, { params: { id: order.id } }, { as })).status,
      (await world.ask(orders.seniorCitizenIdImage, { params: { id: order.id } }, { as })).status,
    ],
  }
}

describe('the ID behind a discount', () => {
  it('has to be seen before the part is complete, by who is written down', async () => {
    const shop = await aShop({ is_sc_discountable: true })
    const order = await anOrder(world, { items: [shop.line], facts: claimed('Lola Nena', 'OSCA-8101') })
    for (const step of ['confirm', 'ship', 'receive', 'pay'] as const)
      expect((await shop.step(order, step)).status).toBe(200)
    expect(await shop.step(order, 'complete')).toMatchObject({
      status: 409,
      json: { detail: 'Confirm first that you have seen the ID of the discount’s holder.' },
    })
    expect(await shop.update(order, { id_seen: true })).toMatchObject({
      status: 200,
      json: { is_id_seen: true },
    })
    expect((await shop.step(order, 'complete')).status).toBe(200)
    expect((await shop.update(order, { id_seen: false })).status).toBe(409)
    const notes = (
      await world.db.orm
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.record_id, order.parts[0]?.id ?? 0))
    ).filter(({ changes }) => JSON.stringify(changes)?.includes('is_id_seen'))
    expect(notes).toMatchObject([{ user_id: shop.seller.id, changes: { is_id_seen: true } }])
  })

  it('is none to see where nothing was discounted', async () => {
    const shop = await aShop({ is_sc_discountable: false })
    const order = await anOrder(world, { items: [shop.line], facts: claimed('Lola Nena', 'OSCA-8102') })
    expect((await shop.update(order, { id_seen: true })).status).toBe(409)
    for (const step of ['confirm', 'ship', 'receive', 'pay', 'complete'] as const)
      expect((await shop.step(order, step)).status).toBe(200)
  })

  it('that came under another name is shown and not refused; names as far as they are known there', async () => {
    const [shop, other] = [
      await aShop({ is_sc_discountable: true }),
      await aShop({ is_sc_discountable: true }),
    ]
    const order = async (at: typeof shop, name: string, number: string) =>
      anOrder(world, { items: [at.line], facts: claimed(name, number) })
    const first = await order(shop, 'Lola Nena', 'OSCA-9001')
    expect((await shop.one(first)).same_id).toEqual({ orders: 0, names: [] })
    await order(shop, 'LOLA  NENA', 'osca 9001')
    expect((await shop.one(first)).same_id).toEqual({ orders: 0, names: [] })
    await order(shop, 'Lolo Ben', 'OSCA9001')
    await order(other, 'Tita Baby', 'OSCA-90-01')
    expect((await shop.one(first)).same_id).toEqual({ orders: 2, names: ['Lolo Ben'] })
    const as = await world.signIn(await anAdmin(world))
    const { same_id } = await world.call(
      sellerOrders.one,
      { params: { id: first.parts[0]?.id ?? 0 } },
      { as },
    )
    expect(same_id).toEqual({ orders: 2, names: ['Lolo Ben', 'Tita Baby'] })
  })
})

describe('files and ID number of an order', () => {
  /** One pharmacy with the prescription, one with the discount, one with neither. */
  async function threeParts() {
    const rx = await aShop({ is_prescription: true, is_sc_discountable: false })
    const discounted = await aShop({ is_sc_discountable: true })
    const neither = await aShop({ is_sc_discountable: false })
    const as = await world.signIn(await aUser(world))
    const order = await anOrder(world, {
      as,
      items: [rx.line, discounted.line, neither.line],
      facts: {
        ...claimed('Lola Nena', 'OSCA-7001'),
        prescription_image: pdf(),
        senior_citizen_id_image: pdf(),
      },
    })
    return { rx, discounted, neither, order, as }
  }
  const shown = (details: SellerOrderDetails) => [
    details.has_prescription_image,
    details.has_senior_citizen_id_image,
    details.senior_citizen_name,
    details.senior_citizen_id,
  ]

  it('are for the pharmacy whose part needs them', async () => {
    const { rx, discounted, neither, order, as } = await threeParts()
    expect([await rx.reads(order), await discounted.reads(order), await neither.reads(order)]).toEqual([
      [200, 404],
      [404, 200],
      [404, 404],
    ])
    expect(shown(await rx.one(order))).toEqual([true, false, null, null])
    expect(shown(await discounted.one(order))).toEqual([false, true, 'Lola Nena', 'OSCA-7001'])
    expect(shown(await neither.one(order))).toEqual([false, false, null, null])
    // who ordered reads both
    expect((await world.ask(orders.prescriptionImage, { params: { id: order.id } }, { as })).status).toBe(200)
    expect((await world.ask(orders.seniorCitizenIdImage, { params: { id: order.id } }, { as })).status).toBe(
      200,
    )
  })

  it('are no longer for a pharmacy that cancelled its part', async () => {
    const { rx, discounted, order } = await threeParts()
    await rx.cancel(order)
    await discounted.cancel(order)
    expect([await rx.reads(order), await discounted.reads(order)]).toEqual([
      [404, 404],
      [404, 404],
    ])
    expect(shown(await discounted.one(order))).toEqual([false, false, null, null])
  })

  it('are not for a pharmacy that refused the prescription, until the next one comes', async () => {
    const { rx, order, as } = await threeParts()
    await rx.reads(order)
    await rx.update(order, { prescription_checked: false, prescription_remarks: 'It can’t be read' })
    expect((await rx.reads(order))[0]).toBe(404)
    expect((await rx.one(order)).has_prescription_image).toBe(false)
    await world.call(
      orders.replacePrescription,
      { params: { id: order.id }, body: { prescription_image: pdf() } },
      { as },
    )
    expect((await rx.reads(order))[0]).toBe(200)
  })

  it('stay for a part that is complete, until their time is over', async () => {
    const shop = await aShop({ is_prescription: true, is_sc_discountable: true })
    const order = await anOrder(world, {
      items: [shop.line],
      facts: {
        ...claimed('Lola Nena', 'OSCA-7002'),
        prescription_image: pdf(),
        senior_citizen_id_image: pdf(),
      },
    })
    expect(await shop.reads(order)).toEqual([200, 200])
    await shop.update(order, { prescription_checked: true, id_seen: true })
    for (const step of ['confirm', 'ship', 'receive', 'pay', 'complete'] as const)
      expect((await shop.step(order, step)).status).toBe(200)
    expect(await shop.reads(order)).toEqual([200, 200])
    // the day has come, and nobody has swept yet
    await world.db.orm.update(privateFiles).set({ delete_after: new Date(Date.now() - 1000) })
    expect(await shop.reads(order)).toEqual([404, 404])
  })
})

describe('accepting a prescription', () => {
  it('wants it opened by that very person, each picture anew', async () => {
    const [shop, other] = [await aShop({ is_prescription: true }), await aShop({ is_prescription: true })]
    const customer = await world.signIn(await aUser(world))
    const order = await anOrder(world, {
      as: customer,
      items: [shop.line, other.line],
      facts: { prescription_image: pdf() },
    })
    const accept = () => shop.update(order, { prescription_checked: true })
    const refused = { status: 409, json: { detail: expect.stringContaining('Open the prescription first') } }
    // opened by the customer, by the other pharmacy and by a colleague
    await world.ask(orders.prescriptionImage, { params: { id: order.id } }, { as: customer })
    await other.reads(order)
    const colleague = await world.signIn(await aSeller(world, shop.pharmacy))
    await world.ask(orders.prescriptionImage, { params: { id: order.id } }, { as: colleague })
    expect(await accept()).toMatchObject(refused)
    expect((await shop.one(order)).is_prescription_read).toBe(false)
    await shop.reads(order)
    expect((await shop.one(order)).is_prescription_read).toBe(true)

    await shop.update(order, { prescription_checked: false, prescription_remarks: 'It can’t be read' })
    await world.call(
      orders.replacePrescription,
      { params: { id: order.id }, body: { prescription_image: pdf() } },
      { as: customer },
    )
    expect(await accept()).toMatchObject(refused)
    await shop.reads(order)
    expect(await accept()).toMatchObject({ status: 200, json: { prescription_status: 'accepted' } })
  })
})
