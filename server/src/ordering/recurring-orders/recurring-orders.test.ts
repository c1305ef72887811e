import { orders } from '@botika/common/orders/endpoints'
import { quote } from '@botika/common/quote/endpoints'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { pharmacies as pharmacyCalls } from '@botika/common/pharmacies/endpoints'
import { occurrenceDay } from '@botika/common/recurring-orders/rules'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { ownData } from '@botika/common/users/own-data-endpoints'
import { manilaDay } from '@botika/common/time'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { compose } from '../../app/compose'
import { auditEntries, cartItems, inventories, pharmacies, privateFiles, users } from '../../schema'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import {
  anAdmin,
  anOffer,
  anOrderBody,
  aPharmacy,
  aProduct,
  aSeller,
  aUser,
  PASSWORD,
} from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
// no day ends between what is asked for and what is expected of it
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())
afterAll(() => void vi.useRealTimers())

type Option = 'weekly' | 'every_2_weeks' | 'monthly' | 'every_2_months' | 'every_3_months'
interface Wish {
  as?: string
  offer?: { id: number }
  option?: Option
  firstDueOn?: string
  facts?: Record<string, unknown>
  key?: string
}

const today = () => manilaDay(new Date())
const daysFromNow = (days: number) => manilaDay(new Date(Date.now() + days * 86_400_000))

async function bodyOf({ as, offer, option = 'monthly', firstDueOn, facts = {} }: Wish) {
  const items = [{ inventory_id: (offer ?? (await anOffer(world))).id, quantity: 2 }]
  const {
    customer_id: _,
    contact_number: __,
    ...body
  } = await anOrderBody(world, items, {
    is_guest: as === undefined,
    ...facts,
  })
  return { ...body, recurring_option: option, ...(firstDueOn ? { first_due_on: firstDueOn } : {}) }
}

async function recurring(wish: Wish = {}) {
  const { orders: made } = await world.call(
    recurringOrders.create,
    { body: await bodyOf(wish) },
    { as: wish.as, ...(wish.key ? { idempotencyKey: wish.key } : {}) },
  )
  return made
}

const aCustomer = async () => world.signIn(await aUser(world))
const one = async (as: string, id: number) =>
  (await world.call(recurringOrders.one, { params: { id } }, { as })).order
const mailsAbout = async (number: string) =>
  (
    await world.db.sql.query<{ kind: string; text: string }>(
      `select kind, text from mails where text like '%' || $1 || '%' order by id`,
      [number],
    )
  ).rows
const stockOf = async (id: number) =>
  (await world.db.orm.select().from(inventories).where(eq(inventories.id, id)))[0]?.quantity

/** Another server on the same database, whose clock the test sets. */
async function aServer(now: () => Date) {
  const server = await compose({ env: world.env, db: world.db, now })
  return {
    ...server,
    async tick() {
      await server.schedule.scan()
      await server.jobs.runDue()
    },
  }
}

describe('starting a recurring order', () => {
  it.each([['today', undefined] as const, ['a later day', 3] as const])(
    'goes somewhere: an address that is nowhere is refused for %s',
    async (_, days) => {
      const offer = await anOffer(world)
      const later = days === undefined ? {} : { firstDueOn: daysFromNow(days) }
      for (const as of [undefined, await aCustomer()]) {
        const wish = { offer, facts: { city: 'City of Cebu' }, ...later, ...(as ? { as } : {}) }
        await expect(recurring(wish)).rejects.toMatchObject({
          status: 422,
          errors: { city: expect.anything() },
        })
      }
    },
  )

  it('places the first order at once and sets the next date', async () => {
    const as = await aCustomer()
    const offer = await anOffer(world, { quantity: 10 })
    const made = await recurring({ as, offer, option: 'weekly' })
    expect(made).toMatchObject({
      status: 'active',
      recurring_option: 'weekly',
      first_due_on: today(),
      next_due_on: daysFromNow(7),
      occurrences: 1,
      orderItems: [{ inventory_id: offer.id, quantity: 2, selling_price: 112, current_quantity: 8 }],
      placed_orders: [{ status: 'to_confirm', total: 273 }],
    })
    expect(await stockOf(offer.id)).toBe(8)
    const placed = await world.call(orders.list, {}, { as })
    expect(placed.data).toMatchObject([{ order_number: made.placed_orders[0]?.order_number }])
    expect(await mailsAbout(made.order_number)).toMatchObject([{ kind: 'recurring_started' }])
  })

  it('waits for the day when a later one is chosen', async () => {
    const offer = await anOffer(world, { quantity: 10 })
    const made = await recurring({ offer, firstDueOn: daysFromNow(10) })
    expect(made).toMatchObject({
      occurrences: 0,
      next_due_on: daysFromNow(10),
      placed_orders: [],
      is_guest: true,
    })
    expect(await stockOf(offer.id)).toBe(10)
    expect(await mailsAbout(made.order_number)).toMatchObject([{ kind: 'recurring_started' }])
  })

  it('shows nothing to be had of a pharmacy that may not sell', async () => {
    const left = { status: 'active', license_expires_on: '2020-01-01' } as const
    for (const change of [left, { status: 'suspended', license_expires_on: '2099-01-01' } as const]) {
      const { id } = await aPharmacy(world)
      const offer = await anOffer(world, { quantity: 10, pharmacy_id: id })
      const { order_number } = await recurring({ offer, firstDueOn: daysFromNow(10) })
      await world.db.orm.update(pharmacies).set(change).where(eq(pharmacies.id, id))
      const { order } = await world.call(recurringOrders.track, { query: { order_number } })
      expect(order.orderItems).toMatchObject([{ current_quantity: 0 }])
    }
  })

  it('is refused like any checkout, and leaves nothing behind', async () => {
    const as = await aCustomer()
    const offer = await anOffer(world, { quantity: 1 })
    const count = async () => (await world.call(recurringOrders.list, {}, { as })).total
    await expect(recurring({ as, offer })).rejects.toMatchObject({ status: 409, code: 'out_of_stock' })
    await expect(recurring({ as, facts: { total: 1 } })).rejects.toMatchObject({ code: 'price_changed' })
    await expect(recurring({ as, firstDueOn: daysFromNow(10), facts: { total: 1 } })).rejects.toMatchObject({
      code: 'price_changed',
    })
    await expect(recurring({ as, firstDueOn: '2020-01-01' })).rejects.toMatchObject({ status: 422 })
    const rx = await anOffer(world, { product_id: (await aProduct(world, { is_prescription: true })).id })
    await expect(recurring({ as, offer: rx })).rejects.toMatchObject({
      status: 422,
      errors: { prescription_image: expect.anything() },
    })
    await expect(recurring({ facts: { guest_email: null } })).rejects.toMatchObject({ status: 422 })
    expect(await count()).toBe(0)
  })

  it('is started once when the same request comes again', async () => {
    const as = await aCustomer()
    const offer = await anOffer(world)
    const body = await bodyOf({ as, offer })
    const send = () => world.call(recurringOrders.create, { body }, { as, idempotencyKey: 'once' })
    const made = await Promise.all([send(), send(), send()])
    expect(new Set(made.map((answer) => answer.orders.id)).size).toBe(1)
    await expect(
      world.call(
        recurringOrders.create,
        { body: { ...body, recurring_option: 'weekly' } },
        { as, idempotencyKey: 'once' },
      ),
    ).rejects.toMatchObject({ code: 'idempotency_mismatch' })
    expect(await stockOf(offer.id)).toBe(98)
  })
})

describe('the days that follow', () => {
  it('bring each one order with three servers and a clock that moves through a year', async () => {
    const start = new Date()
    let at = start
    const servers = await Promise.all([1, 2, 3].map(() => aServer(() => at)))
    const as = await aCustomer()
    const offer = await anOffer(world, { quantity: 10_000 })
    const options: Option[] = ['weekly', 'every_2_weeks', 'monthly', 'every_2_months', 'every_3_months']
    const made = []
    for (const option of options) made.push(await recurring({ as, offer, option }))

    for (let day = 1; day <= 366; day++) {
      at = new Date(start.getTime() + day * 86_400_000)
      await Promise.all(servers.map((server) => server.tick()))
    }

    for (const { id, recurring_option: option } of made) {
      const due = []
      for (let n = 0; occurrenceDay(manilaDay(start), option, n) <= manilaDay(at); n++)
        due.push(occurrenceDay(manilaDay(start), option, n))
      const { rows } = await world.db.sql.query<{ created_at: Date }>(
        `select created_at from orders where recurring_order_id = $1 order by created_at`,
        [id],
      )
      expect(rows.map((row) => manilaDay(row.created_at))).toEqual(due)
      expect(await one(as, id)).toMatchObject({ occurrences: due.length, last_problem: null })
    }
    await Promise.all(servers.map((server) => server.app.close()))
  }, 240_000)

  it('are caught up with one order after an outage', async () => {
    const as = await aCustomer()
    const { id } = await recurring({ as, option: 'weekly' })
    const server = await aServer(() => new Date(Date.now() + 24 * 86_400_000))
    await server.tick()
    await server.tick()
    expect(await one(as, id)).toMatchObject({ occurrences: 2, next_due_on: daysFromNow(28) })
    await server.app.close()
  })

  it('are not given up, however often something broke on the way', async () => {
    const as = await aCustomer()
    const { id } = await recurring({ as, option: 'weekly' })
    const server = await aServer(() => new Date(Date.now() + 7 * 86_400_000))
    await world.db.sql.query('alter table order_items rename to items_away')
    for (let time = 1; time <= 12; time++) {
      await server.tick()
      await world.db.sql.query(`update jobs set run_at = now() where done_at is null`)
    }
    await world.db.sql.query('alter table items_away rename to order_items')
    expect(await one(as, id)).toMatchObject({ occurrences: 1 })
    await server.tick()
    expect(await one(as, id)).toMatchObject({ occurrences: 2, next_due_on: daysFromNow(14) })
    await server.app.close()
  })

  it('go at the price of the day, leave the cart alone, and say what has changed', async () => {
    const user = await aUser(world)
    const as = await world.signIn(user)
    const offer = await anOffer(world)
    const { id, order_number } = await recurring({ as, offer, option: 'weekly' })
    await world.db.orm.update(inventories).set({ price: 15_000 }).where(eq(inventories.id, offer.id))
    await world.db.orm.insert(cartItems).values({ user_id: user.id, inventory_id: offer.id, quantity: 1 })
    const server = await aServer(() => new Date(Date.now() + 7 * 86_400_000))
    await server.tick()
    const { placed_orders } = await one(as, id)
    expect(placed_orders.map((order) => order.total)).toEqual([349, 273])
    const received = (await mailsAbout(placed_orders[0]?.order_number ?? '')).find(
      (mail) => mail.kind === 'recurring_placed',
    )
    expect(received?.text).toContain('Prices have changed since the last time, when it was ₱273.00')
    expect(received?.text).toContain(order_number)
    const kept = await world.db.orm.select().from(cartItems).where(eq(cartItems.user_id, user.id))
    expect(kept).toHaveLength(1)
    await server.app.close()
  })

  it('bring nothing when stock is missing, tell the shopper, and try again at the next date', async () => {
    const as = await aCustomer()
    const offer = await anOffer(world, { quantity: 2 })
    const { id, order_number } = await recurring({ as, offer, option: 'weekly' })
    let days = 7
    const server = await aServer(() => new Date(Date.now() + days * 86_400_000))
    await server.tick()
    expect(await one(as, id)).toMatchObject({
      occurrences: 1,
      last_problem: expect.stringContaining('sold out'),
      next_due_on: daysFromNow(14),
    })
    const missed = (await mailsAbout(order_number)).filter((mail) => mail.kind === 'recurring_missed')
    expect(missed).toHaveLength(1)
    expect(missed[0]?.text).toContain('Nothing was ordered this time')

    await world.db.orm.update(inventories).set({ quantity: 5 }).where(eq(inventories.id, offer.id))
    days = 14
    await server.tick()
    expect(await one(as, id)).toMatchObject({ occurrences: 2, last_problem: null })
    expect(await stockOf(offer.id)).toBe(3)
    await server.app.close()
  })

  it('bring nothing while the account is suspended, and go on when it is let in again', async () => {
    const user = await aUser(world)
    const as = await world.signIn(user)
    const offer = await anOffer(world, { quantity: 9 })
    const { order_number } = await recurring({ as, offer, option: 'weekly' })
    const setActive = (is_active: boolean) =>
      world.db.orm.update(users).set({ is_active }).where(eq(users.id, user.id))
    await setActive(false)
    let days = 7
    const server = await aServer(() => new Date(Date.now() + days * 86_400_000))
    await server.tick()
    expect(await stockOf(offer.id)).toBe(7)
    const missed = (await mailsAbout(order_number)).find((mail) => mail.kind === 'recurring_missed')
    expect(missed?.text).toContain('Your account is not active')
    await setActive(true)
    days = 14
    await server.tick()
    expect(await stockOf(offer.id)).toBe(5)
    await server.app.close()
  })

  it('need the prescription still to be there', async () => {
    const as = await aCustomer()
    const offer = await anOffer(world)
    const { id } = await recurring({ as, offer, option: 'weekly' })
    await world.db.sql.query(`update products set is_prescription = true where id = $1`, [offer.product_id])
    const [file] = await world.db.orm
      .insert(privateFiles)
      .values({
        kind: 'prescription',
        path: 'aa/bb.jpg',
        mime: 'image/jpeg',
        bytes: 1,
        delete_after: new Date('2099-01-01'),
      })
      .returning()
    let days = 7
    const server = await aServer(() => new Date(Date.now() + days * 86_400_000))
    await server.tick()
    expect((await one(as, id)).last_problem).toContain('prescription')
    await world.db.sql.query(`update recurring_orders set prescription_file_id = $2 where id = $1`, [
      id,
      file?.id,
    ])
    days = 14
    await server.tick()
    expect(await one(as, id)).toMatchObject({ occurrences: 2, last_problem: null })
    await world.db.orm.update(privateFiles).set({ deleted_at: new Date() })
    days = 21
    await server.tick()
    expect((await one(as, id)).last_problem).toContain('prescription')
    await server.app.close()
  })

  it('end when the shopper stops it', async () => {
    const as = await aCustomer()
    const { id, order_number } = await recurring({ as, option: 'weekly' })
    const stop = () => world.call(recurringOrders.cancel, { params: { id } }, { as })
    expect((await stop()).order).toMatchObject({ is_cancelled: true, status: 'cancelled', next_due_on: null })
    await stop()
    const server = await aServer(() => new Date(Date.now() + 30 * 86_400_000))
    await server.tick()
    expect((await one(as, id)).occurrences).toBe(1)
    const emails = (await mailsAbout(order_number)).filter((mail) => mail.kind === 'recurring_cancelled')
    expect(emails).toHaveLength(1)
    await server.app.close()
  })

  it('end with the last one before the day that was set', async () => {
    const as = await aCustomer()
    const last = daysFromNow(10)
    const { id } = await recurring({ as, option: 'weekly', facts: { last_due_on: last } })
    expect(await one(as, id)).toMatchObject({
      last_due_on: last,
      next_due_on: daysFromNow(7),
      status: 'active',
    })
    const server = await aServer(() => new Date(Date.now() + 30 * 86_400_000))
    await server.tick()
    expect(await one(as, id)).toMatchObject({
      occurrences: 2,
      next_due_on: null,
      status: 'ended',
      is_cancelled: false,
    })
    await server.app.close()
    await expect(
      recurring({ as, firstDueOn: daysFromNow(5), facts: { last_due_on: daysFromNow(4) } }),
    ).rejects.toMatchObject({ status: 422, errors: { last_due_on: expect.anything() } })
  })
})

describe('a pharmacy that is paused on the day', () => {
  const DAY_MS = 86_400_000
  async function dueAtPaused(lastDay: number | null) {
    const as = await aCustomer()
    const pharmacy = await aPharmacy(world)
    const offer = await anOffer(world, { pharmacy_id: pharmacy.id, quantity: 20 })
    const { id, order_number } = await recurring({ as, offer, option: 'weekly' })
    const seller = await world.signIn(await aSeller(world, pharmacy))
    const pause = (until: string | null | undefined) =>
      world.call(
        pharmacyCalls.update,
        {
          params: { id: pharmacy.id },
          body: {
            delivery_terms:
              until === undefined ? {} : { pause: { from: daysFromNow(5), until, reason: 'Bagyo' } },
          },
        },
        { as: seller },
      )
    await pause(lastDay === null ? null : daysFromNow(lastDay))
    let days = 0
    const server = await aServer(() => new Date(Date.now() + days * DAY_MS))
    const on = async (day: number) => {
      days = day
      await server.tick()
      return one(as, id)
    }
    const told = async () =>
      (await mailsAbout(order_number)).filter(({ kind }) => kind === 'recurring_waiting')
    return { on, told, pause, pharmacy, close: () => server.app.close() }
  }

  it('makes it wait until the day after, and tells the shopper once', async () => {
    const { on, told, pharmacy, close } = await dueAtPaused(16)
    expect(await on(7)).toMatchObject({
      occurrences: 1,
      next_due_on: daysFromNow(8),
      waiting_since: daysFromNow(7),
      last_problem: expect.stringContaining(pharmacy.name),
    })
    // the date after falls into the pause as well: one order catches up
    expect(await on(14)).toMatchObject({ occurrences: 1, next_due_on: daysFromNow(15) })
    expect(await on(16)).toMatchObject({ occurrences: 1, waiting_since: daysFromNow(7) })
    expect(await on(17)).toMatchObject({
      occurrences: 2,
      next_due_on: daysFromNow(21),
      waiting_since: null,
      last_problem: null,
    })
    expect(await told()).toHaveLength(1)
    await close()
  })

  it('is looked at daily where the pause has no end, and told of once', async () => {
    const { on, told, pause, close } = await dueAtPaused(null)
    for (const day of [7, 8, 9])
      expect(await on(day)).toMatchObject({
        occurrences: 1,
        next_due_on: daysFromNow(day + 1),
        waiting_since: daysFromNow(7),
      })
    await pause(undefined)
    expect(await on(10)).toMatchObject({ occurrences: 2, next_due_on: daysFromNow(14), waiting_since: null })
    expect(await told()).toHaveLength(1)
    // the next pause is another wait
    await pause(daysFromNow(15))
    expect(await on(14)).toMatchObject({ occurrences: 2, next_due_on: daysFromNow(15) })
    expect(await told()).toHaveLength(2)
    await close()
  })

  it('waits no longer than the pause that was taken away', async () => {
    const { on, pause, close } = await dueAtPaused(30)
    await on(7)
    await pause(undefined)
    expect(await on(8)).toMatchObject({ occurrences: 2, waiting_since: null })
    await close()
  })
})

describe('a deleted account', () => {
  it('orders nothing any more and leaves no name behind', async () => {
    const user = await aUser(world)
    const as = await world.signIn(user)
    const { id, order_number } = await recurring({ as, option: 'weekly' })
    const leave = () => world.ask(ownData.deleteAccount, { body: { password: PASSWORD } }, { as })
    expect((await leave()).status).toBe(409)
    await world.db.sql.query(
      `update seller_orders set is_cancelled = true where order_id in (select id from orders where customer_id = $1)`,
      [user.id],
    )
    expect((await leave()).status).toBe(200)
    const server = await aServer(() => new Date(Date.now() + 30 * 86_400_000))
    await server.tick()
    const { order } = await world.call(recurringOrders.track, { query: { order_number } })
    expect(order).toMatchObject({ is_cancelled: true, occurrences: 1 })
    const { rows } = await world.db.sql.query(`select * from recurring_orders where id = $1`, [id])
    expect(JSON.stringify(rows)).not.toMatch(/Juan|Dela Cruz|Mabini|0917/)
    await server.app.close()
  })
})

describe('a recurring order', () => {
  it('is followed by its number without naming anybody', async () => {
    const made = await recurring()
    const typed = made.order_number.toLowerCase().replaceAll('-', ' ')
    const { order } = await world.call(recurringOrders.track, { query: { order_number: typed } })
    expect(order).toMatchObject({ order_number: made.order_number, occurrences: 1 })
    expect(JSON.stringify(order)).not.toMatch(/Santos|Mabini|0917|example\.com/)
    await expect(
      world.call(recurringOrders.track, { query: { order_number: 'BTK-000000000000' } }),
    ).rejects.toMatchObject({
      status: 404,
      message: 'Sorry! We could not find your order number. Please type it again!',
    })
  })

  it('is stopped by a guest who knows its number, and by nobody else', async () => {
    const { id, order_number } = await recurring()
    const stop = (body?: { order_number: string }) =>
      world.ask(recurringOrders.cancel, { params: { id }, body })
    expect((await stop()).status).toBe(404)
    expect((await stop({ order_number: 'BTK-000000000000' })).status).toBe(404)
    const stopped = await stop({ order_number })
    expect(stopped.status).toBe(200)
    expect(stopped.body.toString()).not.toMatch(/Santos|Dela Cruz|Mabini|0917|example\.com/)
  })

  it.each(['customer', 'seller'] as const)(
    'is stopped by whoever knows its number also when they have signed in since as a %s, and names nobody',
    async (role) => {
      const { id, order_number } = await recurring()
      const as =
        role === 'customer'
          ? await aCustomer()
          : await world.signIn(await aSeller(world, await aPharmacy(world)))
      const stop = (body?: { order_number: string }) =>
        world.ask(recurringOrders.cancel, { params: { id }, body }, { as })
      expect((await stop()).status).toBe(404)
      expect((await stop({ order_number: 'BTK-000000000000' })).status).toBe(404)
      const stopped = await stop({ order_number })
      expect(stopped).toMatchObject({ status: 200, json: { order: { status: 'cancelled' } } })
      expect(stopped.body.toString()).not.toMatch(/Santos|Dela Cruz|Mabini|0917|example\.com/)
    },
  )

  it('shows the number of an ID to its owner freely, to an admin one by one and with a note', async () => {
    const owner = await aCustomer()
    const facts = { discount_type: 'pwd', senior_citizen_name: 'Ana Cruz', senior_citizen_id: 'PWD-88' }
    const { id } = await recurring({ as: owner, facts })
    const admin = await anAdmin(world)
    const as = await world.signIn(admin)
    expect((await one(owner, id)).senior_citizen_id).toBe('PWD-88')
    const listed = await world.ask(recurringOrders.list, { query: {} }, { as })
    expect(listed.body.toString()).not.toContain('PWD-88')
    expect((await one(as, id)).senior_citizen_id).toBe('PWD-88')
    const notes = await world.db.orm.select().from(auditEntries).where(eq(auditEntries.record_id, id))
    expect(notes.filter((note) => note.resource === 'recurring-orders')).toMatchObject([
      { user_id: admin.id, action: 'view-id-number' },
    ])
  })

  it('is received with its latest order, once that is shipped', async () => {
    const as = await aCustomer()
    const pharmacy = await aPharmacy(world)
    const seller = await world.signIn(await aSeller(world, pharmacy))
    const { id } = await recurring({ as, offer: await anOffer(world, { pharmacy_id: pharmacy.id }) })
    const receive = () => world.call(recurringOrders.receive, { params: { id } }, { as })
    await expect(receive()).rejects.toMatchObject({ code: 'step_refused' })
    const [part] = (await world.call(sellerOrders.list, {}, { as: seller })).data
    const params = { id: part?.id ?? 0 }
    await world.call(sellerOrders.confirm, { params }, { as: seller })
    await world.call(sellerOrders.ship, { params }, { as: seller })
    expect((await receive()).order).toMatchObject({
      is_received: true,
      placed_orders: [{ status: 'to_pay' }],
    })
  })

  it('is seen by its owner, by the pharmacies in it without address, and by admins', async () => {
    const { tokens, pharmacy, customer } = await fiveVisitors(world)
    const owner = await aCustomer()
    const offers = [await anOffer(world, { pharmacy_id: pharmacy.id }), await anOffer(world)]
    const items = offers.map(({ id }) => ({ inventory_id: id, quantity: 1 }))
    const price = await world.call(quote.make, { body: { items, delivery_option: 'door_to_door' } })
    const { id } = await recurring({
      as: owner,
      facts: {
        order_items: items,
        subtotal: price.subtotal,
        total: price.total,
        delivery_fee: price.delivery_fee,
      },
    })
    const see = (as?: string) => world.ask(recurringOrders.one, { params: { id } }, { as })
    expect(await statusesFor(tokens, see)).toEqual({
      guest: 401,
      customer: 404,
      seller: 200,
      otherSeller: 404,
      admin: 200,
    })
    const seen = await one(tokens.seller, id)
    expect(seen).toMatchObject({ address: null, receiver_number: null })
    const [own] = (await world.call(sellerOrders.list, {}, { as: tokens.seller })).data
    expect(seen.placed_orders).toEqual([
      expect.objectContaining({ order_number: own?.order_number, status: 'to_confirm', total: own?.total }),
    ])
    expect(own?.total).toBeLessThan(price.total)
    expect(seen.orderItems.map((line) => line.inventory_id)).toEqual([offers[0]?.id])

    const lists = async (as: string) =>
      (await world.call(recurringOrders.list, {}, { as })).data.map((row) => row.id)
    expect(await lists(tokens.seller)).toEqual([id])
    expect(await lists(tokens.otherSeller)).toEqual([])
    expect(await lists(tokens.customer)).toEqual([])
    expect(await lists(owner)).toEqual([id])
    expect(await lists(tokens.admin)).toContain(id)
    const change = (as?: string) => world.ask(recurringOrders.cancel, { params: { id } }, { as })
    expect(await statusesFor({ ...tokens, admin: tokens.seller }, change)).toMatchObject({
      guest: 404,
      customer: 404,
      seller: 404,
      otherSeller: 404,
    })
    expect(customer.id).toBeGreaterThan(0)
    expect(await world.db.orm.select().from(users).where(eq(users.id, customer.id))).toHaveLength(1)
  })
})
