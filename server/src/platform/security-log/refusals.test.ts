import { fillPath } from '@botika/common/http/call'
import type { Endpoint } from '@botika/common/http/endpoint'
import { can } from '@botika/common/roles/policy'
import { POSITIONS, type Position, visitorsOf } from '@botika/common/roles/roles'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { anAdmin, aPharmacy, aSeller, aUser } from '../../testing/makers'
import { sampleOf } from '../../testing/sample'
import { makeWorld, type World } from '../../testing/world'

let world: World
type Role = 'customer' | Position | 'admin'
const people = new Map<Role, { id: number; token: string }>()
beforeAll(async () => {
  world = await makeWorld()
  const pharmacy = await aPharmacy(world)
  const know = async (role: Role, { id }: { id: number }) =>
    people.set(role, { id, token: await world.signIn({ id }) })
  await know('customer', await aUser(world))
  for (const position of POSITIONS) await know(position, await aSeller(world, pharmacy, position))
  await know('admin', await anAdmin(world))
})
afterAll(() => world.close())

interface Event {
  kind: string
  user_id: number | null
  what: string
  network: string | null
  count: number
}

/** What was noted since the last time, whole. */
async function noted(): Promise<Event[]> {
  await world.securityEvents.flush()
  const { rows } = await world.db.sql.query<Event>(
    'select kind, user_id, account_id, address_hash, what, network, count from security_events order by created_at, id',
  )
  await world.db.sql.query('truncate security_events')
  return rows
}
afterEach(noted)

const CANARY = 'canary'

/** Calls an endpoint with values of its kinds; its query and body say the canary, where they take a text. */
const callAs = (endpoint: Endpoint, role: Role | null, query: Record<string, string> = {}) => {
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 90_417]))
  const token = role && people.get(role)?.token
  return world.app.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    query: { ...(sampleOf(endpoint.query) as Record<string, string> | undefined), ...query, keyword: CANARY },
    ...(endpoint.method === 'GET'
      ? {}
      : { payload: { ...(sampleOf(endpoint.body) as object | undefined), [CANARY]: CANARY } }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    remoteAddress: '203.0.113.77',
  })
}

const ROLES: (Role | null)[] = [null, 'customer', ...POSITIONS, 'admin']

function rightsOf(role: Role | null) {
  if (role === null) return []
  if (role === 'customer' || role === 'admin') return visitorsOf({ roles: ['customer', role] })
  return visitorsOf({ roles: ['customer', 'seller'], position: role })
}

describe('a refused request', () => {
  it('of each role to each call that needs a right is one event with nothing of what was asked', async ({
    annotate,
  }) => {
    let refused = 0
    const wrong: unknown[] = []
    for (const endpoint of world.servedEndpoints())
      for (const role of ROLES) {
        if (can(rightsOf(role), endpoint.permission)) continue
        refused++
        const { statusCode } = await callAs(endpoint, role)
        const events = await noted()
        const person = role && people.get(role)
        const expected = {
          kind: role ? 'denied' : 'not-signed-in',
          user_id: person?.id ?? null,
          account_id: null,
          address_hash: null,
          what: `${endpoint.method} ${endpoint.path}`,
          network: '203.0.113.0/24',
          count: 1,
        }
        const told = JSON.stringify(events)
        if (
          statusCode !== (role ? 403 : 401) ||
          told !== JSON.stringify([expected]) ||
          told.includes(CANARY) ||
          told.includes('90417')
        )
          wrong.push({ endpoint: expected.what, role, statusCode, events })
      }
    expect(wrong).toEqual([])
    expect(refused).toBeGreaterThan(200)
    await annotate(`${refused} refusals`)
  }, 120_000)

  it('to the management view of a public list is one as well', async () => {
    const list = world
      .servedEndpoints()
      .find(({ path, method }) => path === '/api/products' && method === 'GET')
    await callAs(list as Endpoint, null, { scope: 'manage' })
    await callAs(list as Endpoint, 'customer', { scope: 'manage' })
    // both may come within the same millisecond
    expect((await noted()).map(({ kind, what }) => `${kind} ${what}`).sort()).toEqual([
      'denied GET /api/products',
      'not-signed-in GET /api/products',
    ])
  })

  it('with a token that was made elsewhere is one', async () => {
    await world.app.inject({ url: '/api/orders', headers: { authorization: 'Bearer x.y.z' } })
    expect(await noted()).toMatchObject([{ kind: 'not-signed-in', what: 'GET /api/orders', count: 1 }])
  })

  it('of a page of another site is one, and a page that is not there none', async () => {
    await world.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    await world.app.inject('/api/nothing')
    await world.app.inject('/api/products/90417')
    expect(await noted()).toMatchObject([{ kind: 'denied', what: 'POST /api/auth/refresh' }])
  })

  it('that repeats is counted in one row a minute and network', async () => {
    const ask = (remoteAddress: string) => world.app.inject({ url: '/api/orders', remoteAddress })
    for (let time = 0; time < 40; time++) await ask(`203.0.113.${time}`)
    await ask('198.51.100.1')
    const events = await noted()
    const from = (network: string) => events.filter((one) => one.network === network)
    // the minute may have ended meanwhile
    expect(from('203.0.113.0/24').length).toBeLessThanOrEqual(2)
    expect(from('203.0.113.0/24').reduce((sum, { count }) => sum + count, 0)).toBe(40)
    expect(from('198.51.100.0/24')).toMatchObject([{ count: 1 }])
  })

  it('stays bounded when it comes from everywhere at once', async () => {
    for (let group = 0; group < 1_500; group++)
      world.securityEvents.note({
        kind: 'denied',
        what: 'GET /api/orders',
        ip: `2001:db8:${group.toString(16)}::1`,
      })
    const events = await noted()
    expect(events.length).toBeLessThanOrEqual(1_002)
    expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(1_500)
  })
})

describe('a public read', () => {
  it('asks the database nothing more, and is no event', async () => {
    const asked: string[] = []
    const query = vi.spyOn(world.db.pool, 'query').mockName('pool')
    await world.app.inject({
      url: '/api/pharmacies',
      headers: { authorization: 'Bearer x.y.z', 'botika-export': '1' },
    })
    await world.app.inject('/api/news')
    for (const [one] of query.mock.calls) asked.push(JSON.stringify(one))
    query.mockRestore()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((text) => /security_events|sessions|users/.test(text))).toEqual([])
    expect(await noted()).toEqual([])
  })
})

describe('the log', () => {
  it('is written in the transaction of what it is about, or not at all', async () => {
    const user = people.get('customer')
    const doing = world.db.transaction(async (tx) => {
      await world.securityEvents.record(tx, { kind: 'role-given', accountId: user?.id, what: 'admin' })
      throw new Error('changed my mind')
    })
    await expect(doing).rejects.toThrow('changed my mind')
    expect(await noted()).toEqual([])
  })

  it('keeps what it could not write and writes it later', async () => {
    await world.db.sql.query('alter table security_events rename to elsewhere')
    world.securityEvents.note({ kind: 'denied', what: 'GET /api/orders' })
    await world.securityEvents.flush()
    await world.db.sql.query('alter table elsewhere rename to security_events')
    expect(await noted()).toMatchObject([{ kind: 'denied', count: 1 }])
  })

  it('has the same hash for an address however it is written, and never the address', async () => {
    for (const email of ['Ana@Example.com', 'ana@example.com', 'ben@example.com'])
      world.securityEvents.note({ kind: 'sign-in-failed', email })
    await world.securityEvents.flush()
    const found = await world.db.sql.query<{ address_hash: string; count: number; whole: string }>(
      'select address_hash, count, e::text as whole from security_events e order by count desc',
    )
    expect(found.rows.map(({ count }) => count)).toEqual([2, 1])
    expect(new Set(found.rows.map(({ address_hash }) => address_hash)).size).toBe(2)
    for (const { whole } of found.rows) expect(whole).not.toMatch(/ana|ben|example/i)
  })

  it('lets nobody change or delete what is not old, and deletes what is', async () => {
    const kept = `insert into security_events (kind, created_at)
      values ('denied', now()), ('denied', now() - interval '364 days'), ('denied', now() - interval '366 days')`
    await world.db.sql.query(kept)
    for (const refused of [
      "update security_events set what = 'x'",
      'update security_events set user_id = null',
      "delete from security_events where created_at > now() - interval '89 days'",
    ])
      await expect(world.db.sql.query(refused)).rejects.toThrow('only ever added')
    await world.securityEvents.deleteOld()
    expect(await noted()).toHaveLength(2)
  })
})
