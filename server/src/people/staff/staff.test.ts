import { sellerLinks } from '@botika/common/seller-links/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import type { Position } from '@botika/common/roles/roles'
import { session } from '@botika/common/session/endpoints'
import { type Staff, staff } from '@botika/common/staff/endpoints'
import { ownData } from '@botika/common/users/own-data-endpoints'
import { users } from '@botika/common/users/endpoints'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compose } from '../../app/compose'
import { auditEntries, sellerLinks as links, users as table } from '../../schema'
import { emailsTo, tokenTo } from '../../testing/emails-to'
import { anAdmin, aPharmacy, aSeller, aUser, nextNumber, PASSWORD } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let admin: string
beforeAll(async () => {
  world = await makeWorld()
  admin = await world.signIn(await anAdmin(world))
})
afterAll(() => world.close())

const CHOSEN = 'a password of hers'
const anAddress = () => `staff${nextNumber()}@example.com`

async function aShop() {
  const pharmacy = await aPharmacy(world)
  const owner = await aSeller(world, pharmacy)
  return { pharmacy, owner, as: await world.signIn(owner) }
}
type Shop = Awaited<ReturnType<typeof aShop>>

const invite = ({ pharmacy, as }: Shop, email: string, position: Position = 'clerk', by = as) =>
  world.ask(
    staff.invite,
    { params: { id: pharmacy.id }, body: { email, first_name: 'Liza', last_name: 'Cruz', position } },
    { as: by },
  )
const accept = (token: string, password?: string) =>
  world.ask(sellerLinks.accept, { body: { token, ...(password ? { password } : {}) } })
const login = async (email: string, password: string) => {
  const { json, status } = await world.ask(session.login, { body: { email, password } })
  expect(status).toBe(200)
  return (json as { access_token: string }).access_token
}
const whoIs = async (as: string) => (await world.ask(session.user, {}, { as })).json
const list = ({ pharmacy }: Shop, as: string) =>
  world.call(staff.list, { params: { id: pharmacy.id } }, { as })
const orders = (as: string) => world.ask(sellerOrders.list, { query: {} }, { as })
const place = (id: number, position: Position, as: string) =>
  world.ask(staff.update, { params: { id }, body: { position } }, { as })
const remove = (id: number, as: string) => world.ask(staff.remove, { params: { id } }, { as })
const leave = ({ pharmacy }: Shop, as: string) =>
  world.ask(staff.leave, { params: { id: pharmacy.id }, body: {} }, { as })
const rowOf = async (id: number) => (await world.db.orm.select().from(table).where(eq(table.id, id)))[0]

describe('an invitation', () => {
  it('makes whoever gets mail at the address one of the pharmacy, and says who invited', async () => {
    const shop = await aShop()
    const email = anAddress()
    const { json, status } = await invite(shop, email, 'pharmacist')
    expect(status).toBe(200)
    expect((json as Staff).invitations).toMatchObject([
      { email, position: 'pharmacist', invited_by: 'Ana Reyes', is_expired: false },
    ])
    const [mail] = await emailsTo(world, email)
    expect(mail).toMatchObject({ kind: 'staff_invitation' })
    expect(mail?.text).toContain(`Ana Reyes invites you to ${shop.pharmacy.name} as a pharmacist`)
    expect((await accept(await tokenTo(world, email))).status).toBe(422)
    expect((await accept(await tokenTo(world, email), CHOSEN)).status).toBe(200)
    const as = await login(email, CHOSEN)
    expect(await whoIs(as)).toMatchObject({
      first_name: 'Liza',
      roles: [{ name: 'customer' }, { name: 'seller' }],
      pharmacy_id: shop.pharmacy.id,
      position: 'pharmacist',
    })
    const after = await list(shop, shop.as)
    expect(after.people.map(({ position }) => position)).toEqual(['owner', 'pharmacist'])
    expect(after.invitations).toEqual([])
    // colleagues see who works there, and no addresses
    expect(await list(shop, as)).toMatchObject({
      people: [{ email: null }, { email: null }],
      invitations: [],
    })
  })

  it('leaves an account what it is, and its password', async () => {
    const shop = await aShop()
    const shopper = await aUser(world)
    const as = await world.signIn(shopper)
    await invite(shop, shopper.email)
    expect(await whoIs(as)).toMatchObject({ position: null })
    const received = (await emailsTo(world, shopper.email)).at(-1)
    expect(received?.text).not.toContain('&first')
    expect((await accept(await tokenTo(world, shopper.email))).status).toBe(200)
    expect(await whoIs(as)).toMatchObject({ id: shopper.id, first_name: 'Ana', position: 'clerk' })
    await login(shopper.email, PASSWORD)
  })

  it('gives nothing to whoever else follows it signed in, nor to who registered the address first', async () => {
    const shop = await aShop()
    const email = anAddress()
    const thief = 'the password of a thief'
    await world.call(users.create, { body: { email, password: thief, first_name: 'T', last_name: 'T' } })
    const theirs = await login(email, thief)
    const other = await world.signIn(await aUser(world))
    await invite(shop, email)
    const token = await tokenTo(world, email)
    const answer = await world.ask(sellerLinks.accept, { body: { token, password: CHOSEN } }, { as: other })
    expect(answer.status).toBe(200)
    for (const as of [theirs, other]) expect(await whoIs(as)).toMatchObject({ position: null })
    expect(await whoIs(await login(email, CHOSEN))).toMatchObject({ position: 'clerk' })
  })

  it('works once, not after it expired, was withdrawn or sent again', async () => {
    const shop = await aShop()
    const email = anAddress()
    const { json } = await invite(shop, email)
    const id = (json as Staff).invitations[0]?.id ?? 0
    const first = await tokenTo(world, email)
    await world.db.orm
      .update(links)
      .set({ expires_at: new Date(0) })
      .where(eq(links.id, id))
    expect((await list(shop, shop.as)).invitations).toMatchObject([{ id, is_expired: true }])
    expect((await accept(first, CHOSEN)).status).toBe(422)
    const again = () => world.ask(staff.sendAgain, { params: { id }, body: {} }, { as: shop.as })
    expect((await again()).status).toBe(200)
    const second = await tokenTo(world, email)
    expect((await accept(first, CHOSEN)).status).toBe(422)
    const withdraw = () => world.ask(staff.withdraw, { params: { id } }, { as: shop.as })
    expect((await withdraw()).json).toMatchObject({ invitations: [] })
    expect((await withdraw()).status).toBe(404)
    expect((await again()).status).toBe(404)
    expect((await accept(second, CHOSEN)).status).toBe(422)

    await invite(shop, email)
    const third = await tokenTo(world, email)
    const answers = await Promise.all(['one', 'two'].map((n) => accept(third, `${n} ${CHOSEN}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('of the same address takes the place of the one before', async () => {
    const shop = await aShop()
    const email = anAddress()
    await invite(shop, email, 'owner')
    const first = await tokenTo(world, email)
    expect((await invite(shop, email.toUpperCase(), 'clerk')).json).toMatchObject({
      invitations: [{ position: 'clerk' }],
    })
    expect((await accept(first, CHOSEN)).status).toBe(422)
    const twice = anAddress()
    await Promise.all((['owner', 'clerk', 'clerk', 'owner'] as const).map((as) => invite(shop, twice, as)))
    const { invitations } = await list(shop, shop.as)
    expect(invitations.filter((one) => one.email === twice)).toHaveLength(1)
  })

  it('is not for who works there already, and follows nobody to a second pharmacy', async () => {
    const [shop, other] = [await aShop(), await aShop()]
    expect((await invite(shop, shop.owner.email)).status).toBe(409)
    // where else somebody works is not told to who invites
    expect((await invite(shop, other.owner.email)).status).toBe(200)
    const token = await tokenTo(world, other.owner.email)
    expect((await accept(token)).status).toBe(409)
    expect(await rowOf(other.owner.id)).toMatchObject({ pharmacy_id: other.pharmacy.id, position: 'owner' })
  })

  it('makes no admin one of a pharmacy', async () => {
    const shop = await aShop()
    const keeper = await anAdmin(world)
    await invite(shop, keeper.email)
    const answer = await accept(await tokenTo(world, keeper.email))
    expect(answer).toMatchObject({ status: 409, json: { detail: expect.stringContaining('admin') } })
    expect(await rowOf(keeper.id)).toMatchObject({ pharmacy_id: null, position: null, roles: keeper.roles })
  })

  it('says to whoever follows it again that they work there, and nothing of the kind once they left', async () => {
    const shop = await aShop()
    const user = await aUser(world)
    await invite(shop, user.email)
    const token = await tokenTo(world, user.email)
    const said = { message: 'You work at the pharmacy now. Please sign in.' }
    expect((await accept(token)).json).toEqual(said)
    expect((await accept(token)).json).toEqual(said)
    expect((await remove(user.id, shop.as)).status).toBe(200)
    expect((await accept(token)).status).toBe(422)
    expect(await rowOf(user.id)).toMatchObject({ pharmacy_id: null, position: null })
  })

  it('changes nobody’s position who came to the pharmacy another way meanwhile', async () => {
    const shop = await aShop()
    const user = await aUser(world)
    await invite(shop, user.email, 'owner')
    const token = await tokenTo(world, user.email)
    const body = { roles: ['seller'] as const, pharmacy_id: shop.pharmacy.id, position: 'clerk' as const }
    await world.call(
      users.update,
      { params: { id: user.id }, body: { ...body, roles: [...body.roles] } },
      { as: admin },
    )
    expect((await accept(token)).status).toBe(409)
    expect(await rowOf(user.id)).toMatchObject({ position: 'clerk' })
  })

  it('is the owner’s and the admins’ to send; those of a former owner end', async () => {
    const shop = await aShop()
    const second = await aSeller(world, shop.pharmacy)
    const others = await Promise.all(
      (['pharmacist', 'clerk'] as const).map((position) => aSeller(world, shop.pharmacy, position)),
    )
    for (const one of others)
      expect((await invite(shop, anAddress(), 'owner', await world.signIn(one))).status).toBe(403)
    const stranger = await aShop()
    expect((await invite(shop, anAddress(), 'owner', stranger.as)).status).toBe(404)
    expect((await invite(shop, anAddress(), 'clerk', admin)).status).toBe(200)

    const email = anAddress()
    await invite(shop, email, 'owner', await world.signIn(second))
    const token = await tokenTo(world, email)
    expect((await place(second.id, 'clerk', shop.as)).status).toBe(200)
    expect((await accept(token, CHOSEN)).status).toBe(422)
  })
})

describe('whoever leaves', () => {
  it('is out with the next request, also on another server of the database', async () => {
    const shop = await aShop()
    const clerk = await aSeller(world, shop.pharmacy, 'clerk')
    const as = await world.signIn(clerk)
    const other = await compose({ env: world.env, db: world.db })
    const there = async () =>
      (
        await other.app.inject({
          method: 'GET',
          url: '/api/seller-orders',
          headers: { authorization: `Bearer ${as}` },
        })
      ).statusCode
    expect([(await orders(as)).status, await there()]).toEqual([200, 200])
    expect((await leave(shop, as)).json).toEqual({ message: `You have left ${shop.pharmacy.name}.` })
    // still a shopper, in the same session
    expect([(await orders(as)).status, await there()]).toEqual([403, 403])
    expect(await whoIs(as)).toMatchObject({
      roles: [{ name: 'customer' }],
      pharmacy_id: null,
      position: null,
    })
    await other.app.close()
  })

  it('is taken off by an owner, told by email, and signed out', async () => {
    const shop = await aShop()
    const clerk = await aSeller(world, shop.pharmacy, 'clerk')
    const as = await world.signIn(clerk)
    expect((await remove(clerk.id, shop.as)).json).toMatchObject({ people: [{ id: shop.owner.id }] })
    expect((await orders(as)).status).toBe(401)
    expect((await emailsTo(world, clerk.email)).at(-1)).toMatchObject({ kind: 'staff_ended' })
    const entries = await world.db.orm
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.record_id, clerk.id), eq(auditEntries.resource, 'users')))
    expect(entries).toMatchObject([
      {
        user_id: shop.owner.id,
        pharmacy_id: shop.pharmacy.id,
        action: 'leave-pharmacy',
        changes: { position: { from: 'clerk', to: null } },
      },
    ])
  })

  it('is signed out by another position as well', async () => {
    const shop = await aShop()
    const pharmacist = await aSeller(world, shop.pharmacy, 'pharmacist')
    const as = await world.signIn(pharmacist)
    expect((await place(pharmacist.id, 'clerk', shop.as)).status).toBe(200)
    expect((await orders(as)).status).toBe(401)
    expect(await rowOf(pharmacist.id)).toMatchObject({ position: 'clerk', pharmacy_id: shop.pharmacy.id })
  })

  it('is not the last owner, by any road but an admin’s', async () => {
    const shop = await aShop()
    expect((await leave(shop, shop.as)).status).toBe(409)
    expect((await place(shop.owner.id, 'clerk', shop.as)).status).toBe(409)
    expect((await remove(shop.owner.id, shop.as)).status).toBe(409)
    const goodbye = { body: { password: PASSWORD } }
    expect((await world.ask(ownData.deleteAccount, goodbye, { as: shop.as })).status).toBe(409)
    const second = await aSeller(world, shop.pharmacy)
    const hers = await world.signIn(second)
    const answers = await Promise.all([leave(shop, shop.as), leave(shop, hers)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [left] = (await list(shop, admin)).people
    expect((await remove(left?.id ?? 0, admin)).json).toMatchObject({ people: [] })
  })
})

describe('an admin', () => {
  it('moves somebody to another pharmacy, where they are what is said and invited nobody', async () => {
    const [shop, other] = [await aShop(), await aShop()]
    const second = await aSeller(world, shop.pharmacy)
    const hers = await world.signIn(second)
    const email = anAddress()
    await invite(shop, email, 'owner', hers)
    const token = await tokenTo(world, email)
    const body = { pharmacy_id: other.pharmacy.id, position: 'clerk' as const }
    await world.call(users.update, { params: { id: second.id }, body }, { as: admin })
    expect((await orders(hers)).status).toBe(401)
    expect(await rowOf(second.id)).toMatchObject(body)
    expect((await accept(token, CHOSEN)).status).toBe(422)
    expect((await remove(second.id, shop.as)).status).toBe(404)
    expect((await remove(second.id, other.as)).status).toBe(200)
  })

  it('makes sellers owners unless they say otherwise, and nobody else has a position', async () => {
    const { pharmacy } = await aShop()
    const user = await aUser(world)
    const change = (body: object) =>
      world.call(users.update, { params: { id: user.id }, body }, { as: admin })
    expect(await change({ roles: ['seller'], pharmacy_id: pharmacy.id })).toMatchObject({ position: 'owner' })
    expect(await change({ position: 'pharmacist' })).toMatchObject({ position: 'pharmacist' })
    expect(await change({ first_name: 'Bea' })).toMatchObject({ position: 'pharmacist' })
    expect(await change({ roles: [] })).toMatchObject({ position: null, pharmacy_id: null })
    expect(await change({ position: 'owner' })).toMatchObject({ position: null })
    // nobody gives themselves one
    const as = await world.signIn(user)
    await world.call(users.update, { params: { id: user.id }, body: { position: 'owner' } }, { as })
    expect(await rowOf(user.id)).toMatchObject({ position: null })
  })
})
