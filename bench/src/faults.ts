// What breaks while people trade, and what the books say afterwards: `npm run faults -- [--only "primary,clock"]
// [--orders 200] [--previous <folder of an older release, built>]`. Starts a cluster of its own (npm run cluster).
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, type Node, startCluster } from './cluster/cluster'
import { killPostgres, programs, until } from './cluster/programs'
import { openTrade } from './cluster/trade'
import { has, option } from './options'

programs('postgres', 'patroni', 'etcd', 'haproxy', 'pgbackrest', 'faketime')
const orders = Number(option('orders', '200'))
const only = option('only', '').split(',').filter(Boolean)
const previous = option('previous', '')
const DISK_MB = 2_000
const SECONDS = 1_000

/** PostgreSQL and its Patroni at once, as a machine goes that loses its power. */
function loseNode(node: Node, signal: NodeJS.Signals = 'SIGKILL') {
  node.signal(signal)
  killPostgres(node.data, signal)
}

async function backAsStandby(cluster: Cluster, node: Node) {
  const again = cluster.startNode(Number(node.name.slice(-1)))
  Object.assign(node, again)
  await until(`${node.name} as a standby`, () => cluster.isStandby(node), 180_000)
}

async function aStandby(cluster: Cluster): Promise<Node> {
  for (const node of cluster.nodes) if (await cluster.isStandby(node)) return node
  throw new Error('There is no standby')
}

async function restart(cluster: Cluster, number: number) {
  await cluster.servers[number - 1]?.stop()
  cluster.servers[number - 1] = await cluster.startServer(number)
}

type Act = (cluster: Cluster) => Promise<void>

const FAULTS: Record<string, Act> = {
  'kill -9 of a server': async (cluster) => {
    cluster.servers[0]?.signal('SIGKILL')
    await sleep(3 * SECONDS)
    await restart(cluster, 1)
  },
  'kill -9 of the primary and its Patroni': async (cluster) => {
    const node = await cluster.primary()
    loseNode(node)
    await until('another primary', async () => (await cluster.primary()) !== node)
    await backAsStandby(cluster, node)
  },
  'kill -9 of a standby and its Patroni': async (cluster) => {
    const node = await aStandby(cluster)
    loseNode(node)
    await sleep(5 * SECONDS)
    await backAsStandby(cluster, node)
  },
  'kill -9 of HAProxy': async (cluster) => {
    cluster.proxy().signal('SIGKILL')
    await sleep(3 * SECONDS)
    cluster.startProxy()
  },
  'pause of the primary, 40 s': async (cluster) => {
    const node = await cluster.primary()
    loseNode(node, 'SIGSTOP')
    await sleep(40 * SECONDS)
    loseNode(node, 'SIGCONT')
    await until('all three nodes', async () => (await healthy(cluster)) === 3, 180_000)
  },
  'database cut off, 10 s': async ({ link }) => {
    link.cut()
    await sleep(10 * SECONDS)
    link.restore()
  },
  'database silent, 20 s': async ({ link }) => {
    link.silence()
    await sleep(20 * SECONDS)
    link.restore()
  },
  'database 50 ms away, 20 s': async ({ link }) => {
    link.slow(50)
    await sleep(20 * SECONDS)
    link.restore()
  },
  'disk of the primary full, 15 s': async (cluster) => {
    const node = await cluster.primary()
    const filler = path.join(path.dirname(node.data), 'filler')
    const { bavail, bsize } = statfsSync(node.data)
    writeFileSync(filler, Buffer.alloc(0))
    spawnSync('fallocate', ['-l', String(bavail * bsize), filler])
    await sleep(15 * SECONDS)
    rmSync(filler)
    await until('all three nodes', async () => (await healthy(cluster)) === 3, 180_000)
  },
  'clock of a server a day ahead, then a day behind': async (cluster) => {
    for (const offset of ['+1d', '-1d']) {
      await cluster.servers[1]?.stop()
      const env = {
        LD_PRELOAD: '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
        FAKETIME: offset,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      }
      const server = await cluster.startServer(2, env, { isThere: '/healthz' })
      cluster.servers[1] = server
      // its orders would have another day's date
      for (let second = 0; second < 8; second++) {
        const { status } = await fetch(`${server.url}/readyz`)
        if (status !== 503) throw new Error(`A server whose clock is ${offset} off says ${status} of itself`)
        await sleep(1 * SECONDS)
      }
    }
    await restart(cluster, 2)
  },
  'mail server away, 15 s': async ({ mail }) => {
    for (let time = 0; time < 40; time++) mail.refuseNext(451, 'Not now')
    await sleep(15 * SECONDS)
  },
  'storage failing': async ({ s3 }) => {
    s3.fail(50)
    await sleep(5 * SECONDS)
    s3.fail(0)
  },
  'backup during trade, restored to a second before a dropped table': async (cluster) => {
    const ask = (url: string, text: string) => cluster.statement(url, text)
    await ask(cluster.primaryUrl, 'create table dropped as select * from order_items')
    await cluster.backUp(await cluster.primary(), 'backup')
    // the books stand still once the trade is over
    let before = await checksums(cluster, cluster.primaryUrl)
    let moment: unknown
    await until('books that stand still', async () => {
      const last = before
      await sleep(2 * SECONDS)
      moment = (await ask(cluster.primaryUrl, 'select now()::text as moment'))[0]?.['moment']
      await sleep(1 * SECONDS)
      before = await checksums(cluster, cluster.primaryUrl)
      return [...before].every(([name, sum]) => last.get(name) === sum)
    })
    await ask(cluster.primaryUrl, 'drop table dropped')
    await ask(cluster.primaryUrl, 'select pg_switch_wal()')
    const after = await checksums(cluster, await cluster.restoreTo(String(moment)))
    const other = [...before].filter(([name, sum]) => after.get(name) !== sum).map(([name]) => name)
    if (other.length > 0) throw new Error(`Restored otherwise than it was: ${other.join(', ')}`)
    console.log(
      `  ${before.size} tables restored with the same rows and checksums, the dropped one among them`,
    )
  },
  'both servers restarted, one after the other': async (cluster) => {
    await restart(cluster, 1)
    await restart(cluster, 2)
  },
  // the servers that run are of that release until now: the first new one migrates while the other one sells
  'upgrade from the previous release': async (cluster) => {
    await restart(cluster, 1)
    await sleep(3 * SECONDS)
    await restart(cluster, 2)
  },
}

/** Rows and checksum of each table that shoppers and shops fill; what servers note for themselves moves on by itself. */
async function checksums(cluster: Cluster, url: string): Promise<Map<string, string>> {
  const names = await cluster.statement(
    url,
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all
      ('{jobs,settings,rate_limits,sessions,idempotency_keys,search_queue,schema_marks}')`,
  )
  const sums = new Map<string, string>()
  for (const { name } of names) {
    const [sum] = await cluster.statement(
      url,
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${String(name)}" t`,
    )
    sums.set(String(name), String(sum?.['sum']))
  }
  return sums
}

async function healthy(cluster: Cluster): Promise<number> {
  const states = await Promise.all(
    cluster.nodes.map(async (node) => (await cluster.isPrimary(node)) || (await cluster.isStandby(node))),
  )
  return states.filter(Boolean).length
}

const wanted = Object.entries(FAULTS).filter(
  ([name]) =>
    (only.length === 0 || only.some((part) => name.includes(part.trim()))) &&
    (previous || !name.startsWith('upgrade')),
)
if (previous && !existsSync(path.resolve(previous, 'server/dist/main.js')))
  throw new Error(`${previous} is not built: run npm ci and npm run build there.`)
if (!previous && (only.length === 0 || only.includes('upgrade')))
  console.log('The upgrade is left out: name the folder of an older release with --previous.')

// the upgrade comes first: its servers are of the older release until then
wanted.sort(([a], [b]) => Number(b.startsWith('upgrade')) - Number(a.startsWith('upgrade')))
const isUpgraded = wanted[0]?.[0].startsWith('upgrade')
const cluster = await startCluster({
  port: Number(option('port', '6400')),
  diskMb: DISK_MB,
  main: isUpgraded ? path.resolve(previous, 'server/dist/main.js') : undefined,
})
let isFaulty = false
try {
  const trade = await openTrade(cluster)
  for (const [name, act] of wanted) {
    const began = performance.now()
    const done = await trade.during(orders, 5, async (placed) => {
      await until('a tenth of the orders', async () => placed() >= orders / 10)
      await act(cluster)
    })
    await until('all emails sent', async () => (await trade.check(done)).emailsWaiting === 0, 180_000).catch(
      (error: Error) => console.log(`  ${error.message}`),
    )
    const found = await trade.check(done)
    const arrived = cluster.mail.arrived.map(({ messageId }) => messageId)
    const twice = arrived.length - new Set(arrived).size
    cluster.mail.arrived.length = 0
    const { records, emails, ...faults } = found
    const wrong = Object.entries(faults).filter(([, count]) => count !== 0)
    if (wrong.length > 0) isFaulty = true
    console.log(
      `${wrong.length === 0 ? 'holds ' : 'BROKEN'}  ${name}: ${done.placed.length} orders acknowledged, ${done.repeated} asked again, longest gap ${done.gapSeconds.toFixed(1)} s, over after ${((performance.now() - began) / SECONDS).toFixed(0)} s; ${records} records, ${emails} emails, ${twice} of them sent again under the same Message-ID${wrong.map(([what, count]) => `; ${what}: ${count}`).join('')}`,
    )
    if (has('verbose'))
      console.log([...done.answers].map(([what, count]) => `    ${count} × ${what}`).join('\n'))
  }
} finally {
  await cluster.stop()
}
if (isFaulty) process.exitCode = 1
