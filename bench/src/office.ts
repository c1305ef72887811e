// How fast the back office's lists answer on a large catalogue:
// `npx tsx bench/src/office.ts --url http://localhost:3000 --admin <email> --seller <email> [--password …]
// [--seconds 5] [--connections 1] [--only "search"]`. It reads alone and changes nothing. What a large list costs when
// neither its counts nor its order are kept stands under "first".
import autocannon from 'autocannon'
import { option } from './options'
import { target } from './server'

const BUDGET_MS = 25
const WARM_UP = 3

interface List {
  name: string
  query: string
}

const LISTS: readonly List[] = [
  { name: 'first page', query: '' },
  { name: 'page 40', query: 'page=40' },
  { name: 'last page', query: 'page=last' },
  { name: 'by name, from Z', query: 'sort=-name' },
  { name: 'by price', query: 'sort=selling_price' },
  { name: 'by price, highest first', query: 'sort=-selling_price' },
  { name: 'by stock', query: 'sort=quantity' },
  { name: 'by change', query: 'sort=-updated_at' },
  { name: 'live', query: 'status=live' },
  { name: 'draft', query: 'status=draft' },
  { name: 'sold out', query: 'status=sold_out' },
  { name: 'suspended', query: 'status=suspended' },
  { name: 'search, one word', query: 'keyword=amoxicillin' },
  { name: 'search, two words', query: 'keyword=losartan 50' },
  { name: 'search, broad word', query: 'keyword=tablet' },
  { name: 'search, two letters', query: 'keyword=am' },
  { name: 'search, nothing found', query: 'keyword=xyzzyx' },
  { name: 'search, sorted by price', query: 'keyword=tablet&sort=selling_price' },
]

const server = await target()
try {
  for (const role of ['admin', 'seller'] as const) await measureRole(role)
} finally {
  await server.stop()
}

async function measureRole(role: 'admin' | 'seller') {
  const authorization = await signIn(option(role, `${role}@botika.test`))
  const seconds = Number(option('seconds', '5'))
  const connections = Number(option('connections', '1'))
  const only = option('only', '')
  const lists = LISTS.filter(({ name }) => name.includes(only))
  const { total, last_page } = await read(addressOf('', 1), authorization)
  console.log(`\n${role}: ${total.toLocaleString('en-PH')} products, ${connections} connections, times in ms`)
  console.log(line('list', 'found', 'first', 'requests/s', 'p50', 'p97.5', 'at most', ''))
  for (const { name, query } of lists) {
    const path = addressOf(query, last_page)
    const start = performance.now()
    const found = await read(path, authorization)
    const first = performance.now() - start
    for (let round = 0; round < WARM_UP; round++) await read(path, authorization)
    const times: number[] = []
    const result = await run({ path, seconds, connections, authorization }, (ms) => times.push(ms))
    times.sort((one, other) => one - other)
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
    const rate = times.length / result.duration
    const p975 = at(0.975)
    const faults = result.non2xx + result.errors
    // no answer at all is the slowest of answers
    const isKept = times.length > 0 && p975 <= BUDGET_MS
    const verdict = faults > 0 ? `${faults} faults` : isKept ? '' : 'missed'
    console.log(
      line(
        name,
        found.total.toLocaleString('en-PH'),
        first.toFixed(1),
        rate.toFixed(0),
        at(0.5).toFixed(1),
        p975.toFixed(1),
        String(BUDGET_MS),
        verdict,
      ),
    )
  }
}

interface Page {
  total: number
  last_page: number
}

function addressOf(query: string, lastPage: number): string {
  const asked = new URLSearchParams(query)
  if (asked.get('page') === 'last') asked.set('page', String(lastPage))
  if (!asked.has('sort')) asked.set('sort', 'name')
  return `/api/products?${asked}&per_page=25&scope=manage`
}

async function signIn(email: string): Promise<string> {
  const password = option('password', 'botika-demo')
  const reply = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!reply.ok) throw new Error(`Nobody here is called ${email}, or the password is another.`)
  return `Bearer ${((await reply.json()) as { access_token: string }).access_token}`
}

async function read(path: string, authorization: string): Promise<Page> {
  const reply = await fetch(server.url + path, { headers: { authorization } })
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`)
  return (await reply.json()) as Page
}

interface Run {
  path: string
  seconds: number
  connections: number
  authorization: string
}

function run({ path, seconds, connections, authorization }: Run, onTime: (ms: number) => void) {
  return new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url: server.url + path, connections, duration: seconds, headers: { authorization } }
    const instance = autocannon(options, (error: unknown, result) =>
      error ? reject(error as Error) : resolve(result),
    )
    instance.on('response', (_client, _status, _bytes, ms) => onTime(ms))
  })
}

function line(name: string, ...cells: string[]): string {
  return `${name.padEnd(26)}${cells.map((cell) => cell.padStart(11)).join('')}`.trimEnd()
}
