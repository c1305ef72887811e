import { passwordLinks } from '@botika/common/password-links/endpoints'
import { session } from '@botika/common/session/endpoints'
import { users } from '@botika/common/users/endpoints'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compose } from '../../app/compose'
import { sessions as table, users as userTable } from '../../schema'
import { tokenTo } from '../../testing/emails-to'
import { anAdmin, aUser, PASSWORD } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const login = (email: string, password = PASSWORD) => world.call(session.login, { body: { email, password } })
const refresh = (refresh_token: string) => world.ask(session.refresh, { body: { refresh_token } })
const whoAmI = (token: string) => world.ask(session.user, {}, { as: token })

describe('signing in', () => {
  it('answers tokens and keeps the refresh token in a cookie that scripts and other sites cannot use', async () => {
    const user = await aUser(world)
    const answer = await world.ask(session.login, {
      body: { email: user.email.toUpperCase(), password: PASSWORD },
    })
    expect(answer.json).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^botika_refresh=.{40,};/)
    expect(cookie).toContain('Max-Age=1209600')
    expect(cookie).toContain('Path=/api/auth')
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Strict')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('says the same of a wrong password and an unknown address', async () => {
    const user = await aUser(world)
    const attempts = [
      { email: user.email, password: 'not the password' },
      { email: 'nobody@example.com', password: 'not the password' },
    ]
    const answers = await Promise.all(attempts.map((body) => world.ask(session.login, { body })))
    for (const answer of answers) expect(answer).toMatchObject({ status: 401, json: { code: 'wrong_login' } })
    const details = answers.map((answer) => (answer.json as { detail: string }).detail)
    expect(details[0]).toBe(details[1])
  })

  it('tells who is signed in, with roles as objects and without the password', async () => {
    const user = await anAdmin(world)
    const { access_token } = await login(user.email)
    const answer = await whoAmI(access_token)
    expect(answer.json).toMatchObject({
      id: user.id,
      roles: [{ name: 'customer' }, { id: 3, name: 'admin' }],
      pharmacy_id: null,
    })
    expect(JSON.stringify(answer.json)).not.toContain('password')
  })

  it('refuses a token that was tampered with, and one of a person who is no longer active', async () => {
    const user = await aUser(world)
    const token = await world.signIn(user)
    expect((await whoAmI(`${token.slice(0, -2)}xx`)).status).toBe(401)
    await world.db.orm.update(userTable).set({ is_active: false }).where(eq(userTable.id, user.id))
    expect((await whoAmI(token)).status).toBe(401)
  })
})

describe('refreshing', () => {
  it('hands out a new pair and works from the cookie alone', async () => {
    const { refresh_token } = await login((await aUser(world)).email)
    const answer = await world.ask(
      session.refresh,
      {},
      { headers: { cookie: `botika_refresh=${refresh_token}`, authorization: 'Bearer ended-long-ago' } },
    )
    expect(answer.status).toBe(200)
    expect((answer.json as { refresh_token: string }).refresh_token).not.toBe(refresh_token)
  })

  it('forgives two tabs that ask at once, and ends the family when an old token comes back later', async () => {
    const first = await login((await aUser(world)).email)
    const both = await Promise.all([refresh(first.refresh_token), refresh(first.refresh_token)])
    expect(both.map((answer) => answer.status)).toEqual([200, 200])

    await world.db.orm
      .update(table)
      .set({ replaced_at: sql`now() - interval '11 seconds'` })
      .where(sql`replaced_at is not null`)
    expect((await refresh(first.refresh_token)).status).toBe(401)
    const newer = both[0]?.json as { refresh_token: string; access_token: string }
    expect((await refresh(newer.refresh_token)).status).toBe(401)
    expect((await whoAmI(newer.access_token)).status).toBe(401)
  })

  it('keeps only hashes of refresh tokens', async () => {
    const { refresh_token } = await login((await aUser(world)).email)
    const rows = await world.db.orm.select({ hash: table.token_hash }).from(table)
    expect(rows.some(({ hash }) => hash.includes(refresh_token))).toBe(false)
  })
})

describe('signing out', () => {
  it('ends the session at once and clears the cookie', async () => {
    const { access_token, refresh_token } = await login((await aUser(world)).email)
    const answer = await world.ask(
      session.logout,
      {},
      { headers: { cookie: `botika_refresh=${refresh_token}` } },
    )
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0')
    expect((await whoAmI(access_token)).status).toBe(401)
    expect((await refresh(refresh_token)).status).toBe(401)
  })
})

describe('accounts', () => {
  const fields = (email: string) => ({
    email,
    first_name: 'Liza',
    last_name: 'Cruz',
    password: 'long enough',
  })

  it('are made by guests as customers, whatever roles they ask for', async () => {
    const made = await world.call(users.create, { body: { ...fields('liza@example.com'), roles: ['admin'] } })
    expect(made.roles).toEqual([{ id: 1, name: 'customer' }])
  })

  it('are seen and changed by oneself and by admins alone', async () => {
    const [mine, other] = [await aUser(world), await aUser(world)]
    const token = await world.signIn(mine)
    expect((await world.ask(users.one, { params: { id: other.id } }, { as: token })).status).toBe(404)
    expect((await world.ask(users.one, { params: { id: mine.id } }, { as: token })).status).toBe(200)
    const changed = await world.call(
      users.update,
      { params: { id: mine.id }, body: { first_name: 'Anita', roles: ['admin'] } },
      { as: token },
    )
    expect(changed).toMatchObject({ first_name: 'Anita', roles: [{ name: 'customer' }] })
  })

  it('end every other session with a new password, which needs the old one', async () => {
    const user = await aUser(world)
    const [here, there] = [await login(user.email), await login(user.email)]
    const change = (current_password: string) =>
      world.ask(
        users.changePassword,
        { params: { id: user.id }, body: { current_password, password: 'a new password' } },
        { as: here.access_token },
      )
    expect((await change('wrong')).status).toBe(422)
    expect((await change(PASSWORD)).status).toBe(200)
    expect((await whoAmI(here.access_token)).status).toBe(200)
    expect((await whoAmI(there.access_token)).status).toBe(401)
    expect((await refresh(there.refresh_token)).status).toBe(401)
    expect(
      (await world.ask(session.login, { body: { email: user.email, password: 'a new password' } })).status,
    ).toBe(200)
  })
})

describe('rate limits', () => {
  it('answer 429 with the time to wait, for the account as well', async () => {
    const limited = await makeWorld({ BOTIKA_RATE_LIMIT: '1' })
    try {
      const body = { email: 'ana@example.com', password: 'wrong password' }
      const attempt = () => limited.ask(session.login, { body })
      const answers = []
      for (let n = 0; n < 21; n++) answers.push(await attempt())
      expect(answers[19]?.status).toBe(401)
      expect(answers[20]).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
      expect(Number(answers[20]?.headers['retry-after'])).toBeGreaterThan(0)
    } finally {
      await limited.close()
    }
  })

  it('count an address by what is looked up, whatever invisible marks it is sent with', async () => {
    const limited = await makeWorld({ BOTIKA_RATE_LIMIT: '1' })
    try {
      const statuses = []
      for (let n = 0; n < 21; n++) {
        const marks = [...n.toString(2)].map((bit) => (bit === '0' ? '\u202A' : '\u2066')).join('')
        const body = { email: `${marks}Ana@example.com`, password: 'wrong password' }
        statuses.push((await limited.ask(session.login, { body })).status)
      }
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429])
    } finally {
      await limited.close()
    }
  })

  it('are counted together by servers that share a database', async () => {
    const limited = await makeWorld({ BOTIKA_RATE_LIMIT: '1' })
    const other = await compose({ env: limited.env, db: limited.db })
    try {
      const { method, path } = session.login
      const statuses = []
      for (let n = 0; n < 22; n++) {
        const { app } = n % 2 === 0 ? limited : other
        const payload = { email: `${n < 21 ? 'ana' : 'ben'}@example.com`, password: 'wrong password' }
        statuses.push((await app.inject({ method, url: path, payload })).statusCode)
      }
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429, 401])
    } finally {
      await other.app.close()
      await limited.close()
    }
  })
})

describe('a copy of the database', () => {
  it('opens nothing: neither the key, nor refresh tokens, nor what access tokens name is in it', async () => {
    const { access_token, refresh_token } = await login((await aUser(world)).email)
    const { rows } = await world.db.sql.query<{ dump: string }>(
      `select (select json_agg(s) from sessions s)::text || (select coalesce(json_agg(s), '[]') from settings s)::text as dump`,
    )
    const [, claims = ''] = access_token.split('.')
    const { fam } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { fam: string }
    expect(fam.length).toBeGreaterThan(20)
    for (const secret of [fam, refresh_token, world.env.BOTIKA_SECRET ?? ''])
      expect(rows[0]?.dump).not.toContain(secret)
  })

  it('of a session signs no token that is taken, even with the key, and a token may not last for years', async () => {
    const user = await aUser(world)
    const { access_token } = await login(user.email)
    const [row] = await world.db.orm.select().from(table).where(eq(table.user_id, user.id))
    const sign = (fam: string, until: string) =>
      new SignJWT({ fam })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(user.id))
        .setIssuer('botika')
        .setIssuedAt()
        .setExpirationTime(until)
        .sign(new TextEncoder().encode(world.env.BOTIKA_SECRET))
    const { fam } = decodeJwt(access_token)
    expect((await whoAmI(await sign(String(fam), '30 minutes'))).status).toBe(200)
    expect((await whoAmI(await sign(row?.family ?? '', '30 minutes'))).status).toBe(401)
    expect((await whoAmI(await sign(String(fam), '10 years'))).status).toBe(401)
  })
})

describe('a session from before its tokens named it', () => {
  it('goes on, and still ends when an old token comes back', async () => {
    const user = await aUser(world)
    const old = 'a-refresh-token-of-the-release-before'
    await world.db.orm.insert(table).values({
      family: randomUUID(),
      user_id: user.id,
      token_hash: createHash('sha256').update(old).digest('base64url'),
      expires_at: new Date(Date.now() + 60_000),
    })
    const fresh = (await refresh(old)).json as { refresh_token: string; access_token: string }
    expect((await whoAmI(fresh.access_token)).status).toBe(200)
    const next = (await refresh(fresh.refresh_token)).json as { access_token: string }
    expect((await whoAmI(next.access_token)).status).toBe(200)
    await world.db.orm
      .update(table)
      .set({ replaced_at: sql`now() - interval '11 seconds'` })
      .where(and(eq(table.user_id, user.id), isNotNull(table.replaced_at)))
    expect((await refresh(old)).status).toBe(401)
    expect((await whoAmI(next.access_token)).status).toBe(401)
  })
})

describe('the cookie', () => {
  it('goes over https alone where the site has an https address, whatever a proxy leaves out', async () => {
    const secure = await makeWorld({ BOTIKA_URL: 'https://botika.example' })
    const user = await aUser(secure)
    const answer = await secure.ask(session.login, { body: { email: user.email, password: PASSWORD } })
    for (const cookie of [answer.headers['set-cookie']].flat()) expect(cookie).toContain('; Secure')
    await secure.close()
  })
})

describe('wrong passwords', () => {
  let limited: World
  beforeAll(async () => void (limited = await makeWorld({ BOTIKA_RATE_LIMIT: '1', BOTIKA_TRUST_PROXY: '1' })))
  afterAll(() => limited.close())
  const attempt = (email: string, password: string, from: string, cookie = '') =>
    limited.ask(
      session.login,
      { body: { email, password } },
      { headers: { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) } },
    )
  /** As many as are let through, from many addresses. */
  const guess = async (email: string, count: number, cookie = '') => {
    const answers = Array.from({ length: count }, (_, n) =>
      attempt(email, 'a guess', `198.51.100.${n}`, cookie),
    )
    return (await Promise.all(answers)).map(({ status }) => status)
  }
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    [answer.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0] ?? '')
      .find((one) => one.startsWith('botika_device=')) ?? ''

  it('are counted, right ones are not', async () => {
    const user = await aUser(limited)
    for (let n = 0; n < 25; n++)
      expect((await attempt(user.email, PASSWORD, `203.0.113.${n}`)).status).toBe(200)
    const statuses = await guess(user.email, 30)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  })

  it('of a stranger lock nobody out of a device that signed in before', async () => {
    const user = await aUser(limited)
    const device = cookieOf(await attempt(user.email, PASSWORD, '203.0.113.1'))
    expect(await guess(user.email, 25)).toContain(429)
    expect((await attempt(user.email, PASSWORD, '203.0.113.2')).status).toBe(429)
    expect((await attempt(user.email, PASSWORD, '203.0.113.1', device)).status).toBe(200)
    // the device is of use for this account alone, and may not guess without end either
    const other = await aUser(limited)
    expect(await guess(other.email, 25)).toContain(429)
    expect((await attempt(other.email, PASSWORD, '203.0.113.1', device)).status).toBe(429)
    expect(await guess(user.email, 25, device)).toContain(429)
  })

  it('of a stranger hold nobody up who has just set a password by the emailed link', async () => {
    const user = await aUser(limited)
    expect(await guess(user.email, 25)).toContain(429)
    await limited.call(passwordLinks.forgot, { body: { email: user.email } })
    const password = 'apat na luntiang mangga'
    const answer = await limited.ask(passwordLinks.reset, {
      body: { token: await tokenTo(limited, user.email), password },
    })
    expect(answer.json).toEqual({ message: expect.any(String) })
    const device = cookieOf(answer)
    expect((await attempt(user.email, password, '203.0.113.1', device)).status).toBe(200)
    // the stranger's own device is no better known than before, nor is this one to others
    expect((await attempt(user.email, password, '203.0.113.2')).status).toBe(429)
    const other = await aUser(limited)
    expect(await guess(other.email, 25)).toContain(429)
    expect((await attempt(other.email, PASSWORD, '203.0.113.1', device)).status).toBe(429)
  })

  it('of whoever registered with somebody’s address are counted for that account, on every device', async () => {
    const user = await aUser(limited)
    await aUser(limited, { email: user.email, holds_email: false })
    await limited.db.sql.query('update users set password_hash = null where id = $1', [user.id])
    const entered = await Promise.all([1, 2].map((n) => attempt(user.email, PASSWORD, `203.0.113.${n}`)))
    expect(entered.map(({ status }) => status)).toEqual([200, 200])
    const guesses = await Promise.all(entered.map((answer) => guess(user.email, 15, cookieOf(answer))))
    expect(guesses.flat().filter((status) => status === 401)).toHaveLength(20)
  })
})
