import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database'
import { anOrder } from '../../../testing/makers'
import { makeWorld } from '../../../testing/world'

// the schema of the release before this one (1.0.0), as one file: its servers go on selling while an upgrade is under way
const PREVIOUS = path.join(import.meta.dirname, '../../../schema/migrations/0000_first.sql')

// what a trigger fills in for a server that does not know the column; each has a test below
const FILLED_IN = ['seller_orders.is_vat_registered']

interface Column {
  name: string
  type: string
  is_required: boolean
  has_value: boolean
}

const COLUMNS = `
  select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as is_required, a.atthasdef or a.attidentity <> '' as has_value
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`

const columnsOf = async ({ db }: TestDatabase) =>
  new Map(
    (await db.sql.query<Column & { [key: string]: unknown }>(COLUMNS)).rows.map((row) => [row.name, row]),
  )

let previous: TestDatabase
let current: TestDatabase
let before: Awaited<ReturnType<typeof columnsOf>>
let now: Awaited<ReturnType<typeof columnsOf>>

beforeAll(async () => {
  previous = await createTestDatabase({ isBare: true })
  current = await createTestDatabase()
  for (const statement of readFileSync(PREVIOUS, 'utf8').split('--> statement-breakpoint'))
    await previous.db.sql.query(statement)
  before = await columnsOf(previous)
  now = await columnsOf(current)
})
afterAll(async () => {
  await previous.close()
  await current.close()
})

it('keeps every table and column that the previous release reads', () => {
  expect(before.size).toBeGreaterThan(300)
  const gone = [...before.values()].filter(({ name, type }) => now.get(name)?.type !== type)
  expect(gone).toEqual([])
})

it('takes every row that the previous release writes', () => {
  const tables = new Set([...before.keys()].map((name) => name.split('.')[0]))
  const missing = [...now.values()].filter(
    ({ name, is_required, has_value }) =>
      tables.has(name.split('.')[0]) &&
      is_required &&
      !has_value &&
      !before.has(name) &&
      !FILLED_IN.includes(name),
  )
  expect(missing).toEqual([])
  const stricter = [...before.values()].filter(
    ({ name, is_required }) => !is_required && now.get(name)?.is_required,
  )
  expect(stricter).toEqual([])
})

it('notes the VAT registration of a pharmacy for a server that does not', async () => {
  const world = await makeWorld()
  try {
    const { id } = await anOrder(world)
    const sql = `insert into seller_orders (order_id, pharmacy_id, subtotal, total)
      select order_id, pharmacy_id, 0, 0 from seller_orders where order_id = $1 limit 1
      returning is_vat_registered`
    const registered = async (is: boolean) => {
      await world.db.sql.query('update pharmacies set is_vat_registered = $1', [is])
      return (await world.db.sql.query(sql, [id])).rows
    }
    expect(await registered(false)).toEqual([{ is_vat_registered: false }])
    expect(await registered(true)).toEqual([{ is_vat_registered: true }])
  } finally {
    await world.close()
  }
})
