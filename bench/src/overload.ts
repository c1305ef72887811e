// Ten times as much as the shop can do: `npm run overload -- [--minutes 10] [--times 10] [--seconds 20]`; an hour within
// its bounds: `-- --times 0.7 --minutes 60`. Server and database are started here on one core, the generator works on
// another; with `--url` nothing is pinned; with `--proxy` HAProxy stands before the server, on its core, as in a cluster.
// What it can do is measured before and after, in a closed loop; in between requests come without waiting for answers.
// Where the machine's pace changes, many short rounds tell more: `-- --rounds 10 --minutes 1` prints their median.
// Stock is really taken: use a data folder of its own (BOTIKA_DATA).
import { Agent, request } from 'node:http'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { programs, start, until } from './cluster/programs'
import { has, option } from './options'
import { target } from './server'
import { GUEST, openShop, quantile } from './shop'

const minutes = Number(option('minutes', '10'))
const times = Number(option('times', '10'))
const seconds = Number(option('seconds', '20'))
const rounds = Number(option('rounds', '1'))
/** What the generator has under way at most; what would be more is told as not sent. */
const MOST_OPEN = 2_000
const OFFERS = 100
const STOCK = 100_000

interface Shot {
  kind: Kind
  status: number
  /** When it was sent, in milliseconds of this process. */
  at: number
  ms: number
}
type Kind = 'checkout' | 'search' | 'detail' | 'page'
/** Of a hundred requests. */
const MIX: Record<Kind, number> = { checkout: 10, search: 25, detail: 25, page: 40 }
const GOOD: Record<Kind, number> = { checkout: 201, search: 200, detail: 200, page: 200 }
const KINDS = Object.keys(MIX) as Kind[]
const isGood = ({ kind, status }: Shot) => status === GOOD[kind]
const p95 = (shots: readonly Shot[]) =>
  quantile(
    shots.map(({ ms }) => ms),
    0.95,
  )

function pinTo(core: number) {
  if (has('url')) return
  const { error, status } = spawnSync('taskset', ['-acp', String(core), String(process.pid)])
  if (error || status !== 0)
    throw new Error('taskset is missing or there is no second core: install the Debian package util-linux.')
}

type Fire = (kind: Kind) => Promise<Shot>

/** Sees to stock, takes prices and words from the catalogue, and answers what sends one request of a kind. */
async function prepare(url: string): Promise<Fire> {
  const shop = openShop(url, 10)
  const { body: tokens } = await shop.call<{ access_token?: string }>('POST', '/api/auth/login', {
    email: option('email', 'admin@botika.test'),
    password: option('password', 'botika-demo'),
  })
  if (!tokens.access_token) throw new Error('The admin could not sign in: start it with demo data.')
  const admin = { authorization: `Bearer ${tokens.access_token}` }
  const orders: string[] = []
  for (const inventory_id of await shop.offers(OFFERS)) {
    await shop.call('PUT', `/api/inventories/${inventory_id}`, { quantity: STOCK }, admin)
    const order_items = [{ inventory_id, quantity: 1 }]
    const { status, body } = await shop.quote(order_items)
    const { subtotal, total, delivery_fee } = body
    if (status === 200) orders.push(JSON.stringify({ ...GUEST, order_items, subtotal, total, delivery_fee }))
  }
  const { body: list } = await shop.call<{ data: { id: number; slug: string; name: string }[] }>(
    'GET',
    '/api/products?per_page=50',
  )
  shop.close()
  if (orders.length === 0) throw new Error(`There is nothing to buy at ${url}`)
  const agent = new Agent({
    keepAlive: true,
    maxSockets: MOST_OPEN,
    maxFreeSockets: MOST_OPEN,
    // HAProxy closes idle connections after 30 seconds
    timeout: 20_000,
  })
  const { hostname, port } = new URL(url)
  let turn = 0
  const pathOf = (kind: Kind) => {
    const { id, slug, name } = list.data[turn % list.data.length] ?? { id: 0, slug: '', name: '' }
    if (kind === 'page') return `/browse/products/${slug}/${id}`
    if (kind === 'detail') return `/api/products/${id}?fresh=${turn}`
    return `/api/products/search?per_page=50&keyword=${encodeURIComponent(name.split(' ')[0] ?? '')}&fresh=${turn}`
  }
  return (kind) => {
    turn++
    const body = kind === 'checkout' ? orders[turn % orders.length] : undefined
    const sent = performance.now()
    return new Promise((resolve) => {
      const shot = (status: number) => resolve({ kind, status, at: sent, ms: performance.now() - sent })
      const asked = request(
        {
          agent,
          hostname,
          port,
          method: body ? 'POST' : 'GET',
          path: body ? '/api/orders' : pathOf(kind),
          headers: body
            ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
            : { accept: kind === 'page' ? 'text/html' : 'application/json', 'accept-encoding': 'gzip, br' },
        },
        (response) =>
          response
            .on('end', () => shot(response.statusCode ?? 0))
            .on('error', () => shot(0))
            .resume(),
      )
      asked.on('error', () => shot(0))
      asked.end(body)
    })
  }
}

/** As many of a hundred as the mix says, in an order that repeats. */
const ORDER = Array.from({ length: 100 }, (_, at) => {
  const place = (at * 37) % 100
  let end = 0
  return KINDS.find((kind) => place < (end += MIX[kind])) ?? 'page'
})

/** Some that ask again as soon as they are answered. */
async function closed(fire: Fire, kinds: readonly Kind[], forSeconds: number, connections: number) {
  const shots: Shot[] = []
  const end = performance.now() + forSeconds * 1_000
  let turn = 0
  const one = async () => {
    while (performance.now() < end) shots.push(await fire(kinds[turn++ % kinds.length] ?? 'page'))
  }
  await Promise.all(Array.from({ length: connections }, one))
  return shots
}

/** So many a second, whatever becomes of those before. */
async function open(fire: Fire, rate: number, forSeconds: number, pid: number | undefined) {
  const shots: Shot[] = []
  const end = new AbortController()
  const watched = watch(shots, pid, end.signal)
  const start = performance.now()
  let [sent, unsent, under] = [0, 0, 0]
  for (let now = 0; now < forSeconds * 1_000; now = performance.now() - start) {
    for (const due = Math.floor((now / 1_000) * rate); sent + unsent < due;) {
      if (under >= MOST_OPEN) unsent++
      else {
        under++
        void fire(ORDER[sent++ % 100] ?? 'page').then((shot) => {
          under--
          shots.push(shot)
        })
      }
    }
    await sleep(1)
  }
  end.abort()
  await watched
  return { shots, sent, unsent }
}

const WINDOW_MINUTES = 10

function heldBy(pid: number | undefined): string {
  if (!pid) return ''
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return `${(Number(kilobytes) / 1_024).toFixed(0)} MB, ${readdirSync(`/proc/${pid}/fd`).length} open files and connections`
}

async function watch(shots: Shot[], pid: number | undefined, end: AbortSignal) {
  console.log(`0 min      ${heldBy(pid)}`)
  for (let from = 0, minute = WINDOW_MINUTES; ; minute += WINDOW_MINUTES) {
    await sleep(WINDOW_MINUTES * 60_000, undefined, { signal: end }).catch(() => {})
    if (end.aborted) return
    const these = shots.slice(from)
    from = shots.length
    const p99 = (kind: Kind) => {
      const times = these.filter((shot) => shot.kind === kind && isGood(shot)).map(({ ms }) => ms)
      return `${kind} ${quantile(times, 0.99).toFixed(0)}`
    }
    console.log(
      `${`${minute} min`.padEnd(10)} ${heldBy(pid)}; ${(these.length / WINDOW_MINUTES / 60).toFixed(0)}/s, ${these.filter((shot) => !isGood(shot)).length} refused or failed; p99 in ms: ${KINDS.map(p99).join(', ')}`,
    )
  }
}

/** Seconds until a light load is answered as fast as before. */
async function recovery(fire: Fire, normal: number): Promise<number | null> {
  for (let second = 1; second <= 60; second++) {
    const shots = await closed(fire, ORDER, 1, 2)
    if (shots.every(isGood) && p95(shots) <= normal * 1.5) return second
  }
  return null
}

const rateOf = (shots: readonly Shot[], forSeconds: number) => shots.filter(isGood).length / forSeconds
const ofKind = (shots: readonly Shot[], kind: Kind) => shots.filter((shot) => shot.kind === kind)
const KEPT = ['checkout', 'search'] as const

async function show(fire: Fire, pid: number | undefined) {
  const perSecond = (value: number) => `${value.toFixed(0)}/s`
  await closed(fire, ORDER, 5, 16)
  const alone = { checkout: 0, search: 0 }
  for (const kind of KEPT) alone[kind] = rateOf(await closed(fire, [kind], seconds, 16), seconds)
  let before = await closed(fire, ORDER, seconds, 16)
  const normal = p95(await closed(fire, ORDER, seconds, 2))
  console.log(
    `capacity ${perSecond(rateOf(before, seconds))} of the mix (${KINDS.map((kind) => `${MIX[kind]} ${kind}`).join(', ')}); alone ${KEPT.map((kind) => `${kind} ${perSecond(alone[kind])}`).join(', ')}`,
  )
  const duration = minutes * 60
  const all: Shot[] = []
  const shares: Record<(typeof KEPT)[number], number[]> = { checkout: [], search: [] }
  for (let round = 0; round < rounds; round++) {
    const rate = rateOf(before, seconds) * times
    const { shots, sent, unsent } = await open(fire, rate, duration, pid)
    for (const shot of shots) all.push(shot)
    const recovered = await recovery(fire, normal)
    // a machine that becomes slower meanwhile counts on both sides
    const after = await closed(fire, ORDER, seconds, 16)
    console.log(
      `asked ${perSecond(rate)} for ${duration} s, sent ${perSecond(sent / duration)}, not sent ${unsent}; p95 is normal (${normal.toFixed(0)} ms) again after ${recovered === null ? 'more than 60' : recovered} s`,
    )
    for (const kind of KEPT) {
      const good = rateOf(ofKind(shots, kind), duration)
      const bestIn = (these: readonly Shot[]) => rateOf(ofKind(these, kind), seconds)
      const [bestBefore, bestAfter] = [bestIn(before), bestIn(after)]
      const share = good / ((bestBefore + bestAfter) / 2)
      shares[kind].push(share)
      console.log(
        `${kind.padEnd(10)} under load ${perSecond(good)}: ${percent(share)} of the mix at capacity (${perSecond(bestBefore)} before, ${perSecond(bestAfter)} after)`,
      )
    }
    before = after
  }
  if (rounds > 1)
    console.log(
      `median     of ${rounds}: ${KEPT.map((kind) => `${kind} ${percent(quantile(shares[kind], 0.5))}`).join(', ')}`,
    )
  answers(all)
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

function answers(shots: readonly Shot[]) {
  const refused = shots.filter(({ status }) => status === 503)
  const lost = shots.filter((shot) => !isGood(shot) && shot.status !== 503)
  const statuses = [...new Set(lost.map(({ status }) => status))].map(
    (one) => `${one || 'no answer'} ${lost.filter(({ status }) => status === one).length}`,
  )
  const late = refused.filter(({ ms }) => ms > 1_000)
  const latest = late.reduce((most, { ms }) => Math.max(most, ms), 0)
  const pages = ofKind(shots, 'page')
  const goodPages = pages.filter(isGood)
  console.log(
    `pages      ${((goodPages.length / Math.max(1, pages.length)) * 100).toFixed(1)} % answered, p95 ${p95(goodPages).toFixed(0)} ms`,
  )
  console.log(
    `503        ${refused.length}, p95 ${p95(refused).toFixed(0)} ms, later than a second ${late.length}${late.length ? ` (at most ${latest.toFixed(0)} ms, sent in ${secondsOf(late)} of all seconds)` : ''}; other failures ${statuses.join(', ') || 'none'}`,
  )
}

/** In how many different seconds these were sent: a machine that stops for a moment makes all of that moment late. */
const secondsOf = (shots: readonly Shot[]) => new Set(shots.map(({ at }) => Math.floor(at / 1_000))).size

/** HAProxy with the cluster's settings before one server; its nodes and the second server are not there. */
async function startProxy(shop: string) {
  const { haproxy } = programs('haproxy')
  const folder = mkdtempSync(path.join(tmpdir(), 'botika-proxy-'))
  const [host, port] = ['127.0.0.1', Number(new URL(shop).port)]
  const nobody = `${host}:1`
  const node = (number: number) => ({
    [`NODE${number}_HOST`]: host,
    [`NODE${number}_POSTGRES`]: nobody,
    [`NODE${number}_PATRONI_PORT`]: '1',
  })
  const proxy = start({
    name: 'haproxy',
    command: haproxy,
    folder,
    asAccount: false,
    args: ['-db', '-f', path.resolve(import.meta.dirname, '../../deploy/cluster/haproxy.cfg')],
    env: {
      HAPROXY_SOCKET: path.join(folder, 'admin.sock'),
      HAPROXY_SHOP: `${host}:${port + 1}`,
      HAPROXY_PRIMARY: `${host}:${port + 2}`,
      HAPROXY_STANDBYS: `${host}:${port + 3}`,
      ...node(1),
      ...node(2),
      ...node(3),
      SHOP1: `${host}:${port}`,
      SHOP2: nobody,
    },
  })
  const url = `http://${host}:${port + 1}`
  await until('HAProxy', async () => (await fetch(`${url}/readyz`)).ok)
  return {
    url,
    async stop() {
      await proxy.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

pinTo(0)
const server = await target()
const proxy = has('proxy') ? await startProxy(server.url) : null
pinTo(1)
try {
  await show(await prepare(proxy?.url ?? server.url), server.pid)
} finally {
  await proxy?.stop()
  await server.stop()
}
