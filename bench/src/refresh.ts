// What a refresh of the search costs here and in another checkout, in pairs on one database: `BOTIKA_DATA=… npx tsx
// bench/src/refresh.ts --other ../main [--pairs 30]`. It writes: give it a copy of a folder filled by `npm run bench-data`.
import { startEmbedded } from '@botika/embedded-postgres'
import path from 'node:path'
import { openDatabase } from '../../server/src/platform/db/client'
import { migrate } from '../../server/src/platform/db/startup/migrate'
import { refreshSearch } from '../../server/src/search/engine/repository'
import { option } from './options'

const BATCH = 500
const pairs = Number(option('pairs', '30'))
const engine = path.resolve(option('other', '../main'), 'server/src/search/engine/repository.ts')
const other = (await import(engine)) as { refreshSearch: typeof refreshSearch }

const store = await startEmbedded({ dataDir: path.resolve(process.env['BOTIKA_DATA'] ?? ''), say: () => {} })
const db = openDatabase(store.connectionString)
try {
  await migrate(db)
  await timed('all, here', () => refreshSearch(db, 'all'))
  const { rows } = await db.sql.query<{ rows: number; size: string }>(
    "select count(*)::int as rows, pg_size_pretty(pg_total_relation_size('price_changes')) as size from price_changes",
  )
  console.log(`changes of prices kept: ${rows[0]?.rows}, ${rows[0]?.size}`)
  for (const what of ['quantity', 'price'] as const) await compare(what)
} finally {
  await db.close()
  await store.stop()
}

/** The same batch of products after a change of every offer, by turns with each. */
async function compare(what: 'quantity' | 'price') {
  const times: Record<'here' | 'other', number[]> = { here: [], other: [] }
  for (let pair = 0; pair < pairs; pair++) {
    const found = await db.sql.query<{ id: number }>(
      'select product_id as id from product_search order by product_id offset $1 limit $2',
      [pair * BATCH, BATCH],
    )
    const ids = found.rows.map(({ id }) => id)
    for (const who of pair % 2 ? (['here', 'other'] as const) : (['other', 'here'] as const)) {
      await db.sql.query(`update inventories set ${what} = ${what} + 1 where product_id = any($1)`, [ids])
      const start = performance.now()
      await (who === 'here' ? refreshSearch : other.refreshSearch)(db, ids)
      times[who].push(performance.now() - start)
    }
  }
  const median = (some: number[]) => some.sort((a, b) => a - b)[Math.floor(some.length / 2)] ?? 0
  const ratios = times.here.map((here, at) => here / (times.other[at] ?? here))
  console.log(
    `${pairs} pairs of ${BATCH} products, every ${what} changed: here ${median([...times.here]).toFixed(0)} ms, other ${median([...times.other]).toFixed(0)} ms, median of the pairs ${median(ratios).toFixed(2)}×`,
  )
}

async function timed(name: string, work: () => Promise<void>) {
  const start = performance.now()
  await work()
  console.log(`${name}: ${((performance.now() - start) / 1_000).toFixed(1)} s`)
}
