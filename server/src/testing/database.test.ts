import { describe, expect, it } from 'vitest'
import { createTestDatabase } from './database'

describe('a test database', () => {
  it('is migrated, and what one test writes another does not see', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
    try {
      await one.db.pool.query('create table only_here (id int)')
      const tables = `select count(*)::int as n from information_schema.tables where table_schema = 'public'`
      const count = async ({ db }: typeof one) => (await db.pool.query<{ n: number }>(tables)).rows[0]?.n ?? 0
      expect(await count(other)).toBeGreaterThan(10)
      expect(await count(one)).toBe((await count(other)) + 1)
    } finally {
      await Promise.all([one.close(), other.close()])
    }
  })
})
