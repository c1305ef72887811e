// What a cluster on this machine does: `npm run cluster-figures -- [--only "reads,machines,synchronous"] [--seconds 4]
// [--orders 100] [--reads 10000]`. Rates with one and two servers and none to two standbys, as ratios to the first;
// orders with and without synchronous replication; and reads of one's own changes while standbys are five seconds behind.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, type ClusterOptions, startCluster } from './cluster/cluster'
import { programs } from './cluster/programs'
import { openTrade } from './cluster/trade'
import { measure } from './measure'
import { option } from './options'
import type { Work } from './works'

programs('postgres', 'patroni', 'etcd', 'haproxy', 'pgbackrest')
const only = option('only', 'reads,machines,synchronous')
const seconds = Number(option('seconds', '4'))
const orders = Number(option('orders', '100'))
const reads = Number(option('reads', '10000'))
const port = Number(option('port', '6400'))
const CONNECTIONS = 20
const READS_PER_CHANGE = 50
const BEHIND_SECONDS = 5

async function withCluster<T>(options: ClusterOptions, work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const cluster = await startCluster({ port, ...options })
  try {
    return await work(cluster)
  } finally {
    await cluster.stop()
  }
}

/** An admin changes a name again and again, and reads it at once from every server. */
async function readOwnChanges(cluster: Cluster) {
  for (const node of cluster.nodes)
    if (await cluster.isStandby(node)) {
      const url = cluster.asSuperuser(node)
      await cluster.statement(url, `alter system set recovery_min_apply_delay = '${BEHIND_SECONDS}s'`)
      await cluster.statement(url, 'select pg_reload_conf()')
    }
  const json = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${cluster.url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'admin@botika.test', password: 'botika-demo' }),
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const listed = await fetch(`${cluster.url}/api/specialties`)
  const { data } = (await listed.json()) as { data: { id: number; name: string }[] }
  const id = data[0]?.id ?? 0
  const path = `/api/specialties/${id}`
  const nameAt = async (base: string, cookie?: string) => {
    const answer = await fetch(base + path, { headers: cookie ? { cookie } : {} })
    return ((await answer.json()) as { name: string }).name
  }
  let [own, stale, others] = [0, 0, 0]
  let name = ''
  for (let change = 1; own < reads; change++) {
    name = `${data[0]?.name} ${change}`
    const writer = cluster.servers[change % cluster.servers.length]
    const changed = await fetch(writer?.url + path, {
      method: 'PUT',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify({ name }),
    })
    if (!changed.ok) throw new Error(`The change was answered ${changed.status}: ${await changed.text()}`)
    const cookie = (changed.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    for (let read = 0; read < READS_PER_CHANGE && own < reads; read++, own++) {
      const reader = cluster.servers[read % cluster.servers.length]
      if ((await nameAt(reader?.url ?? '', cookie)) !== name) stale++
    }
    if ((await nameAt(cluster.url)) !== name) others++
  }
  await sleep((BEHIND_SECONDS + 3) * 1_000)
  let old = 0
  for (let read = 0; read < 100; read++)
    if ((await nameAt(cluster.servers[read % cluster.servers.length]?.url ?? '')) !== name) old++
  console.log(
    `standbys ${BEHIND_SECONDS} s behind: ${stale} of ${own} reads of one's own changes were old, ${others} of ${own / READS_PER_CHANGE} by strangers meanwhile; ${old} of 100 once the standbys had caught up`,
  )
  if (stale + old > 0) process.exitCode = 1
}

const WORKS: Work[] = [
  { name: 'list, fresh', paths: ['/api/products?per_page=50'], isFresh: true },
  {
    name: 'product, fresh',
    paths: Array.from({ length: 100 }, (_, at) => `/api/products/${at + 1}`),
    isFresh: true,
  },
  { name: 'list, kept', paths: ['/api/products?per_page=50'], isFresh: false },
]

async function showMachines() {
  const first = new Map<string, number>()
  for (const servers of [1, 2])
    for (const standbys of [0, 1, 2]) {
      const cells = await withCluster({ servers, standbys }, async (cluster) => {
        const words: string[] = []
        for (const work of WORKS) {
          const { rate, p95, faults } = await measure(cluster.url, work, seconds, CONNECTIONS)
          if (!first.has(work.name)) first.set(work.name, rate)
          const ratio = (rate / (first.get(work.name) ?? rate)).toFixed(2)
          words.push(`${work.name} ${rate.toFixed(0)}/s ${ratio}× p95 ${p95.toFixed(1)} ms, ${faults} errors`)
        }
        return words
      })
      console.log(`${servers} servers, ${standbys} standbys: ${cells.join('; ')}`)
    }
}

async function showSynchronous() {
  for (const isSynchronous of [true, false]) {
    const rate = await withCluster({ isSynchronous }, async (cluster) => {
      const trade = await openTrade(cluster)
      const started = performance.now()
      let took = 0
      await trade.during(orders, 5, async (placed) => {
        while (placed() < orders) await sleep(20)
        took = performance.now() - started
      })
      return (orders * 1_000) / took
    })
    console.log(
      `replication ${isSynchronous ? 'synchronous ' : 'asynchronous'}: ${rate.toFixed(1)} whole checkouts/s`,
    )
  }
}

const PARTS = {
  reads: () => withCluster({}, readOwnChanges),
  machines: showMachines,
  synchronous: showSynchronous,
}
const names = only.split(',').map((name) => name.trim())
const unknown = names.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0)
  throw new Error(`There is no "${unknown.join('", "')}": choose from ${Object.keys(PARTS).join(', ')}.`)
for (const [name, show] of Object.entries(PARTS)) if (names.includes(name)) await show()
