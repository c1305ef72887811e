import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { BOOKS } from './statements'
import type { Cluster } from './cluster'

interface Sums {
  subtotal: number
  total: number
  delivery_fee: number
}

interface Placed {
  order_number: string
  wanted: { inventory_id: number; quantity: number }[]
}

const PLACE = { province: 'Metro Manila', city: 'City of Manila', barangay: 'Barangay 659' }
const SENIOR = {
  discount_type: 'senior_citizen',
  senior_citizen_name: 'Ana Santos',
  senior_citizen_id: '1234567',
}
/** A storefront gives up on an answer after this, and asks again with the same key. */
const PATIENCE_MS = 10_000
const LIMIT_MS = 180_000

type Ask = <Body>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: Body }>

interface Here {
  best: { inventory_id: number; quantity: number } | null
}

/** Offers without prescription that reach the shoppers' place and have pieces enough. */
async function offersFor(ask: Ask): Promise<number[]> {
  const found: number[] = []
  for (let page = 1; page <= 6; page++) {
    const list = `/api/products?per_page=50&page=${page}&is_prescription=false&in_stock=true`
    const { body } = await ask<{ data: { id: number }[] }>('GET', list)
    const product_ids = body.data.map(({ id }) => id)
    if (product_ids.length === 0) break
    const here = await ask<{ data: Here[] }>('POST', '/api/offers-here', { product_ids, ...PLACE })
    found.push(
      ...here.body.data.flatMap(({ best }) => (best && best.quantity > 20 ? [best.inventory_id] : [])),
    )
  }
  if (found.length === 0) throw new Error('Nothing can be bought here')
  return found
}

const PAGES = ['/', '/browse/pharmacies', ...[1, 2, 3, 4].map((page) => `/browse/products?page=${page}`)]

/** Whether a page is shown or asks its reader to come back; one that was cut off with its server is neither. */
async function isPageRight(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(url, { headers: { accept: 'text/html' }, signal }).catch(() => undefined)
  if (!answer) return true
  return answer.status === 200 || (answer.status === 503 && answer.headers.has('retry-after'))
}

/** Shoppers who place orders and look at pages, and a pharmacy that takes some of them to their end, while something breaks. */
export async function openTrade(cluster: Cluster) {
  const ask: Ask = async <Body>(method: string, path: string, body?: unknown, headers = {}) => {
    const answer = await fetch(cluster.url + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: answer.status, body: (await answer.json()) as Body }
  }
  const run = (text: string) => cluster.statement(cluster.primaryUrl, text)
  const numbers = async (text: string) =>
    new Map((await run(text)).map(({ id, n }) => [Number(id), Number(n)]))
  const offers = await offersFor(ask)

  let asAdmin = {}
  // a server whose clock is wrong ends sessions
  async function signIn() {
    const { body } = await ask<{ access_token: string }>('POST', '/api/auth/login', {
      email: 'admin@botika.test',
      password: 'botika-demo',
    })
    asAdmin = { authorization: `Bearer ${body.access_token}` }
  }
  await signIn()

  let placedBefore = 0

  async function during(total: number, shoppers: number, act: (placed: () => number) => Promise<void>) {
    const before = {
      stock: await numbers(BOOKS.stock),
      shopper: placedBefore,
      email: Number((await run(BOOKS.lastEmail))[0]?.['n'] ?? 0),
    }
    const placed: Placed[] = []
    const answers = new Map<string, number>()
    let repeated = 0
    let longestGap = 0
    let lastAt = performance.now()
    const started = placedBefore
    const count = (what: string) => void answers.set(what, (answers.get(what) ?? 0) + 1)

    async function buy(number: number): Promise<void> {
      const key = randomUUID()
      const pick = () => offers[Math.floor(Math.random() * offers.length)] as number
      let wanted = [{ inventory_id: pick(), quantity: 1 + (number % 2) }]
      for (const end = Date.now() + LIMIT_MS; ; await sleep(200)) {
        if (Date.now() > end) throw new Error(`Order ${number}: no answer within ${LIMIT_MS / 1000} s`)
        try {
          const isSenior = number % 3 === 0
          const discount = isSenior ? SENIOR : {}
          const asked = { items: wanted, ...PLACE, discount_type: isSenior ? 'senior_citizen' : null }
          const quote = await ask<Sums>('POST', '/api/quote', asked)
          if (quote.status !== 200) throw new Error(`quote ${quote.status}`)
          const { subtotal, total, delivery_fee } = quote.body
          const person = {
            receiver_first_name: 'Juan',
            receiver_last_name: 'Dela Cruz',
            receiver_number: '0917 123 4567',
            guest_first_name: 'Ana',
            guest_last_name: 'Santos',
            guest_email: `guest${number}@example.com`,
            address: '5 Mabini Street',
            payment_option: 'cash',
            delivery_option: 'door_to_door',
            is_guest: true,
          }
          const order = {
            order_items: wanted,
            ...person,
            ...PLACE,
            ...discount,
            subtotal,
            total,
            delivery_fee,
          }
          const headers = { 'idempotency-key': key }
          const answer = await ask<{ orders?: { order_number: string }; code?: string }>(
            'POST',
            '/api/orders',
            order,
            headers,
          )
          if (answer.status === 201 && answer.body.orders) {
            placed.push({ order_number: answer.body.orders.order_number, wanted })
            longestGap = Math.max(longestGap, performance.now() - lastAt)
            lastAt = performance.now()
            return
          }
          if (answer.status === 409 && answer.body.code !== 'conflict')
            wanted = [{ inventory_id: pick(), quantity: 1 }]
          throw new Error(`${answer.status} ${answer.body.code ?? ''}`)
        } catch (error) {
          repeated++
          count(error instanceof Error ? error.message : String(error))
        }
      }
    }

    let next = 0
    async function shopper() {
      while (next < total) await buy(started + ++next)
    }
    let isOver = false
    async function pharmacy() {
      for (let at = 0; !isOver || at < placed.length;) {
        const order = placed[at]
        if (!order) {
          await sleep(50)
          continue
        }
        at++
        // every fourth order is taken to its end
        if (at % 4 !== 0) continue
        for (const end = Date.now() + LIMIT_MS; Date.now() < end; await sleep(200)) {
          try {
            const parts = await run(BOOKS.partsOf(order.order_number))
            const open = parts.find(({ next_step: step }) => step !== null)
            if (!open) break
            const [step, id] = [String(open['next_step']), String(open['id'])]
            if (step === 'complete-order')
              await ask('PUT', `/api/seller-orders/${id}`, { id_seen: true }, asAdmin)
            const { status } = await ask('PUT', `/api/seller-orders/${step}/${id}`, {}, asAdmin)
            if (status === 401) await signIn()
            if (status >= 400) throw new Error(`${step} ${status}`)
          } catch (error) {
            repeated++
            count(error instanceof Error ? error.message : String(error))
          }
        }
      }
    }

    let wrongPages = 0
    async function reader() {
      for (let at = 0; !isOver; at++, await sleep(100))
        if (!(await isPageRight(`${cluster.url}${PAGES[at % PAGES.length]}`))) wrongPages++
    }

    const work = Promise.all([pharmacy(), reader()])
    await Promise.all([...Array.from({ length: shoppers }, shopper), act(() => placed.length)])
    isOver = true
    await work
    placedBefore += total
    return { before, placed, repeated, answers, wrongPages, gapSeconds: longestGap / 1000 }
  }

  /** What the books say of it, each sentence with whether it is as it should be. */
  async function check({ before, placed, wrongPages }: Awaited<ReturnType<typeof during>>) {
    const since = before.shopper
    const rows = await run(BOOKS.orders(since))
    const known = new Map(rows.map((row) => [String(row['order_number']), row]))
    const lost = placed.filter(({ order_number: number }) => !known.has(number)).length
    const sold = await numbers(BOOKS.sold(since))
    const stock = await numbers(BOOKS.stock)
    const wrongStock = [...before.stock].filter(
      ([id, quantity]) => stock.get(id) !== quantity - (sold.get(id) ?? 0),
    ).length
    const one = async (text: string) => Number((await run(text))[0]?.['n'] ?? -1)
    const wrongSums = await one(BOOKS.wrongSums(since))
    const [records, wrongRecords] = [await one(BOOKS.records(since)), await one(BOOKS.wrongRecords(since))]
    return {
      lost,
      extra: rows.length - placed.length,
      wrongStock,
      wrongPages,
      wrongSums,
      records,
      wrongRecords,
      wrongSteps: await one(BOOKS.wrongSteps(since)),
      emailsTwice: await one(BOOKS.emailsTwice(before.email)),
      emails: await one(BOOKS.emails(before.email)),
      emailsWaiting: await one(BOOKS.emailsWaiting(before.email)),
    }
  }
  return { during, check, run }
}
