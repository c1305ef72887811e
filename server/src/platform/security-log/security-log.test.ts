import { EXPORT_HEADER } from '@botika/common/http/call'
import { emailLinks } from '@botika/common/email-links/endpoints'
import type { InputOf } from '@botika/common/http/endpoint'
import { orders } from '@botika/common/orders/endpoints'
import { passwordLinks } from '@botika/common/password-links/endpoints'
import { salesReport } from '@botika/common/sales-report/endpoints'
import { securityLog } from '@botika/common/security-log/endpoints'
import { sellerLinks } from '@botika/common/seller-links/endpoints'
import { session } from '@botika/common/session/endpoints'
import { staff } from '@botika/common/staff/endpoints'
import { users } from '@botika/common/users/endpoints'
import { ownData } from '@botika/common/users/own-data-endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailsTo, tokenTo } from '../../testing/emails-to'
import { anAdmin, aPharmacy, aSeller, aUser, PASSWORD } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let admin: { id: number; email: string; as: string }
beforeAll(async () => {
  world = await makeWorld()
  const user = await anAdmin(world)
  admin = { ...user, as: await world.signIn(user) }
})
afterAll(() => world.close())

type Query = InputOf<typeof securityLog.list>['query']
const read = (query: Query) => world.call(securityLog.list, { query }, { as: admin.as })

/** What the log says of somebody, the latest first. */
async function logOf({ id }: { id: number }, query: object = {}) {
  const { data } = await read({ user_id: id, ...query })
  return data.map(({ kind, what, user_id, account_id }) => ({ kind, what, by: user_id, of: account_id }))
}

const login = (email: string, password = PASSWORD) => world.ask(session.login, { body: { email, password } })

describe('signing in', () => {
  it('is an event by account; a wrong password names the account it was tried at, and the address only as a mark', async () => {
    const user = await aUser(world)
    await login(user.email.toUpperCase(), 'not the password')
    await login(user.email)
    expect(await logOf(user)).toEqual([
      { kind: 'sign-in', what: '', by: user.id, of: null },
      { kind: 'sign-in-failed', what: '', by: null, of: user.id },
    ])
    const { data } = await read({ user_id: user.id })
    expect(new Set(data.map(({ address_hash }) => address_hash)).size).toBe(1)
    expect(JSON.stringify(data)).not.toContain(user.email)
    expect(JSON.stringify(data)).not.toContain('not the password')
  })

  it('with the address of a stranger leaves a mark that a search for the address finds, and no address', async () => {
    await login('stranger@nowhere.example')
    await login(' Stranger@Nowhere.Example')
    const { data } = await read({ keyword: 'stranger@nowhere.example' })
    expect(data.map(({ kind, user_id, account_id }) => [kind, user_id, account_id])).toContainEqual([
      'sign-in-failed',
      null,
      null,
    ])
    expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    const { rows } = await world.db.sql.query<{ whole: string }>(
      "select string_agg(e::text, ' ') as whole from security_events e",
    )
    expect(rows[0]?.whole).not.toMatch(/stranger|nowhere/i)
  })

  it('as somebody suspended is told apart, with the right password alone', async () => {
    const user = await aUser(world, { is_active: false })
    await login(user.email)
    await login(user.email, 'not the password')
    expect((await logOf(user)).map(({ kind }) => kind).sort()).toEqual([
      'sign-in-failed',
      'sign-in-suspended',
    ])
  })
})

describe('a session', () => {
  it('that is used with an old token is ended, and that is an event of its account', async () => {
    const user = await aUser(world)
    const { refresh_token } = (await login(user.email)).json as { refresh_token: string }
    const refresh = () => world.ask(session.refresh, { body: { refresh_token } })
    expect((await refresh()).status).toBe(200)
    await world.db.sql.query(
      "update sessions set replaced_at = replaced_at - interval '1 minute' where user_id = $1",
      [user.id],
    )
    expect((await refresh()).status).toBe(401)
    expect(await logOf(user, { kind: 'session-stolen' })).toEqual([
      { kind: 'session-stolen', what: '', by: null, of: user.id },
    ])
  })

  it('that an admin ends is one as well', async () => {
    const user = await aUser(world)
    await world.call(users.signOut, { params: { id: user.id }, body: {} }, { as: admin.as })
    expect(await logOf(user)).toEqual([{ kind: 'sessions-ended', what: '', by: admin.id, of: user.id }])
  })
})

describe('a password', () => {
  it('whose link is asked for and used is two events', async () => {
    const user = await aUser(world)
    await world.call(passwordLinks.forgot, { body: { email: user.email } })
    const token = await tokenTo(world, user.email)
    await world.call(passwordLinks.reset, { body: { token, password: 'a new password' } })
    expect(await logOf(user)).toEqual([{ kind: 'password-changed', what: 'link', by: null, of: user.id }])
    const asked = await read({ keyword: user.email, kind: 'password-link-asked' })
    expect(asked.data.map(({ count }) => count)).toEqual([1])
    expect(JSON.stringify(asked.data)).not.toContain(user.email)
  })

  it('that is changed is one, by its owner or by an admin', async () => {
    const user = await aUser(world)
    const as = await world.signIn(user)
    const change = (body: { password: string; current_password: string }, by: string) =>
      world.call(users.changePassword, { params: { id: user.id }, body }, { as: by })
    await change({ password: 'four green words', current_password: PASSWORD }, as)
    await change({ password: 'five green words', current_password: '' }, admin.as)
    expect(await logOf(user, { kind: 'password-changed' })).toEqual([
      { kind: 'password-changed', what: '', by: admin.id, of: user.id },
      { kind: 'password-changed', what: '', by: user.id, of: null },
    ])
  })
})

describe('an address', () => {
  it('that is changed is an event once its link is followed, or at once by an admin', async () => {
    const user = await aUser(world)
    const as = await world.signIn(user)
    const next = `new-${user.email}`
    await world.call(
      users.update,
      { params: { id: user.id }, body: { email: next, current_password: PASSWORD } },
      { as },
    )
    expect(await logOf(user)).toEqual([])
    await world.call(emailLinks.confirm, { body: { token: await tokenTo(world, next) } }, { as })
    expect(await logOf(user)).toEqual([{ kind: 'email-changed', what: '', by: user.id, of: null }])
    await world.call(users.update, { params: { id: user.id }, body: { email: `x${next}` } }, { as: admin.as })
    expect((await logOf(user))[0]).toEqual({ kind: 'email-changed', what: '', by: admin.id, of: user.id })
    expect((await emailsTo(world, next)).length).toBeGreaterThan(0)
  })
})

describe('a right', () => {
  it('that an admin gives, takes, suspends or ends is an event for each, with where they were', async () => {
    const user = await aUser(world)
    const { id: pharmacy_id } = await aPharmacy(world)
    const change = (body: object) =>
      world.call(users.update, { params: { id: user.id }, body }, { as: admin.as })
    await change({ roles: ['customer', 'seller', 'admin'], pharmacy_id })
    await change({ roles: ['customer', 'seller'], pharmacy_id })
    await change({ is_active: false })
    await change({ is_active: true })
    await change({ first_name: 'Liza' })
    await world.call(users.remove, { params: { id: user.id } }, { as: admin.as })
    const by = { by: admin.id, of: user.id }
    const log = await logOf(user)
    expect(log.filter(({ what }) => what !== 'owner')).toEqual([
      { kind: 'account-deleted', what: '', ...by },
      { kind: 'account-restored', what: '', ...by },
      { kind: 'account-suspended', what: '', ...by },
      { kind: 'role-taken', what: 'admin', ...by },
      expect.objectContaining({ kind: 'role-given', ...by }),
      expect.objectContaining({ kind: 'role-given', ...by }),
    ])
    expect(
      log
        .filter(({ kind, what }) => kind === 'role-given' && what !== 'owner')
        .map(({ what }) => what)
        .sort(),
    ).toEqual(['admin', 'seller'])
    const { data } = await read({ user_id: user.id })
    expect(new Set(data.map(({ network }) => network))).toEqual(new Set(['127.0.0.0/24']))
  })

  it('that comes by a link is one, and so is its loss', async () => {
    const pharmacy = await aPharmacy(world)
    const as = await world.signIn(await aSeller(world, pharmacy))
    const user = await aUser(world)
    const invited = { email: user.email, first_name: 'Ana', last_name: 'Reyes', position: 'clerk' as const }
    await world.call(staff.invite, { params: { id: pharmacy.id }, body: invited }, { as })
    expect(await logOf(user)).toEqual([])
    await world.call(sellerLinks.accept, { body: { token: await tokenTo(world, user.email) } })
    const own = { by: user.id, of: null }
    const log = async () => (await logOf(user)).sort((one, other) => (one.what < other.what ? -1 : 1))
    expect(await log()).toEqual([
      { kind: 'role-given', what: 'clerk', ...own },
      { kind: 'role-given', what: 'seller', ...own },
    ])
    await world.call(staff.remove, { params: { id: user.id } }, { as })
    expect((await log()).map(({ kind, what }) => `${kind} ${what}`)).toEqual(
      expect.arrayContaining(['role-taken clerk', 'role-given clerk']),
    )
  })

  it('that comes with a new account is one', async () => {
    const made = await world.call(
      users.create,
      {
        body: {
          email: 'second-admin@example.com',
          first_name: 'Bea',
          last_name: 'Cruz',
          roles: ['customer', 'admin'],
          send_link: true,
        },
      },
      { as: admin.as },
    )
    expect(await logOf(made)).toContainEqual({ kind: 'role-given', what: 'admin', by: admin.id, of: made.id })
  })

  it('whose change is refused is none', async () => {
    await world.ask(
      users.update,
      { params: { id: admin.id }, body: { roles: ['customer'] } },
      { as: admin.as },
    )
    expect(
      (await read({ kind: 'role-taken', user_id: admin.id })).data.filter(
        ({ account_id }) => account_id === null,
      ),
    ).toEqual([])
  })
})

describe('an export', () => {
  it('of a report, of one’s data, of a list and of this log is one, with what it was and nothing of what was asked', async () => {
    const seller = await aSeller(world, await aPharmacy(world))
    const as = await world.signIn(seller)
    await world.call(
      salesReport.export,
      { query: { from: '2026-11-01', to: '2026-11-02', by: 'day' } },
      { as },
    )
    await world.call(ownData.read, {}, { as })
    const saving = { as, headers: { [EXPORT_HEADER]: '1' } }
    await world.ask(orders.list, { query: { page: 1 } }, saving)
    expect((await logOf(seller)).map(({ kind, what }) => `${kind} ${what}`).sort()).toEqual([
      'exported orders',
      'exported own-data',
      'exported sales-report',
    ])
    await world.ask(securityLog.list, { query: { keyword: 'Somebody' } }, { ...saving, as: admin.as })
    const [own] = (await read({ user_id: admin.id, kind: 'exported' })).data
    expect(own).toMatchObject({ what: 'security-log', count: 1 })
    expect(JSON.stringify(own)).not.toContain('Somebody')
  })

  it('that is refused is a refusal alone', async () => {
    const user = await aUser(world)
    await world.ask(
      securityLog.list,
      { query: {} },
      { as: await world.signIn(user), headers: { [EXPORT_HEADER]: '1' } },
    )
    expect((await logOf(user)).map(({ kind, what }) => `${kind} ${what}`)).toEqual([
      'denied GET /api/security-log',
    ])
  })
})

describe('the log', () => {
  it('is filtered by who, kind, network and day', async () => {
    const user = await aUser(world, { first_name: 'Zenaida', last_name: 'Quizon' })
    const from = async (remoteAddress: string) =>
      world.app.inject({
        method: 'POST',
        url: session.login.path,
        payload: { email: user.email, password: 'wrong' },
        remoteAddress,
      })
    await from('198.51.100.9')
    await from('2001:db8:77:1::5')
    await login(user.email)
    const kindsOf = async (query: object) =>
      (await read({ keyword: 'zenaida quizon', ...query })).data.map(({ network }) => network)
    expect(await kindsOf({})).toHaveLength(3)
    expect(await kindsOf({ kind: 'sign-in-failed' })).toEqual(['2001:db8:77::/48', '198.51.100.0/24'])
    expect(await kindsOf({ network: '198.51.100.200' })).toEqual(['198.51.100.0/24'])
    expect(await kindsOf({ network: '2001:db8:77::/48' })).toEqual(['2001:db8:77::/48'])
    await world.db.sql.query('alter table security_events disable trigger user')
    await world.db.sql.query(
      "update security_events set created_at = '2026-03-01T15:59:59Z' where network = '198.51.100.0/24'",
    )
    await world.db.sql.query('alter table security_events enable trigger user')
    // Manila's day begins at four in the afternoon
    expect(await kindsOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual(['198.51.100.0/24'])
    expect(await kindsOf({ from: '2026-03-02', to: '2026-03-02' })).toEqual([])
    const { data } = await read({ keyword: 'zenaida quizon', kind: 'sign-in' })
    expect(data).toMatchObject([{ user_name: 'Zenaida Quizon', account_id: null }])
  })

  it('has pages, and counts', async () => {
    const { data, total, total_is_capped } = await read({ per_page: 10, page: 2 })
    expect([data.length, total > 20, total_is_capped]).toEqual([10, true, false])
    const ids = new Set([...data, ...(await read({ per_page: 10, page: 1 })).data].map(({ id }) => id))
    expect(ids.size).toBe(20)
  })
})
