import { ADMIN_SESSION_HOURS, session, SESSION_DAYS } from '@botika/common/session/endpoints'
import { ownSessions } from '@botika/common/session/own-endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAdmin, aUser, PASSWORD } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

interface Tokens {
  access_token: string
  refresh_token: string
}

async function signInOn(email: string, userAgent: string): Promise<Tokens> {
  const body = { email, password: PASSWORD }
  return world.call(session.login, { body }, { headers: { 'user-agent': userAgent } })
}
const refresh = (refresh_token: string) => world.ask(session.refresh, { body: { refresh_token } })
const isSignedIn = async (as: string) => (await world.ask(session.user, {}, { as })).status === 200
const list = async (as: string) => (await world.call(ownSessions.list, {}, { as })).data

it('lists where one is signed in, in plain words, and keeps no address, version or model', async () => {
  const user = await aUser(world)
  const phone = await signInOn(user.email, ANDROID)
  const other = await signInOn(user.email, IPHONE)
  await signInOn((await aUser(world)).email, ANDROID)
  await refresh(other.refresh_token)
  const seen = await list(phone.access_token)
  expect(seen).toMatchObject([
    { browser: 'Safari', system: 'iOS', is_current: false },
    { browser: 'Chrome', system: 'Android', is_current: true },
  ])
  const { rows } = await world.db.sql.query<{ kept: string }>(
    'select json_agg(s)::text as kept from sessions s where user_id = $1',
    [user.id],
  )
  for (const trace of ['127.0.0.1', 'Pixel', '126', '17']) {
    const kept = JSON.parse(rows[0]?.kept ?? '[]') as { browser: string; system: string }[]
    for (const { browser, system } of kept) expect(`${browser} ${system}`).not.toContain(trace)
  }
})

it('signs one device out: its next request is refused, the others go on', async () => {
  const user = await aUser(world)
  const [here, lost, third] = [
    await signInOn(user.email, ANDROID),
    await signInOn(user.email, IPHONE),
    await signInOn(user.email, ''),
  ]
  expect(await isSignedIn(lost.access_token)).toBe(true)
  const found = (await list(here.access_token)).find(({ browser }) => browser === 'Safari')
  const params = { id: found?.id ?? 0 }
  const stranger = await world.signIn(await aUser(world))
  expect((await world.ask(ownSessions.end, { params }, { as: stranger })).status).toBe(404)
  expect((await world.ask(ownSessions.end, { params }, { as: here.access_token })).status).toBe(200)
  expect(await isSignedIn(lost.access_token)).toBe(false)
  expect((await refresh(lost.refresh_token)).status).toBe(401)
  expect((await world.ask(ownSessions.end, { params }, { as: here.access_token })).status).toBe(404)
  expect(await isSignedIn(third.access_token)).toBe(true)
  await world.call(ownSessions.endOthers, {}, { as: here.access_token })
  expect(await isSignedIn(third.access_token)).toBe(false)
  expect(await isSignedIn(here.access_token)).toBe(true)
  expect(await list(here.access_token)).toHaveLength(1)
})

it.each([
  ['anybody', aUser, `${SESSION_DAYS} days`],
  ['an admin', anAdmin, `${ADMIN_SESSION_HOURS} hours`],
] as const)('ends the session of %s in time, however often it is refreshed', async (_, make, longest) => {
  const user = await make(world)
  let tokens = await signInOn(user.email, ANDROID)
  const age = (interval: string) =>
    world.db.sql.query(
      `update sessions set began_at = now() - $2::interval, replaced_at = null where user_id = $1`,
      [user.id, interval],
    )
  const fresh = async () => {
    const answer = await refresh(tokens.refresh_token)
    if (answer.status === 200) tokens = answer.json as Tokens
    return answer.status
  }
  await age(`${longest} - 1 minute`)
  expect([await fresh(), await fresh()]).toEqual([200, 200])
  expect(await isSignedIn(tokens.access_token)).toBe(true)
  await age(`${longest} + 1 second`)
  expect(await list(await world.signIn(user))).toHaveLength(1)
  expect(await fresh()).toBe(401)
})

it('ends an old session once its person becomes an admin', async () => {
  const user = await aUser(world)
  const { refresh_token } = await signInOn(user.email, ANDROID)
  await world.db.sql.query(`update sessions set began_at = now() - interval '13 hours' where user_id = $1`, [
    user.id,
  ])
  await world.db.sql.query(`update users set roles = '{customer,admin}' where id = $1`, [user.id])
  expect((await refresh(refresh_token)).status).toBe(401)
})
