import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database'
import * as tables from '.'

const META = path.join(import.meta.dirname, 'migrations/meta')
const newest = readdirSync(META)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
  .at(-1) as string
const snapshot = JSON.parse(readFileSync(path.join(META, newest), 'utf8')) as Snapshot

interface Snapshot {
  tables: Record<string, Record<'indexes' | 'checkConstraints' | 'foreignKeys' | 'uniqueConstraints', object>>
}

// what tables need comes before what needs tables
const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.sql'))
  .sort((a, b) => Number(b === 'functions.sql') - Number(a === 'functions.sql'))

let test: TestDatabase
beforeAll(async () => void (test = await createTestDatabase()))
afterAll(() => test.close())

const texts = async (sql: string) =>
  (await test.db.sql.query<{ text: string }>(sql)).rows.map(({ text }) => text).sort()

const OURS = `pronamespace = current_schema()::regnamespace
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`
const FUNCTIONS = `select pg_get_functiondef(p.oid) as text from pg_proc p where ${OURS}`
const TRIGGERS = 'select pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal'

describe('the schema beside the tables', () => {
  it('has every table, column, index and constraint that the newest snapshot has', async () => {
    const now = generateDrizzleJson({ ...tables }, undefined, undefined)
    expect(await generateMigration(snapshot as never, now)).toEqual([])
  })

  it('has every index and constraint that migrations made', async () => {
    const named = (part: keyof Snapshot['tables'][string]) =>
      Object.values(snapshot.tables).flatMap((table) => Object.keys(table[part]))
    expect(
      await texts(`select conname as text from pg_constraint
        where connamespace = current_schema()::regnamespace and contype in ('c', 'f', 'u')`),
    ).toEqual([...named('checkConstraints'), ...named('foreignKeys'), ...named('uniqueConstraints')].sort())
    expect(
      await texts(`select relname as text from pg_class join pg_index i on i.indexrelid = pg_class.oid
        where relnamespace = current_schema()::regnamespace
          and not exists (select from pg_constraint where conindid = pg_class.oid)`),
    ).toEqual(named('indexes').sort())
  })

  it('has the functions and triggers that migrations made, and no others', async () => {
    const made = { functions: await texts(FUNCTIONS), triggers: await texts(TRIGGERS) }
    const drops = await texts(`
      select format('drop trigger %I on %s', tgname, tgrelid::regclass) as text from pg_trigger where not tgisinternal
      union all
      select format('drop function %s', p.oid::regprocedure) from pg_proc p where ${OURS}
        and not exists (select from pg_depend where refobjid = p.oid and classid = 'pg_attrdef'::regclass)`)
    // functions last: triggers need them
    for (const drop of drops.sort().reverse()) await test.db.sql.query(drop)
    for (const file of files)
      await test.db.sql.query(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    expect(await texts(FUNCTIONS)).toEqual(made.functions)
    expect(await texts(TRIGGERS)).toEqual(made.triggers)
    expect(made.triggers.length).toBeGreaterThan(10)
  })
})
