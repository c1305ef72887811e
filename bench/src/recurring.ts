// Three servers on one database and a clock that moves day by day through a year: every recurring order must be placed
// on each of its days, once. `npx tsx bench/src/recurring.ts [--database postgres://…/empty] [--days 366] [--servers 3]`.
// Each server is a process with connections of its own; without --database a built-in one is started for it.
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { occurrenceDay, RECURRING_OPTIONS } from '@botika/common/recurring-orders/rules'
import { manilaDay } from '@botika/common/time'
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compose } from '../../server/src/app/compose'
import { openDatabase } from '../../server/src/platform/db/client'
import { startEmbedded } from '@botika/embedded-postgres'
import { migrate } from '../../server/src/platform/db/startup/migrate'
import { readEnv } from '../../server/src/platform/lib/env'
import { anOffer, anOrderBody } from '../../server/src/testing/makers'
import type { World } from '../../server/src/testing/world'
import { deleteDataFolder } from './data-folder'
import { has, option } from './options'

const DAY_MS = 86_400_000
const EACH = 4

/** One of the servers: told what day it is, it looks for what is due and answers when it is done. */
async function serve(database: string, dataFolder: string) {
  let now = new Date()
  const { db, schedule, jobs } = await makeServer(database, dataFolder, () => now)
  process.on('message', (at: number) => {
    now = new Date(at)
    void schedule
      .scan()
      .then(() => jobs.runDue())
      .then(() => process.send?.('done'))
  })
  process.once('disconnect', () => void db.close().then(() => process.exit()))
  process.send?.('ready')
}

async function makeServer(database: string, dataFolder: string, now: () => Date) {
  const db = openDatabase(database)
  const env = readEnv({
    NODE_ENV: 'test',
    BOTIKA_DATA: dataFolder,
    BOTIKA_LOG: 'error',
    BOTIKA_WEB: '0',
    BOTIKA_RATE_LIMIT: '0',
    BOTIKA_SECRET: 'a key for this one run, long enough to sign with',
  })
  return { db, ...(await compose({ env, db, now })) }
}

const answerOf = (server: ChildProcess) => new Promise<unknown>((resolve) => server.once('message', resolve))

async function run() {
  const days = Number(option('days', '366'))
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'botika-recurring-'))
  const given = option('database', '')
  const embedded = given ? undefined : await startEmbedded({ dataDir: dataFolder, say: () => {} })
  const database = given || (embedded?.connectionString ?? '')
  const first = await makeServer(database, dataFolder, () => new Date())
  await migrate(first.db)

  const start = Date.now()
  const placed: { id: number; option: (typeof RECURRING_OPTIONS)[number] }[] = []
  const world = { db: first.db, call: callOn(first.app) } as unknown as World
  const offer = await anOffer(world, { quantity: 1_000_000 })
  for (const recurring_option of Array.from({ length: EACH }, () => RECURRING_OPTIONS).flat()) {
    const body = await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }])
    const made = await world.call(recurringOrders.create, { body: { ...body, recurring_option } })
    placed.push({ id: made.orders.id, option: recurring_option })
  }

  const servers = Array.from({ length: Number(option('servers', '3')) }, () =>
    fork(import.meta.filename, ['--server', '--database', database, '--data', dataFolder], {
      execArgv: process.execArgv,
    }),
  )
  for (const server of servers)
    server.once('exit', (code) => {
      if (code) throw new Error(`A server ended with ${code}`)
    })
  await Promise.all(servers.map(answerOf))
  const began = performance.now()
  for (let day = 1; day <= days; day++) {
    const done = servers.map(answerOf)
    for (const server of servers) server.send(start + day * DAY_MS)
    await Promise.all(done)
  }
  const seconds = (performance.now() - began) / 1_000
  for (const server of servers) server.disconnect()

  const last = manilaDay(new Date(start + days * DAY_MS))
  let wanted = 0
  let wrong = 0
  for (const { id, option: every } of placed) {
    const due: string[] = []
    for (let n = 0; occurrenceDay(manilaDay(new Date(start)), every, n) <= last; n++)
      due.push(occurrenceDay(manilaDay(new Date(start)), every, n))
    const { rows } = await first.db.sql.query<{ created_at: Date }>(
      'select created_at from orders where recurring_order_id = $1 order by created_at',
      [id],
    )
    wanted += due.length
    if (rows.map((row) => manilaDay(row.created_at)).join() !== due.join()) wrong++
  }
  const { rows } = await first.db.sql.query<{ count: number }>('select count(*)::int as count from orders')
  console.log(
    `${placed.length} recurring orders, ${servers.length} servers, ${days} days in ${seconds.toFixed(0)} s: ${wanted} orders due, ${rows[0]?.count} placed, ${wrong} recurring orders with a wrong day`,
  )
  await first.app.close()
  await first.db.close()
  await embedded?.stop()
  deleteDataFolder(dataFolder)
  if (wrong > 0 || rows[0]?.count !== wanted) process.exitCode = 1
}

/** Calls a server without a network. */
const callOn =
  (app: Awaited<ReturnType<typeof makeServer>>['app']) =>
  async ({ method, path: url }: { method: 'POST'; path: string }, { body }: { body: object }) => {
    const answer = await app.inject({ method, url, payload: body })
    if (answer.statusCode >= 400) throw new Error(answer.body)
    return answer.json() as unknown
  }

if (has('server')) await serve(option('database', ''), option('data', ''))
else await run()
