// 200 buyers at once of an offer with 20 in stock, and the same checkouts sent twice at once:
// `npx tsx bench/src/oversell.ts --url http://localhost:3000 [--url http://localhost:3001 …]`. Several servers must
// share one database; buyers go to them in turn, and a checkout that is sent twice goes to two of them. They must run
// with BOTIKA_RATE_LIMIT=0 and have the demo accounts, or say --email and --password of an admin.
import { randomUUID } from 'node:crypto'
import { everyOption, openShop, option } from './shop'

const urls = everyOption('url', 'http://localhost:3000')
const stock = Number(option('stock', '20'))
const buyers = Number(option('buyers', '200'))
const twice = Number(option('twice', '50'))

const shops = urls.map((url) => openShop(url, buyers))
const shopOf = (at: number) => shops[at % shops.length] as (typeof shops)[number]
const shop = shopOf(0)
const { body: tokens } = await shop.call<{ access_token?: string }>('POST', '/api/auth/login', {
  email: option('email', 'admin@botika.test'),
  password: option('password', 'botika-demo'),
})
if (!tokens.access_token) throw new Error('The admin could not sign in')
const admin = { authorization: `Bearer ${tokens.access_token}` }

const [offer] = await shop.offers(1)
if (offer === undefined) throw new Error(`There is nothing to buy at ${urls[0]}`)
const address = `/api/inventories/${offer}`

async function setStock(quantity: number) {
  const { status } = await shop.call('PUT', address, { quantity }, admin)
  if (status !== 200) throw new Error(`The stock could not be set: the answer was ${status}`)
}
const readStock = async () =>
  (await shop.call<{ quantity?: number }>('GET', address, undefined, admin)).body.quantity ?? -1

await setStock(stock)
const items = [{ inventory_id: offer, quantity: 1 }]
const quote = await shop.quote(items)
const started = performance.now()
const answers = await Promise.all(
  Array.from({ length: buyers }, (_, at) => shopOf(at).place(items, quote.body)),
)
const took = performance.now() - started

const sold = answers.filter(({ status }) => status === 201).length
const told = answers.filter(({ status, body }) => status === 409 && body.code === 'out_of_stock').length
const left = await readStock()
console.log(
  `${buyers} buyers of ${stock} at ${urls.length} servers in ${took.toFixed(0)} ms: ${sold} sold, ${told} told that it is sold out`,
)
console.log(`  left in stock: ${left}; other answers: ${buyers - sold - told}`)
if (sold !== Math.min(stock, buyers) || sold + told !== buyers || left !== stock - sold) process.exitCode = 1

await setStock(twice * 2)
const pairs = await Promise.all(
  Array.from({ length: twice }, (_, at) => {
    const key = randomUUID()
    return Promise.all([0, 1].map((other) => shopOf(at + other).place(items, quote.body, key)))
  }),
)
const numbersOf = (pair: (typeof pairs)[number]) => new Set(pair.map(({ body }) => body.orders?.order_number))
const same = pairs.filter(
  (pair) => numbersOf(pair).size === 1 && pair.every(({ status }) => status === 201),
).length
const orders = new Set(pairs.flatMap((pair) => [...numbersOf(pair)])).size
const after = await readStock()
console.log(
  `${twice} checkouts sent twice at once: ${orders} orders, ${same} pairs with one answer, ${twice * 2 - after} taken from stock`,
)
if (same !== twice || orders !== twice || after !== twice) process.exitCode = 1
for (const one of shops) one.close()
