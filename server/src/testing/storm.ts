import { orders } from '@botika/common/orders/endpoints'
import type { Order } from '@botika/common/orders/schema'
import { quote } from '@botika/common/quote/endpoints'
import { ownData } from '@botika/common/users/own-data-endpoints'
import { users } from '@botika/common/users/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { randomUUID } from 'node:crypto'
import { anAdmin, anOffer, anOrder, aPharmacy, aUser, PASSWORD } from './makers'
import type { RawAnswer, World } from './world-on'

/** What one run did, and every way in which it came out wrong. */
export interface Storm {
  placed: number
  /** Answers that were thrown away, so that the same request came again. */
  lost: number
  cancelled: number
  deleted: number
  suspended: number
  /** Orders that would have been placed, had the account not ended first. */
  refused: number
  faults: string[]
}

const BUYERS = 20
const STOCK = 12

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function randomOf(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Buyer {
  id: number
  as: string
  before: Order
  /** When the answer to the end of the account came, if it was 200. */
  isEnded: boolean
  isIncomplete: boolean
  /** Orders that the buyer was told of, by key. */
  told: Map<string, number>
}

/**
 * Twenty customers at once who order, order again, lose answers and ask again, cancel, delete their accounts and are
 * suspended, of offers that run out; then what the database holds is counted. The seed decides who does what and how
 * long each waits, not which of two requests is faster.
 */
export async function storm(world: World, seed: number): Promise<Storm> {
  const random = randomOf(seed)
  const whole = (below: number) => Math.floor(random() * below)
  const result: Storm = {
    placed: 0,
    lost: 0,
    cancelled: 0,
    deleted: 0,
    suspended: 0,
    refused: 0,
    faults: [],
  }
  const fault = (words: string) => result.faults.push(`seed ${seed}: ${words}`)

  const pharmacies = [await aPharmacy(world), await aPharmacy(world)]
  const offers: { id: number }[] = []
  for (let at = 0; at < 4; at++)
    offers.push(await anOffer(world, { pharmacy_id: pharmacies[at % 2]?.id ?? 0, quantity: 1_000 }))
  const ids = offers.map(({ id }) => id)
  const admin = await world.signIn(await anAdmin(world))
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, at): Promise<Buyer> => {
      const { id } = await aUser(world)
      const as = await world.signIn({ id })
      const items = [{ inventory_id: ids[at % ids.length] ?? 0, quantity: 1 + (at % 2) }]
      const before = await anOrder(world, { as, items })
      return { id, as, before, isEnded: false, isIncomplete: false, told: new Map() }
    }),
  )
  // what was bought before has arrived, so that an account can be deleted
  const sql = world.db.sql
  await sql.query(
    `update seller_orders set is_confirmed = true, is_shipped = true, is_received = true, is_paid = true, is_completed = true
     where order_id = any($1)`,
    [buyers.map(({ before }) => before.id)],
  )
  await sql.query('update inventories set quantity = $2 where id = any($1)', [ids, STOCK])

  const pause = () => new Promise((resolve) => setTimeout(resolve, whole(60)))

  /** Sends it once, or again with the same key where the answer was lost; every answer must name the same order. */
  async function send(buyer: Buyer, call: (key: string) => Promise<RawAnswer>) {
    const key = randomUUID()
    const times = random() < 0.5 ? 1 : 2 + whole(2)
    const isAtOnce = random() < 0.5
    result.lost += times - 1
    const answers: RawAnswer[] = []
    if (isAtOnce) answers.push(...(await Promise.all(Array.from({ length: times }, () => call(key)))))
    else for (let n = 0; n < times; n++) answers.push(await call(key))
    const statuses = answers.map(({ status }) => status)
    const placed = answers.filter(({ status }) => status === 201)
    const numbers = new Set(placed.map(({ json }) => (json as { orders: Order }).orders.id))
    if (numbers.size > 1) fault(`one key, orders ${[...numbers].join(', ')}`)
    // 401 and 403: the account has ended; 409: sold out, or the price of less than was wanted
    const odd = statuses.filter((status) => ![201, 401, 403, 409, 422].includes(status))
    if (odd.length > 0) fault(`answers ${statuses.join(', ')}`)
    // an order that is placed again lacks its address once its account was deleted
    if (statuses.includes(422)) buyer.isIncomplete = true
    if (statuses.some((status) => status === 401 || status === 403)) result.refused++
    const first = statuses.indexOf(201)
    // once it was answered, it is answered so again, unless the account ended
    if (!isAtOnce && first >= 0 && statuses.slice(first).includes(409))
      fault(`an order that was placed was refused when asked again: ${statuses.join(', ')}`)
    for (const id of numbers) buyer.told.set(key, id)
    return placed[0]?.json as { orders: Order } | undefined
  }

  async function buy(buyer: Buyer) {
    const items = [{ inventory_id: ids[whole(ids.length)] ?? 0, quantity: 1 + whole(2) }]
    const { subtotal, total, delivery_fee } = await world.call(quote.make, { body: { items } })
    if (subtotal === 0) return undefined
    const { receiver_first_name, receiver_last_name, receiver_number, address, province, city, barangay } =
      buyer.before
    const to = { receiver_first_name, receiver_last_name, receiver_number, address, province, city, barangay }
    const body = { ...to, order_items: items, subtotal, total, delivery_fee, is_guest: false }
    return send(buyer, (idempotencyKey) =>
      world.ask(orders.place, { body }, { as: buyer.as, idempotencyKey }),
    )
  }

  async function buyAgain(buyer: Buyer) {
    const params = { orderId: buyer.before.id }
    const preview = await world.ask(orders.reorderPreview, { params, query: {} }, { as: buyer.as })
    if (preview.status !== 200) return undefined
    const { subtotal, total, delivery_fee } = (
      preview.json as { quote: { subtotal: number; total: number; delivery_fee: number } }
    ).quote
    if (subtotal === 0) return undefined
    return send(buyer, (idempotencyKey) =>
      world.ask(
        orders.reorder,
        { params, body: { subtotal, total, delivery_fee } },
        { as: buyer.as, idempotencyKey },
      ),
    )
  }

  async function cancel({ as }: Buyer, placed: { orders: Order } | undefined) {
    const part = placed?.orders.parts[0]?.id
    if (part === undefined) return
    const params = { id: part }
    const { status } =
      random() < 0.5
        ? await world.ask(orders.cancelPart, { params, body: { cancel_remarks: 'No longer needed' } }, { as })
        : await world.ask(
            sellerOrders.cancel,
            { params, body: { cancel_remarks: 'None left' } },
            { as: admin },
          )
    if (status === 200) result.cancelled++
    else if (![401, 409].includes(status)) fault(`cancelling answered ${status}`)
  }

  async function end(buyer: Buyer) {
    const isDeletion = random() < 0.6
    const { status } = isDeletion
      ? await world.ask(ownData.deleteAccount, { body: { password: PASSWORD } }, { as: buyer.as })
      : await world.ask(users.update, { params: { id: buyer.id }, body: { is_active: false } }, { as: admin })
    if (status === 200) {
      buyer.isEnded = true
      result[isDeletion ? 'deleted' : 'suspended']++
    } else if (!(isDeletion && [401, 409].includes(status)) && !(!isDeletion && status === 404))
      fault(`the end of an account answered ${status}`)
  }

  async function act(buyer: Buyer) {
    for (let n = 0; n < 2; n++) {
      await pause()
      const placed = random() < 0.5 ? await buy(buyer) : await buyAgain(buyer)
      if (random() < 0.4) await cancel(buyer, placed)
    }
  }

  // who ends does so beside the own orders; when the answer came is the moment from which nothing may be placed
  const moments = new Map<number, Date>()
  await Promise.all(
    buyers.flatMap((buyer) => {
      const deeds = [act(buyer)]
      if (random() < 0.4)
        deeds.push(
          (async () => {
            await pause()
            await end(buyer)
            if (!buyer.isEnded) return
            const { rows } = await sql.query<{ now: Date }>('select clock_timestamp() as now')
            moments.set(buyer.id, rows[0]?.now ?? new Date())
          })(),
        )
      return deeds
    }),
  )
  await count()
  return result

  async function count() {
    const befores = new Set(buyers.map(({ before }) => before.id))
    const { rows: made } = await sql.query<{
      id: number
      customer_id: number
      is_open: boolean
      deleted_at: Date | null
      is_active: boolean
      address: string
      written: Date
      ended: Date
    }>(
      `select o.id, o.customer_id, o.address, u.deleted_at, u.is_active,
         coalesce(bool_or(s.status in ('to_confirm', 'to_ship', 'to_receive')), false) as is_open
       from orders o join users u on u.id = o.customer_id join seller_orders s on s.order_id = o.id
       where o.customer_id = any($1) group by o.id, u.id order by o.id`,
      [buyers.map(({ id }) => id)],
    )
    const fresh = made.filter(({ id }) => !befores.has(id))
    result.placed = fresh.length
    for (const buyer of buyers) {
      const own = fresh.filter(({ customer_id }) => customer_id === buyer.id)
      const told = new Set(buyer.told.values())
      if (buyer.isIncomplete && !buyer.isEnded) fault(`buyer ${buyer.id} was answered 422`)
      if (told.size !== buyer.told.size) fault(`buyer ${buyer.id}: two keys were told of one order`)
      for (const { id } of own) {
        // an order whose every answer was cut off by the end of the account may be unknown to its buyer
        if (!told.has(id) && !buyer.isEnded) fault(`order ${id} was told to nobody`)
      }
      for (const id of told) if (!own.some((order) => order.id === id)) fault(`order ${id} is not there`)
    }
    for (const { id, deleted_at, is_open, address } of fresh) {
      if (deleted_at && is_open) fault(`order ${id} is under way for a deleted account`)
      if (deleted_at && address !== '') fault(`order ${id} still names a deleted person`)
    }
    const { rows: late } = await sql.query<{ order_id: number }>(
      `select e.order_id from order_events e join orders o on o.id = e.order_id
         join unnest($1::int[], $2::timestamptz[]) ended(user_id, at) on ended.user_id = o.customer_id
       where e.kind = 'placed' and e.created_at > ended.at`,
      [[...moments.keys()], [...moments.values()]],
    )
    for (const { order_id } of late) fault(`order ${order_id} was placed after its account had ended`)
    const { rows: stock } = await sql.query<{ id: number; quantity: number; held: number }>(
      `select i.id, i.quantity, coalesce(sum(t.quantity) filter (where not s.is_cancelled and not t.order_id = any($2)), 0)::int as held
       from inventories i left join order_items t on t.inventory_id = i.id left join seller_orders s on s.id = t.seller_order_id
       where i.id = any($1) group by i.id`,
      [ids, [...befores]],
    )
    for (const { id, quantity, held } of stock)
      if (quantity < 0 || quantity + held !== STOCK)
        fault(`offer ${id}: ${quantity} left and ${held} sold of ${STOCK}`)
  }
}
