import { orders as orderCalls } from '@botika/common/orders/endpoints'
import type { Order } from '@botika/common/orders/schema'
import { priceLine } from '@botika/common/pricing/cart'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import {
  inventories,
  lineOffers,
  orderItems,
  orders,
  refusedLines,
  salesRecords,
  sellerOrders as parts,
} from '../schema'
import { anOffer, anOrder, aProduct } from './makers'
import { aShop, dealings, GUEST, type Shop } from './shops'
import { randomOf } from './storm'
import type { World } from './world-on'

/** What one order went through, and every way in which it came out wrong. */
export interface Refusals {
  refused: number
  moved: number
  dropped: number
  faults: string[]
}

export const shopsFor = async (world: World) => {
  const manila = { province: 'Metro Manila', city: 'City of Manila' }
  return [
    await aShop(world, manila),
    await aShop(world, { ...manila, is_vat_registered: false }),
    await aShop(world, manila),
    await aShop(world, manila),
    await aShop(world, manila),
    await aShop(world, manila),
  ]
}

const REASONS = ['not_in_stock', 'damaged', 'expired', 'wrong_price', 'other'] as const
const SENIOR = {
  discount_type: 'senior_citizen' as const,
  senior_citizen_name: 'Lolo Ben',
  senior_citizen_id: 'OSCA-7',
}
const STEPS = ['confirm', 'ship', 'receive', 'pay'] as const
const MOST_DEALINGS = 14
const PAST = new Date(0)
const TIMES = ['confirm', 'answer', 'choose', 'send', 'wait'] as const
type Time = (typeof TIMES)[number]
const pdf = () => new File(['%PDF-1.4\n<< /Type /Page >>\n%%EOF'], 'rx.pdf', { type: 'application/pdf' })

type Offer = Awaited<ReturnType<typeof anOffer>>

function dice(seed: number) {
  const random = randomOf(seed)
  const whole = (below: number) => Math.floor(random() * below)
  return { random, whole, pick: <T>(list: readonly T[]) => list[whole(list.length)] as T }
}

/** Offers of up to three products at all shops, and an order of some of them. */
async function stage(world: World, shops: readonly Shop[], seed: number) {
  const { random, whole, pick } = dice(seed)
  const made: Offer[] = []
  const isPrescribed = random() < 0.3
  for (let at = 0; at < 1 + whole(3); at++) {
    const product = await aProduct(world, { is_prescription: isPrescribed && at === 0 })
    for (const { pharmacy } of shops)
      made.push(
        await anOffer(world, {
          pharmacy_id: pharmacy.id,
          product_id: product.id,
          price: 1_000 + whole(4) * 333,
          quantity: 3 + whole(4),
        }),
      )
  }
  const items = made
    .filter((_, at) => at % shops.length === 0 || random() < 0.1)
    .map(({ id }) => ({ inventory_id: id, quantity: 1 + whole(3) }))
  const isClaimed = random() < 0.5
  const mayBeMoved = random() < 0.5
  const order: Order = await anOrder(world, {
    items,
    facts: {
      ...(isClaimed ? SENIOR : {}),
      ...(isPrescribed ? { prescription_image: pdf() } : {}),
      may_be_moved: mayBeMoved,
    },
  })
  return { random, whole, pick, made, items, isClaimed, isPrescribed, mayBeMoved, order }
}
type Stage = Awaited<ReturnType<typeof stage>>

async function rowsOf({ db: { orm } }: World, { order, made }: Stage) {
  const own = made.map(({ id }) => id)
  const [lines, owned, shelf, refused] = await Promise.all([
    orm.select().from(orderItems).where(eq(orderItems.order_id, order.id)),
    orm.select().from(parts).where(eq(parts.order_id, order.id)),
    orm.select().from(inventories).where(inArray(inventories.id, own)),
    orm.select().from(refusedLines).where(eq(refusedLines.order_id, order.id)),
  ])
  const partOf = new Map(owned.map((part) => [part.id, part]))
  const living = lines.filter((line) => !line.is_refused && !partOf.get(line.seller_order_id)?.is_cancelled)
  return {
    lines,
    owned,
    refused,
    living,
    partOf: (line: { seller_order_id: number }) => partOf.get(line.seller_order_id),
    unitsAt: (id: number) =>
      living.filter((line) => line.inventory_id === id).reduce((sum, line) => sum + line.quantity, 0),
    stockAt: (id: number) => shelf.find((one) => one.id === id)?.quantity ?? 0,
  }
}
type Rows = Awaited<ReturnType<typeof rowsOf>>

const allStock = async ({ db: { orm } }: World) => {
  const { id, quantity } = inventories
  const shelves = await orm.select({ id, quantity }).from(inventories)
  return new Map(shelves.map((one) => [one.id, one.quantity]))
}

const offersFor = ({ db: { orm } }: World, lineId: number) =>
  orm.select().from(lineOffers).where(eq(lineOffers.refused_line_id, lineId))

interface Effect {
  lost?: readonly [id: number, units: number]
  emptied?: number
}

interface Actors {
  world: World
  shops: readonly Shop[]
  staged: Stage
  fault: (words: string) => void
  /** Offers that the shopper said yes to, with what they were to cost. */
  yeses: { inventory_id: number; total: number }[]
}

/** What pharmacies, the shopper and time do to an order; each says what it did to the shelves beside the order itself. */
function actorsOf({ world, shops, staged, fault, yeses }: Actors) {
  const { orm } = world.db
  const deal = dealings(world)
  const { order, random, whole, pick } = staged
  const tokenOf = (pharmacyId: number) =>
    shops.find(({ pharmacy }) => pharmacy.id === pharmacyId)?.as as string

  async function refuse({ living, partOf }: Rows): Promise<Effect | void> {
    const line = pick(living)
    const part = line && partOf(line)
    if (!part) return
    const reason = pick(REASONS)
    const { status } = await deal.refuse(part.id, line.id, tokenOf(part.pharmacy_id), reason)
    if (status !== (part.is_shipped ? 409 : 200)) fault(`refused with ${status}`)
    if (status !== 200) return
    if (reason === 'not_in_stock') return { emptied: line.inventory_id }
    if (reason === 'damaged' || reason === 'expired') return { lost: [line.inventory_id, line.quantity] }
  }

  async function choose() {
    const line = pick((await deal.lines(order)).filter(({ status }) => status === 'to_choose'))
    if (!line) return
    const choice = line.choices[whole(line.choices.length + 1)]
    if (choice) yeses.push(choice)
    const { inventory_id = null, total, delivery_fee } = choice ?? {}
    const { status } = await deal.choose(order, line.id, {
      inventory_id,
      ...(choice && { total, delivery_fee }),
    })
    if (status !== 200) fault(`chosen with ${status}`)
  }

  async function answer({ refused }: Rows) {
    const open = await orm.select().from(lineOffers).where(eq(lineOffers.status, 'open'))
    const own = open.filter((one) => refused.some(({ id }) => id === one.refused_line_id))
    const act = random() < 0.8 ? deal.accept : deal.decline
    const answers = await Promise.all(own.map(({ id, pharmacy_id }) => act(id, tokenOf(pharmacy_id))))
    for (const { status } of answers) if (![200, 409].includes(status)) fault(`answered with ${status}`)
    for (const line of refused) {
      const taken = await offersFor(world, line.id)
      const count = taken.filter(({ status }) => status === 'accepted').length
      if (count > 1) fault(`line ${line.id} was taken ${count} times`)
    }
  }

  const end = async ({ owned }: Rows) => {
    const part = pick(owned)
    const input = { params: { id: part.id }, body: { cancel_remarks: 'Closed' } }
    await world.ask(sellerOrders.cancel, input, { as: tokenOf(part.pharmacy_id) })
  }

  const advance = async ({ owned, living }: Rows, isAll = false) => {
    for (const part of isAll ? owned : [pick(owned)]) {
      const as = { as: tokenOf(part.pharmacy_id) }
      const params = { id: part.id }
      const lines = living
        .filter((line) => line.seller_order_id === part.id && line.is_prescription)
        .map(({ id }) => ({ id, verdict: 'accepted' as const }))
      if (lines.length > 0) {
        await world.ask(orderCalls.prescriptionImage, { params: { id: order.id } }, as)
        await world.ask(sellerOrders.decidePrescription, { params, body: { lines } }, as)
      }
      for (const step of isAll ? STEPS : STEPS.slice(0, 1 + whole(2)))
        await world.ask(sellerOrders[step], { params, body: {} }, as)
    }
  }

  /** What is confirmed and not sent may be taken away once its time is long over, and nothing else. */
  async function giveUp({ owned }: Rows) {
    const part = pick(owned)
    const body = { order_number: order.order_number, part_id: part.id, email: GUEST, choose_elsewhere: true }
    const { status } = await world.ask(orderCalls.cancelPartAsGuest, { body })
    const isUnsent = part.status === 'to_ship' && part.expected_until?.getTime() === PAST.getTime()
    if (status !== (isUnsent || part.is_cancelled ? 200 : 409)) fault(`given up with ${status}`)
  }

  async function passTime({ refused }: Rows, what: Time) {
    if (what === 'send')
      await orm
        .update(parts)
        .set({ expected_from: PAST, expected_until: PAST, updated_at: PAST })
        .where(eq(parts.order_id, order.id))
    if (what === 'wait')
      await orm
        .update(parts)
        .set({ wait_asked_at: PAST })
        .where(and(eq(parts.order_id, order.id), isNotNull(parts.wait_asked_at)))
    if (what === 'confirm')
      await orm.update(parts).set({ confirm_by: PAST }).where(eq(parts.order_id, order.id))
    if (what === 'choose')
      await orm.update(refusedLines).set({ choose_by: PAST }).where(eq(refusedLines.order_id, order.id))
    for (const { id } of what === 'answer' ? refused : [])
      await orm.update(lineOffers).set({ answer_by: PAST }).where(eq(lineOffers.refused_line_id, id))
    await world.sweep()
  }

  return { refuse, choose, answer, end, advance, giveUp, passTime }
}

/** The prescription is open to pharmacies that have a line to send by it, and to no other. */
async function checkReaders({ world, shops, staged, fault }: Actors, { living, partOf }: Rows) {
  if (!staged.isPrescribed) return
  for (const { pharmacy, as } of shops) {
    const isNeeded = living.some((line) => line.is_prescription && partOf(line)?.pharmacy_id === pharmacy.id)
    const image = { params: { id: staged.order.id } }
    const { status } = await world.ask(orderCalls.prescriptionImage, image, { as })
    if (status !== (isNeeded ? 200 : 404)) fault(`pharmacy ${pharmacy.id} opens the prescription: ${status}`)
  }
}

/** Each line by itself: ended, at its price, and in the book where it was sold. */
async function checkLines({ world, staged, fault }: Actors, { lines, living, refused, partOf }: Rows) {
  const { orm } = world.db
  for (const line of lines) {
    const part = partOf(line)
    const settled = refused.some((one) => one.order_item_id === line.id && one.settled_at !== null)
    if (line.is_refused !== settled) fault(`line ${line.id} hangs`)
    if (!line.is_refused && !part?.is_cancelled && !part?.is_received) fault(`line ${line.id} has not ended`)
    const priced = priceLine(
      {
        price: line.price,
        quantity: line.quantity,
        isScDiscountable: line.is_sc_discountable,
        isVatExempt: line.is_vat_exempt,
        isVatRegistered: part?.is_vat_registered ?? true,
      },
      staged.isClaimed,
    )
    if (line.total !== (line.is_refused ? 0 : priced.total)) fault(`line ${line.id} costs ${line.total}`)
    const booked = await orm.select().from(salesRecords).where(eq(salesRecords.order_item_id, line.id))
    const paid = booked.reduce((sum, row) => sum + row.paid, 0)
    const isSold = staged.isClaimed && living.includes(line)
    if (paid !== (isSold ? priced.total : 0)) fault(`the book has ${paid} for line ${line.id}`)
  }
}

/** By the yes at checkout the shopper chooses only once nobody is left who has it for no more and was not asked. */
async function checkAsked(
  { world, staged, fault }: Actors,
  before: Rows,
  { refused, lines, partOf, stockAt }: Rows,
) {
  // what a discount leaves differs with the pharmacy's VAT
  if (staged.isClaimed) return
  for (const line of refused.filter(({ status }) => status === 'to_choose')) {
    const was = before.refused.find(({ id }) => id === line.id)
    const asked = await offersFor(world, line.id)
    if (was?.status !== 'offered' || !asked.every((offer) => offer.is_automatic)) continue
    const item = lines.find(({ id }) => id === line.order_item_id)
    const known = new Set([
      ...asked.map((offer) => offer.pharmacy_id),
      ...refused
        .map((one) => lines.find(({ id }) => id === one.order_item_id))
        .filter((one) => one?.product_id === item?.product_id)
        .map((one) => one && partOf(one)?.pharmacy_id),
    ])
    const left = staged.made.filter(
      ({ id, product_id, pharmacy_id, price }) =>
        item?.product_id === product_id &&
        !known.has(pharmacy_id) &&
        stockAt(id) >= item.quantity &&
        price * item.quantity <= line.line_total,
    )
    if (left.length > 0) fault(`line ${line.id} was not asked of ${left.length}`)
  }
}

/** Nothing was moved but by a choice of the shopper, or by their yes at checkout to what costs no more. */
async function checkYeses({ world, staged, fault, yeses }: Actors, { lines, refused }: Rows) {
  for (const line of refused.filter(({ status }) => status === 'moved')) {
    const offers = await offersFor(world, line.id)
    const [accepted] = offers.filter(({ status }) => status === 'accepted')
    const was = lines.find(({ id }) => id === line.order_item_id)
    const is = lines.find(({ id }) => id === line.moved_item_id)
    if (!accepted || !is || is.inventory_id !== accepted.inventory_id) {
      fault(`line ${line.id} moved without an offer`)
      continue
    }
    const isChosen = yeses.some(({ inventory_id }) => inventory_id === is.inventory_id)
    const isFree =
      staged.mayBeMoved && is.product_id === was?.product_id && accepted.most_goods <= line.line_total
    if (!(accepted.is_automatic ? isFree : isChosen)) fault(`line ${line.id} moved without a yes`)
    if (!is.is_refused && is.total > accepted.most_goods) fault(`line ${line.id} costs more than the yes`)
  }
}

async function checkSums({ world, staged: { order, mayBeMoved }, fault, yeses }: Actors, rows: Rows) {
  const [row] = await world.db.orm.select().from(orders).where(eq(orders.id, order.id))
  let total = 0
  for (const part of rows.owned.filter((one) => !one.is_cancelled)) {
    const own = rows.living.filter((line) => line.seller_order_id === part.id)
    const goods = own.reduce((sum, line) => sum + line.total, 0)
    if (part.total !== goods + part.delivery_fee) fault(`part ${part.id} costs ${part.total}`)
    total += part.total
  }
  if (row?.total !== total) fault(`the order costs ${row?.total}, its parts ${total}`)
  if (mayBeMoved && yeses.length === 0 && total > Math.round(order.total * 100))
    fault('the order costs more than before')
}

/** One order whose lines are refused, chosen for, taken, left, cancelled and sent at random; the seed decides. */
export async function refusals(world: World, shops: readonly Shop[], seed: number): Promise<Refusals> {
  const staged = await stage(world, shops, seed)
  const { made, items, random, pick } = staged
  const faults: string[] = []
  const fault = (words: string) => faults.push(`seed ${seed}: ${words}`)
  const actors: Actors = { world, shops, staged, fault, yeses: [] }
  const { refuse, choose, answer, end, advance, giveUp, passTime } = actorsOf(actors)
  const shelves = await allStock(world)
  const own = new Set(made.map(({ id }) => id))
  let isTimeToChoose = true
  const expected = new Map(
    made.map(({ id, quantity }) => [
      id,
      quantity - (items.find((one) => one.inventory_id === id)?.quantity ?? 0),
    ]),
  )

  /** Shelves take back what the order no longer has, and give what it has more. */
  async function doing(what: (before: Rows) => Promise<Effect | void>) {
    const before = await rowsOf(world, staged)
    const { lost, emptied } = (await what(before)) ?? {}
    const after = await rowsOf(world, staged)
    for (const { id } of made) {
      const back = before.unitsAt(id) - after.unitsAt(id) - (lost?.[0] === id ? lost[1] : 0)
      expected.set(id, emptied === id ? 0 : (expected.get(id) ?? 0) + back)
      if (expected.get(id) !== after.stockAt(id))
        fault(`stock of ${id} is ${after.stockAt(id)}, not ${expected.get(id)}`)
    }
    await checkReaders(actors, after)
    if (isTimeToChoose) await checkAsked(actors, before, after)
  }

  const pass = (what: Time) => {
    if (what === 'choose') isTimeToChoose = false
    return doing((rows) => passTime(rows, what))
  }

  await doing(refuse)
  for (let at = 0; at < MOST_DEALINGS; at++) {
    const chance = random()
    if (chance < 0.25) await doing(refuse)
    else if (chance < 0.55) await doing(choose)
    else if (chance < 0.8) await doing(answer)
    else if (chance < 0.85) await doing((rows) => advance(rows))
    else if (chance < 0.88) await doing(end)
    else if (chance < 0.91) await doing(giveUp)
    else await pass(pick(TIMES))
  }
  for (const what of ['choose', 'answer', 'choose'] as const) await pass(what)
  await doing((rows) => advance(rows, true))
  for (const [id, quantity] of await allStock(world))
    if (!own.has(id) && shelves.get(id) !== quantity) fault(`stock of another order's ${id} changed`)

  const rows = await rowsOf(world, staged)
  await checkLines(actors, rows)
  await checkYeses(actors, rows)
  await checkSums(actors, rows)
  const countOf = (wanted: string) => rows.refused.filter(({ status }) => status === wanted).length
  return { refused: rows.refused.length, moved: countOf('moved'), dropped: countOf('dropped'), faults }
}
