import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database'
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

// every migration before version 1.0 as it was, what Drizzle wrote of each, and a few rows
const BEFORE = gunzipSync(
  readFileSync(path.join(import.meta.dirname, 'fixtures/before-first.sql.gz')),
).toString()

const SCHEMA = `
  select 'column' as kind, concat_ws(' ', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
    a.attidentity, a.attgenerated, a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid)) as text
  from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on (d.adrelid, d.adnum) = (c.oid, a.attnum)
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  union all select 'table', concat_ws(' ', relkind, relname, reloptions, relpersistence) from pg_class
  where relnamespace = 'public'::regnamespace
  union all select 'index', indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint', concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select 'trigger', concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  union all select 'function', pg_get_functiondef(oid) from pg_proc p where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'extension', extname from pg_extension
  union all select 'sequence', concat_ws(' ', sequencename, data_type, start_value, max_value, increment_by, cycle)
  from pg_sequences where schemaname = 'public'
  order by 1, 2`

const schemaOf = async ({ db }: TestDatabase) => (await db.sql.query(SCHEMA)).rows
const booksOf = async ({ db }: TestDatabase) =>
  (
    await db.sql.query<{ hash: string; created_at: number }>(
      'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
    )
  ).rows

describe('a database from before version 1.0', () => {
  let old: TestDatabase
  beforeEach(async () => {
    old = await createTestDatabase({ isBare: true })
    await old.db.sql.query(BEFORE)
  })
  afterEach(() => old.close())

  it('is adopted with what it holds, and is then like a new one', async () => {
    await migrate(old.db)
    expect(await booksOf(old)).toEqual(await booksOf(database))
    const schema = await schemaOf(old)
    expect(schema).toEqual(await schemaOf(database))
    expect(schema.length).toBeGreaterThan(500)
    const { rows } = await old.db.sql.query(
      'select u.first_name, p.name, i.quantity, u.roles from users u, products p join inventories i on i.product_id = p.id',
    )
    expect(rows).toEqual([{ first_name: 'Ana', name: 'Gaas', quantity: 3, roles: ['customer'] }])
    await migrate(old.db)
    expect(await booksOf(old)).toEqual(await booksOf(database))
  })

  it('is refused as it stands where it lacks one of its migrations, and told what to do', async () => {
    await old.db.sql.query(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    )
    const before = [await booksOf(old), await schemaOf(old)]
    await expect(migrate(old.db)).rejects.toThrow(
      /^The database was left by a version before 1\.0 .*start that once/,
    )
    expect([await booksOf(old), await schemaOf(old)]).toEqual(before)
  })
})
