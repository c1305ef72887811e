import { session } from '@botika/common/session/endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aUser, PASSWORD } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let proxied: World
beforeAll(async () => {
  world = await makeWorld({ BOTIKA_URL: 'https://botika.example' })
  proxied = await makeWorld({ BOTIKA_TRUST_PROXY: '1' })
})
afterAll(async () => {
  await world.close()
  await proxied.close()
})

const EVIL = 'https://evil.example'

/** Renews a session as a browser would for a page that sends these headers. */
async function renew(
  headers: Record<string, string>,
  { path = session.refresh.path, at = world }: { path?: string; at?: World } = {},
) {
  const user = await aUser(at)
  const { refresh_token } = await at.call(session.login, {
    body: { email: user.email, password: PASSWORD },
  })
  const answer = await at.app.inject({
    method: 'POST',
    url: path,
    headers: { host: '127.0.0.1:3000', cookie: `botika_refresh=${refresh_token}`, ...headers },
  })
  return answer.statusCode
}

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: EVIL, 'content-type': 'text/plain' }],
  [
    'a neighbour under the same name',
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.botika.example' },
  ],
  ['another site in an old browser, or over plain http', { origin: EVIL }],
  ['a page without an address', { origin: 'null' }],
  ['a page of the site’s name over plain http', { origin: 'http://botika.example', host: 'botika.example' }],
])('nothing is changed for %s', async (_, headers) => {
  expect(await renew(headers)).toBe(403)
  expect(await renew(headers, { path: session.logout.path })).toBe(403)
})

it.each([
  ['the site itself', { 'sec-fetch-site': 'same-origin', origin: 'https://botika.example' }],
  ['the site behind a proxy that changes the host', { origin: 'https://botika.example' }],
  ['the machine itself', { origin: 'http://127.0.0.1:3000' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['a program', {}],
])('changes are made for %s', async (_, headers) => expect(await renew(headers)).toBe(200))

it.each([
  ['https where the proxy says https', 'https', 'https://shop.example', 200],
  ['plain http where the proxy says https', 'https', 'http://shop.example', 403],
  ['plain http where the proxy says so', 'http', 'http://shop.example', 200],
])('behind a trusted proxy, %s is told apart', async (_, scheme, origin, status) => {
  const headers = { host: 'shop.example', 'x-forwarded-proto': scheme, origin }
  expect(await renew(headers, { at: proxied })).toBe(status)
})

it('a proxy that is not trusted may take the https off', async () => {
  const headers = { host: 'shop.example', 'x-forwarded-proto': 'http', origin: 'https://shop.example' }
  expect(await renew(headers)).toBe(200)
})

it('reads are answered, whoever links to them', async () => {
  const answer = await world.app.inject({ url: '/healthz', headers: { 'sec-fetch-site': 'cross-site' } })
  expect(answer.statusCode).toBe(200)
})
