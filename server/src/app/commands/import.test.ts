import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { dirtyListCsv, stockCatalogue } from '../../testing/dirty-list'
import { anAdmin } from '../../testing/makers'
import { run } from './import'

let store: TestDatabase
let folder: string
let said: string[]
beforeEach(async () => {
  store = await createTestDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'botika-command-'))
  writeFileSync(path.join(folder, 'dirty.csv'), dirtyListCsv())
  said = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  vi.stubEnv('BOTIKA_DATA', path.join(folder, 'data'))
  vi.stubEnv('DATABASE_URL', store.connectionString)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
  await store.close()
})

/** Runs the command over the list; its report row by row, and what it says of the sums. */
async function imported(...options: string[]) {
  said = []
  const report = path.join(folder, 'report.csv')
  rmSync(report, { force: true })
  await run(['products', path.join(folder, 'dirty.csv'), '--report', report, ...options])
  return {
    report: existsSync(report) ? readFileSync(report, 'utf8') : '',
    reasons: said.filter((line) => /^ {2}· {3}/.test(line)),
  }
}
const products = async () => (await store.db.sql.query('select * from products order by id')).rows

it('reports of a dry run what it then does', async () => {
  await stockCatalogue(store)
  const before = await products()
  const dry = await imported('--dry-run')
  expect(await products()).toEqual(before)
  for (const reason of ['price above cap', 'ambiguous', 'duplicate product'])
    expect(dry.report).toContain(reason)
  const real = await imported()
  expect([dry.report, dry.reasons]).toEqual([real.report, real.reasons])
  // and of the same list again, as it is known by now
  const [dryAgain, realAgain] = [await imported('--dry-run'), await imported()]
  expect([dryAgain.report, dryAgain.reasons]).toEqual([realAgain.report, realAgain.reasons])
})

it.each([
  ['a data folder without a database', () => vi.stubEnv('DATABASE_URL', '')],
  ['an empty database', () => store.db.sql.query('drop schema public cascade; create schema public')],
])('says that a dry run knows no caps and products, of %s, and makes none', async (_, empty) => {
  await empty()
  await imported('--dry-run')
  expect(said).toContain(
    '  · There is no database to read yet: price caps, and products that the catalogue has already, are not known',
  )
  expect(existsSync(path.join(folder, 'data', 'postgres'))).toBe(false)
})

it('asks for the tables of this version, where a dry run finds older ones', async () => {
  await store.db.sql.query('alter table price_caps rename column cap to old_cap')
  await expect(imported('--dry-run')).rejects.toThrow(
    'The database is of an older version. Start the server once, or import without --dry-run: both bring it up to date.',
  )
})

it('puts new products into the review queue, unless an admin has approved the file', async () => {
  const file = path.join(folder, 'new.csv')
  writeFileSync(
    file,
    [
      'SKU,Brand,Generic Name,Strength,Dosage Form,SRP,Qty,Prescription',
      'N1,,Cetirizine,10 mg,Tablet,5,10,',
      'N2,,Amoxicillin,500 mg,Capsule,9,10,no',
      'N3,Cozaar X,Paracetamol,500 mg,Tablet,5,10,',
    ].join('\n'),
  )
  const standing = async () => {
    const { rows } = await store.db.sql.query<{
      generic_name: string
      is_prescription: boolean
      review: string
    }>('select generic_name, is_prescription, review from products order by id')
    return rows.map((one) => [one.generic_name, one.is_prescription, one.review])
  }
  await run(['products', file])
  expect((await standing()).map(([, , review]) => review)).toEqual(['waiting', 'waiting', 'waiting'])
  await expect(run(['products', file, '--reviewed-by', 'nobody@botika.test'])).rejects.toThrow(
    'There is no admin with the email nobody@botika.test.',
  )
  const admin = await anAdmin(store)
  await store.db.sql.query('delete from products')
  await run(['products', file, '--reviewed-by', admin.email.toUpperCase()])
  // what the file says of amoxicillin, and of a brand of losartan, contradicts what is known
  expect(await standing()).toEqual([
    ['Cetirizine', expect.any(Boolean), null],
    ['Amoxicillin', true, 'waiting'],
    ['Paracetamol', true, 'waiting'],
  ])
  const { rows } = await store.db.sql.query<{ user_id: number; changes: unknown }>(
    "select user_id, changes from audit_entries where action = 'import'",
  )
  expect(rows).toEqual([{ user_id: admin.id, changes: { file: 'new.csv', added: 3, changed: 0 } }])
})
