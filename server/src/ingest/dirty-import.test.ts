import { parse } from 'csv-parse/sync'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueRepository } from './catalogue-repository'
import { createTestDatabase, type TestDatabase } from '../testing/database'
import { dirtyList, dirtyListCsv, stockCatalogue, wrongOutcomes } from '../testing/dirty-list'
import { importTable, type Tally } from './importer'
import { sourceFor } from './sources'
import { readPlaces } from './places'
import { Report } from './report'
import { importRepository } from './import-repository'
import { openTable } from './table'

let store: TestDatabase
let folder: string
let tally: Tally
/** What the report says of each line of the file. */
let reasons: Map<number, string[]>

async function importDirtyList(): Promise<Tally> {
  const file = path.join(folder, 'dirty.csv')
  writeFileSync(file, dirtyListCsv())
  const table = await openTable(file)
  const report = new Report(path.join(folder, 'report.csv'))
  const done = await importTable({
    table,
    source: sourceFor('products', table.header),
    report,
    reference: { places: await readPlaces(), catalogue: catalogueRepository(store.db) },
    repository: importRepository(store.db),
  })
  await report.close()
  return done
}

beforeAll(async () => {
  store = await createTestDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'botika-dirty-'))
  await stockCatalogue(store)
  tally = await importDirtyList()
  reasons = new Map()
  const report = parse(readFileSync(path.join(folder, 'report.csv'), 'utf8'), {
    columns: true,
    bom: true,
    relax_quotes: true,
  }) as { line: string; reason: string }[]
  for (const { line, reason } of report)
    reasons.set(Number(line), [...(reasons.get(Number(line)) ?? []), reason])
}, 60_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await store.close()
})

const HELD = 'to be checked by an administrator (RA 9165)'
const isNote = (reason: string) => reason.startsWith('note: ')
const codesOf = (row: number, isRefusal: boolean) =>
  (reasons.get(row) ?? [])
    .filter((reason) => isNote(reason) !== isRefusal)
    .flatMap((reason) => reason.replace('note: ', '').split(', '))
    .map((words) => (words === HELD ? 'held' : words.replaceAll(' ', '_')))

describe('the dirty list of 300 rows, imported by the command line', () => {
  it('has for each row the outcome that it was labelled with', () => {
    expect(wrongOutcomes((row) => ({ refusals: codesOf(row, true), remarks: codesOf(row, false) }))).toEqual(
      [],
    )
  })

  it('holds what may be a dangerous drug', async () => {
    const { rows } = await store.db.sql.query<{ import_key: string }>(
      'select import_key from products where hold_reason is not null order by id',
    )
    const held = dirtyList().rows.filter(({ label }) => label.outcome === 'held')
    expect(rows.map((row) => row.import_key)).toEqual(held.map(({ cells }) => `file:${cells[0]}`))
  })

  it('makes products that need a prescription and may be discounted as labelled', async () => {
    const { rows } = await store.db.sql.query<Record<string, unknown>>(
      'select import_key, is_prescription, is_sc_discountable from products where import_key is not null',
    )
    const products = new Map(rows.map((product) => [product['import_key'], product]))
    const wrong = dirtyList().rows.flatMap(({ label, cells, line }) => {
      const product = products.get(`file:${cells[0] ?? ''}`)
      if (label.outcome !== 'accepted' || !product) return []
      const isRight =
        product['is_prescription'] === (label.isPrescription ?? product['is_prescription']) &&
        product['is_sc_discountable'] === (label.isDiscountable ?? product['is_sc_discountable'])
      return isRight ? [] : [`${JSON.stringify(product)} <> ${line}`]
    })
    expect(wrong).toEqual([])
  })

  it('changes nothing when it is imported again', async () => {
    const again = await importDirtyList()
    expect(again).toMatchObject({ added: 0, changed: 0, skipped: tally.skipped })
  })
})
