// How many lines a second customers put into their carts: `npx tsx bench/src/cart.ts --url http://localhost:3000`.
// The server must run with demo data and BOTIKA_RATE_LIMIT=0.
import { openShop, option, quantile } from './shop'

const url = option('url', 'http://localhost:3000')
const seconds = Number(option('seconds', '8'))
const connections = Number(option('connections', '10'))

const shop = openShop(url, connections)
const { body: session } = await shop.call<{ access_token?: string }>('POST', '/api/auth/login', {
  email: option('email', 'customer@botika.test'),
  password: option('password', 'botika-demo'),
})
if (!session.access_token) throw new Error(`Nobody can sign in at ${url}: start it with demo data.`)
const headers = { authorization: `Bearer ${session.access_token}` }
const offers = await shop.offers(80)
if (offers.length === 0) throw new Error(`There is nothing to buy at ${url}`)

/** Additions one after the other until the time is up. */
async function run(duration: number) {
  const times: number[] = []
  let faults = 0
  const end = performance.now() + duration * 1_000
  async function shopper() {
    while (performance.now() < end) {
      const inventory_id = offers[Math.floor(Math.random() * offers.length)]
      const sent = performance.now()
      const { status } = await shop.call(
        'POST',
        '/api/cart/add-to-cart',
        { inventory_id, quantity: 1 },
        headers,
      )
      if (status === 201) times.push(performance.now() - sent)
      else faults++
    }
  }
  await Promise.all(Array.from({ length: connections }, shopper))
  return { times, faults }
}

await run(2)
const { times, faults } = await run(seconds)
console.log(`${(times.length / seconds).toFixed(0)} additions to carts/s with ${connections} at once`)
console.log(
  `  p50 ${quantile(times, 0.5).toFixed(1)} ms, p97.5 ${quantile(times, 0.975).toFixed(1)} ms, ${faults} faults`,
)
shop.close()
if (faults > 0) process.exitCode = 1
