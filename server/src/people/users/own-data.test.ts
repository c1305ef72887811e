import { ownComplaints } from '@botika/common/complaints/endpoints'
import { ownRatings } from '@botika/common/ratings/own-endpoints'
import { ratings } from '@botika/common/ratings/endpoints'
import { session } from '@botika/common/session/endpoints'
import { users as usersApi } from '@botika/common/users/endpoints'
import { ownData } from '@botika/common/users/own-data-endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addresses,
  auditEntries,
  complaintMessages,
  complaintPictures,
  complaints,
  idempotencyKeys,
  mails,
  passwordLinks,
  privateFileReads,
  privateFiles,
  orders,
  sellerOrders,
  users,
} from '../../schema'
import { hashPassword } from '../../platform/sessions/passwords'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anOffer, anOrder, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const PASSWORD = 'four green words'
const home = {
  label: 'Home',
  receiver_first_name: 'Ana',
  receiver_last_name: 'Reyes',
  receiver_number: '0917 123 4567',
  address: '5 Mabini Street',
}

/** Somebody with a password who ordered one of an offer. */
async function aShopper() {
  const user = await aUser(world, { first_name: 'Ana', password_hash: await hashPassword(PASSWORD) })
  const as = await world.signIn(user)
  const offer = await anOffer(world)
  const order = await anOrder(world, { as, items: [{ inventory_id: offer.id, quantity: 2 }] })
  await world.db.orm.insert(addresses).values({ ...home, user_id: user.id })
  return { user, as, offer, order }
}

const arrive = (orderId: number) =>
  world.db.orm
    .update(sellerOrders)
    .set({ is_confirmed: true, is_shipped: true, is_received: true })
    .where(eq(sellerOrders.order_id, orderId))

describe('a copy of one’s data', () => {
  it('holds what is kept about the person, in pesos, as a file', async () => {
    const { user, as, order } = await aShopper()
    const answer = await world.ask(ownData.read, {}, { as })
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="botika-my-data-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json).toMatchObject({
      profile: { email: user.email, first_name: 'Ana' },
      addresses: [home],
      orders: [
        {
          order_number: order.order_number,
          total: order.total,
          parts: [{ status: 'to_confirm' }],
          items: [{ quantity: 2, price: 112 }],
          timeline: [{ kind: 'placed' }],
        },
      ],
      ratings: [],
      files: [],
    })
    expect((answer.json as { sessions: unknown[] }).sessions.length).toBeGreaterThan(0)
    expect(answer.body.toString()).not.toContain('password')
  })

  it('holds nothing of anybody else', async () => {
    const [one, other] = [await aShopper(), await aShopper()]
    const text = (await world.ask(ownData.read, {}, { as: one.as })).body.toString()
    expect(text).toContain(one.order.order_number)
    expect(text).not.toContain(other.order.order_number)
    expect(text).not.toContain(other.user.email)
  })

  it('says who opened a prescription by role, not by name', async () => {
    const { as, order } = await aShopper()
    const { orm } = world.db
    const admin = await aUser(world, { first_name: 'Corazon', roles: ['customer', 'admin'] })
    const [file] = await orm
      .insert(privateFiles)
      .values({ kind: 'prescription', path: 'x', mime: 'image/png', bytes: 9, delete_after: new Date() })
      .returning()
    const private_file_id = file?.id ?? 0
    await orm.update(orders).set({ prescription_file_id: private_file_id }).where(eq(orders.id, order.id))
    await orm.insert(privateFileReads).values({ private_file_id, user_id: admin.id, order_id: order.id })
    const answer = await world.ask(ownData.read, {}, { as })
    expect(answer.json).toMatchObject({
      files: [{ kind: 'prescription', order_number: order.order_number, opened: [{ by: 'an admin' }] }],
    })
    expect(answer.body.toString()).not.toContain('Corazon')
  })

  it('is written down, and for oneself alone', async () => {
    const { user, as } = await aShopper()
    await world.call(ownData.read, {}, { as })
    const found = await world.db.orm.select().from(auditEntries).where(eq(auditEntries.user_id, user.id))
    expect(found).toMatchObject([{ action: 'export', resource: 'users', record_id: user.id }])
    const { tokens } = await fiveVisitors(world)
    const statuses = await statusesFor(tokens, (by) => world.ask(ownData.read, {}, { as: by }))
    expect(statuses).toEqual({ guest: 401, customer: 200, seller: 200, otherSeller: 200, admin: 200 })
  })
})

describe('deleting one’s account', () => {
  it('needs the password', async () => {
    const { as, order } = await aShopper()
    await arrive(order.id)
    await expect(
      world.call(ownData.deleteAccount, { body: { password: 'something else' } }, { as }),
    ).rejects.toMatchObject({ status: 422, errors: { password: expect.anything() } })
    expect((await world.ask(session.user, {}, { as })).status).toBe(200)
  })

  it('waits for what is under way', async () => {
    const { as } = await aShopper()
    await expect(
      world.call(ownData.deleteAccount, { body: { password: PASSWORD } }, { as }),
    ).rejects.toMatchObject({ status: 409 })
  })

  it('takes the name out of what the law keeps, and ends the sessions', async () => {
    const { user, as, order } = await aShopper()
    await arrive(order.id)
    expect(await world.call(ownData.deleteAccount, { body: { password: PASSWORD } }, { as })).toEqual({
      id: user.id,
    })
    expect((await world.ask(session.user, {}, { as })).status).toBe(401)
    const { orm } = world.db
    expect(await orm.select().from(addresses).where(eq(addresses.user_id, user.id))).toEqual([])
    const [gone] = await orm.select().from(users).where(eq(users.id, user.id))
    expect(gone).toMatchObject({ first_name: 'Deleted', password_hash: null, is_active: false })
    const [kept] = await orm.select().from(orders).where(eq(orders.id, order.id))
    expect(kept).toMatchObject({ receiver_first_name: 'Deleted', address: '', total: 22_400 + 4_900 })
  })

  it('leaves nothing behind that names the person: emails, kept answers, ID numbers, links, pictures of IDs', async () => {
    const { user, as, order } = await aShopper()
    const { orm, sql } = world.db
    const later = new Date(Date.now() + 86_400_000)
    const fileOf = async (kind: 'prescription' | 'senior_citizen_id') => {
      const values = { kind, path: kind, mime: 'image/png', bytes: 9, delete_after: later }
      const [file] = await orm.insert(privateFiles).values(values).returning()
      return file?.id ?? 0
    }
    const [prescription, picture] = [await fileOf('prescription'), await fileOf('senior_citizen_id')]
    await orm
      .update(orders)
      .set({
        senior_citizen_name: 'Ana Reyes',
        senior_citizen_id: 'SC-4711',
        prescription_file_id: prescription,
        senior_citizen_id_file_id: picture,
      })
      .where(eq(orders.id, order.id))
    const scope = `customer:${user.id}`
    await orm
      .insert(idempotencyKeys)
      .values({ scope, key: 'k', body_hash: 'h', reply: { receiver_first_name: 'Ana' } })
    await orm.insert(passwordLinks).values({ user_id: user.id, token_hash: 'left', expires_at: later })
    await arrive(order.id)
    await world.call(ownData.deleteAccount, { body: { password: PASSWORD } }, { as })

    const [kept] = await orm.select().from(orders).where(eq(orders.id, order.id))
    expect(kept).toMatchObject({ senior_citizen_name: null, senior_citizen_id: null })
    expect(await orm.select().from(idempotencyKeys).where(eq(idempotencyKeys.scope, scope))).toEqual([])
    expect(await orm.select().from(passwordLinks).where(eq(passwordLinks.user_id, user.id))).toEqual([])
    // but for the one that tells of it
    expect(await orm.select().from(mails).where(eq(mails.recipient, user.email))).toMatchObject([
      { kind: 'account_deleted' },
    ])
    const { rows } = await sql.query<{ id: number }>(
      'select id from private_files where id = any($1) and delete_after <= now()',
      [[prescription, picture]],
    )
    // the pharmacy has to be able to show what it dispensed on
    expect(rows).toEqual([{ id: picture }])
  })

  it('stops what recurs, keeps ratings without the name, and frees the address', async () => {
    const { user, as, offer, order } = await aShopper()
    await arrive(order.id)
    const params = { id: offer.product_id }
    await world.call(ratings.rate, { params, body: { stars: 5, comment: 'Good' } }, { as })
    await world.call(ownData.deleteAccount, { body: { password: PASSWORD } }, { as })
    expect((await world.call(ratings.list, { params })).data).toMatchObject([
      { author: 'Former customer', comment: 'Good' },
    ])
    const again = { email: user.email, first_name: 'Ana', last_name: 'Reyes', password: PASSWORD }
    const made = await world.call(usersApi.create, { body: again })
    expect(made.id).not.toBe(user.id)
    const token = await world.signIn(made)
    expect((await world.call(ownData.read, {}, { as: token })).orders).toEqual([])
  })

  it('ends what was complained of, and takes the words and pictures of it, not what was decided', async () => {
    const { as, order } = await aShopper()
    const { orm } = world.db
    const body = { part_id: order.parts[0]?.id ?? 0, reason: 'quality' as const, message: 'I am Ana Reyes' }
    const { id } = await world.call(ownComplaints.open, { body }, { as })
    const later = new Date(Date.now() + 86_400_000)
    const values = { kind: 'complaint', path: 'c', mime: 'image/png', bytes: 9, delete_after: later } as const
    const [file] = await orm.insert(privateFiles).values(values).returning()
    const [opened] = await orm.select().from(complaintMessages).where(eq(complaintMessages.complaint_id, id))
    await orm
      .insert(complaintPictures)
      .values({ message_id: opened?.id ?? 0, private_file_id: file?.id ?? 0 })
    const answer = { complaint_id: id, kind: 'message', author_role: 'seller', body: 'Sorry' } as const
    await orm.insert(complaintMessages).values(answer)

    expect(await world.call(ownData.read, {}, { as })).toMatchObject({
      complaints: [
        { order_number: order.order_number, messages: [{ body: 'I am Ana Reyes' }, { body: 'Sorry' }] },
      ],
      files: [{ kind: 'complaint', order_number: order.order_number }],
    })
    await arrive(order.id)
    await world.call(ownData.deleteAccount, { body: { password: PASSWORD } }, { as })

    const [kept] = await orm.select().from(complaints).where(eq(complaints.id, id))
    expect(kept).toMatchObject({ status: 'settled', outcome: 'withdrawn', reason: 'quality' })
    const said = await orm
      .select()
      .from(complaintMessages)
      .where(eq(complaintMessages.complaint_id, id))
      .orderBy(complaintMessages.id)
    expect(said.map(({ kind, body: words }) => [kind, words])).toEqual([
      ['opened', ''],
      ['message', 'Sorry'],
      ['withdrawn', ''],
    ])
    const [gone] = await orm
      .select()
      .from(privateFiles)
      .where(eq(privateFiles.id, file?.id ?? 0))
    expect(gone?.delete_after.getTime()).toBeLessThanOrEqual(Date.now())
  })

  it('waits for what is under way also when an admin does it', async () => {
    const { user, order } = await aShopper()
    const as = await world.signIn(await aUser(world, { roles: ['customer', 'admin'] }))
    const remove = () => world.ask(usersApi.remove, { params: { id: user.id } }, { as })
    expect((await remove()).status).toBe(409)
    await arrive(order.id)
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
  })
})

describe('one’s own ratings', () => {
  const asked = { query: { is_rated: false } }

  it('are asked for once something has arrived, and can be taken back', async () => {
    const { as, offer, order } = await aShopper()
    const id = offer.product_id
    expect((await world.call(ownRatings.list, asked, { as })).total).toBe(0)
    await arrive(order.id)
    expect((await world.call(ownRatings.list, asked, { as })).data).toMatchObject([
      { product_id: id, rating: null },
    ])
    await world.call(ratings.rate, { params: { id }, body: { stars: 4, comment: 'Works' } }, { as })
    expect((await world.call(ownRatings.list, asked, { as })).total).toBe(0)
    expect((await world.call(ownRatings.list, {}, { as })).data).toMatchObject([
      { rating: { stars: 4, comment: 'Works', is_hidden: false } },
    ])
    await world.call(ownRatings.remove, { params: { id } }, { as })
    expect(await world.call(ratings.list, { params: { id } })).toMatchObject({
      total: 0,
      rating_average: null,
      rating_count: 0,
    })
    expect((await world.ask(ownRatings.remove, { params: { id } }, { as })).status).toBe(404)
  })

  it('are only one’s own', async () => {
    const [one, other] = [await aShopper(), await aShopper()]
    await arrive(one.order.id)
    const params = { id: one.offer.product_id }
    await world.call(ratings.rate, { params, body: { stars: 5 } }, { as: one.as })
    expect((await world.ask(ownRatings.remove, { params }, { as: other.as })).status).toBe(404)
    expect((await world.call(ownRatings.list, {}, { as: other.as })).total).toBe(0)
    expect((await world.call(ratings.list, { params })).rating_count).toBe(1)
  })
})
