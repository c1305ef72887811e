import { session } from '@botika/common/session/endpoints'
import { ownData } from '@botika/common/users/own-data-endpoints'
import { users } from '@botika/common/users/endpoints'
import { eq, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, passwordLinks, users as table } from '../../schema'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anAdmin, aPharmacy, aSeller, aUser, PASSWORD } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let admin: string
beforeAll(async () => {
  world = await makeWorld()
  admin = await world.signIn(await anAdmin(world))
})
afterAll(() => world.close())

const whoAmI = async (as: string) => (await world.ask(session.user, {}, { as })).status
const change = (id: number, body: object, as = admin) =>
  world.ask(users.update, { params: { id }, body }, { as })

describe('users, for an admin', () => {
  it('are found by name, address, role and pharmacy, and by nobody else', async () => {
    const pharmacy = await aPharmacy(world, { name: 'Botika Sampaguita' })
    const seller = await aUser(world, {
      first_name: 'Wilhelmina',
      roles: ['customer', 'seller'],
      pharmacy_id: pharmacy.id,
      position: 'owner',
    })
    const idsOf = async (query: object) =>
      (await world.call(users.list, { query }, { as: admin })).data.map(({ id }) => id)
    expect(await idsOf({ keyword: 'wilhelm' })).toEqual([seller.id])
    expect(await idsOf({ keyword: 'sampaguita' })).toEqual([seller.id])
    expect(await idsOf({ keyword: seller.email, role: 'customer' })).toEqual([])
    expect(await idsOf({ pharmacy_id: pharmacy.id })).toEqual([seller.id])
    const { tokens } = await fiveVisitors(world)
    expect(await statusesFor(tokens, (as) => world.ask(users.list, { query: {} }, { as }))).toEqual({
      guest: 401,
      customer: 403,
      seller: 403,
      otherSeller: 403,
      admin: 200,
    })
  })

  it('become sellers of a pharmacy, at once and written down', async () => {
    const user = await aUser(world)
    const as = await world.signIn(user)
    expect((await change(user.id, { roles: ['seller'] })).status).toBe(422)
    const { id } = await aPharmacy(world)
    const roles = ['customer', 'seller']
    expect((await change(user.id, { roles, pharmacy_id: id })).status).toBe(200)
    expect((await world.ask(session.user, {}, { as })).json).toMatchObject({
      roles: [{ name: 'customer' }, { name: 'seller' }],
      pharmacy_id: id,
    })
    const [entry] = await world.db.orm.select().from(auditEntries).where(eq(auditEntries.record_id, user.id))
    expect(entry).toMatchObject({
      action: 'update',
      changes: { roles: { from: ['customer'], to: roles }, pharmacy_id: { from: null, to: id } },
    })
  })

  it('lose their sessions when they are suspended, and may come back', async () => {
    const user = await aUser(world)
    const as = await world.signIn(user)
    const login = () => world.ask(session.login, { body: { email: user.email, password: PASSWORD } })
    expect((await change(user.id, { is_active: false })).status).toBe(200)
    expect(await whoAmI(as)).toBe(401)
    expect((await login()).status).toBe(401)
    await change(user.id, { is_active: true })
    expect(await whoAmI(as)).toBe(401)
    expect((await login()).status).toBe(200)
  })

  it('work for no pharmacy any more once they sell no more, and may apply for another', async () => {
    const { id: pharmacy_id } = await aPharmacy(world)
    const seller = await aSeller(world, { id: pharmacy_id })
    const { json } = await change(seller.id, { roles: ['customer'] })
    expect(json).toMatchObject({ roles: [{ name: 'customer' }], pharmacy_id: null })
  })

  it('lose their sessions with a right, because open screens would go on showing it', async () => {
    const [one, other] = [await aPharmacy(world), await aPharmacy(world)]
    for (const body of [{ roles: ['customer'] }, { pharmacy_id: other.id }]) {
      const seller = await aSeller(world, one)
      const as = await world.signIn(seller)
      expect((await change(seller.id, { roles: ['seller', 'customer'], first_name: 'Ana' })).status).toBe(200)
      expect(await whoAmI(as)).toBe(200)
      expect((await change(seller.id, body)).status).toBe(200)
      expect(await whoAmI(as)).toBe(401)
    }
    // who gives a right of their own away goes on
    const both = await aUser(world, { roles: ['admin', 'customer'] })
    const as = await world.signIn(both)
    expect((await change(both.id, { roles: ['admin'] }, as)).status).toBe(200)
    expect(await whoAmI(as)).toBe(200)
  })

  it('are signed out everywhere, by an admin alone', async () => {
    const user = await aUser(world)
    const [phone, computer] = [await world.signIn(user), await world.signIn(user)]
    const signOut = (as: string | undefined) => world.ask(users.signOut, { params: { id: user.id } }, { as })
    const { tokens } = await fiveVisitors(world)
    expect(await statusesFor({ ...tokens, admin: phone }, signOut)).toEqual({
      guest: 401,
      customer: 403,
      seller: 403,
      otherSeller: 403,
      admin: 403,
    })
    expect((await signOut(admin)).status).toBe(200)
    expect([await whoAmI(phone), await whoAmI(computer)]).toEqual([401, 401])
    expect((await world.ask(users.signOut, { params: { id: 2_000_000_000 } }, { as: admin })).status).toBe(
      404,
    )
  })

  it('are not changed over what somebody else has changed', async () => {
    const user = await aUser(world)
    const { updated_at } = await world.call(users.one, { params: { id: user.id } }, { as: admin })
    expect((await change(user.id, { last_name: 'First', updated_at })).status).toBe(200)
    const refused = await change(user.id, { last_name: 'Second', updated_at })
    expect(refused.status).toBe(409)
    // what the other one made of it, to set beside one's own
    expect(JSON.parse(refused.body.toString())).toMatchObject({
      code: 'stale_record',
      extra: { id: user.id, last_name: 'First' },
    })
  })

  it('cannot be let in by a link that went to an address they no longer have', async () => {
    const user = await aUser(world)
    const token_hash = createHash('sha256').update(user.email).digest('base64url')
    const expires_at = new Date(Date.now() + 60_000)
    await world.db.orm.insert(passwordLinks).values({ user_id: user.id, token_hash, expires_at })
    const isUsable = async () => {
      const [link] = await world.db.orm.select().from(passwordLinks).where(eq(passwordLinks.user_id, user.id))
      return link?.used_at === null
    }
    await change(user.id, { last_name: 'Santos' })
    expect(await isUsable()).toBe(true)
    await change(user.id, { email: `right-${user.email}` })
    expect(await isUsable()).toBe(false)
  })

  it('cannot be given an address that another account has', async () => {
    const [user, other] = [await aUser(world), await aUser(world)]
    const body = { email: other.email, first_name: 'Ana', last_name: 'Reyes', password: 'four green words' }
    const errors = { email: ['There is an account with this email address already'] }
    expect(await world.ask(users.create, { body }, { as: admin })).toMatchObject({
      status: 422,
      json: { errors },
    })
    expect(await change(user.id, { email: other.email })).toMatchObject({ status: 422, json: { errors } })
  })

  it('become sellers or admins only with a confirmed address, and choose their own password', async () => {
    const { id: pharmacy_id } = await aPharmacy(world)
    const user = await aUser(world, { email_confirmed_at: null })
    const grants = [{ roles: ['seller'] as const, pharmacy_id }, { roles: ['admin'] as const }]
    for (const body of grants)
      expect(await change(user.id, body)).toMatchObject({
        status: 422,
        json: { errors: { roles: [expect.stringContaining('not confirmed')] } },
      })
    const confirmed = await aUser(world)
    // the new address is not confirmed, whatever the old one was
    expect((await change(confirmed.id, { ...grants[0], email: `new-${confirmed.email}` })).status).toBe(422)
    expect((await change(confirmed.id, { ...grants[0] })).status).toBe(200)
    const fresh = { email: 'fresh.seller@example.com', first_name: 'Ana', last_name: 'Reyes' }
    const create = (body: object) =>
      world.ask(users.create, { body: { ...fresh, ...grants[0], ...body } as never }, { as: admin })
    expect(await create({ password: 'four green words' })).toMatchObject({
      status: 422,
      json: { errors: { send_link: [expect.any(String)] } },
    })
    expect((await create({ send_link: true })).status).toBe(201)
  })
})

describe('ending an account without its password', () => {
  it('is for admins, and not of their own account', async () => {
    const { tokens, customer } = await fiveVisitors(world)
    const remove = (as: string | undefined) =>
      world.ask(users.remove, { params: { id: customer.id } }, { as })
    expect(await statusesFor(tokens, remove)).toEqual({
      guest: 401,
      customer: 403,
      seller: 403,
      otherSeller: 403,
      admin: 200,
    })
    const other = await anAdmin(world)
    const as = await world.signIn(other)
    expect((await world.ask(users.remove, { params: { id: other.id } }, { as })).status).toBe(409)
    const body = { password: PASSWORD }
    expect((await world.ask(ownData.deleteAccount, { body }, { as })).status).toBe(200)
  })
})

describe('the right of an admin', () => {
  it('is taken away by another admin alone', async () => {
    const [first, second] = [await anAdmin(world), await anAdmin(world)]
    const as = await world.signIn(first)
    expect((await change(first.id, { roles: ['customer'] }, as)).status).toBe(409)
    expect((await change(first.id, { is_active: false }, as)).status).toBe(409)
    expect((await change(first.id, { roles: ['admin', 'customer'] }, as)).status).toBe(200)
    expect((await change(second.id, { roles: ['customer'] }, as)).status).toBe(200)
  })
})

describe('the last admin', () => {
  const others = (ids: number[]) =>
    world.db.orm
      .update(table)
      .set({ is_active: false })
      .where(sql`'admin' = any(roles) and id <> all(${sql.param(ids)}::int[])`)

  it('stays, whatever is asked of them', async () => {
    const [first, second] = [await anAdmin(world), await anAdmin(world)]
    const as = await world.signIn(first)
    await others([first.id, second.id])
    expect((await change(second.id, { roles: ['customer'] }, as)).status).toBe(200)
    expect((await change(first.id, { roles: ['customer'] }, as)).status).toBe(409)
    expect((await change(first.id, { is_active: false }, as)).status).toBe(409)
    const body = { password: PASSWORD }
    expect((await world.ask(ownData.deleteAccount, { body }, { as })).status).toBe(409)
  })

  it.each([
    ['demote', (id: number, as: string) => change(id, { roles: ['customer'] }, as)],
    ['delete', (id: number, as: string) => world.ask(users.remove, { params: { id } }, { as })],
  ])('stays when two %s each other', async (_what, attack) => {
    const [one, two] = [await anAdmin(world), await anAdmin(world)]
    const [asOne, asTwo] = [await world.signIn(one), await world.signIn(two)]
    await others([one.id, two.id])
    const answers = await Promise.all([attack(two.id, asOne), attack(one.id, asTwo)])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const { rows } = await world.db.sql.query(
      `select 1 from users where 'admin' = any(roles) and is_active and deleted_at is null`,
    )
    expect(rows).toHaveLength(1)
  })
})
