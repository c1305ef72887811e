import { migrate, readEnv, CliError } from '../../platform'
import { build, run as change, sql } from '../../platform/db/query'
import {
  type ImportKind,
  importRepository,
  type ImportRepository,
  offersRepository,
  type RecordOf,
} from '../../ingest'
import { refreshSearch } from '../../search'
import { loadDemo } from './demo'
import { progressLine } from './progress'
import { openStore } from './store'

const BATCH = 1_000
const say = (line: string) => console.log(`  · ${line}`)
const number = (value: number) => value.toLocaleString('en-PH')

/** `bench-data [--products 100000] [--offers 10] [--pharmacies 5000]`: a made-up catalogue to measure on. */
export async function run(words: string[]): Promise<void> {
  const asked = readCounts(words)
  const env = readEnv()
  if (env.isProduction && env.DATABASE_URL && !/bench|test/i.test(env.DATABASE_URL)) {
    throw new CliError(
      'This fills a database with a made-up catalogue: its name must hold "bench" or "test".',
    )
  }
  const store = await openStore({ env, say, join: true })
  try {
    await migrate(store.db)
    const { madeUpPharmacies, madeUpProducts } = await loadDemo()
    const repository = importRepository(store.db, { reviewedBy: 0 })
    await write(repository, 'pharmacies', madeUpPharmacies(asked.pharmacies))
    await write(repository, 'products', madeUpProducts(asked.products))
    await store.db.transaction(async (tx) => {
      // nobody knows made-up substances, so the importer has all of them on prescription, which no made-up pharmacy may sell
      const products = build.updateTable('products').where((p) => p(sql<number>`${p.ref('id')} % 10`, '<', 3))
      await change(tx, products.set({ is_prescription: false, prescription_basis: 'register' }))
      await change(
        tx,
        build.updateTable('pharmacies').set((p) => ({ prescriptions_until: p.ref('license_expires_on') })),
      )
    })
    const offers = offersRepository(store.db)
    await offers.guessPopularity()
    const progress = progressLine()
    const added = await offers.add(asked.offers, await offers.pharmacies(), (count) =>
      progress.show(`${number(count)} offers made up`),
    )
    progress.end()
    say(`${number(added)} offers made up`)
    await refreshSearch(store.db, 'all')
    say('Search is fresh')
  } finally {
    await store.close()
  }
}

async function write<Kind extends ImportKind>(
  repository: ImportRepository,
  kind: Kind,
  records: Iterable<RecordOf[Kind]>,
) {
  const progress = progressLine()
  let total = 0
  let batch: RecordOf[Kind][] = []
  const flush = async () => {
    await repository.write(kind, batch)
    total += batch.length
    batch = []
    progress.show(`${number(total)} ${kind}`)
  }
  for (const record of records) {
    batch.push(record)
    if (batch.length === BATCH) await flush()
  }
  await flush()
  progress.end()
  say(`${number(total)} ${kind}`)
}

function readCounts(words: string[]) {
  const counts = { products: 100_000, offers: 10, pharmacies: 5_000 }
  for (let index = 0; index < words.length; index += 2) {
    const name = (words[index] ?? '').replace(/^--/, '')
    const count = Number(words[index + 1])
    if (!Object.hasOwn(counts, name) || !Number.isInteger(count) || count < 1)
      throw new CliError('bench-data [--products 100000] [--offers 10] [--pharmacies 5000]')
    counts[name as keyof typeof counts] = count
  }
  return counts
}
