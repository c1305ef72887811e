import { categories } from '@botika/common/categories/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database'
import { anAdmin } from '../../../testing/makers'
import { type World, worldOn } from '../../../testing/world-on'
import type { Database } from '../client'
import { withStandbys } from './replicas'

// a database of its own plays the standby: it says how far it is, and has other rows than the primary
const STANDBY = [
  'create schema standby',
  'create table standby.replayed (at pg_lsn not null)',
  "insert into standby.replayed values ('0/1')",
  'create function standby.pg_is_in_recovery() returns boolean language sql as $$ select true $$',
  `create function standby.pg_last_wal_replay_lsn() returns pg_lsn language sql
     as $$ select at from standby.replayed $$`,
  `do $$ begin execute format(
     'alter database %I set search_path = standby, public, pg_catalog', current_database()); end $$`,
  `do $$ begin execute format(
     'alter database %I set default_transaction_read_only = on', current_database()); end $$`,
]

let primary: TestDatabase
let standby: TestDatabase
let db: Database

const replay = (at: string) =>
  standby.db.pool.query(`begin read write; update standby.replayed set at = '${at}'; commit`)
const whoAnswers = () =>
  db.reads.run(async () => {
    const { rows } = await db.sql.query<{ is_standby: boolean }>(
      "select to_regclass('standby.replayed') is not null as is_standby",
    )
    return rows[0]?.is_standby ? 'standby' : 'primary'
  })

beforeAll(async () => {
  primary = await createTestDatabase()
  standby = await createTestDatabase()
  for (const statement of STANDBY) await standby.db.pool.query(statement)
})
beforeEach(async () => {
  await replay('0/1')
  db = withStandbys(primary.db, standby.connectionString)
})
afterAll(async () => {
  await primary.close()
  await standby.close()
})

describe('public reads', () => {
  test('are answered by a standby, and nothing else is', async () => {
    expect(await whoAnswers()).toBe('standby')
    const { rows } = await db.sql.query("select to_regclass('standby.replayed') as there")
    expect(rows).toEqual([{ there: null }])
    const inside = await db.reads.run(() =>
      db.transaction((tx) => tx.sql.query("select to_regclass('standby.replayed') as there")),
    )
    expect(inside.rows).toEqual([{ there: null }])
  })

  test('are answered by the primary from a change on, until the standby has it', async () => {
    expect(await whoAnswers()).toBe('standby')
    const position = await db.reads.mark()
    expect(position).toBeGreaterThan(0)
    expect(await whoAnswers()).toBe('primary')
    await replay('FFFF/0')
    expect(await whoAnswers()).toBe('standby')
  })

  test('wait for a change of another server too, which is news once', async () => {
    const place = 0x1_00_00_00_10
    expect(db.reads.isNews(place)).toBe(true)
    expect(db.reads.isNews(place)).toBe(false)
    expect(db.reads.isNews(place - 1)).toBe(false)
    await replay('1/F')
    expect(await whoAnswers()).toBe('primary')
    await replay('1/10')
    expect(await whoAnswers()).toBe('standby')
  })

  test('are answered by the primary while no standby can be reached', async () => {
    db = withStandbys(primary.db, 'postgres://nobody@127.0.0.1:1/nothing')
    expect(await whoAnswers()).toBe('primary')
    expect(await whoAnswers()).toBe('primary')
  })

  test('that write all the same write to the primary, and the next is read from the standby', async () => {
    await db.reads.run(() =>
      db.sql.query("insert into search_misses (searched_on, keyword) values (now(), 'x')"),
    )
    const { rows } = await primary.db.pool.query('select keyword from search_misses')
    expect(rows).toEqual([{ keyword: 'x' }])
    expect(await whoAnswers()).toBe('standby')
  })
})

describe('two servers', () => {
  let one: World
  let other: World
  const settings = { BOTIKA_WEB: '0' }
  const onStandbys = (): TestDatabase => ({
    ...primary,
    db: withStandbys(primary.db, standby.connectionString),
    close: () => Promise.resolve(),
  })

  beforeAll(async () => {
    one = await worldOn(onStandbys(), settings)
    other = await worldOn(onStandbys(), settings)
  })
  afterAll(async () => {
    await one.close()
    await other.close()
  })

  const names = async (world: World, cookie?: string) => {
    const { json } = await world.ask(categories.list, { query: {} }, { headers: cookie ? { cookie } : {} })
    return (json as { data: { name: string }[] }).data.map(({ name }) => name)
  }

  test('show a change to whoever made it, on each of them, and believe no position that they did not sign', async () => {
    const admin = await one.signIn(await anAdmin(one))
    const made = await one.ask(categories.create, { body: { name: 'Antacids' } }, { as: admin })
    expect(made.status).toBe(201)
    const cookie = String(made.headers['set-cookie']).split(';')[0] ?? ''
    expect(cookie).toMatch(/^botika_position=\d+\./)

    expect(await names(one)).toEqual(['Antacids'])
    expect(await names(other)).toEqual([])
    expect(await names(other, cookie.replace(/=\d+/, '=99999999999999'))).toEqual([])
    expect(await names(other, cookie)).toEqual(['Antacids'])
    // the other server knows now, whoever asks
    expect(await names(other)).toEqual(['Antacids'])
  })
})
