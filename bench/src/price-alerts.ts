// 10,000 alerts on one price that falls: when all are sent, whether each once, and the list of products meanwhile, beside
// the same list just before and just after, so that a machine that becomes slower counts on both sides:
// `BOTIKA_DATA=… npx tsx bench/src/price-alerts.ts [--alerts 10000] [--rounds 3] [--connections 10] [--port 3999]`.
// Fill the folder with `npm run bench-data`; emails are written into it.
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../../server/src/app/commands/store'
import { option } from './options'
import { target } from './server'
import { openShop } from './shop'

const MOST_SECONDS = 60
const MOST_TIMES = 1.3
const QUIET_MS = 20_000
const alerts = Number(option('alerts', '10000'))
const rounds = Number(option('rounds', '3'))
const connections = Number(option('connections', '10'))
const mark = `alert-${Date.now().toString(36)}`

interface Timed {
  at: number
  took: number
}

const server = await target()
const env = { BOTIKA_DATA: path.resolve(process.env['BOTIKA_DATA'] ?? 'data') }
const store = await openStore({ env, say: () => {}, join: true })
const { db } = store
const shop = openShop(server.url, connections)
try {
  await searchIsFresh()
  await db.sql.query(`delete from price_alerts where email like 'alert-%@example.com'`)
  await db.sql.query(`delete from mails where kind = 'price_alert' and recipient like 'alert-%@example.com'`)
  const { rows } = await db.sql.query<{ product_id: number; inventory_id: number }>(
    `select s.product_id, s.inventory_id from product_search s join products p on p.id = s.product_id
     where s.in_stock and s.min_price > 100 and p.review is null and p.drug_class = 'ordinary'
     order by s.popularity desc, s.product_id limit $1`,
    [rounds],
  )
  if (rows.length < rounds)
    throw new Error(`Only ${rows.length} products can have alerts: run npm run bench-data.`)
  await listFor(5_000)
  let before = await listFor(QUIET_MS)
  const times: number[] = []
  for (const [round, offer] of rows.entries()) {
    const prefix = `${mark}-${round}`
    const { meanwhile, seconds } = await sendAlerts(offer, prefix)
    const after = await listFor(QUIET_MS)
    const { all, people } = await sent(prefix)
    times.push(p95(meanwhile) / p95([...before, ...after]))
    console.log(
      `${alerts} alerts: ${all} emails sent to ${people} people in ${seconds.toFixed(1)} s; list p95 ` +
        `${p95(before).toFixed(1)} ms before, ${p95(meanwhile).toFixed(1)} ms meanwhile, ${p95(after).toFixed(1)} ms after: ${times.at(-1)?.toFixed(2)}×`,
    )
    if (all !== alerts || people !== alerts || seconds > MOST_SECONDS) process.exitCode = 1
    before = after
  }
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  console.log(`median of ${times.length}: ${median.toFixed(2)}×`)
  if (median > MOST_TIMES) process.exitCode = 1
} finally {
  shop.close()
  await store.close()
  await server.stop()
}

/** Until the last email is sent: the lists meanwhile, and how long all of it took. */
async function sendAlerts(
  { product_id, inventory_id }: { product_id: number; inventory_id: number },
  prefix: string,
) {
  await db.sql.query(
    `insert into price_alerts (email, product_id, price, confirmed_at)
     select $1 || '-' || n || '@example.com', $2, 50, now() from generate_series(1, $3::int) n`,
    [prefix, product_id, alerts],
  )
  const start = Date.now()
  let isOver = false
  await db.sql.query('update inventories set price = 40 where id = $1', [inventory_id])
  await db.sql.query('insert into search_queue (product_id) values ($1)', [product_id])
  const waiting = (async () => {
    while (!isOver) {
      // counting ten thousand emails takes the database 25 ms: seldom, so that lists don't wait for it
      await sleep(5_000)
      isOver = (await sent(prefix)).all >= alerts || Date.now() - start > 5 * MOST_SECONDS * 1_000
    }
  })()
  const lists = await listWhile(() => !isOver)
  await waiting
  const last = (await sent(prefix)).last?.getTime() ?? Date.now()
  return { meanwhile: lists.filter(({ at }) => at < last), seconds: (last - start) / 1_000 }
}

async function searchIsFresh() {
  for (let left = 1; left > 0; await sleep(1_000)) {
    const queue = await db.sql.query<{ left: number }>('select count(*)::int as left from search_queue')
    left = queue.rows[0]?.left ?? 0
  }
}

async function sent(prefix: string) {
  const { rows } = await db.sql.query<{ all: number; people: number; last: Date | null }>(
    `select count(*)::int as all, count(distinct recipient)::int as people, max(sent_at) as last from mails
     where kind = 'price_alert' and sent_at is not null and recipient like $1 || '-%'`,
    [prefix],
  )
  return rows[0] ?? { all: 0, people: 0, last: null }
}

function listFor(ms: number) {
  const end = Date.now() + ms
  return listWhile(() => Date.now() < end)
}

/** Lists one after the other on each connection: when each was asked for and how long it took, in milliseconds. */
async function listWhile(goesOn: () => boolean): Promise<Timed[]> {
  const lists: Timed[] = []
  let count = 0
  async function listOnOne() {
    while (goesOn()) {
      const at = Date.now()
      const start = performance.now()
      await shop.call(
        'GET',
        `/api/products?per_page=50&page=${1 + (count % 20)}&fresh=${mark}-${count++}-${start}`,
      )
      lists.push({ at, took: performance.now() - start })
    }
  }
  await Promise.all(Array.from({ length: connections }, listOnOne))
  return lists
}

function p95(lists: readonly Timed[]) {
  const sorted = lists.map(({ took }) => took).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}
