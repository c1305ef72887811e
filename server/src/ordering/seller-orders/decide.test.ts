import { orders } from '@botika/common/orders/endpoints'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inventories, pharmacyPapers, prescriptionChecks, users } from '../../schema'
import { aCard, anAdmin, anOffer, anOrder, aPharmacy, aProduct, aSeller, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const pdf = () => new File(['%PDF-1.4\n<< /Type /Page >>\n%rx\n%%EOF'], 'rx.pdf', { type: 'application/pdf' })

/** An order of two medicines on prescription and a soap, and the people of its pharmacy. */
async function anRxOrder() {
  const pharmacy = await aPharmacy(world)
  const offers: Awaited<ReturnType<typeof anOffer>>[] = []
  for (const is_prescription of [true, true, false]) {
    const product_id = (await aProduct(world, { is_prescription })).id
    offers.push(await anOffer(world, { product_id, pharmacy_id: pharmacy.id }))
  }
  const shopper = await world.signIn(await aUser(world))
  const order = await anOrder(world, {
    as: shopper,
    items: offers.map(({ id }) => ({ inventory_id: id, quantity: 2 })),
    facts: { prescription_image: pdf() },
  })
  const pharmacist = await aSeller(world, pharmacy, 'pharmacist')
  const as = await world.signIn(pharmacist)
  const clerk = await world.signIn(await aSeller(world, pharmacy, 'clerk'))
  const id = order.parts[0]?.id ?? 0
  const [one = 0, two = 0, soap = 0] = order.orderItems.map((item) => item.id)
  const params = { id }
  return {
    pharmacy,
    pharmacist,
    order,
    shopper,
    as,
    clerk,
    one,
    two,
    soap,
    stockOf: async (at: number) =>
      (
        await world.db.orm
          .select()
          .from(inventories)
          .where(eq(inventories.id, offers[at]?.id ?? 0))
      )[0]?.quantity,
    open: (by = as) => world.ask(orders.prescriptionImage, { params: { id: order.id } }, { as: by }),
    decide: (lines: { id: number; verdict: string; remarks?: string }[], by = as) =>
      world.ask(sellerOrders.decidePrescription, { params, body: { lines: lines as never } }, { as: by }),
    check: (body: object, by = as) => world.ask(sellerOrders.update, { params, body }, { as: by }),
    confirm: (by = as) => world.ask(sellerOrders.confirm, { params, body: {} }, { as: by }),
    ship: (body = {}, by = clerk) => world.ask(sellerOrders.ship, { params, body }, { as: by }),
    read: (by = as) => world.call(sellerOrders.one, { params }, { as: by }),
  }
}

const accepted = (id: number) => ({ id, verdict: 'accepted' })
const rejected = (id: number, remarks = 'No signature') => ({ id, verdict: 'rejected', remarks })

describe('a line that needs a prescription', () => {
  it('is decided by itself; the part is accepted once all are, and says who did it', async () => {
    const rx = await anRxOrder()
    await rx.open()
    expect((await rx.decide([accepted(rx.one)])).json).toMatchObject({ prescription_status: 'to_check' })
    // no bulk step goes past what nobody has decided
    expect((await rx.confirm(rx.clerk)).status).toBe(409)
    expect((await rx.decide([accepted(rx.two)])).json).toMatchObject({
      prescription_status: 'accepted',
      orderItems: [
        { prescription_status: 'accepted', prescription_check: { by: 'Ana Reyes' } },
        { prescription_status: 'accepted', prescription_check: { by: 'Ana Reyes' } },
        { prescription_status: 'not_needed', prescription_check: null },
      ],
    })
    expect((await rx.confirm(rx.clerk)).status).toBe(200)
    const { timeline } = await rx.read()
    expect(timeline.slice(1)).toMatchObject([
      { kind: 'prescription_accepted', actor_name: 'Ana Reyes', actor_position: 'pharmacist' },
      { kind: 'confirmed', actor_name: 'Ana Reyes', actor_position: 'clerk' },
    ])
    // the shopper reads the pharmacy's name, and the pharmacist's where the prescription was checked
    const { order } = await world.call(orders.one, { params: { id: rx.order.id } }, { as: rx.shopper })
    expect(order.timeline).toMatchObject([
      { actor_name: null },
      { actor_name: 'Ana Reyes', actor_position: 'pharmacist' },
      { actor_name: null, actor_position: null, pharmacy_name: rx.pharmacy.name },
    ])
  })

  it('that is rejected waits for another prescription, by which all are decided anew', async () => {
    const rx = await anRxOrder()
    await rx.open()
    expect((await rx.decide([{ id: rx.one, verdict: 'rejected' }])).status).toBe(422)
    await rx.decide([accepted(rx.one), rejected(rx.two)])
    expect(await rx.read()).toMatchObject({
      prescription_status: 'rejected',
      prescription_remarks: 'No signature',
    })
    await world.call(
      orders.replacePrescription,
      { params: { id: rx.order.id }, body: { prescription_image: pdf() } },
      { as: rx.shopper },
    )
    const after = await rx.read()
    expect(after.orderItems.map((item) => item.prescription_status)).toEqual([
      'to_check',
      'to_check',
      'not_needed',
    ])
    expect((await rx.decide([accepted(rx.one)])).status).toBe(409)
    await rx.open()
    expect((await rx.decide([accepted(rx.one), accepted(rx.two)])).json).toMatchObject({
      prescription_status: 'accepted',
    })
  })

  it('can be left out, with its reason: the rest goes on, and it is neither sent nor paid', async () => {
    const rx = await anRxOrder()
    await rx.open()
    const left = { id: rx.two, verdict: 'left_out', remarks: 'Not on the prescription' }
    expect((await rx.decide([accepted(rx.one), left])).json).toMatchObject({
      prescription_status: 'accepted',
    })
    await rx.confirm(rx.clerk)
    const items = [{ id: rx.two, quantity_dispatched: 1 }]
    expect((await rx.ship({ items })).status).toBe(422)
    const before = await rx.stockOf(1)
    const shipped = (await rx.ship()).json as SellerOrderDetails
    expect(shipped.orderItems).toMatchObject([
      { quantity_dispatched: 2 },
      { quantity_dispatched: 0, total: 0, prescription_remarks: 'Not on the prescription' },
      { quantity_dispatched: 2 },
    ])
    expect(await rx.stockOf(1)).toBe((before ?? 0) + 2)
  })

  it('is not the last one left out: then the order is rejected or cancelled', async () => {
    const pharmacy = await aPharmacy(world)
    const product_id = (await aProduct(world, { is_prescription: true })).id
    const offer = await anOffer(world, { product_id, pharmacy_id: pharmacy.id })
    const order = await anOrder(world, {
      items: [{ inventory_id: offer.id, quantity: 1 }],
      facts: { prescription_image: pdf() },
    })
    const as = await world.signIn(await aSeller(world, pharmacy, 'pharmacist'))
    await world.ask(orders.prescriptionImage, { params: { id: order.id } }, { as })
    const lines = [{ id: order.orderItems[0]?.id ?? 0, verdict: 'left_out' as const, remarks: 'Expired' }]
    const params = { id: order.parts[0]?.id ?? 0 }
    const answer = await world.ask(sellerOrders.decidePrescription, { params, body: { lines } }, { as })
    expect(answer.status).toBe(409)
  })

  it('is of this order, and its decision is kept as it was made', async () => {
    const [rx, other] = [await anRxOrder(), await anRxOrder()]
    await rx.open()
    for (const id of [other.one, rx.soap]) expect((await rx.decide([accepted(id)])).status).toBe(422)
    await rx.decide([rejected(rx.one)])
    await rx.decide([accepted(rx.one)])
    await rx.decide([accepted(rx.one)])
    const made = await world.db.orm
      .select()
      .from(prescriptionChecks)
      .where(eq(prescriptionChecks.order_item_id, rx.one))
    expect(made.map(({ verdict }) => verdict)).toEqual(['rejected', 'accepted'])
    await expect(world.db.sql.query('delete from prescription_checks')).rejects.toThrow(/only ever added/)
    await expect(world.db.sql.query(`update prescription_checks set user_name = 'X'`)).rejects.toThrow(
      /only ever added/,
    )
  })
})

describe('a prescription is decided', () => {
  it('by no clerk, whatever call they make, nor by an admin', async () => {
    const rx = await anRxOrder()
    const admin = await world.signIn(await anAdmin(world))
    expect((await rx.open(rx.clerk)).status).toBe(404)
    await rx.open(admin)
    for (const by of [rx.clerk, admin]) {
      expect((await rx.decide([accepted(rx.one)], by)).status).toBe(403)
      expect((await rx.check({ prescription_checked: true }, by)).status).toBe(403)
      const refusal = { prescription_checked: false, prescription_remarks: 'No' }
      expect((await rx.check(refusal, by)).status).toBe(403)
    }
    expect(await rx.read()).toMatchObject({ prescription_status: 'to_check' })
    expect(await rx.read(rx.clerk)).toMatchObject({
      has_prescription_image: false,
      may_decide_prescription: false,
    })
    // what clerks do otherwise they may
    expect((await rx.check({ internal_notes: 'Call before delivery' }, rx.clerk)).status).toBe(200)
  })

  it('by whoever holds a PRC card in force at this pharmacy, an owner too', async () => {
    const rx = await anRxOrder()
    const card = (values: object) =>
      world.db.orm.update(pharmacyPapers).set(values).where(eq(pharmacyPapers.holder_id, rx.pharmacist.id))
    await rx.open()
    const attempt = async () => (await rx.decide([accepted(rx.one)])).status
    for (const [wrong, right] of [
      [{ expires_on: '2020-01-01' }, { expires_on: '2099-12-31' }],
      [{ status: 'waiting' }, { status: 'confirmed' }],
      [{ pharmacy_id: (await aPharmacy(world)).id }, { pharmacy_id: rx.pharmacy.id }],
    ] as const) {
      await card(wrong)
      expect(await attempt()).toBe(403)
      expect(await rx.read()).toMatchObject({ may_decide_prescription: false })
      await card(right)
    }
    const owner = await aUser(world, {
      roles: ['customer', 'seller'],
      pharmacy_id: rx.pharmacy.id,
      position: 'owner',
    })
    const hers = await world.signIn(owner)
    await rx.open(hers)
    expect((await rx.decide([accepted(rx.one)], hers)).status).toBe(403)
    await aCard(world, { pharmacy_id: rx.pharmacy.id, holder_id: owner.id })
    expect((await rx.decide([accepted(rx.one)], hers)).status).toBe(200)
    expect(await rx.read()).toMatchObject({ may_decide_prescription: true })
  })

  it('not with a card by who has become a clerk, nor by who was moved to another pharmacy', async () => {
    const rx = await anRxOrder()
    await rx.open()
    const be = (values: object) =>
      world.db.orm.update(users).set(values).where(eq(users.id, rx.pharmacist.id))
    await be({ position: 'clerk' })
    expect((await rx.decide([accepted(rx.one)])).status).toBe(403)
    await be({ position: 'pharmacist', pharmacy_id: (await aPharmacy(world)).id })
    expect((await rx.decide([accepted(rx.one)])).status).toBe(404)
  })

  it('by who has opened it for this order', async () => {
    const rx = await anRxOrder()
    const refused = { status: 409, json: { detail: expect.stringContaining('Open the prescription first') } }
    expect(await rx.decide([accepted(rx.one)])).toMatchObject(refused)
    expect(await rx.decide([rejected(rx.one)])).toMatchObject(refused)
    expect(await rx.check({ prescription_checked: true })).toMatchObject(refused)
    const colleague = await world.signIn(await aSeller(world, rx.pharmacy, 'pharmacist'))
    await rx.open(colleague)
    expect(await rx.decide([accepted(rx.one)])).toMatchObject(refused)
    // what nobody can open any more can still be asked for again
    await world.db.sql.query(`update private_files set delete_after = now() - interval '1 day'`)
    expect(await rx.decide([accepted(rx.one)])).toMatchObject(refused)
    expect((await rx.decide([rejected(rx.one), rejected(rx.two)])).json).toMatchObject({
      prescription_status: 'rejected',
    })
  })
})
