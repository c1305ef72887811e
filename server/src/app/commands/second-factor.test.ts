import { session } from '@botika/common/session/endpoints'
import { users } from '@botika/common/users/endpoints'
import { eq } from 'drizzle-orm'
import { URI } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { auditEntries } from '../../schema'
import { emailsTo } from '../../testing/emails-to'
import { PASSWORD } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'
import { hashPassword } from '../../platform'
import { run as createAdmin } from './create-admin'
import { run as resetSecondFactor } from './reset-second-factor'

let world: World
beforeAll(async () => void (world = await makeWorld({ BOTIKA_URL: 'https://botika.example' })))
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

const login = (email: string, otp?: string) =>
  world.ask(session.login, { body: { email, password: PASSWORD, ...(otp ? { otp } : {}) } })

it('creates an admin with a second factor, and takes it away where its device is lost', async () => {
  const email = 'ada@example.com'
  await createAdmin(['--email', email, '--name', 'Ada Reyes'])
  const printed = said.join('\n')
  const [uri = ''] = /otpauth:\S+/.exec(printed) ?? []
  const codes = printed.match(/\b(\d{4}-){4}\d{4}\b/g) ?? []
  expect(codes).toHaveLength(10)
  expect(printed).toContain('▀')
  await world.db.sql.query('update users set password_hash = $1 where email = $2', [
    await hashPassword(PASSWORD),
    email,
  ])
  expect(await login(email)).toMatchObject({ status: 401, json: { code: 'otp_required' } })
  const { access_token: as } = (await login(email, URI.parse(uri).generate())).json as {
    access_token: string
  }
  expect((await world.ask(users.list, {}, { as })).status).toBe(200)
  // made an admin again, the codes stay
  said = []
  await createAdmin(['--email', email, '--name', 'Ada Reyes'])
  expect(said.join('\n')).not.toContain('otpauth:')
  await world.db.sql.query(
    'update users set password_hash = $1, email_confirmed_at = now() where email = $2',
    [await hashPassword(PASSWORD), email],
  )

  const { json } = await login(email, codes[0])
  await resetSecondFactor(['--email', email.toUpperCase()])
  expect(
    (await world.ask(session.user, {}, { as: (json as { access_token: string }).access_token })).status,
  ).toBe(401)
  const after = (await login(email)).json as { access_token: string }
  expect(await world.ask(users.list, {}, { as: after.access_token })).toMatchObject({
    status: 403,
    json: { code: 'second_factor_required' },
  })
  const written = await world.db.orm
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'reset-second-factor'))
  expect(written).toHaveLength(1)
  expect((await emailsTo(world, email)).map(({ kind }) => kind)).toContain('second_factor_off')
})

it('takes nothing from whom it does not find', async () => {
  await expect(resetSecondFactor(['--email', 'nobody@example.com'])).rejects.toThrow('There is no account')
  await expect(resetSecondFactor([])).rejects.toThrow('--email')
  await createAdmin(['--email', 'ben@example.com', '--name', 'Ben Cruz'])
  await resetSecondFactor(['--email', 'ben@example.com'])
  await expect(resetSecondFactor(['--email', 'ben@example.com'])).rejects.toThrow('no two-step login')
})
