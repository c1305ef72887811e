// How many guests can check out in a second: `npx tsx bench/src/checkout.ts --url http://localhost:3000`.
// The server must run with BOTIKA_RATE_LIMIT=0. Stock is really taken: use a database of its own.
import { openShop, option, quantile, type Wanted } from './shop'

const url = option('url', 'http://localhost:3000')
const seconds = Number(option('seconds', '10'))
const connections = Number(option('connections', '10'))

const shop = openShop(url, connections)
const offers = await shop.offers(400)
if (offers.length === 0) throw new Error(`There is nothing to buy at ${url}`)

const pick = () => offers[Math.floor(Math.random() * offers.length)] as number
const cart = (): Wanted[] => {
  const ids = new Set([pick(), ...(Math.random() < 0.5 ? [pick()] : [])])
  return [...ids].map((inventory_id) => ({ inventory_id, quantity: 1 }))
}

interface Tally {
  quotes: number[]
  orders: number[]
  refused: number
  failed: number
}

/** Shoppers that quote and place one after the other until the time is up. */
async function run(duration: number): Promise<Tally> {
  const tally: Tally = { quotes: [], orders: [], refused: 0, failed: 0 }
  const end = performance.now() + duration * 1_000
  async function shopper() {
    while (performance.now() < end) {
      const items = cart()
      const asked = performance.now()
      const quote = await shop.quote(items)
      const sent = performance.now()
      tally.quotes.push(sent - asked)
      const placed = await shop.place(items, quote.body)
      if (placed.status === 201) tally.orders.push(performance.now() - sent)
      else if (placed.status === 409) tally.refused++
      else tally.failed++
    }
  }
  await Promise.all(Array.from({ length: connections }, shopper))
  return tally
}

await run(2)
const { quotes, orders, refused, failed } = await run(seconds)
const inWords = (values: number[]) =>
  `p50 ${quantile(values, 0.5).toFixed(1)} ms, p97.5 ${quantile(values, 0.975).toFixed(1)} ms`
console.log(`${(orders.length / seconds).toFixed(0)} whole checkouts/s with ${connections} shoppers at once`)
console.log(`  quote  ${inWords(quotes)}`)
console.log(`  order  ${inWords(orders)}`)
console.log(`  ${refused} refused because stock ran out, ${failed} failed`)
shop.close()
if (failed > 0) process.exitCode = 1
