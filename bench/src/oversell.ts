// 200 buyers at once of an offer with 20 in stock: `npx tsx bench/src/oversell.ts --url http://localhost:3000`.
// The server must run with BOTIKA_RATE_LIMIT=0 and have the demo accounts, or say --email and --password of an admin.
import { openShop, option } from './shop'

const url = option('url', 'http://localhost:3000')
const stock = Number(option('stock', '20'))
const buyers = Number(option('buyers', '200'))

const shop = openShop(url, buyers)
const { body: tokens } = await shop.call<{ access_token?: string }>('POST', '/api/auth/login', {
  email: option('email', 'admin@botika.test'),
  password: option('password', 'botika-demo'),
})
if (!tokens.access_token) throw new Error('The admin could not sign in')
const admin = { authorization: `Bearer ${tokens.access_token}` }

const [offer] = await shop.offers(1)
if (offer === undefined) throw new Error(`There is nothing to buy at ${url}`)
const address = `/api/inventories/${offer}`
const stocked = await shop.call('PUT', address, { quantity: stock }, admin)
if (stocked.status !== 200) throw new Error(`The stock could not be set: the answer was ${stocked.status}`)

const items = [{ inventory_id: offer, quantity: 1 }]
const quote = await shop.quote(items)
const started = performance.now()
const answers = await Promise.all(Array.from({ length: buyers }, () => shop.place(items, quote.body)))
const took = performance.now() - started

const count = (status: number) => answers.filter((answer) => answer.status === status).length
const { body: after } = await shop.call<{ quantity?: number }>('GET', address, undefined, admin)
const sold = count(201)
const told = answers.filter(({ status, body }) => status === 409 && body.code === 'out_of_stock').length
console.log(
  `${buyers} buyers of ${stock} in ${took.toFixed(0)} ms: ${sold} sold, ${told} told that it is sold out`,
)
console.log(`  left in stock: ${after.quantity}; other answers: ${buyers - sold - told}`)
shop.close()
if (sold !== Math.min(stock, buyers) || sold + told !== buyers || after.quantity !== stock - sold)
  process.exitCode = 1
