import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../platform/lib/env'
import { hashPassword } from '../../platform/sessions/passwords'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { prepareDemo } from './demo'

describe('demo accounts, whose password everybody knows', () => {
  it.each([
    { DATABASE_URL: 'postgresql://db/shop' },
    { BOTIKA_URL: 'https://botika.example' },
    { HOST: '0.0.0.0' },
  ])('are refused where others can reach the server: %o', (settings) => {
    expect(() => readEnv({ ...settings, BOTIKA_DEMO: '1' })).toThrow(/BOTIKA_DEMO: Everybody knows/)
    expect(readEnv(settings).isDemo).toBe(false)
    expect(readEnv({ ...settings, BOTIKA_DEMO: '1', BOTIKA_DEMO_OPEN: '1' }).isDemo).toBe(true)
  })

  it('are there by default for the person at the machine alone', () => {
    expect(readEnv({}).isDemo).toBe(true)
    expect(readEnv({ BOTIKA_DEMO: '0' }).isDemo).toBe(false)
  })
})

describe('a database with demo accounts', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    await database.db.sql.query(
      `insert into users (email, first_name, last_name, roles, password_hash)
       values ('admin@botika.test', 'Ada', 'Reyes', '{customer,admin}', $1)`,
      [await hashPassword('botika-demo')],
    )
  })
  afterAll(() => database.close())

  const open = (settings: Record<string, string> = {}) =>
    prepareDemo({
      env: readEnv({ HOST: '0.0.0.0', BOTIKA_DEMO: '0', ...settings }),
      db: database.db,
      say: () => {},
    })

  it('is not opened to others before their passwords are changed, unless that is allowed', async () => {
    await expect(open()).rejects.toThrow(/^Everybody knows the password of admin@botika.test.*HOST is set/)
    expect(await open({ BOTIKA_DEMO_OPEN: '1' })).toEqual([])
    expect(await open({ HOST: '127.0.0.1' })).toEqual([])
    await database.db.sql.query('update users set password_hash = $1', [
      await hashPassword('a long other one'),
    ])
    expect(await open()).toEqual([])
  })
})
