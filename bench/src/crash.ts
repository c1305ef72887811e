// 500 orders, with the server, the database and both killed in their middle: `npx tsx bench/src/crash.ts`.
// Starts a marketplace of its own in a data folder of its own (--data, --port), which is deleted when all is well.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { databaseHome, deleteDataFolder } from './data-folder'
import { openShop, option, type Wanted } from './shop'

const root = fileURLToPath(new URL('../..', import.meta.url))
const data = path.resolve(option('data', mkdtempSync(path.join(tmpdir(), 'botika-crash-'))))
const port = option('port', '3189')
const total = Number(option('orders', '500'))
const command = option('command', 'tools/start.mjs').split(' ')
const url = `http://localhost:${port}`
const SHOPPERS = 10
const PATIENCE_MS = 120_000

/** Who is killed, after this share of the orders. */
const KILLS = [
  { after: 0.3, server: true, database: false },
  { after: 0.55, server: false, database: true },
  { after: 0.8, server: true, database: true },
]

let server: ChildProcess | undefined

/** Starts the marketplace as `npm start` does, and waits until it is ready. */
async function start() {
  const env = {
    ...process.env,
    PORT: port,
    BOTIKA_DATA: data,
    BOTIKA_DEMO: '1',
    BOTIKA_RATE_LIMIT: '0',
    BOTIKA_LOG: 'silent',
    DATABASE_URL: '',
    npm_lifecycle_event: '',
  }
  server = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise<never>((_, reject) => {
    server?.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready`)))
  })
  ended.catch(() => {})
  await Promise.race([ended, ready()])
}

async function ready() {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('The server was not ready in time')
}

/** The database's process, wherever its files lie. */
function databaseProcess(): number {
  const file = path.join(databaseHome(data), 'postgres/postmaster.pid')
  return Number(readFileSync(file, 'utf8').split('\n')[0])
}

async function stop(signal: NodeJS.Signals) {
  const child = server
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await Promise.race([gone, sleep(8_000).then(() => child.kill('SIGKILL'))])
  await gone
}

async function crash(kill: (typeof KILLS)[number]) {
  const names = [kill.server && 'the server', kill.database && 'the database'].filter(Boolean).join(' and ')
  console.log(`kill -9 of ${names} after ${acknowledged.size} orders`)
  if (kill.database) process.kill(databaseProcess(), 'SIGKILL')
  if (kill.server) await stop('SIGKILL')
  else await sleep(1_000).then(() => stop('SIGTERM'))
  await start()
}

const shop = openShop(url, SHOPPERS)
/** Order number by the key that it was asked with. */
const acknowledged = new Map<string, string>()
let bought = 0
let again = 0

/** Asks as a patient storefront does: with one key, until there is an answer. False: it is sold out. */
async function buy(items: Wanted[]): Promise<boolean> {
  const key = randomUUID()
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(200)) {
    try {
      const quote = await shop.quote(items)
      if (quote.status !== 200) throw new Error(`quote ${quote.status}`)
      const { status, body } = await shop.place(items, quote.body, key)
      if (status === 201 && body.orders) {
        acknowledged.set(key, body.orders.order_number)
        bought += items.reduce((sum, item) => sum + item.quantity, 0)
        return true
      }
      if (status === 409 && body.code === 'out_of_stock') return false
      if (status < 500 && status !== 409) throw new TypeError(`Unexpected answer ${status} ${body.code}`)
    } catch (error) {
      if (error instanceof TypeError) throw error
    }
    again++
  }
  throw new Error('No answer in time')
}

/** Pieces in stock of all these offers together. */
async function stockOf(ids: number[]): Promise<number> {
  let sum = 0
  for (let at = 0; at < ids.length; at += 100) {
    const items = ids.slice(at, at + 100).map((inventory_id) => ({ inventory_id, quantity: 1 }))
    const { body } = await shop.call<{ lines: { current_quantity: number }[] }>('POST', '/api/quote', {
      items,
    })
    sum += body.lines.reduce((all, line) => all + line.current_quantity, 0)
  }
  return sum
}

async function countOrders(): Promise<number> {
  const login = { email: 'admin@botika.test', password: 'botika-demo' }
  const { body: tokens } = await shop.call<{ access_token: string }>('POST', '/api/auth/login', login)
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  return (await shop.call<{ total: number }>('GET', '/api/orders?per_page=10', undefined, headers)).body.total
}

await start()
const offers = await shop.offers(300)
const before = { stock: await stockOf(offers), orders: await countOrders() }

let next = 0
const kills = [...KILLS]
let crashing: Promise<void> = Promise.resolve()
async function shopper() {
  while (next++ < total) {
    const pick = () => offers[Math.floor(Math.random() * offers.length)] as number
    while (!(await buy([{ inventory_id: pick(), quantity: 1 }])));
    const due = kills[0]
    if (due && acknowledged.size >= due.after * total) {
      kills.shift()
      crashing = crashing.then(() => crash(due))
    }
  }
}
try {
  await Promise.all(Array.from({ length: SHOPPERS }, shopper))
  await crashing
} catch (error) {
  await stop('SIGKILL')
  throw error
}

const numbers = new Set(acknowledged.values())
let missing = 0
for (const number of numbers) {
  const { status } = await shop.call('GET', `/api/track-order?order_number=${number}`)
  if (status !== 200) missing++
}
const after = { stock: await stockOf(offers), orders: await countOrders() }
const facts = [
  [`${acknowledged.size} orders acknowledged, ${again} attempts repeated`, acknowledged.size === total],
  [`${numbers.size} different numbers, ${missing} of them missing`, numbers.size === total && missing === 0],
  [`${after.orders - before.orders} orders written`, after.orders - before.orders === total],
  [
    `stock went from ${before.stock} to ${after.stock}, ${bought} pieces sold`,
    before.stock - after.stock === bought,
  ],
] as const
for (const [words, holds] of facts) console.log(`${holds ? 'holds' : 'BROKEN'}  ${words}`)

shop.close()
await stop('SIGTERM')
if (facts.every(([, holds]) => holds)) deleteDataFolder(data)
else process.exitCode = 1
