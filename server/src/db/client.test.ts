import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database'
import { openDatabase } from './client'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.close())

it('outlives a connection that is lost while a transaction waits for something else', async () => {
  const db = openDatabase(database.connectionString)
  const lost = db.transaction(async ({ sql }) => {
    const { rows } = await sql.query<{ pid: number }>('select pg_backend_pid() as pid')
    await database.db.sql.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await sleep(100)
    await sql.query('select 1')
  })
  await expect(lost).rejects.toThrow(/terminated|terminating|not queryable/)
  expect((await db.sql.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await db.close()
})
