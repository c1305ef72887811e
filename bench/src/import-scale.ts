// Whether an import takes as long for its last rows as for its first: `npm run import-scale -- [--products 100000]
// [--offers 5] [--file products.csv.gz] [--data <folder>]`. Reads a file, or else products that are made up, by the
// import command's own parts into a database of its own, and deletes it afterwards. Ends with 1 where a row of the last
// tenth takes more than one and a half times one of the first, or where search rows are made more than once.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CSV_START, csvLine } from '../../common/src/csv'
import { catalogueRepository } from '../../server/src/ingest/catalogue-repository'
import { openStore } from '../../server/src/app/commands/store'
import { migrate } from '../../server/src/platform/db/startup/migrate'
import { importTable } from '../../server/src/ingest/importer'
import { sourceFor } from '../../server/src/ingest/sources'
import { madeUpPharmacies, madeUpProducts } from '@botika/demo'
import { offersRepository } from '../../server/src/ingest/offers-repository'
import { readPlaces } from '../../server/src/ingest/places'
import { Report } from '../../server/src/ingest/report'
import { importRepository } from '../../server/src/ingest/import-repository'
import { openTable } from '../../server/src/ingest/table'
import { refreshSearch } from '../../server/src/search/engine/repository'
import { deleteDataFolder } from './data-folder'
import { option } from './options'

const MOST_TIMES = 1.5
const count = Number(option('products', '100000'))
const offers = Number(option('offers', '5'))
const folder = mkdtempSync(path.join(option('data', tmpdir()), 'botika-import-scale-'))
const file = option('file', '') || madeUpFile()

/** A price list of made-up products. */
function madeUpFile(): string {
  const heading =
    'SKU,Generic Name,Brand,Strength,Dosage Form,Pack Size,Units per pack,Manufacturer,Rx'.split(',')
  const lines = [CSV_START, csvLine(heading)]
  for (const one of madeUpProducts(count))
    lines.push(
      csvLine([
        one.import_key,
        one.generic_name ?? '',
        one.brand ?? '',
        one.strength ?? '',
        one.dosage_form ?? '',
        `${one.pack_size ?? ''} (${one.import_key})`,
        one.unit_count,
        one.manufacturer ?? '',
        one.is_prescription ? 'Rx' : 'OTC',
      ]),
    )
  const name = path.join(folder, 'products.csv')
  writeFileSync(name, lines.join(''))
  return name
}

/** How long the rows of a phase take, by what it tells of itself. */
function clock(name: string) {
  const started = performance.now()
  const marks: { rows: number; ms: number }[] = [{ rows: 0, ms: 0 }]
  const at = (rows: number): number => {
    const after = Math.max(
      1,
      marks.findIndex((mark) => mark.rows >= rows),
    )
    const [one, other] = [marks[after - 1], marks[after]]
    if (!one || !other) return 0
    return one.ms + ((rows - one.rows) / Math.max(1, other.rows - one.rows)) * (other.ms - one.ms)
  }
  return {
    mark: (rows: number) => void marks.push({ rows, ms: performance.now() - started }),
    tell(): boolean {
      const rows = marks.at(-1)?.rows ?? 0
      const tenth = rows / 10
      const first = at(tenth) / tenth
      const last = (at(rows) - at(rows - tenth)) / tenth
      const isKept = last <= first * MOST_TIMES
      console.log(
        name.padEnd(14) +
          rows.toLocaleString('en-PH').padStart(10) +
          `${(at(rows) / 1_000).toFixed(1)} s`.padStart(10) +
          `${first.toFixed(3)} ms`.padStart(13) +
          `${last.toFixed(3)} ms`.padStart(13) +
          `${(last / first).toFixed(2)}×`.padStart(8) +
          (isKept ? '' : '  missed'),
      )
      return isKept
    },
  }
}

const store = await openStore({
  env: { BOTIKA_DATA: folder, DATABASE_URL: undefined },
  say: () => {},
  join: true,
})
try {
  const { db } = store
  await migrate(db)
  const repository = importRepository(db, { reviewedBy: 0 })
  const made = offersRepository(db)
  await repository.write('pharmacies', [...madeUpPharmacies(2_000)])

  console.log('                    rows      time  first tenth   last tenth')
  const table = await openTable(file)
  const products = clock('products')
  const report = new Report(path.join(folder, 'report.csv'))
  await importTable({
    table,
    source: sourceFor('products', table.header),
    reference: { places: await readPlaces(), catalogue: catalogueRepository(db) },
    repository,
    report,
    onBatch: ({ read }) => products.mark(read),
  })
  await report.close()
  const all = [products.tell()]

  await made.guessPopularity()
  const offered = clock('offers')
  await made.add(offers, await made.pharmacies(), (added) => offered.mark(added))
  all.push(offered.tell())

  const searched = clock('search rows')
  await refreshSearch(db, 'all', (done) => searched.mark(done))
  all.push(searched.tell())

  const { rows } = await db.sql.query<{ products: number; made: number; queued: number }>(
    `select (select count(*)::int from product_search) as products,
       (select (n_tup_ins + n_tup_upd)::int from pg_stat_user_tables where relname = 'product_search') as made,
       (select count(*)::int from search_queue) as queued`,
  )
  const [found] = rows
  console.log(
    `search rows made ${found?.made} times for ${found?.products} products; still queued: ${found?.queued}`,
  )
  console.log(`most memory used: ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB`)
  process.exitCode = all.every(Boolean) && found?.made === found?.products && found?.queued === 0 ? 0 : 1
} finally {
  await store.close()
  deleteDataFolder(folder)
}
