import { secondFactor } from '@botika/common/second-factor/endpoints'
import { session } from '@botika/common/session/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import { users } from '@botika/common/users/endpoints'
import { ownData } from '@botika/common/users/own-data-endpoints'
import { URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailsTo } from '../../testing/emails-to'
import { anAdmin, aUser, PASSWORD } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'
import { stepOf } from './codes'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const current_password = PASSWORD
const STEP_MS = 30_000

const login = (email: string, otp?: string, place: World = world, headers: Record<string, string> = {}) =>
  place.ask(session.login, { body: { email, password: PASSWORD, ...(otp ? { otp } : {}) } }, { headers })

/** The app's code of now, or of a step before or after it. */
const codeOf = (uri: string, steps = 0) =>
  URI.parse(uri).generate({ timestamp: Date.now() + steps * STEP_MS } as never)

/** Somebody with a second factor, who has typed the code of the step before this one. */
async function enrolled(place: World = world, make = aUser) {
  const user = await make(place)
  const as = await place.signIn(user)
  const { uri, secret, qr_svg } = await place.call(secondFactor.begin, { body: { current_password } }, { as })
  const { recovery_codes } = await place.call(
    secondFactor.confirm,
    { body: { otp: codeOf(uri, -1) } },
    { as },
  )
  return { user, as, uri, secret, qr_svg, recovery_codes }
}

const kindsTo = async (email: string, place = world) => (await emailsTo(place, email)).map(({ kind }) => kind)
/** What the security log says that somebody did. */
async function kindsOf(userId: number) {
  await world.securityEvents.flush()
  const { rows } = await world.db.sql.query<{ kind: string }>(
    'select kind from security_events where user_id = $1 order by id',
    [userId],
  )
  return rows.map(({ kind }) => kind)
}

it('takes the codes of RFC 6238', () => {
  // appendix B, SHA1: the last six digits of each eight
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const vectors: [seconds: number, code: string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ]
  for (const [seconds, code] of vectors) {
    const at = (more: number) => new Date((seconds + more) * 1_000)
    expect(stepOf(secret, code, at(0))).toBe(Math.floor(seconds / 30))
    // a step early or late, and no further
    for (const more of [-30, 30]) expect(stepOf(secret, code, at(more))).toBe(Math.floor(seconds / 30))
    for (const more of [-90, 90]) expect(stepOf(secret, code, at(more))).toBeNull()
  }
})

describe('signing in with a second factor', () => {
  it('asks for the code, takes it once, and answers as without', async () => {
    const { user, uri } = await enrolled()
    expect(await login(user.email)).toMatchObject({ status: 401, json: { code: 'otp_required' } })
    expect(await login(user.email, '000000')).toMatchObject({ status: 401, json: { code: 'wrong_otp' } })
    const otp = codeOf(uri)
    const answer = await login(user.email, `${otp.slice(0, 3)} ${otp.slice(3)}`)
    expect(answer.json).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(Object.keys(answer.json as object).sort()).toEqual(
      ['access_token', 'expires_in', 'refresh_token', 'token_type'].sort(),
    )
    expect(await login(user.email, otp)).toMatchObject({ status: 401, json: { code: 'wrong_otp' } })
    // an earlier code that was never typed is over as well
    expect((await login(user.email, codeOf(uri, -1))).status).toBe(401)
  })

  it('lets the same code in once where it comes many times at once', async () => {
    const { user, uri } = await enrolled()
    const otp = codeOf(uri)
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(user.email, otp)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  })

  it('takes a recovery code once, and an email says how many are left', async () => {
    const { user, recovery_codes } = await enrolled()
    expect(recovery_codes).toHaveLength(10)
    const [code = ''] = recovery_codes
    expect(code).toMatch(/^(\d{4}-){4}\d{4}$/)
    const answers = await Promise.all([login(user.email, code), login(user.email, code.replaceAll('-', ' '))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const mail = (await emailsTo(world, user.email)).find(({ kind }) => kind === 'recovery_code_used')
    expect(mail?.text).toContain('9 are left')
  })

  it('tells nothing of a second factor to whoever does not know the password', async () => {
    const { user, uri } = await enrolled()
    const body = { email: user.email, password: 'a guess' }
    for (const otp of [undefined, codeOf(uri)])
      expect(await world.ask(session.login, { body: { ...body, ...(otp ? { otp } : {}) } })).toMatchObject({
        status: 401,
        json: { code: 'wrong_login' },
      })
  })
})

describe('a second factor', () => {
  it('counts once a code proved it; then other sessions end, and an email says so', async () => {
    const user = await aUser(world)
    const [as, elsewhere] = [await world.signIn(user), await world.signIn(user)]
    const begin = (body: object) => world.ask(secondFactor.begin, { body }, { as })
    expect((await begin({})).status).toBe(422)
    expect((await begin({ current_password: 'a guess' })).status).toBe(422)
    const { uri, secret, qr_svg } = (await begin({ current_password })).json as Record<string, string>
    expect(uri).toContain(`secret=${secret}`)
    expect(qr_svg).toMatch(/^<svg /)
    expect((await login(user.email)).status).toBe(200)
    const confirm = (otp: string) => world.ask(secondFactor.confirm, { body: { otp } }, { as })
    expect(await confirm('123')).toMatchObject({ status: 422, json: { errors: { otp: expect.anything() } } })
    expect(await kindsOf(user.id)).toContain('second-factor-failed')
    expect((await confirm(codeOf(uri ?? ''))).status).toBe(200)
    expect((await login(user.email)).status).toBe(401)
    const ask = (token: string) => world.ask(secondFactor.read, {}, { as: token })
    expect((await ask(elsewhere)).status).toBe(401)
    expect((await ask(as)).json).toMatchObject({ is_on: true, recovery_codes_left: 10, is_required: false })
    expect((await begin({ current_password })).status).toBe(409)
    expect(await kindsTo(user.email)).toEqual(['second_factor_on'])
  })

  it('is turned off by password and code alone; other sessions end, and an email says so', async () => {
    const { user, as, uri, recovery_codes } = await enrolled()
    const off = (body: object) => world.ask(secondFactor.turnOff, { body }, { as })
    expect((await off({ otp: codeOf(uri) })).status).toBe(422)
    expect((await off({ current_password })).json).toMatchObject({ errors: { otp: expect.anything() } })
    expect((await off({ current_password, otp: '000000' })).status).toBe(422)
    const elsewhere = (await login(user.email, codeOf(uri))).json as { access_token: string }
    expect((await off({ current_password, otp: recovery_codes[0] })).status).toBe(200)
    expect((await world.ask(session.user, {}, { as: elsewhere.access_token })).status).toBe(401)
    expect((await login(user.email)).status).toBe(200)
    expect(await kindsTo(user.email)).toContain('second_factor_off')
    expect((await off({ current_password, otp: codeOf(uri) })).status).toBe(409)
  })

  it('gets new recovery codes by password and code; the earlier ones end', async () => {
    const { user, as, uri, recovery_codes } = await enrolled()
    const renew = (body: object) => world.ask(secondFactor.renewCodes, { body }, { as })
    expect((await renew({ current_password })).status).toBe(422)
    const { json } = await renew({ current_password, otp: codeOf(uri) })
    const [fresh] = (json as { recovery_codes: string[] }).recovery_codes
    expect((await login(user.email, recovery_codes[1])).status).toBe(401)
    expect((await login(user.email, fresh)).status).toBe(200)
    expect(await kindsOf(user.id)).toContain('recovery-codes-renewed')
    expect(await kindsTo(user.email)).toContain('recovery_codes_renewed')
  })

  it('is asked for where the password, the email address or the whole account changes', async () => {
    const { user, as, uri, recovery_codes } = await enrolled()
    const [one, two] = recovery_codes
    const params = { id: user.id }
    const password = 'apat na luntiang mangga'
    const change = (otp?: string) =>
      world.ask(users.changePassword, { params, body: { current_password, password, otp } }, { as })
    expect((await change()).json).toMatchObject({ errors: { otp: expect.anything() } })
    expect((await change('000000')).status).toBe(422)
    expect((await change(codeOf(uri))).status).toBe(200)
    const move = (otp?: string) =>
      world.ask(
        users.update,
        { params, body: { email: `new-${user.email}`, current_password: password, otp } },
        { as },
      )
    expect((await move()).status).toBe(422)
    expect((await move(one)).json).toMatchObject({ pending_email: `new-${user.email}` })
    const leave = (otp?: string) => world.ask(ownData.deleteAccount, { body: { password, otp } }, { as })
    expect((await leave()).status).toBe(422)
    expect((await leave(two)).status).toBe(200)
    const { rows } = await world.db.sql.query(
      'select user_id from second_factors where user_id = $1 union select user_id from recovery_codes where user_id = $1',
      [user.id],
    )
    expect(rows).toEqual([])
  })

  it('lies sealed: neither secret nor recovery codes are in the database, and it opens with no other key', async () => {
    const { user, uri, secret, recovery_codes } = await enrolled()
    const { rows } = await world.db.sql.query<{ dump: string }>(
      `select (select json_agg(f) from second_factors f)::text || (select json_agg(c) from recovery_codes c)::text as dump`,
    )
    for (const text of [secret, ...recovery_codes, ...recovery_codes.map((code) => code.replaceAll('-', ''))])
      expect(rows[0]?.dump).not.toContain(text)
    // a restored backup without its secret: the app is of no use, recovery codes are
    const { compose } = await import('../../app/compose')
    const other = await compose({
      env: { ...world.env, BOTIKA_SECRET: 'another key that is long enough to sign with it' },
      db: world.db,
    })
    const attempt = (otp: string) =>
      other.app.inject({
        method: 'POST',
        url: session.login.path,
        payload: { email: user.email, password: PASSWORD, otp },
      })
    expect((await attempt(codeOf(uri))).json()).toMatchObject({ code: 'wrong_otp' })
    expect((await attempt(recovery_codes[0] ?? '')).statusCode).toBe(200)
    await other.app.close()
  })

  it('of somebody else is of no use where it is put into another’s row', async () => {
    const [mine, theirs] = [await enrolled(), await enrolled()]
    await world.db.sql.query(
      'update second_factors set last_step = null, secret = (select secret from second_factors where user_id = $1) where user_id = $2',
      [mine.user.id, theirs.user.id],
    )
    expect((await login(theirs.user.email, codeOf(mine.uri))).status).toBe(401)
  })
})

describe('wrong codes', () => {
  let limited: World
  beforeAll(async () => void (limited = await makeWorld({ BOTIKA_RATE_LIMIT: '1', BOTIKA_TRUST_PROXY: '1' })))
  afterAll(() => limited.close())

  const from = (n: number, cookie = '') => ({
    'x-forwarded-for': `198.51.100.${n}`,
    ...(cookie ? { cookie } : {}),
  })
  const deviceOf = (answer: { headers: Record<string, unknown> }) =>
    [answer.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0] ?? '')
      .find((one) => one.startsWith('botika_device=')) ?? ''

  it('of whoever has the password lock nobody out of a device that signed in before', async () => {
    const { user, uri, recovery_codes } = await enrolled(limited)
    const device = deviceOf(await login(user.email, codeOf(uri), limited, from(1)))
    expect(device).not.toBe('')
    const guess = (n: number, otp: string, cookie = '') => login(user.email, otp, limited, from(n, cookie))
    const statuses = []
    // codes of the app and recovery codes alike, from many addresses
    for (let n = 0; n < 14; n++)
      statuses.push(
        (await guess(n + 10, n % 2 ? String(100_000 + n) : `0000-0000-0000-0000-00${n + 10}`)).status,
      )
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 429, 429])
    // the owner hears of it, once
    expect(await kindsTo(user.email, limited)).toEqual(['second_factor_on', 'second_factor_guessed'])
    // elsewhere even the right one has to wait; at home it does not
    expect((await guess(60, recovery_codes[0] ?? '')).status).toBe(429)
    expect((await guess(61, recovery_codes[0] ?? '', device)).status).toBe(200)
    // nor may who has the device guess without end
    const atHome = []
    for (let n = 0; n < 11; n++) atHome.push((await guess(n + 70, String(200_000 + n), device)).status)
    expect(atHome.at(-1)).toBe(429)
  })

  it('are not counted where they are right, nor is the password that asks for one', async () => {
    const { user } = await enrolled(limited)
    for (let n = 0; n < 25; n++)
      expect(await login(user.email, undefined, limited, from(n + 100))).toMatchObject({
        json: { code: 'otp_required' },
      })
  })

  it('are counted where a session is open as well', async () => {
    const { as } = await enrolled(limited)
    const statuses = []
    for (let n = 0; n < 11; n++) {
      const body = { current_password, otp: String(300_000 + n) }
      statuses.push((await limited.ask(secondFactor.turnOff, { body }, { as })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('where others can reach the server', () => {
  let open: World
  beforeAll(async () => void (open = await makeWorld({ BOTIKA_URL: 'https://botika.example' })))
  afterAll(() => open.close())

  it('an admin without a second factor can do nothing but set one up', async () => {
    const admin = await anAdmin(open)
    const as = await open.signIn(admin)
    const refused = { status: 403, json: { code: 'second_factor_required' } }
    expect(await open.ask(users.list, {}, { as })).toMatchObject(refused)
    expect(await open.ask(orders.list, {}, { as })).toMatchObject(refused)
    const change = { params: { id: admin.id }, body: { current_password, password: 'tall green mango' } }
    expect(await open.ask(users.changePassword, change, { as })).toMatchObject(refused)
    expect((await open.call(session.user, {}, { as })).must_enrol).toBe(true)
    expect((await open.call(secondFactor.read, {}, { as })).is_required).toBe(true)
    const { uri } = await open.call(secondFactor.begin, { body: { current_password } }, { as })
    expect(await open.ask(users.list, {}, { as })).toMatchObject(refused)
    await open.call(secondFactor.confirm, { body: { otp: codeOf(uri) } }, { as })
    expect((await open.ask(users.list, {}, { as })).status).toBe(200)
    expect((await open.call(session.user, {}, { as })).must_enrol).toBe(false)
  })

  it('everybody else goes on without one, and so do admins of a demo that is meant to be open', async () => {
    const shopper = await aUser(open)
    expect((await open.ask(orders.list, {}, { as: await open.signIn(shopper) })).status).toBe(200)
    const demo = await makeWorld({ BOTIKA_URL: 'https://botika.example', BOTIKA_DEMO_OPEN: '1' })
    const as = await demo.signIn(await anAdmin(demo))
    expect((await demo.ask(users.list, {}, { as })).status).toBe(200)
    await demo.close()
  })
})
