import { orders } from '@botika/common/orders/endpoints'
import type { Order, SellerOrderDetails } from '@botika/common/orders/schema'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import type { SellerAction } from '@botika/common/orders/steps'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, couriers, inventories, mails, orderItems, salesRecords } from '../../schema'
import { anAdmin, anOffer, anOrder, aPharmacy, aProduct, aSeller, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const stockOf = async (id: number) =>
  (await world.db.orm.select().from(inventories).where(eq(inventories.id, id)))[0]?.quantity

/** A pharmacy with an offer, somebody who sells there, and an order of it. */
async function aShop(wish: Parameters<typeof anOrder>[1] & { quantity?: number } = {}) {
  const pharmacy = await aPharmacy(world)
  const offer = await anOffer(world, { pharmacy_id: pharmacy.id })
  const items = wish.items ?? [{ inventory_id: offer.id, quantity: wish.quantity ?? 3 }]
  const order = await anOrder(world, { ...wish, items })
  const as = await world.signIn(await aSeller(world, pharmacy))
  const id = order.parts.find((part) => part.pharmacy_id === pharmacy.id)?.id as number
  const step = (action: SellerAction, body = {}) =>
    world.ask(sellerOrders[action], { params: { id }, body }, { as })
  const go = async (...actions: SellerAction[]) => {
    for (const action of actions) expect((await step(action)).status).toBe(200)
  }
  return { pharmacy, offer, order, as, id, step, go }
}

const tracked = async (order: Order) =>
  (await world.call(orders.track, { query: { order_number: order.order_number } })).order

describe('the steps of a seller order', () => {
  it('are taken in their order, each once, and each is on the timeline, in an email and in the book', async () => {
    const { step, order, id } = await aShop()
    const actions = ['confirm', 'ship', 'receive', 'pay', 'complete'] as const
    for (const [at, action] of actions.entries()) {
      for (const later of actions.slice(at + 1)) expect((await step(later)).status).toBe(409)
      expect((await step(action)).status).toBe(200)
      const again = await step(action)
      expect(again.status).toBe(200)
    }
    const { status, timeline } = await tracked(order)
    expect(status).toBe('completed')
    expect(timeline.map((event) => event.kind)).toEqual([
      'placed',
      'confirmed',
      'shipped',
      'received',
      'paid',
      'completed',
    ])
    const emails = (await world.db.orm.select().from(mails)).filter((mail) =>
      mail.text.includes(order.order_number),
    )
    expect(emails.map((mail) => mail.kind)).toEqual([
      'order_placed',
      ...actions.map((action) => `order_${action}`),
    ])
    const entries = await world.db.orm.select().from(auditEntries).where(eq(auditEntries.record_id, id))
    expect(entries.map((entry) => entry.action)).toEqual([...actions])
  })

  it('name for the packing slip where the pharmacy is, with its city, and its licence', async () => {
    const { id, as, pharmacy } = await aShop()
    expect(await world.call(sellerOrders.one, { params: { id } }, { as })).toMatchObject({
      pharmacy_address: '12 Rizal Avenue, City of Manila',
      pharmacy_license_number: pharmacy.license_number,
    })
  })

  it('leave what notes say out of the book of changes', async () => {
    const { id, step, as } = await aShop()
    await step('confirm')
    const body = { internal_notes: 'Her daughter Cora collects it, insulin stays cold' }
    await world.call(sellerOrders.update, { params: { id }, body }, { as })
    const entries = await world.db.orm.select().from(auditEntries).where(eq(auditEntries.record_id, id))
    expect(entries.at(-1)).toMatchObject({ action: 'update', changes: { fields: ['internal_notes'] } })
    expect(JSON.stringify(entries)).not.toMatch(/Cora|insulin/)
  })

  it('are refused with a sentence that says what comes next', async () => {
    const { step } = await aShop()
    expect((await step('ship')).json).toMatchObject({
      code: 'step_refused',
      detail: 'The next step is to confirm the order.',
    })
  })

  it('look absent to another pharmacy', async () => {
    const { id } = await aShop()
    const as = await world.signIn(await aSeller(world, await aPharmacy(world)))
    const answers = [
      await world.ask(sellerOrders.one, { params: { id } }, { as }),
      await world.ask(sellerOrders.confirm, { params: { id }, body: {} }, { as }),
      await world.ask(sellerOrders.cancel, { params: { id }, body: { cancel_remarks: 'x' } }, { as }),
      await world.ask(sellerOrders.update, { params: { id }, body: { internal_notes: 'x' } }, { as }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
  })

  it('taken twice at once are taken once', async () => {
    const { step, order } = await aShop()
    await Promise.all(Array.from({ length: 6 }, () => step('confirm')))
    expect((await tracked(order)).timeline.filter((event) => event.kind === 'confirmed')).toHaveLength(1)
  })
})

describe('shipping', () => {
  it('fewer than ordered gives the rest back and lowers what is paid, book included', async () => {
    const { offer, order, go, step } = await aShop({
      quantity: 3,
      facts: {
        discount_type: 'senior_citizen',
        senior_citizen_name: 'Lolo Ben',
        senior_citizen_id: 'OSCA-2',
      },
    })
    await go('confirm')
    const item = order.orderItems[0]?.id as number
    const shipped = await step('ship', { items: [{ id: item, quantity_dispatched: 2 }] })
    expect(shipped.json).toMatchObject({
      is_shipped: true,
      subtotal: 224,
      vat_removed: 24,
      discount: 40,
      total: 209,
      orderItems: [{ quantity: 3, quantity_dispatched: 2, total: 160, in_stock: 98 }],
    })
    expect(await stockOf(offer.id)).toBe(98)
    expect((await tracked(order)).total).toBe(209)
    const records = await world.db.orm
      .select()
      .from(salesRecords)
      .where(eq(salesRecords.order_number, order.order_number))
    const sum = (pick: (row: (typeof records)[number]) => number) =>
      records.reduce((all, row) => all + pick(row), 0)
    expect([sum((row) => row.units), sum((row) => row.paid), sum((row) => row.discount)]).toEqual([
      2, 16_000, 4_000,
    ])
  })

  it('refuses more than was ordered, another order’s item, nothing at all, and a stranger’s courier', async () => {
    const { order, go, step } = await aShop()
    const other = await aShop()
    await go('confirm')
    const item = order.orderItems[0]?.id as number
    const [courier] = await world.db.orm
      .insert(couriers)
      .values({ name: 'Mang Tomas', pharmacy_id: other.pharmacy.id })
      .returning()
    const bodies = [
      { items: [{ id: item, quantity_dispatched: 4 }] },
      { items: [{ id: other.order.orderItems[0]?.id as number, quantity_dispatched: 1 }] },
      { items: [{ id: item, quantity_dispatched: 0 }] },
      { courier_id: courier?.id },
    ]
    for (const body of bodies) expect((await step('ship', body)).status).toBe(422)
    expect(await tracked(order)).toMatchObject({ status: 'to_ship', total: order.total })
  })

  it('names the courier', async () => {
    const { pharmacy, go, step } = await aShop()
    const [courier] = await world.db.orm
      .insert(couriers)
      .values({ name: 'Ate Cora', pharmacy_id: pharmacy.id })
      .returning()
    await go('confirm')
    expect((await step('ship', { courier_id: courier?.id })).json).toMatchObject({ courier_name: 'Ate Cora' })
  })
})

describe('cancelling', () => {
  it('gives the stock back, with remarks, until the goods are received', async () => {
    const { offer, order, go, id, as } = await aShop()
    const cancel = (cancel_remarks: string) =>
      world.ask(sellerOrders.cancel, { params: { id }, body: { cancel_remarks } }, { as })
    expect((await cancel('')).status).toBe(422)
    await go('confirm', 'ship')
    expect((await cancel('The parcel was lost')).json).toMatchObject({
      status: 'cancelled',
      cancel_remarks: 'The parcel was lost',
    })
    expect(await stockOf(offer.id)).toBe(100)
    expect((await cancel('again')).json).toMatchObject({ cancel_remarks: 'The parcel was lost' })
    expect(await stockOf(offer.id)).toBe(100)
    expect(await tracked(order)).toMatchObject({ status: 'cancelled', total: 0 })

    const received = await aShop()
    await received.go('confirm', 'ship', 'receive')
    const late = await world.ask(
      sellerOrders.cancel,
      { params: { id: received.id }, body: { cancel_remarks: 'too late' } },
      { as: received.as },
    )
    expect(late.status).toBe(409)
  })

  it('one part leaves the others alone, and they take over the fee of the whole order', async () => {
    const [one, two] = [await anOffer(world), await anOffer(world, { price: 5_000 })]
    const customer = await world.signIn(await aUser(world))
    const order = await anOrder(world, {
      as: customer,
      items: [
        { inventory_id: one.id, quantity: 1 },
        { inventory_id: two.id, quantity: 1 },
      ],
    })
    const paying = order.parts.find((part) => part.delivery_fee > 0) as Order['parts'][number]
    const answer = await world.call(
      orders.cancelPart,
      { params: { id: paying.id }, body: { cancel_remarks: 'I found it at home' } },
      { as: customer },
    )
    const living = answer.order.parts.find((part) => part.id !== paying.id)
    expect(living).toMatchObject({ is_cancelled: false, delivery_fee: 49 })
    expect(answer.order).toMatchObject({ delivery_fee: 49, total: living?.total, status: 'to_confirm' })
    expect(answer.order.parts.find((part) => part.id === paying.id)).toMatchObject({
      status: 'cancelled',
      delivery_fee: 0,
    })
  })

  it('is the customer’s right until the part is shipped, and a stranger’s never', async () => {
    const as = await world.signIn(await aUser(world))
    const { id, go } = await aShop({ as })
    const cancel = (token: string) =>
      world.ask(orders.cancelPart, { params: { id }, body: {} }, { as: token })
    expect((await cancel(await world.signIn(await aUser(world)))).status).toBe(404)
    await go('confirm', 'ship')
    expect((await cancel(as)).status).toBe(409)
  })

  it('is as much the right of a guest, who shows number and address of the order', async () => {
    const { id, order, step, offer } = await aShop()
    const email = order.guest_email as string
    const cancel = (proof: { order_number: string; email: string }, as?: string) =>
      world.ask(orders.cancelPartAsGuest, { body: { ...proof, part_id: id } }, { as })
    const { order_number } = order
    expect((await cancel({ order_number, email: 'somebody@example.com' })).status).toBe(404)
    expect((await cancel({ order_number: 'BTK-000000000000', email })).status).toBe(404)
    const another = await aShop()
    expect((await cancel({ order_number: another.order.order_number, email })).status).toBe(404)

    const before = (await stockOf(offer.id)) as number
    const answer = await cancel({ order_number, email: email.toUpperCase() })
    expect(answer).toMatchObject({ status: 200, json: { order: { status: 'cancelled' } } })
    expect(answer.body.toString()).not.toContain(email)
    expect(await stockOf(offer.id)).toBeGreaterThan(before)
    const { timeline } = (answer.json as { order: Order }).order
    expect(timeline.at(-1)).toMatchObject({ kind: 'cancelled', actor_role: 'guest' })
    expect((await cancel({ order_number, email })).status).toBe(200)

    await another.go('confirm', 'ship')
    const shipped = { order_number: another.order.order_number, email, part_id: another.id }
    expect((await world.ask(orders.cancelPartAsGuest, { body: shipped })).status).toBe(409)
    expect((await step('confirm')).status).toBe(409)
  })
})

describe('a prescription', () => {
  async function withPrescription() {
    const pharmacy = await aPharmacy(world)
    const product_id = (await aProduct(world, { is_prescription: true })).id
    const offer = await anOffer(world, { product_id, pharmacy_id: pharmacy.id })
    const picture = new File(['%PDF-1.4\n<< /Type /Page >>\n%%EOF'], 'rx.pdf', { type: 'application/pdf' })
    const order = await anOrder(world, {
      items: [{ inventory_id: offer.id, quantity: 1 }],
      facts: { prescription_image: picture },
    })
    const as = await world.signIn(await aSeller(world, pharmacy))
    const params = { id: order.parts[0]?.id as number }
    return {
      order,
      confirm: () => world.ask(sellerOrders.confirm, { params, body: {} }, { as }),
      open: () => world.call(orders.prescriptionImage, { params: { id: order.id } }, { as }),
      check: (body: object) => world.ask(sellerOrders.update, { params, body }, { as }),
    }
  }

  it('is checked before the order can be confirmed', async () => {
    const { confirm, open, check, order } = await withPrescription()
    expect((await confirm()).json).toMatchObject({ status: 409, detail: 'Check the prescription first.' })
    await open()
    expect((await check({ prescription_checked: true })).json).toMatchObject({
      prescription_status: 'accepted',
    })
    await check({ prescription_checked: true })
    expect((await confirm()).status).toBe(200)
    expect((await check({ prescription_checked: false, prescription_remarks: 'blurred' })).status).toBe(409)
    const { timeline } = await tracked(order)
    expect(timeline.map((event) => event.kind)).toEqual(['placed', 'prescription_accepted', 'confirmed'])
  })

  it('is rejected with a reason, which the shopper is told', async () => {
    const { confirm, check, open, order } = await withPrescription()
    await open()
    expect((await check({ prescription_checked: false })).status).toBe(422)
    const rejected = await check({ prescription_checked: false, prescription_remarks: 'The date is missing' })
    expect((rejected.json as SellerOrderDetails).prescription_status).toBe('rejected')
    expect((await confirm()).status).toBe(409)
    const emails = (await world.db.orm.select().from(mails)).filter(
      ({ kind }) => kind === 'order_prescription_rejected',
    )
    const received = emails.find(({ text }) => text.includes(order.order_number))
    // why is health data, which emails don't carry
    expect(received?.text).toContain('You can read the reason in your order.')
    expect(received?.text).not.toContain('The date is missing')
    const { timeline } = await tracked(order)
    expect(timeline.at(-1)).toMatchObject({ kind: 'prescription_rejected', remarks: 'The date is missing' })
  })

  it('is nothing to check where none is needed', async () => {
    const { id, as } = await aShop()
    const answer = await world.ask(
      sellerOrders.update,
      { params: { id }, body: { prescription_checked: true } },
      { as },
    )
    expect(answer.status).toBe(409)
  })
})

describe('when a seller order was confirmed', () => {
  it('is told beside it, and is not moved by what comes after', async () => {
    const { id, as, go, step } = await aShop()
    const one = () => world.call(sellerOrders.one, { params: { id } }, { as })
    expect((await one()).confirmed_at).toBeNull()
    await go('confirm')
    const { confirmed_at, timeline } = await one()
    expect(confirmed_at).toBe(timeline.at(-1)?.created_at)
    await step('ship')
    expect(await one()).toMatchObject({ confirmed_at, is_shipped: true })
    const { data } = await world.call(sellerOrders.list, { query: {} }, { as })
    expect(data).toMatchObject([{ id, confirmed_at }])
  })
})

describe('confirming delivery', () => {
  it('marks what was shipped as received, and no other part', async () => {
    const as = await world.signIn(await aUser(world))
    const other = await anOffer(world)
    const pharmacy = await aPharmacy(world)
    const offer = await anOffer(world, { pharmacy_id: pharmacy.id })
    const items = [offer, other].map(({ id }) => ({ inventory_id: id, quantity: 1 }))
    const order = await anOrder(world, { as, items })
    const seller = await world.signIn(await aSeller(world, pharmacy))
    const id = order.parts.find((part) => part.pharmacy_id === pharmacy.id)?.id as number
    const confirmDelivery = (token: string) =>
      world.ask(orders.confirmDelivery, { params: { id: order.id } }, { as: token })
    expect((await confirmDelivery(as)).status).toBe(409)
    for (const action of ['confirm', 'ship'] as const)
      await world.call(sellerOrders[action], { params: { id }, body: {} }, { as: seller })
    expect((await confirmDelivery(await world.signIn(await aUser(world)))).status).toBe(404)
    for (let twice = 0; twice < 2; twice++) {
      const { order: after } = (await confirmDelivery(as)).json as { order: Order }
      expect(after.parts.filter((part) => part.is_received).map((part) => part.id)).toEqual([id])
    }
  })
})

describe('the list of seller orders', () => {
  it('is one pharmacy’s, with the numbers of every tab', async () => {
    const shop = await aShop()
    const second = await anOrder(world, { items: [{ inventory_id: shop.offer.id, quantity: 1 }] })
    await shop.go('confirm')
    const list = (query: object, as = shop.as) => world.call(sellerOrders.list, { query }, { as })
    expect((await list({})).counts).toMatchObject({ to_confirm: 1, to_ship: 1, completed: 0, all: 2 })
    const waiting = await list({ status: 'to_confirm', pharmacy_id: 999 })
    expect(waiting).toMatchObject({
      total: 1,
      counts: { all: 2 },
      data: [{ order_number: second.order_number }],
    })
    expect((await list({ keyword: shop.order.order_number.slice(4).toLowerCase() })).total).toBe(1)
    expect((await list({ keyword: 'dela cruz' })).total).toBe(2)
    expect((await list({ keyword: 'nobody' })).total).toBe(0)
    for (const phone of ['0917 123 4567', '+63 917 123 4567', '1234567', '0917 765 4321'])
      expect([phone, (await list({ keyword: phone })).total]).toEqual([phone, 2])
    expect((await list({ keyword: '0917 999 0000' })).total).toBe(0)
    const [item] = (
      await world.call(sellerOrders.one, { params: { id: second.parts[0]?.id as number } }, { as: shop.as })
    ).orderItems
    expect((await list({ keyword: item?.product_name.slice(0, 12).toUpperCase() })).total).toBe(2)
    expect((await list({ is_detailed: true })).data[0]).toMatchObject({
      receiver_number: '0917 123 4567',
      delivery_address: '5 Mabini Street, Barangay 659, City of Manila, Metro Manila',
      goods: `1 × ${item?.product_name}`,
    })
    expect((await list({})).data[0]).not.toHaveProperty('goods')
    expect((await list({ placed_from: '2001-01-01', placed_to: '2001-12-31' })).total).toBe(0)
    expect((await list({ prescription_status: 'not_needed' })).counts).toMatchObject({ all: 2 })
    expect((await list({ prescription_status: 'to_check' })).counts).toMatchObject({ all: 0 })
    expect((await list({ has_prescription: false, sort: 'total' })).data[0]?.total).toBeLessThan(300)
    const admin = await world.signIn(await anAdmin(world))
    expect((await list({ pharmacy_id: shop.pharmacy.id }, admin)).total).toBe(2)
  })
})

describe('the sums of an order', () => {
  it('are those of its living parts, whatever happened', async () => {
    const names = ['subtotal', 'vat_removed', 'discount', 'promotion_discount', 'delivery_fee', 'total']
    const rows = await world.db.sql.query<{ wrong: number }>(`
      select count(*)::int as wrong from orders o
      cross join lateral (select ${names.map((name) => `coalesce(sum(${name}), 0) as ${name}`).join()}
        from seller_orders where order_id = o.id and not is_cancelled) s
      where ${names.map((name) => `o.${name} <> s.${name}`).join(' or ')}`)
    expect(rows.rows[0]?.wrong).toBe(0)
    const items = await world.db.orm.select().from(orderItems)
    expect(
      items.every(
        (item) => item.total === item.gross - item.vat_removed - item.discount - item.promotion_discount,
      ),
    ).toBe(true)
  })
})
