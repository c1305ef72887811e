// 10,000 alerts on one price that falls: when all are sent, whether each once, and the list of products meanwhile:
// `BOTIKA_DATA=… npx tsx bench/src/price-alerts.ts [--alerts 10000] [--port 3999]`. Fill the folder with `npm run bench-data`;
// emails are written into it, and it is left with the alerts.
import { DataFolderInUse, startEmbedded } from '@botika/embedded-postgres'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../server/src/platform/db/client'
import { option } from './options'
import { target } from './server'
import { openShop } from './shop'

const MOST_SECONDS = 60
const MOST_TIMES = 1.3
const alerts = Number(option('alerts', '10000'))
const mark = `alert-${Date.now().toString(36)}`

const server = await target()
const db = openDatabase(await joined())
const shop = openShop(server.url, 1)
try {
  for (let left = 1; left > 0; await sleep(1_000)) {
    const queue = await db.sql.query<{ left: number }>('select count(*)::int as left from search_queue')
    left = queue.rows[0]?.left ?? 0
  }
  const { rows } = await db.sql.query<{ product_id: number; inventory_id: number }>(
    `select s.product_id, s.inventory_id from product_search s join products p on p.id = s.product_id
     where s.in_stock and s.min_price > 100 and p.review is null and p.drug_class = 'ordinary'
     order by s.popularity desc, s.product_id limit 1`,
  )
  const { product_id, inventory_id } = rows[0] ?? { product_id: 0, inventory_id: 0 }
  await db.sql.query(
    `insert into price_alerts (email, product_id, price, confirmed_at)
     select $1 || '-' || n || '@example.com', $2, 50, now() from generate_series(1, $3::int) n`,
    [mark, product_id, alerts],
  )
  let quietEnd = Date.now() + 5_000
  await listWhile(() => Date.now() < quietEnd)
  quietEnd = Date.now() + 20_000
  const before = await listWhile(() => Date.now() < quietEnd)

  const start = performance.now()
  let seconds = 0
  await db.sql.query('update inventories set price = 40 where id = $1', [inventory_id])
  await db.sql.query('insert into search_queue (product_id) values ($1)', [product_id])
  const waiting = (async () => {
    while (seconds === 0) {
      if ((await sent()).all >= alerts || performance.now() - start > 5 * MOST_SECONDS * 1_000)
        seconds = (performance.now() - start) / 1_000
      else await sleep(500)
    }
  })()
  const meanwhile = await listWhile(() => seconds === 0)
  await waiting
  await sleep(3_000)

  const { all, people } = await sent()
  const times = meanwhile / before
  console.log(`${alerts} alerts: ${all} emails sent to ${people} people in ${seconds.toFixed(1)} s`)
  console.log(
    `list p95: ${before.toFixed(1)} ms before, ${meanwhile.toFixed(1)} ms meanwhile, ${times.toFixed(2)}×`,
  )
  if (all !== alerts || people !== alerts || seconds > MOST_SECONDS || times > MOST_TIMES)
    process.exitCode = 1
} finally {
  shop.close()
  await db.close()
  await server.stop()
}

async function sent() {
  const { rows } = await db.sql.query<{ all: number; people: number }>(
    `select count(*)::int as all, count(distinct recipient)::int as people from mails
     where kind = 'price_alert' and sent_at is not null and recipient like $1 || '-%'`,
    [mark],
  )
  return rows[0] ?? { all: 0, people: 0 }
}

/** The 95th percentile of the list's times, in milliseconds. */
async function listWhile(goesOn: () => boolean) {
  const times: number[] = []
  for (let at = 0; goesOn(); at++) {
    const start = performance.now()
    await shop.call('GET', `/api/products?per_page=50&page=${1 + (at % 20)}&fresh=${mark}-${at}-${start}`)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)] ?? 0
}

async function joined(): Promise<string> {
  try {
    const dataDir = path.resolve(process.env['BOTIKA_DATA'] ?? 'data')
    await (await startEmbedded({ dataDir, say: () => {} })).stop()
  } catch (error) {
    if (error instanceof DataFolderInUse && error.connectionString) return error.connectionString
    throw error
  }
  throw new Error('The server uses another database than that of BOTIKA_DATA.')
}
