// Twenty customers at once who order, order again, lose answers, cancel, delete their accounts and are suspended, as
// often as is wanted: no order twice, none for an account that has ended, stock exact.
// `npx tsx bench/src/storm.ts [--runs 1000] [--first 1]`. A built-in database is started for it.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../server/src/platform/db/client'
import { startEmbedded } from '@botika/embedded-postgres'
import { migrate } from '../../server/src/platform/db/startup/migrate'
import { storm } from '../../server/src/testing/storm'
import { worldOn } from '../../server/src/testing/world-on'
import { deleteDataFolder } from './data-folder'
import { option } from './options'

const runs = Number(option('runs', '1000'))
const first = Number(option('first', '1'))
const STEP = 100

const dataFolder = mkdtempSync(path.join(tmpdir(), 'botika-storm-'))
const embedded = await startEmbedded({ dataDir: dataFolder, say: () => {} })
const db = openDatabase(embedded.connectionString)
await migrate(db)
const world = await worldOn({ db, connectionString: embedded.connectionString, close: () => db.close() })

const sums = { placed: 0, lost: 0, cancelled: 0, deleted: 0, suspended: 0, refused: 0 }
const faults: string[] = []
const started = performance.now()
for (let seed = first; seed < first + runs; seed++) {
  const { faults: wrong, ...counts } = await storm(world, seed)
  faults.push(...wrong)
  for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += counts[name]
  const done = seed - first + 1
  if (done % STEP === 0 || done === runs)
    console.log(
      `${done} runs in ${((performance.now() - started) / 1000).toFixed(0)} s: ${sums.placed} orders, ${sums.lost} answers lost, ${sums.cancelled} cancelled, ${sums.deleted} accounts deleted, ${sums.suspended} suspended, ${sums.refused} refused for that, ${faults.length} faults`,
    )
}
for (const fault of faults) console.log(`  ${fault}`)
if (faults.length > 0) process.exitCode = 1
await world.close()
await embedded.stop()
deleteDataFolder(dataFolder)
