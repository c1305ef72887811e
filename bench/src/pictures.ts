// 200 guests who check out at once, each with a large photo of a prescription: `npx tsx bench/src/pictures.ts
// [--url http://localhost:3000] [--guests 200] [--mib 4.3] [--slow 0]`. With `--slow 200`, as many others have sent most of
// a form of 26 MiB each by then, and never end it. The server must run with BOTIKA_RATE_LIMIT=0. Ends with 1 where an
// answer is neither 201 nor 409.
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import sharp from 'sharp'
import { type Answer, GUEST, openShop, option, quantile } from './shop'

const url = option('url', 'http://localhost:3000')
const guests = Number(option('guests', '200'))
const bytes = Number(option('mib', '4.3')) * 1024 * 1024
const slow = Number(option('slow', '0'))

const shop = openShop(url, guests)
const { body: list } = await shop.call<{ data: { inventory_id: number }[] }>(
  'GET',
  '/api/products?per_page=100&is_prescription=true&in_stock=true',
)
const offers = list.data.map((product) => product.inventory_id)
if (offers.length === 0) throw new Error(`There is no prescription medicine to buy at ${url}`)

/** A photo that is nobody else's: noise hardly shrinks. */
async function photo(): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(bytes / 0.6))
  const noise = randomBytes(side * side * 3)
  return sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 77 })
    .toBuffer()
}
const one = await photo()

const part = (name: string, more = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`

async function checkOut(at: number): Promise<Answer & { ms: number }> {
  const items = [{ inventory_id: offers[at % offers.length] ?? 0, quantity: 1 }]
  const { subtotal, total, delivery_fee } = (await shop.quote(items)).body
  const fields = { ...GUEST, order_items: JSON.stringify(items), subtotal, total, delivery_fee }
  const text = Object.entries(fields).map(([name, value]) => `${part(name)}${String(value)}\r\n`)
  const head = Buffer.from(
    text.join('') + part('prescription_image', '; filename="prescription.jpg"\r\ncontent-type: image/jpeg'),
  )
  // every picture differs in its last bytes, which no decoder reads; the rest is in memory once
  const tail = Buffer.concat([randomBytes(8), Buffer.from('\r\n--x--\r\n')])
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(new URL('/api/orders', url), {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': head.length + one.length + tail.length,
      },
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
          ms: performance.now() - started,
        }),
      )
    })
    sent.write(head)
    sent.write(one)
    sent.end(tail)
  })
}

const large = randomBytes(7.9 * 1024 * 1024)
/** A form that announces 26 MiB, sends three files almost as large as may be, and never ends. */
async function keepOpen(at: number) {
  const sent = request(new URL('/api/orders', url), {
    method: 'POST',
    // each from a network of its own
    localAddress: `127.1.${at >> 8}.${at & 255}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 26 * 1024 * 1024 },
  })
  const isRefused = new Promise((resolve) => {
    sent.on('error', resolve)
    sent.on('response', (answer) => resolve(answer.resume()))
  })
  const head = part('prescription_image', '; filename="a.jpg"\r\ncontent-type: image/jpeg')
  const files = Array.from({ length: 3 }, () => [Buffer.from(head), large, Buffer.from('\r\n')])
  const isSent = new Promise((resolve) => sent.write(Buffer.concat(files.flat()), resolve))
  await Promise.race([isRefused, isSent])
  return sent
}
const open = await Promise.all(Array.from({ length: slow }, (_, at) => keepOpen(at)))

const health: number[] = []
const watch = setInterval(async () => {
  const asked = performance.now()
  await fetch(new URL('/healthz', url))
  health.push(performance.now() - asked)
}, 100)

const started = performance.now()
const answers = await Promise.all(Array.from({ length: guests }, (_, at) => checkOut(at)))
const took = performance.now() - started
clearInterval(watch)

const counts = new Map<number, number>()
for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
const times = answers.map(({ ms }) => ms)
console.log(
  `${guests} guests, ${(one.length / 1024 / 1024).toFixed(1)} MiB each, ${slow} slow ones, in ${(took / 1000).toFixed(1)} s: ` +
    [...counts].map(([status, count]) => `${count} × ${status}`).join(', '),
)
console.log(
  `  a checkout: p50 ${(quantile(times, 0.5) / 1000).toFixed(1)} s, longest ${(Math.max(...times) / 1000).toFixed(1)} s; ` +
    `/healthz: p50 ${quantile(health, 0.5).toFixed(0)} ms, longest ${Math.max(...health).toFixed(0)} ms`,
)
const other = answers.find(({ status }) => status !== 201 && status !== 409)
if (other) {
  console.log(other.body)
  process.exitCode = 1
}
for (const sent of open) sent.destroy()
shop.close()
