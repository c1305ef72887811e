import { randomBytes } from 'node:crypto'
import type { Database } from '../../server/src/platform/db/client'
import { hashPassword } from '../../server/src/platform'
import { openShop, type Wanted } from './shop'
import type { Work } from './works'

const PASSWORD = randomBytes(12).toString('base64url')
const MOST = 200
// a run's own accounts: the one before may have been interrupted
const emailOf = (name: string) => `${name}-${PASSWORD.slice(0, 6).toLowerCase()}@bench.test`

/** A shopper, a pharmacy's owner and an admin with a password of this run. */
async function people(db: Database): Promise<void> {
  const { rows } = await db.pool.query<{ id: number }>(
    `select pharmacy_id as id from inventories group by 1 order by count(*) desc limit 1`,
  )
  const pharmacy = rows[0]?.id ?? null
  const password = await hashPassword(PASSWORD)
  for (const [name, roles, at, position] of [
    ['customer', ['customer'], null, null],
    ['seller', ['customer', 'seller'], pharmacy, 'owner'],
    ['admin', ['customer', 'admin'], null, null],
  ] as const)
    await db.pool.query(
      `insert into users (email, first_name, last_name, password_hash, roles, pharmacy_id, position, email_confirmed_at)
       values ($1, 'Bench', $2, $3, $4, $5, $6, now())`,
      [emailOf(name), name, password, roles, at, position],
    )
}

/** What shoppers and sellers change, on the guest's address; stock is really taken. */
export async function tradeWorksOn(url: string, db: Database): Promise<Work[]> {
  await people(db)
  const shop = openShop(url, MOST)
  const signIn = async (name: string) => {
    const body = { email: emailOf(name), password: PASSWORD }
    const answer = await shop.call<{ access_token?: string }>('POST', '/api/auth/login', body)
    if (!answer.body.access_token) throw new Error(`The ${name} could not sign in (${answer.status}).`)
    return { authorization: `Bearer ${answer.body.access_token}` }
  }
  const [customer, seller, admin] = [await signIn('customer'), await signIn('seller'), await signIn('admin')]
  const offers = await shop.offers(400)
  if (offers.length === 0) throw new Error('Nothing here reaches the guest.')
  const pick = () => offers[Math.floor(Math.random() * offers.length)] as number
  const wanted = (): Wanted[] =>
    [...new Set([pick(), ...(Math.random() < 0.5 ? [pick()] : [])])].map((inventory_id) => ({
      inventory_id,
      quantity: 1,
    }))
  const must = ({ status }: { status: number }, ...fine: number[]): true => {
    if (!fine.includes(status)) throw new Error(`The answer was ${status}`)
    return true
  }
  const work = (name: string, call: () => Promise<boolean>, budget?: Work['budget']): Work => ({
    name,
    paths: [],
    isFresh: true,
    call,
    ...(budget && { budget }),
  })
  let parts: number[] = []
  async function nextPart(): Promise<number | undefined> {
    if (parts.length === 0) {
      const { rows } = await db.pool.query<{ id: number }>(
        `select id from seller_orders where status = 'to_confirm' and not (id = any($1)) order by id limit 2000`,
        [[...taken]],
      )
      parts = rows.map(({ id }) => id)
      for (const id of parts) taken.add(id)
    }
    return parts.pop()
  }
  const taken = new Set<number>()
  const cart = (inventory_id: number) =>
    shop.call('POST', '/api/cart/add-to-cart', { inventory_id, quantity: 1 }, customer)

  return [
    work('add to cart', async () => must(await cart(pick()), 201, 409), { rate: 2_000, ms: 15 }),
    work('quote of two lines', async () => must(await shop.quote(wanted()), 200)),
    {
      ...work(
        'whole guest checkout',
        async () => {
          const items = wanted()
          const quote = await shop.quote(items)
          must(quote, 200)
          return must(await shop.place(items, quote.body), 201, 409)
        },
        { rate: 300, ms: 100 },
      ),
      isCrowded: true,
    },
    {
      name: "seller's list of orders",
      paths: ['/api/seller-orders?per_page=25'],
      isFresh: true,
      headers: seller,
    },
    {
      name: "seller's list of products",
      paths: ['/api/inventories?per_page=25'],
      isFresh: true,
      headers: seller,
    },
    work("seller's step (confirm)", async () => {
      const id = await nextPart()
      return (
        id !== undefined &&
        must(await shop.call('PUT', `/api/seller-orders/confirm-order/${id}`, {}, admin), 200)
      )
    }),
  ]
}
