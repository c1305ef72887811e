import { papers } from '@botika/common/papers/endpoints'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { sellerLinks } from '@botika/common/seller-links/endpoints'
import { session } from '@botika/common/session/endpoints'
import { users } from '@botika/common/users/endpoints'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, pharmacies, pharmacyPapers, sellerLinks as links, users as table } from '../../schema'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { emailsTo, tokenTo } from '../../testing/emails-to'
import { anAdmin, aUser, nextNumber, papersOf, PASSWORD } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let admin: string
beforeAll(async () => {
  world = await makeWorld()
  admin = await world.signIn(await anAdmin(world))
})
afterAll(() => world.close())

const CHOSEN = 'a password of hers'
const anAddress = () => `owner${nextNumber()}@newpharmacy.example`

async function apply(email: string) {
  const { id } = await world.call(preregisters.create, {
    body: {
      pharmacy_name: `Honest Drug ${nextNumber()}`,
      name: 'Liza Cruz',
      email,
      contact_number: '0917 111 2222',
    },
  })
  await papersOf(world, id)
  return id
}
const approve = (id: number) =>
  world.ask(preregisters.update, { params: { id }, body: { status: 'approved' } }, { as: admin })
const read = (id: number) => world.call(preregisters.one, { params: { id }, query: {} }, { as: admin })
const accept = (token: string, password?: string) =>
  world.ask(sellerLinks.accept, { body: { token, ...(password ? { password } : {}) } })
const login = (email: string, password: string) => world.ask(session.login, { body: { email, password } })
const rolesOf = async (as: string) => {
  const { json } = await world.ask(session.user, {}, { as })
  return (json as { roles?: { name: string }[] }).roles?.map(({ name }) => name)
}
const tokenFrom = (answer: { json: unknown }) => (answer.json as { access_token: string }).access_token

describe('an approved pharmacy', () => {
  it('gets its seller by the link, who sets a password by it', async () => {
    const email = anAddress()
    const id = await apply(email)
    expect(await read(id)).toMatchObject({ account: 'none', invitation: null })
    expect((await approve(id)).json).toMatchObject({ status: 'approved', invitation: 'sent' })
    expect(await emailsTo(world, email)).toMatchObject([
      { kind: 'application_received' },
      { kind: 'seller_invitation', text: expect.stringMatching(/Honest Drug[^]*#token=[\w-]+&first\s/) },
    ])
    expect(await world.db.orm.select().from(table).where(eq(table.email, email))).toEqual([])
    const token = await tokenTo(world, email)
    expect(await accept(token)).toMatchObject({
      status: 422,
      json: { errors: { password: expect.anything() } },
    })
    expect((await accept(token, 'password')).status).toBe(422)
    expect((await accept(token, CHOSEN)).status).toBe(200)
    expect(await rolesOf(tokenFrom(await login(email, CHOSEN)))).toEqual(['customer', 'seller'])
    expect(await read(id)).toMatchObject({ account: 'confirmed', invitation: 'accepted' })
    // sent again because the answer was lost; nobody else gets anything by it
    expect((await accept(token, CHOSEN)).status).toBe(200)
    expect((await accept(token, 'another password of mine')).status).toBe(422)
    const [seller] = await world.db.orm.select().from(table).where(eq(table.email, email))
    expect(seller).toMatchObject({ first_name: 'Liza', last_name: 'Cruz', pharmacy_id: expect.any(Number) })
    const entries = await world.db.orm
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.record_id, seller?.id ?? 0))
    expect(entries).toContainEqual(expect.objectContaining({ action: 'update', resource: 'users' }))
  })

  it.each([
    ['Cruz, Liza A.', 'Liza Cruz', '2050-12-31'],
    ['Ana Reyes', null, null],
  ])('sells on prescription at once where the card is %s’s', async (holder_name, account, until) => {
    const email = anAddress()
    const id = await apply(email)
    await world.db.orm
      .update(pharmacyPapers)
      .set({ holder_name })
      .where(and(eq(pharmacyPapers.preregister_id, id), eq(pharmacyPapers.kind, 'prc_card')))
    const { data } = await world.call(
      papers.list,
      { query: { preregister_id: id, kind: 'prc_card' } },
      { as: admin },
    )
    expect(data).toMatchObject([{ holder_id: null, holder_account: account }])
    const { pharmacy_id } = (await approve(id)).json as { pharmacy_id: number }
    expect((await accept(await tokenTo(world, email), CHOSEN)).status).toBe(200)
    const [pharmacy] = await world.db.orm.select().from(pharmacies).where(eq(pharmacies.id, pharmacy_id))
    expect(pharmacy?.prescriptions_until ?? null).toBe(until)
  })

  it('is no admin’s', async () => {
    const { email } = await anAdmin(world)
    const refused = { status: 409, json: { detail: expect.stringContaining('admin') } }
    expect(await approve(await apply(email))).toMatchObject(refused)
  })

  it('is not the pharmacy of whoever registered the applicant’s address first', async () => {
    const email = anAddress()
    const thief = 'the password of a thief'
    await world.call(users.create, { body: { email, password: thief, first_name: 'T', last_name: 'T' } })
    const as = tokenFrom(await login(email, thief))
    const id = await apply(email)
    await approve(id)
    expect(await rolesOf(as)).toEqual(['customer'])
    const token = await tokenTo(world, email)
    expect((await accept(token, CHOSEN)).status).toBe(200)
    expect(await rolesOf(as)).toEqual(['customer'])
    expect(await rolesOf(tokenFrom(await login(email, thief)))).toEqual(['customer'])
    expect(await rolesOf(tokenFrom(await login(email, CHOSEN)))).toEqual(['customer', 'seller'])
  })

  it('nor of an account from before addresses were confirmed: its password and sessions end', async () => {
    const { email, id: userId } = await aUser(world, { email: anAddress(), email_confirmed_at: null })
    const as = await world.signIn({ id: userId })
    const id = await apply(email)
    expect(await read(id)).toMatchObject({ account: 'unconfirmed' })
    await approve(id)
    expect(await rolesOf(as)).toEqual(['customer'])
    const token = await tokenTo(world, email)
    expect((await accept(token)).status).toBe(422)
    expect((await accept(token, CHOSEN)).status).toBe(200)
    expect((await world.ask(session.user, {}, { as })).status).toBe(401)
    expect((await login(email, PASSWORD)).status).toBe(401)
    expect(await rolesOf(tokenFrom(await login(email, CHOSEN)))).toEqual(['customer', 'seller'])
    expect((await emailsTo(world, email)).map(({ kind }) => kind)).toContain('password_changed')
  })

  it('nor of somebody who moves their account to the address after the application', async () => {
    const thief = await aUser(world)
    const as = await world.signIn(thief)
    const email = anAddress()
    const id = await apply(email)
    const body = { email, current_password: PASSWORD }
    await world.call(users.update, { params: { id: thief.id }, body }, { as })
    expect(await read(id)).toMatchObject({ account: 'none' })
    await approve(id)
    expect(await rolesOf(as)).toEqual(['customer'])
    expect((await accept(await tokenTo(world, email), CHOSEN)).status).toBe(200)
    expect(await rolesOf(as)).toEqual(['customer'])
  })

  it('keeps the account and the password of an applicant who shops here and has confirmed the address', async () => {
    const { email, id: userId } = await aUser(world)
    const as = await world.signIn({ id: userId })
    const id = await apply(email)
    expect(await read(id)).toMatchObject({ account: 'confirmed' })
    await world.db.orm.update(table).set({ is_active: false }).where(eq(table.id, userId))
    expect((await approve(id)).json).toMatchObject({
      status: 409,
      detail: expect.stringContaining('suspended'),
    })
    await world.db.orm.update(table).set({ is_active: true }).where(eq(table.id, userId))
    await approve(id)
    expect(await rolesOf(as)).toEqual(['customer'])
    const received = (await emailsTo(world, email)).at(-1)
    expect(received?.text).toMatch(/#token=[\w-]+\s/)
    expect((await accept(await tokenTo(world, email))).status).toBe(200)
    expect(await rolesOf(as)).toEqual(['customer', 'seller'])
    expect((await login(email, PASSWORD)).status).toBe(200)
    // nobody works for two pharmacies
    expect((await approve(await apply(email))).status).toBe(409)
  })
})

describe('the link', () => {
  it('is sent again by an admin alone, which ends the earlier one, until somebody sells', async () => {
    const email = anAddress()
    const id = await apply(email)
    const { tokens } = await fiveVisitors(world)
    const send = (as: string | undefined) => world.ask(sellerLinks.send, { params: { id } }, { as })
    expect((await send(admin)).status).toBe(409)
    await approve(id)
    const old = await tokenTo(world, email)
    expect(await statusesFor(tokens, send)).toEqual({
      guest: 401,
      customer: 403,
      seller: 403,
      otherSeller: 403,
      admin: 200,
    })
    const token = await tokenTo(world, email)
    expect((await accept(old, CHOSEN)).status).toBe(422)
    await world.db.orm
      .update(links)
      .set({ expires_at: new Date(0) })
      .where(eq(links.preregister_id, id))
    expect(await read(id)).toMatchObject({ invitation: 'expired' })
    expect((await accept(token, CHOSEN)).status).toBe(422)
    await send(admin)
    expect((await accept(await tokenTo(world, email), CHOSEN)).status).toBe(200)
    expect((await send(admin)).status).toBe(409)
  })

  it('makes one seller, however often it is followed at once', async () => {
    const email = anAddress()
    await approve(await apply(email))
    const token = await tokenTo(world, email)
    const answers = await Promise.all(['one', 'two', 'three'].map((n) => accept(token, `${n} ${CHOSEN}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(await world.db.orm.select().from(table).where(eq(table.email, email))).toHaveLength(1)
  })
})

it('an applicant is not told whether an address has an account', async () => {
  const { email } = await aUser(world)
  const application = { pharmacy_name: 'P', name: 'N', contact_number: '0917 111 2222' }
  const made = await world.ask(preregisters.create, { body: { ...application, email } })
  expect(made.json).not.toHaveProperty('account')
})
