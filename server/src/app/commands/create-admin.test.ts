import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { securityEvents, users } from '../../schema'
import { session } from '@botika/common/session/endpoints'
import { aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'
import { run } from './create-admin'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

let said: string[]
beforeEach(() => {
  said = []
  vi.stubEnv('DATABASE_URL', world.connectionString)
  vi.stubEnv('BOTIKA_SECRET', world.env.BOTIKA_SECRET ?? '')
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const linkFor = async (email: string) => {
  await run(['--email', email, '--name', 'Ada Reyes'])
  return said.find((line) => line.includes('/reset-password#token=')) ?? ''
}

it('tells a new admin of no earlier password, and one who has a password that it is replaced', async () => {
  expect(await linkFor('ada@example.com')).toMatch(/#token=[\w-]+&first$/)
  const { email, id } = await aUser(world)
  said = []
  expect(await linkFor(email)).toMatch(/#token=[\w-]+$/)
  const [admin] = await world.db.orm.select().from(users).where(eq(users.id, id))
  expect(admin?.roles).toContain('admin')
})

it('gives the right to nobody who opened an account with the address and never confirmed it', async () => {
  const { email, id } = await aUser(world, { email_confirmed_at: null })
  const as = await world.signIn({ id })
  const provisional = await aUser(world, { email, holds_email: false, email_confirmed_at: null })
  expect(await linkFor(email)).toMatch(/#token=[\w-]+&first$/)
  expect((await world.ask(session.user, {}, { as })).status).toBe(401)
  const roles = await world.db.orm
    .select({ id: users.id, roles: users.roles, hash: users.password_hash })
    .from(users)
    .where(eq(users.email, email))
    .orderBy(users.id)
  expect(roles).toMatchObject([
    { id, roles: expect.arrayContaining(['admin', 'customer']), hash: null },
    { id: provisional.id, roles: ['customer'] },
  ])
})

it('writes to the security log whom it gave the right to, and nothing where they have it', async () => {
  const eventsOf = (id: number) =>
    world.db.orm
      .select({ kind: securityEvents.kind, by: securityEvents.user_id, what: securityEvents.what })
      .from(securityEvents)
      .where(eq(securityEvents.account_id, id))
  const given = [{ kind: 'role-given', by: null, what: 'admin' }]
  const { email, id } = await aUser(world)
  for (let times = 0; times < 2; times++) {
    await linkFor(email)
    expect(await eventsOf(id)).toEqual(given)
  }
  await linkFor('nina@example.com')
  const [nina] = await world.db.orm.select().from(users).where(eq(users.email, 'nina@example.com'))
  expect(await eventsOf(nina?.id ?? 0)).toEqual(given)
})
