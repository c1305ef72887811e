import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { migrate } from './migrate'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.close())

it('lets one server at a time look whether the database is empty and fill it', async () => {
  let isFilled = false
  let filled = 0
  const fill = async () => {
    if (isFilled) return 'there'
    filled++
    await database.db.sql.query('select pg_sleep(0.2)')
    isFilled = true
    return 'filled'
  }
  const answers = await Promise.all([1, 2, 3].map(() => migrate(database.db, fill)))
  expect(filled).toBe(1)
  expect(answers.sort()).toEqual(['filled', 'there', 'there'])
})

it('lets the next one in after a failure', async () => {
  await expect(migrate(database.db, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  expect(await migrate(database.db, () => Promise.resolve('done'))).toBe('done')
})
