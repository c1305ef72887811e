// How long a backup and a restore take, and how large a backup is: `npm run backup-scale -- [--products 100000]
// [--offers 5] [--pictures 1000] [--data <folder>] [--into <DATABASE_URL>]`. Makes a catalogue up in a built-in database
// of its own, backs it up, and restores it into a second one or the empty database named; deletes
// its folder afterwards.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { madeUpPharmacies, madeUpProducts } from '@botika/demo'
import { openStore } from '../../server/src/app/commands/store'
import { importRepository } from '../../server/src/ingest/import-repository'
import { offersRepository } from '../../server/src/ingest/offers-repository'
import { makeFileStores, migrate, readEnv, restoreBackup, writeBackup } from '../../server/src/platform'
import { refreshSearch } from '../../server/src/search/engine/repository'
import { deleteDataFolder } from './data-folder'
import { option } from './options'

const products = Number(option('products', '100000'))
const offers = Number(option('offers', '5'))
const pictures = Number(option('pictures', '1000'))
const into = option('into', '')
const folder = mkdtempSync(path.join(option('data', tmpdir()), 'botika-backup-scale-'))
chmodSync(folder, 0o711)
const PHARMACIES = 1_000
const PICTURE_BYTES = 60_000
const BATCH = 1_000

const say = () => {}
const backup = path.join(folder, 'backup')

function home(name: string) {
  const BOTIKA_DATA = path.join(folder, name)
  mkdirSync(BOTIKA_DATA)
  return readEnv({ BOTIKA_DATA })
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const done = await work()
  console.log(`${name.padEnd(34)}${((performance.now() - started) / 1_000).toFixed(1)} s`)
  return done
}

function* inBatches<T>(all: Iterable<T>): Generator<T[]> {
  let batch: T[] = []
  for (const one of all) {
    batch.push(one)
    if (batch.length === BATCH) yield batch.splice(0)
  }
  yield batch
}

try {
  const env = home('shop')
  const store = await openStore({ env, say })
  const stores = makeFileStores(env)
  await timed(`${products} products × ${offers} offers made`, async () => {
    await migrate(store.db)
    const repository = importRepository(store.db, { reviewedBy: 0 })
    for (const batch of inBatches(madeUpPharmacies(PHARMACIES))) await repository.write('pharmacies', batch)
    for (const batch of inBatches(madeUpProducts(products))) await repository.write('products', batch)
    const sampled = offersRepository(store.db)
    await sampled.guessPopularity()
    await sampled.addSampleLicences()
    await sampled.add(offers, await sampled.pharmacies(), say)
    await refreshSearch(store.db, 'all')
    for (let n = 0; n < pictures; n++)
      await stores.pictures.put(
        `${randomBytes(16).toString('hex')}.webp`,
        randomBytes(PICTURE_BYTES),
        'image/webp',
      )
  })
  const [size] = (
    await store.db.sql.query<{ mb: number }>('select (pg_database_size(current_database()) / 1e6)::int as mb')
  ).rows
  const made = await timed('backup', () => writeBackup({ db: store.db, stores, folder: backup, say }))
  await store.close()

  const target = into ? { ...home('restored'), DATABASE_URL: into } : home('restored')
  const other = await openStore({ env: target, say })
  await timed(into ? 'restore into the named database' : 'restore', () =>
    restoreBackup({
      db: other.db,
      stores: makeFileStores(target),
      folder: backup,
      mayReplace: false,
      say,
    }),
  )
  await other.close()
  console.log(
    `database ${size?.mb} MB; backup ${(made.bytes / 1e6).toFixed(1)} MB, of it ${((pictures * PICTURE_BYTES) / 1e6).toFixed(1)} MB pictures; ${made.rows} rows, ${made.files} files; most memory ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB`,
  )
} finally {
  for (const name of ['shop', 'restored']) deleteDataFolder(path.join(folder, name))
  deleteDataFolder(folder)
}
