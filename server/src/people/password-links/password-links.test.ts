import { passwordLinks } from '@botika/common/password-links/endpoints'
import { session } from '@botika/common/session/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, passwordLinks as links, users } from '../../schema'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anAdmin, aUser, PASSWORD } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const forgot = (email: string) => world.call(passwordLinks.forgot, { body: { email } })
const reset = (token: string, password = 'a new password') =>
  world.call(passwordLinks.reset, { body: { token, password } })
const login = (email: string, password: string) => world.call(session.login, { body: { email, password } })

async function emailsTo(email: string) {
  await world.jobs.runDue()
  const { rows } = await world.db.sql.query<{ kind: string; text: string }>(
    `select kind, text from mails where recipient = $1 order by id`,
    [email],
  )
  return rows
}

async function tokenFor(email: string): Promise<string> {
  const emails = await emailsTo(email)
  return /#token=([\w-]+)/.exec(emails.at(-1)?.text ?? '')?.[1] ?? ''
}

describe('a forgotten password', () => {
  it('is set anew with the link from the email, and every session ends', async () => {
    const user = await aUser(world)
    const as = await world.signIn(user)
    await forgot(user.email.toUpperCase())
    const token = await tokenFor(user.email)
    expect(await reset(token)).toEqual({ message: expect.stringContaining('sign in') })
    await expect(login(user.email, PASSWORD)).rejects.toMatchObject({ status: 401 })
    expect(await login(user.email, 'a new password')).toHaveProperty('access_token')
    await expect(world.call(session.user, {}, { as })).rejects.toMatchObject({ status: 401 })
    expect((await emailsTo(user.email)).map((received) => received.kind)).toEqual([
      'password_reset',
      'password_changed',
    ])
  })

  it('is answered alike whether there is an account or not, and nobody is written to who has none', async () => {
    const user = await aUser(world)
    const answers = [await forgot(user.email), await forgot('nobody@example.com')]
    expect(answers[0]).toEqual(answers[1])
    expect(await emailsTo('nobody@example.com')).toEqual([])
    const inactive = await aUser(world, { is_active: false })
    await forgot(inactive.email)
    expect(await emailsTo(inactive.email)).toEqual([])
  })

  it('takes each link once, only the newest one, and not after its hour', async () => {
    const user = await aUser(world)
    await forgot(user.email)
    const old = await tokenFor(user.email)
    await forgot(user.email)
    const token = await tokenFor(user.email)
    await expect(reset(old)).rejects.toMatchObject({ status: 422, errors: { token: expect.anything() } })
    await expect(reset(token, 'short')).rejects.toMatchObject({
      status: 422,
      errors: { password: expect.anything() },
    })
    const tries = await Promise.allSettled(['one', 'two', 'three'].map((n) => reset(token, `password ${n}`)))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)

    await forgot(user.email)
    const late = await tokenFor(user.email)
    await world.db.orm
      .update(links)
      .set({ expires_at: new Date(Date.now() - 1) })
      .where(eq(links.user_id, user.id))
    await expect(reset(late)).rejects.toMatchObject({ status: 422 })
    await expect(reset('made-up')).rejects.toMatchObject({ status: 422 })
  })

  it('is set, not refused, when the same is sent again because the answer was lost', async () => {
    const user = await aUser(world)
    await forgot(user.email)
    const token = await tokenFor(user.email)
    const first = await reset(token)
    expect(await reset(token)).toEqual(first)
    expect((await emailsTo(user.email)).filter(({ kind }) => kind === 'password_changed')).toHaveLength(1)
    expect(await login(user.email, 'a new password')).toHaveProperty('access_token')
    // only with the same password, and only for as long as somebody tries again
    await expect(reset(token, 'another password')).rejects.toMatchObject({ status: 422 })
    await world.db.sql.query(
      `update password_links set used_at = used_at - interval '20 minutes' where user_id = $1`,
      [user.id],
    )
    await expect(reset(token)).rejects.toMatchObject({ status: 422 })
  })

  it('leaves no token in the database', async () => {
    const user = await aUser(world)
    await forgot(user.email)
    const token = await tokenFor(user.email)
    const { rows } = await world.db.sql.query<{ found: number }>(
      `select count(*)::int as found from password_links where token_hash = $1`,
      [token],
    )
    expect(rows[0]?.found).toBe(0)
  })
})

describe('an account without a password', () => {
  it('is told of no earlier password when it asks for the link again', async () => {
    const { email, id } = await aUser(world)
    await world.db.orm.update(users).set({ password_hash: null }).where(eq(users.id, id))
    await forgot(email)
    const [received] = await emailsTo(email)
    expect(received?.text).toMatch(/#token=[\w-]+&first\s/)
    expect(received?.text).not.toContain('new password')
  })
})

describe('a link that an admin sends', () => {
  it('sets a password once, leaves the old one until then, and is written down', async () => {
    const user = await aUser(world)
    const as = await world.signIn(await anAdmin(world))
    const sent = await world.call(passwordLinks.send, { params: { id: user.id }, body: {} }, { as })
    expect(sent.message).toBe('The link is on its way.')
    expect(await login(user.email, PASSWORD)).toHaveProperty('access_token')
    const token = await tokenFor(user.email)
    expect(await reset(token)).toEqual({ message: expect.stringContaining('sign in') })
    expect(await login(user.email, 'a new password')).toHaveProperty('access_token')
    const entries = await world.db.orm.select().from(auditEntries).where(eq(auditEntries.record_id, user.id))
    expect(entries.map(({ action }) => action)).toContain('send-password-link')
    expect(JSON.stringify(entries)).not.toContain(token)
  })

  it('goes to nobody who is suspended or is not there, and only admins send it', async () => {
    const user = await aUser(world, { is_active: false })
    const { tokens } = await fiveVisitors(world)
    const send = (as: string | undefined, id = user.id) =>
      world.ask(passwordLinks.send, { params: { id }, body: {} }, { as })
    expect(await statusesFor(tokens, (as) => send(as))).toEqual({
      guest: 401,
      customer: 403,
      seller: 403,
      otherSeller: 403,
      admin: 409,
    })
    expect((await send(tokens.admin, 2_000_000_000)).status).toBe(404)
    expect(await emailsTo(user.email)).toEqual([])
  })
})
