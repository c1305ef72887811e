import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { carrying } from '../lib/asking'
import { hearStatements, nameOf, type Statement } from './statements'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.close())

let heard: Statement[]
let stop: () => void
beforeEach(() => {
  heard = []
  stop = hearStatements((statement) => void heard.push(statement))
})
afterEach(() => stop())

const asked = <T>(requestId: string, work: () => Promise<T>) => carrying({ language: 'en', requestId }, work)

it('tells of each statement with its request, though all wait for the same connections', async () => {
  const { db } = database
  const ids = Array.from({ length: 25 }, (_, at) => `request ${at}`)
  const name = (id: string) => `sleep_of_${id.replace(' ', '_')}_for_0`
  await Promise.all(
    ids.map((id) => asked(id, () => db.sql.query({ name: name(id), text: 'select pg_sleep(0.02)' }))),
  )
  expect(heard.map((one) => [one.requestId, one.name])).toHaveLength(25)
  for (const id of ids)
    expect(heard.filter((one) => one.requestId === id).map((one) => one.name)).toEqual([
      name(id).replace(/_0$/, ''),
    ])
})

it('tells of a transaction and of what failed in it, and never of what was handed over', async () => {
  const failing = asked('one', () =>
    database.db.transaction(async ({ sql, orm }) => {
      await orm.query.users.findFirst()
      await sql.query('insert into nowhere values ($1)', ['a secret'])
    }),
  )
  await expect(failing).rejects.toThrow('nowhere')
  expect(heard.map(({ name, requestId, error }) => [name, requestId, error === null])).toEqual([
    ['begin', 'one', true],
    ['select users', 'one', true],
    ['insert nowhere', 'one', false],
    ['rollback', 'one', true],
  ])
  expect(JSON.stringify(heard)).not.toContain('secret')
})

it('tells nothing once nobody hears', async () => {
  stop()
  await database.db.sql.query('select 1')
  expect(heard).toEqual([])
})

it.each([
  ['select * from orders where id = $1', 'select orders'],
  ['update "users" set name = $1', 'update users'],
  ['savepoint attempt', 'savepoint'],
  [{ text: 'select 1', name: 'search_12' }, 'search'],
])('calls %j %s', (query, name) => expect(nameOf(query)).toBe(name))
