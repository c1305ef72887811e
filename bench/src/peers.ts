// How the back office compares with other admins until a list shows its rows: `npx tsx bench/src/peers.ts
// --url http://localhost:3000 --peers peers.json [--runs 3] [--lines local,desk,phone]`. The file names them:
// [{ "name", "url", "row": a selector of what only a row has, "state": a file of Playwright's storageState() after
// signing in, "of": "orders" or "products" }]. All are asked in turn, so that a busy machine is busy for each.
// Prints medians in ms, with nothing in the browser's cache and with what it keeps there, what came over the line, and
// how many times as long as ours it took. What a page keeps in the browser's storage stays for both, as it does when a
// new version has come: each has been open there once before.
import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { DESK, DESK_LINE, drawn, launch, median, pageOn, PHONE, PHONE_LINE } from './browser'
import { option } from './options'
import { target } from './server'

const LINES = { local: null, desk: DESK_LINE, phone: PHONE_LINE } as const
type LineName = keyof typeof LINES

const Peer = z.object({
  name: z.string(),
  url: z.url(),
  row: z.string(),
  state: z.string(),
  of: z.enum(['orders', 'products']),
})
type Peer = z.output<typeof Peer>

interface Seen {
  first: number[]
  again: number[]
  /** Of script and style, as sent. */
  bytes: number
}

const runs = Number(option('runs', '3'))
const lines = z
  .array(z.enum(['local', 'desk', 'phone']))
  .parse(option('lines', 'local,desk,phone').split(','))
const server = await target()
const peers = z.array(Peer).parse(JSON.parse(await readFile(option('peers', 'peers.json'), 'utf8')))
const browser = await launch()
try {
  const ours = (['orders', 'products'] as const).map((of): Seat => ({
    name: `Botika, ${of}`,
    url: `${server.url}/admin/${of}`,
    row: `main a[href*="/admin/${of}/"]:not([href*="create"], [href*="add"])`,
    of,
  }))
  for (const name of lines) await compare(name, ours, peers)
} finally {
  await browser.close()
  await server.stop()
}

async function compare(name: LineName, ours: readonly Seat[], others: readonly Peer[]) {
  const all = [...ours, ...others]
  const seen = new Map<Seat, Seen>(all.map((one) => [one, { first: [], again: [], bytes: 0 }]))
  for (let run = 0; run < runs; run++) for (const [one, times] of seen) await visit(one, times, name)
  console.log(`\n${name}: ms until the first row`)
  console.log(row('', 'first', 'again', 'kB', '× first', '× again'))
  for (const [one, { first, again, bytes }] of seen) {
    const own = seen.get(ours.find(({ of }) => of === one.of) ?? one)
    const times = (some: number[], base: number[] = []) => (median(some) / median(base)).toFixed(2)
    console.log(
      row(
        one.name,
        median(first).toFixed(0),
        median(again).toFixed(0),
        (bytes / 1000).toFixed(0),
        times(first, own?.first),
        times(again, own?.again),
      ),
    )
  }
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>
type Seat = Omit<Peer, 'state'> & Partial<Pick<Peer, 'state'>>

async function visit({ url, row: selector, state }: Seat, seen: Seen, name: LineName) {
  const viewport = name === 'phone' ? PHONE : DESK
  // a refresh token serves once
  const storageState = state ?? (await signIn(url, selector))
  const context = await browser.newContext({ viewport, storageState })
  for (const kind of ['first', 'again'] as const) {
    const { page, devtools } = await pageOn(context, LINES[name])
    let bytes = 0
    const isCode = new Map<string, boolean>()
    devtools.on('Network.responseReceived', ({ requestId, type }) =>
      isCode.set(requestId, type === 'Script' || type === 'Stylesheet'),
    )
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (isCode.get(requestId)) bytes += encodedDataLength
    })
    const start = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    await drawn(page, selector)
    seen[kind].push(performance.now() - start)
    if (kind === 'first') seen.bytes = bytes
    await page.close()
  }
  await context.close()
}

async function signIn(url: string, selector: string): Promise<State> {
  const data = { email: option('admin', 'admin@botika.test'), password: option('password', 'botika-demo') }
  const localStorage = [{ name: 'botika.signed-in', value: '1' }]
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  })
  const reply = await context.request.post('/api/auth/login', { data })
  if (!reply.ok()) throw new Error(`Nobody here is called ${data.email}, or the password is another.`)
  const page = await context.newPage()
  await page.goto(url)
  await drawn(page, selector)
  await page.close()
  const state = await context.storageState()
  await context.close()
  return state
}

function row(name: string, ...cells: string[]): string {
  return `${name.padEnd(30)}${cells.map((cell) => cell.padStart(9)).join('')}`
}
