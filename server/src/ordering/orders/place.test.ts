import { promotedTotal } from '@botika/common/pricing/cart'
import { quote } from '@botika/common/quote/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import type { CheckoutErrorDetails, Order } from '@botika/common/orders/schema'
import type { ProblemBody } from '@botika/common/http/problem-body'
import { eq } from 'drizzle-orm'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditEntries,
  inventories,
  mails,
  orders as orderTable,
  privateFileReads,
  promotions,
  salesRecords,
  searchQueue,
} from '../../schema'
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
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const stockOf = async (id: number) =>
  (await world.db.orm.select().from(inventories).where(eq(inventories.id, id)))[0]?.quantity
const problemOf = (answer: { json: unknown }) => answer.json as ProblemBody
const place = (body: Awaited<ReturnType<typeof anOrderBody>>, options = {}) =>
  world.ask(orders.place, { body }, options)
const picture = async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'rx.jpg', { type: 'image/jpeg' })
}

describe('placing an order', () => {
  it('takes the stock, splits by pharmacy and answers the whole order', async () => {
    const [one, two] = [await anOffer(world), await anOffer(world, { price: 5_075 })]
    const items = [
      { inventory_id: two.id, quantity: 3 },
      { inventory_id: one.id, quantity: 1 },
      { inventory_id: two.id, quantity: 1 },
    ]
    const answer = await place(await anOrderBody(world, items))
    expect(answer.status).toBe(201)
    const placed = (answer.json as { orders: Order }).orders
    expect(answer.headers['location']).toBe(`/api/orders/${placed.id}`)
    expect(placed).toMatchObject({
      status: 'to_confirm',
      subtotal: 315,
      delivery_fee: 49,
      total: 364,
      is_guest: true,
    })
    expect(placed.order_number).toMatch(/^BTK-[0-9A-Z]{12}$/)
    expect(placed.parts.map((part) => part.total).sort()).toEqual([161, 203])
    expect(placed.orderItems).toHaveLength(2)
    expect([await stockOf(one.id), await stockOf(two.id)]).toEqual([99, 96])
  })

  it('asks for an address where it is brought to, and for none where it is picked up', async () => {
    const offer = await anOffer(world)
    const items = [{ inventory_id: offer.id, quantity: 1 }]
    const nowhere = { address: '', province: '', city: null, barangay: undefined }
    const delivered = await place({ ...(await anOrderBody(world, items)), ...nowhere })
    expect(delivered.status).toBe(422)
    expect(Object.keys(problemOf(delivered).errors ?? {})).toEqual([
      'province',
      'city',
      'barangay',
      'address',
    ])
    const pickedUp = await anOrderBody(world, items, { delivery_option: 'pick_up' })
    const answer = await place({ ...pickedUp, ...nowhere })
    expect(answer).toMatchObject({
      status: 201,
      json: { orders: { address: '', city: '', delivery_fee: 0 } },
    })
  })

  it.each([
    ['province', { province: 'Atlantis' }],
    ['city', { city: 'City of Cebu' }],
    ['barangay', { barangay: 'Poblacion East of Nowhere' }],
  ])('goes somewhere: a wrong %s is refused to guests and to who is signed in', async (field, wrong) => {
    const offer = await anOffer(world)
    const items = [{ inventory_id: offer.id, quantity: 1 }]
    const as = await world.signIn(await aUser(world))
    for (const options of [{}, { as }]) {
      const answer = await place(
        await anOrderBody(world, items, { is_guest: !('as' in options), ...wrong }),
        options,
      )
      expect(answer.status).toBe(422)
      expect(Object.keys(problemOf(answer).errors ?? {})).toEqual([field])
    }
    expect(await stockOf(offer.id)).toBe(100)
    // who picks it up may leave half an address in the form
    const pickedUp = await anOrderBody(world, items, { delivery_option: 'pick_up', ...wrong })
    expect((await place(pickedUp)).status).toBe(201)
  })

  it('computes prices itself: what the shopper saw must be what is so now', async () => {
    const offer = await anOffer(world)
    const body = await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }])
    await world.db.orm.update(inventories).set({ price: 12_000 }).where(eq(inventories.id, offer.id))
    const answer = await place(body)
    expect(answer).toMatchObject({ status: 409, json: { code: 'price_changed' } })
    const { quote: fresh } = problemOf(answer).extra as CheckoutErrorDetails
    expect(fresh).toMatchObject({ subtotal: 120, total: 169 })
    expect(await stockOf(offer.id)).toBe(100)
    expect((await place({ ...body, subtotal: 120, total: 169 })).status).toBe(201)
    expect((await place({ ...body, subtotal: 120, total: 169, delivery_fee: 0 })).status).toBe(409)
  })

  it('names the lines of which too little is left, and takes nothing', async () => {
    const [scarce, plenty] = [await anOffer(world, { quantity: 1 }), await anOffer(world)]
    const body = await anOrderBody(world, [
      { inventory_id: plenty.id, quantity: 2 },
      { inventory_id: scarce.id, quantity: 2 },
    ])
    const answer = await place(body)
    expect(answer).toMatchObject({ status: 409, json: { code: 'out_of_stock' } })
    const { quote: fresh } = problemOf(answer).extra as CheckoutErrorDetails
    expect(fresh.problems).toMatchObject([{ inventory_id: scarce.id, code: 'not_enough' }])
    expect([await stockOf(scarce.id), await stockOf(plenty.id)]).toEqual([1, 100])
  })

  it('takes a discount for a full name and a plausible ID number alone', async () => {
    const offer = await anOffer(world)
    const items = [{ inventory_id: offer.id, quantity: 1 }]
    const body = await anOrderBody(world, items, { discount_type: 'senior_citizen' })
    const faults = async (senior_citizen_name: string, senior_citizen_id: string) =>
      Object.keys(problemOf(await place({ ...body, senior_citizen_name, senior_citizen_id })).errors ?? {})
    expect(await faults('x', '0')).toEqual(['senior_citizen_name', 'senior_citizen_id'])
    expect(await faults('Lola 1', '----')).toEqual(['senior_citizen_name', 'senior_citizen_id'])
    expect(await faults('Nena', 'OSCA-1234')).toEqual(['senior_citizen_name'])
    expect(await faults('Nena Cruz', '12 3')).toEqual(['senior_citizen_id'])
    expect(await stockOf(offer.id)).toBe(100)
    expect(await faults('Ñ. Cruz', '1234')).toEqual([])
  })

  it('asks who a guest is and who holds the discount', async () => {
    const offer = await anOffer(world)
    const items = [{ inventory_id: offer.id, quantity: 1 }]
    const body = await anOrderBody(world, items, { guest_email: null, discount_type: 'pwd' })
    const { errors } = problemOf(await place(body))
    expect(Object.keys(errors ?? {}).sort()).toEqual([
      'guest_email',
      'senior_citizen_id',
      'senior_citizen_name',
    ])
  })

  it('refuses a cart that claims to be signed in when nobody is', async () => {
    const body = await anOrderBody(world, [{ inventory_id: (await anOffer(world)).id, quantity: 1 }], {
      is_guest: false,
    })
    expect((await place(body)).status).toBe(401)
  })

  it('refuses online payment, since there is no gateway, whatever the environment says', async () => {
    const open = await makeWorld({ PAYMENT_ONLINE: '1' })
    try {
      const items = [{ inventory_id: (await anOffer(open)).id, quantity: 1 }]
      const body = await anOrderBody(open, items, { payment_option: 'online' })
      expect(await open.ask(orders.place, { body })).toMatchObject({
        status: 422,
        json: { errors: { payment_option: [expect.any(String)] } },
      })
    } finally {
      await open.close()
    }
  })

  it('writes down what the law made cheaper', async () => {
    const offer = await anOffer(world)
    const placed = await anOrder(world, {
      items: [{ inventory_id: offer.id, quantity: 2 }],
      facts: {
        discount_type: 'senior_citizen',
        senior_citizen_name: 'Lola Nena',
        senior_citizen_id: 'OSCA-1',
      },
    })
    expect(placed).toMatchObject({ vat_removed: 24, discount: 40, total: 209 })
    const records = await world.db.orm
      .select()
      .from(salesRecords)
      .where(eq(salesRecords.order_number, placed.order_number))
    expect(records).toMatchObject([
      {
        holder_name: 'Lola Nena',
        units: 2,
        gross: 22_400,
        net: 20_000,
        vat_removed: 2_400,
        discount: 4_000,
        paid: 16_000,
      },
    ])
  })

  it('marks a product for the search when its last piece is sold', async () => {
    const offer = await anOffer(world, { quantity: 2 })
    await anOrder(world, { items: [{ inventory_id: offer.id, quantity: 2 }] })
    const queued = await world.db.orm
      .select()
      .from(searchQueue)
      .where(eq(searchQueue.product_id, offer.product_id))
    expect(queued).toHaveLength(1)
  })

  it('writes to the shopper and to the pharmacy, without naming medicines', async () => {
    const pharmacy = await aPharmacy(world, { email: 'pharmacy@example.com' })
    const product = await aProduct(world, { name: 'Metformin 500', generic_name: 'Metformin' })
    const offer = await anOffer(world, { pharmacy_id: pharmacy.id, product_id: product.id })
    const placed = await anOrder(world, { items: [{ inventory_id: offer.id, quantity: 1 }] })
    const emails = (await world.db.orm.select().from(mails)).filter((mail) =>
      mail.text.includes(placed.order_number),
    )
    expect(emails.map((mail) => mail.recipient).sort()).toEqual([
      'ana.santos@example.com',
      'pharmacy@example.com',
    ])
    expect(emails.every((mail) => !mail.text.includes('Metformin'))).toBe(true)
    await world.jobs.runDue()
    const files = readdirSync(path.join(world.env.BOTIKA_DATA, 'mail'))
    for (const received of emails)
      expect(files).toContain(`${String(received.id).padStart(8, '0')}-${received.kind}.eml`)
  })

  it('writes to each pharmacy about its own part', async () => {
    const pharmacies = []
    for (const email of ['a@example.com', null, 'c@example.com'])
      pharmacies.push(await aPharmacy(world, { email }))
    const items = []
    for (const [at, pharmacy] of pharmacies.entries())
      items.unshift({
        inventory_id: (await anOffer(world, { pharmacy_id: pharmacy.id, price: (at + 1) * 100_000 })).id,
        quantity: 1,
      })
    const placed = await anOrder(world, { items, facts: { delivery_option: 'pick_up' } })
    const emails = (await world.db.orm.select().from(mails)).filter(
      (mail) => mail.kind === 'seller_order_placed' && mail.text.includes(placed.order_number),
    )
    expect(emails.map(({ recipient, text }) => [recipient, text.match(/₱[\d,]+\.\d\d/)?.[0]]).sort()).toEqual(
      [
        ['a@example.com', '₱1,000.00'],
        ['c@example.com', '₱3,000.00'],
      ],
    )
  })
})

describe('an account that ends while its order is under way', () => {
  /** Somebody waits for a lock. */
  async function untilSomebodyWaits() {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await world.db.sql.query(waiting)).rowCount === 0)
      await new Promise((resolve) => setTimeout(resolve, 10))
  }

  it.each([
    ['suspended', 'is_active = false'],
    ['deleted', `is_active = false, deleted_at = now(), email = 'deleted-1@invalid'`],
  ])('%s, has no order: stock stays, and no picture is left', async (_, change) => {
    const user = await aUser(world)
    const as = await world.signIn(user)
    const offer = await anOffer(world, { quantity: 7 })
    const items = [{ inventory_id: offer.id, quantity: 1 }]
    const body = await anOrderBody(world, items, {
      is_guest: false,
      discount_type: 'pwd',
      senior_citizen_name: 'Ana Reyes',
      senior_citizen_id: 'PWD-1234',
      senior_citizen_id_image: await picture(),
    })
    const folder = path.join(world.env.BOTIKA_DATA, 'private')
    const filesIn = () =>
      existsSync(folder)
        ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
            .length
        : 0
    const before = filesIn()
    const admin = await world.db.pool.connect()
    try {
      await admin.query('begin')
      await admin.query(`update users set ${change} where id = ${user.id}`)
      const answer = place(body, { as })
      await Promise.race([answer, untilSomebodyWaits()])
      await admin.query('commit')
      expect((await answer).status).toBe(403)
    } finally {
      admin.release()
    }
    const made = await world.db.orm.select().from(orderTable).where(eq(orderTable.customer_id, user.id))
    expect(made).toEqual([])
    expect(await stockOf(offer.id)).toBe(7)
    expect(filesIn()).toBe(before)
  })
})

describe('the same request twice', () => {
  const request = async () => {
    const offer = await anOffer(world)
    const body = await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }])
    return { offer, body, options: { idempotencyKey: randomUUID() } }
  }

  it('gets the first answer again', async () => {
    const { offer, body, options } = await request()
    const [first, second] = [await place(body, options), await place(body, options)]
    expect(first.status).toBe(201)
    expect(second.json).toEqual(first.json)
    expect(await stockOf(offer.id)).toBe(99)
  })

  it('is one order even when both come at once', async () => {
    const { offer, body, options } = await request()
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(body, options)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.json))).size).toBe(1)
    expect(answers.every((answer) => answer.status === 201)).toBe(true)
    expect(await stockOf(offer.id)).toBe(99)
  })

  it('is refused when its contents differ', async () => {
    const { body, options } = await request()
    await place(body, options)
    const other = await place({ ...body, address: 'somewhere else' }, options)
    expect(other).toMatchObject({ status: 422, json: { code: 'idempotency_mismatch' } })
  })

  it('may be tried again after it failed', async () => {
    const { offer, body, options } = await request()
    await world.db.orm.update(inventories).set({ quantity: 0 }).where(eq(inventories.id, offer.id))
    expect((await place(body, options)).status).toBe(409)
    await world.db.orm.update(inventories).set({ quantity: 5 }).where(eq(inventories.id, offer.id))
    expect((await place(body, options)).status).toBe(201)
  })
})

describe('a prescription', () => {
  const needsOne = async () => {
    const offer = await anOffer(world, { product_id: (await aProduct(world, { is_prescription: true })).id })
    return { offer, items: [{ inventory_id: offer.id, quantity: 1 }] }
  }

  it('has to come along, and its picture is drawn anew without what the camera knew', async () => {
    const { items, offer } = await needsOne()
    const body = await anOrderBody(world, items)
    expect(await place(body)).toMatchObject({
      status: 422,
      json: { errors: { prescription_image: [expect.any(String)] } },
    })

    const customer = await aUser(world)
    const as = await world.signIn(customer)
    const answer = await place({ ...body, is_guest: false, prescription_image: await picture() }, { as })
    expect(answer.status).toBe(201)
    const placed = (answer.json as { orders: Order }).orders
    expect(placed).toMatchObject({
      has_prescription_image: true,
      parts: [{ prescription_status: 'to_check' }],
    })

    const open = async (token: string | undefined) =>
      world.ask(orders.prescriptionImage, { params: { id: placed.id } }, { as: token })
    const mine = await open(as)
    expect(mine).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' },
    })
    expect(mine.body.includes('SecretCamera')).toBe(false)

    const seller = await aSeller(world, { id: offer.pharmacy_id })
    const stranger = await aSeller(world, await aPharmacy(world))
    const visitors = [seller, await anAdmin(world), stranger, await aUser(world)]
    const statuses = []
    for (const visitor of visitors) statuses.push((await open(await world.signIn(visitor))).status)
    expect(statuses).toEqual([200, 200, 404, 404])
    expect((await open(undefined)).status).toBe(401)

    const reads = await world.db.orm
      .select()
      .from(privateFileReads)
      .where(eq(privateFileReads.order_id, placed.id))
    expect(reads.map((read) => read.user_id)).toEqual([customer.id, seller.id, visitors[1]?.id])
  })

  it('is told by its content, and a refused checkout leaves no file behind', async () => {
    const { items, offer } = await needsOne()
    const body = await anOrderBody(world, items)
    const fake = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'rx.jpg', { type: 'image/jpeg' })
    expect((await place({ ...body, prescription_image: fake })).status).toBe(422)

    const filesIn = () => readdirSync(path.join(world.env.BOTIKA_DATA, 'private'), { recursive: true }).length
    const before = filesIn()
    await world.db.orm.update(inventories).set({ quantity: 0 }).where(eq(inventories.id, offer.id))
    expect((await place({ ...body, prescription_image: await picture() })).status).toBe(409)
    expect(filesIn() - before).toBeLessThanOrEqual(1)
  })

  it('can only be picked up where that is the rule', async () => {
    const strict = await makeWorld({ RX_MODE: 'pickup_only' })
    try {
      const product_id = (await aProduct(strict, { is_prescription: true })).id
      const items = [{ inventory_id: (await anOffer(strict, { product_id })).id, quantity: 1 }]
      const delivered = await strict.call(quote.make, { body: { items } })
      expect(delivered.problems).toMatchObject([{ code: 'prescription_pickup_only' }])
      const pickedUp = await strict.call(quote.make, { body: { items, delivery_option: 'pick_up' } })
      expect(pickedUp).toMatchObject({ problems: [], delivery_fee: 0 })
    } finally {
      await strict.close()
    }
  })
})

describe('a quote', () => {
  it('says of each line why it can’t be had', async () => {
    const expired = await aPharmacy(world, { license_expires_on: '2020-01-01' })
    const offers = [
      await anOffer(world, { status: 'draft' }),
      await anOffer(world, { quantity: 0 }),
      await anOffer(world, { pharmacy_id: expired.id }),
      await anOffer(world, { quantity: 3 }),
    ]
    const items = [
      ...offers.map(({ id }) => ({ inventory_id: id, quantity: 4 })),
      { inventory_id: 999_999, quantity: 1 },
    ]
    const answer = await world.call(quote.make, { body: { items } })
    expect(answer.problems.map((problem) => problem.code)).toEqual([
      'gone',
      'out_of_stock',
      'pharmacy_closed',
      'not_enough',
      'gone',
    ])
    expect(answer.lines).toHaveLength(1)
  })

  it('counts the best running promotion of the pharmacy or of all', async () => {
    const product = await aProduct(world)
    const offer = await anOffer(world, { product_id: product.id, price: 10_000 })
    const facts = { kind: 'percent' as const, applies_to: 'products' as const, product_ids: [product.id] }
    const yesterday = new Date(Date.now() - 86_400_000)
    await world.db.orm.insert(promotions).values([
      { ...facts, name: 'Ours', value: 1_000, starts_at: yesterday, pharmacy_id: offer.pharmacy_id },
      { ...facts, name: 'For all', value: 1_500, starts_at: yesterday },
      { ...facts, name: 'Over', value: 9_000, starts_at: yesterday, ends_at: yesterday },
      {
        ...facts,
        name: 'Another pharmacy’s',
        value: 9_000,
        starts_at: yesterday,
        pharmacy_id: (await aPharmacy(world)).id,
      },
      { ...facts, name: 'Switched off', value: 9_000, starts_at: yesterday, is_active: false },
    ])
    const answer = await world.call(quote.make, {
      body: { items: [{ inventory_id: offer.id, quantity: 1 }] },
    })
    expect(answer).toMatchObject({
      subtotal: 100,
      promotion_discount: 15,
      lines: [{ rule: 'promotion', total: 85 }],
    })
  })

  it('tells what runs, so that a cart of any quantity shows the same sum', async () => {
    const offer = await anOffer(world, { price: 1_995 })
    await world.db.orm.insert(promotions).values({
      name: 'Ten off',
      kind: 'percent',
      value: 1_000,
      applies_to: 'all',
      starts_at: new Date(Date.now() - 86_400_000),
      pharmacy_id: offer.pharmacy_id,
    })
    const quoted = async (quantity: number) =>
      (await world.call(quote.make, { body: { items: [{ inventory_id: offer.id, quantity }] } })).lines[0]
    const one = await quoted(1)
    for (const quantity of [1, 2, 3, 7, 99])
      expect([quantity, one && promotedTotal(one, quantity)]).toEqual([
        quantity,
        (await quoted(quantity))?.total,
      ])
    expect(one && promotedTotal(one, 3)).toBe(53.87)
  })

  it('asks a fee for each parcel where that is the setting', async () => {
    const other = await makeWorld({ DELIVERY_FEE_BASIS: 'pharmacy', DELIVERY_FEE: '60' })
    try {
      const items = [
        { inventory_id: (await anOffer(other)).id, quantity: 1 },
        { inventory_id: (await anOffer(other)).id, quantity: 1 },
      ]
      const answer = await other.call(quote.make, { body: { items } })
      expect(answer).toMatchObject({
        delivery_fee: 120,
        groups: [{ delivery_fee: 60 }, { delivery_fee: 60 }],
      })
    } finally {
      await other.close()
    }
  })
})

describe('whose order it is', () => {
  it('is the signed-in customer’s, whatever the body says', async () => {
    const [mine, other] = [await aUser(world), await aUser(world)]
    const as = await world.signIn(mine)
    const placed = await anOrder(world, { as, facts: { customer_id: other.id, is_guest: true } })
    expect(placed).toMatchObject({ customer_id: mine.id, is_guest: false, guest_email: null })
    expect((await world.ask(orders.one, { params: { id: placed.id } }, { as })).status).toBe(200)
    const theirs = await world.signIn(other)
    expect((await world.ask(orders.one, { params: { id: placed.id } }, { as: theirs })).status).toBe(404)
    const list = await world.call(orders.list, { query: { user_id: mine.id } }, { as })
    expect(list.data.map((row) => row.id)).toEqual([placed.id])
    expect((await world.ask(orders.list, { query: { user_id: other.id } }, { as })).status).toBe(404)
  })

  it('is nobody’s for a guest, also with an account’s email', async () => {
    const user = await aUser(world)
    const placed = await anOrder(world, { facts: { guest_email: user.email, customer_id: user.id } })
    const as = await world.signIn(user)
    expect(placed.customer_id).toBeNull()
    expect((await world.call(orders.list, {}, { as })).total).toBe(0)
    expect((await world.ask(orders.one, { params: { id: placed.id } }, { as })).status).toBe(404)
  })
})

describe('the number of an ID', () => {
  it('is shown to its owner freely, and to an admin with a note of it', async () => {
    const admin = await anAdmin(world)
    const user = await aUser(world)
    const holder = {
      discount_type: 'pwd' as const,
      senior_citizen_name: 'Ana Cruz',
      senior_citizen_id: 'PWD-77',
    }
    const order = await anOrder(world, { as: await world.signIn(user), facts: holder })
    const look = async (person: { id: number }) => {
      const as = await world.signIn(person)
      return (await world.call(orders.one, { params: { id: order.id } }, { as })).order.senior_citizen_id
    }
    expect(await look(user)).toBe('PWD-77')
    expect(await look(admin)).toBe('PWD-77')
    const notes = await world.db.orm.select().from(auditEntries).where(eq(auditEntries.record_id, order.id))
    expect(notes).toMatchObject([{ user_id: admin.id, action: 'view-id-number', resource: 'orders' }])
  })
})

describe('tracking', () => {
  it('shows status, timeline, items and totals, and nothing about people', async () => {
    const placed = await anOrder(world)
    const answer = await world.ask(orders.track, {
      query: { order_number: placed.order_number.toLowerCase().replace('-', ' ').replaceAll('0', 'O') },
    })
    expect(answer).toMatchObject({
      status: 200,
      json: { order: { status: 'to_confirm', total: placed.total, timeline: [{ kind: 'placed' }] } },
    })
    for (const secret of ['Juan', 'Dela Cruz', 'Santos', '0917', 'Mabini', 'example.com', 'has_prescription'])
      expect(answer.body.toString()).not.toContain(secret)
  })

  it('answers an unknown number with the specification’s words', async () => {
    const answer = await world.ask(orders.track, { query: { order_number: 'BTK-000000000000' } })
    expect(answer).toMatchObject({
      status: 404,
      json: { detail: 'Sorry! We could not find your order number. Please type it again!' },
    })
  })

  it('finds orders of every number that was handed out', async () => {
    const rows = await world.db.orm.select({ number: orderTable.order_number }).from(orderTable)
    for (const { number } of rows)
      expect((await world.ask(orders.track, { query: { order_number: number } })).status).toBe(200)
  })
})
