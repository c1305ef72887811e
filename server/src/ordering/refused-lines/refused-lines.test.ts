import { orders } from '@botika/common/orders/endpoints'
import { ownData } from '@botika/common/users/own-data-endpoints'
import {
  type Choice,
  ownRefusedLines,
  type RefusedLine,
  refusedLines,
} from '@botika/common/refused-lines/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { PLAIN_TERMS } from '@botika/common/delivery-terms/rules'
import { equivalenceKey } from '@botika/common/products/keys'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  complaints,
  inventories,
  lineOffers,
  mails,
  orderItems as items,
  refusedLines as lineRows,
  salesRecords,
  sellerOrders as parts,
} from '../../schema'
import { hashPassword } from '../../platform/sessions/passwords'
import { refreshSearch } from '../../search'
import { anAdmin, anOffer, anOrder, aProduct, aSeller, aUser, nextNumber } from '../../testing/makers'
import { aShop, dealings, offersAt, type Shop, stockOf } from '../../testing/shops'
import { makeWorld, type World } from '../../testing/world'

let world: World
let deal: ReturnType<typeof dealings>
let shops: [Shop, Shop, Shop]
beforeAll(async () => {
  world = await makeWorld()
  deal = dealings(world)
  const manila = { province: 'Metro Manila', city: 'City of Manila' }
  shops = [
    await aShop(world, { ...manila, email: 'first@example.com' }),
    await aShop(world, { ...manila, email: 'second@example.com' }),
    await aShop(world, { ...manila, email: 'third@example.com' }),
  ]
})
afterAll(() => world.close())

const pdf = () => new File(['%PDF-1.4\n<< /Type /Page >>\n%%EOF'], 'rx.pdf', { type: 'application/pdf' })
const SENIOR = {
  discount_type: 'senior_citizen' as const,
  senior_citizen_name: 'Lolo Ben',
  senior_citizen_id: 'OSCA-7',
}

/** Two pieces of a product that all three shops have, and one of another, bought at the first. */
async function anOrderOfTwo(
  facts: Parameters<typeof anOrder>[1] & object = {},
  { prices = [11_200, 11_200, 12_000], ...product }: { prices?: number[]; is_prescription?: boolean } = {},
) {
  const wanted = await aProduct(world, product)
  const offers = await offersAt(world, shops, wanted.id, prices)
  const other = await anOffer(world, { pharmacy_id: shops[0].pharmacy.id })
  const order = await anOrder(world, {
    ...facts,
    items: [
      { inventory_id: offers[0]?.id as number, quantity: 2 },
      { inventory_id: other.id, quantity: 1 },
    ],
  })
  const [part] = order.parts
  const item = order.orderItems.find(({ product_id }) => product_id === wanted.id)
  return {
    order,
    offers: offers.map(({ id }) => id) as [number, number, number],
    other,
    part: part?.id as number,
    item: item?.id as number,
    rest: order.orderItems.find(({ product_id }) => product_id !== wanted.id)?.id as number,
  }
}

const yesTo = ({
  inventory_id,
  total,
  delivery_fee,
}: {
  inventory_id: number
  total: number
  delivery_fee: number
}) => ({
  inventory_id,
  total,
  delivery_fee,
})

const mailsOf = async ({ order_number }: { order_number: string }) =>
  (await world.db.orm.select().from(mails).orderBy(mails.id)).filter(
    ({ kind, subject }) => kind.startsWith('line_') && subject.includes(order_number),
  )

/** The sums of parts and order, each worked out from the lines. */
function expectSums(order: Awaited<ReturnType<typeof deal.track>>) {
  const living = order.parts.filter((part) => !part.is_cancelled)
  for (const part of living) {
    const goods = order.orderItems
      .filter((item) => item.seller_order_id === part.id)
      .reduce((sum, item) => sum + Math.round(item.total * 100), 0)
    expect(Math.round(part.total * 100)).toBe(goods + Math.round(part.delivery_fee * 100))
  }
  const total = living.reduce((sum, part) => sum + Math.round(part.total * 100), 0)
  expect(Math.round(order.total * 100)).toBe(total)
}

describe('a refused line', () => {
  it('gives no single reason for a part whose items were refused one after the other', async () => {
    const { order, part, item, rest } = await anOrderOfTwo()
    for (const [item_id, remarks] of [
      [item, 'It is damaged'],
      [rest, 'The seal is broken'],
    ] as const) {
      const body = { item_id, reason: 'other' as const, remarks }
      expect(
        (await world.ask(refusedLines.refuse, { params: { id: part }, body }, { as: shops[0].as })).status,
      ).toBe(200)
    }
    const {
      parts: [over],
      timeline,
    } = await deal.track(order)
    expect(over).toMatchObject({ is_cancelled: true })
    expect(timeline.filter(({ kind }) => kind === 'cancelled')).toMatchObject([{ remarks: null }])
    expect(over?.cancel_remarks || null).toBeNull()
  })

  it('leaves its part, empties the shelf, is told, and the rest goes on', async () => {
    const { order, offers, part, item } = await anOrderOfTwo({ facts: SENIOR })
    const answer = await deal.refuse(part, item, shops[0].as)
    expect(answer).toMatchObject({ status: 200, json: { status: 'to_confirm', is_cancelled: false } })
    expect(await stockOf(world, offers[0])).toBe(0)
    const after = await deal.track(order)
    expectSums(after)
    expect(after.total).toBe(order.total - 160)
    expect(after.orderItems.find(({ id }) => id === item)).toMatchObject({ is_refused: true, total: 0 })
    const records = await world.db.orm.select().from(salesRecords).where(eq(salesRecords.order_item_id, item))
    expect(records.map(({ units, paid }) => [units, paid])).toEqual([
      [2, 16_000],
      [-2, -16_000],
    ])
    const written = await mailsOf(order)
    expect(written.at(-1)).toMatchObject({ kind: 'line_refused', recipient: 'ana.santos@example.com' })
    expect(written.at(-1)?.text).not.toContain('Biogesic')
    expect(written.at(-1)?.text).toContain('choose in the order within 3 days')
    // refused once more it stays as it is
    expect((await deal.refuse(part, item, shops[0].as)).status).toBe(200)
    expectSums(await deal.track(order))
    // the rest can be sent
    for (const step of ['confirm', 'ship'] as const)
      expect(
        (await world.ask(sellerOrders[step], { params: { id: part }, body: {} }, { as: shops[0].as })).status,
      ).toBe(200)
    expectSums(await deal.track(order))
  })

  it('is told of by a subject that says how many wait for a choice, and not what they are', async () => {
    const { order, part, item, rest } = await anOrderOfTwo()
    for (const id of [item, rest]) await deal.refuse(part, id, shops[0].as)
    const told = await mailsOf(order)
    expect(told.map(({ subject }) => subject)).toEqual([
      `Please choose: 1 item of order ${order.order_number} can’t be sent`,
      `Please choose: 2 items of order ${order.order_number} can’t be sent`,
    ])
    for (const { product_name } of order.orderItems) expect(JSON.stringify(told)).not.toContain(product_name)
  })

  it('goes back to the shelf for a wrong price, and nowhere when it is damaged', async () => {
    for (const [reason, left] of [
      ['wrong_price', 100],
      ['damaged', 98],
    ] as const) {
      const { offers, part, item } = await anOrderOfTwo()
      await deal.refuse(part, item, shops[0].as, reason)
      expect(await stockOf(world, offers[0])).toBe(left)
    }
  })

  it('ends its part when it was the last, and the order keeps one delivery fee', async () => {
    const { order, part, item, rest, offers } = await anOrderOfTwo()
    await deal.refuse(part, rest, shops[0].as, 'other')
    await deal.refuse(part, item, shops[0].as, 'other')
    expect(await deal.track(order)).toMatchObject({ status: 'cancelled', total: 0 })
    const told = (await mailsOf(order)).map(({ text }) => text)
    expect(told.map((text) => /The rest goes on/.test(text))).toEqual([true, false])
    const [line] = (await deal.lines(order)).filter(({ order_item_id }) => order_item_id === item)
    const [choice] = line?.choices ?? []
    expect(choice).toMatchObject({
      kind: 'same',
      inventory_id: offers[1],
      total: 224,
      delivery_fee: 49,
      difference: 0,
    })
    await deal.choose(order, line?.id as number, yesTo(choice as never))
    const offer = await deal.latest(shops[1].as)
    expect((await deal.accept(offer?.id as number, shops[1].as)).status).toBe(200)
    const after = await deal.track(order)
    expectSums(after)
    expect(after).toMatchObject({ status: 'to_confirm', delivery_fee: 49, total: 273 })
  })

  it('says of an order with nothing left what it waits for, until each of its lines is settled', async () => {
    const as = await world.signIn(await aUser(world))
    const { order, part, item, rest } = await anOrderOfTwo({ as })
    const waitsFor = async () => {
      const tracked = await deal.track(order)
      const [row] = (await world.call(orders.list, {}, { as })).data
      return [tracked.open_line, tracked.parts[0]?.open_line, row?.open_line, row?.status]
    }
    const choose = async (of: number, pick: (line: RefusedLine) => Choice) => {
      const { data } = await world.call(ownRefusedLines.list, { query: { order_id: order.id } }, { as })
      const line = data.find(({ order_item_id }) => order_item_id === of) as RefusedLine
      await world.call(ownRefusedLines.choose, { params: { id: line.id }, body: pick(line) }, { as })
    }
    expect(await waitsFor()).toEqual([null, null, null, 'to_confirm'])
    await deal.refuse(part, rest, shops[0].as)
    expect(await waitsFor()).toEqual(['to_choose', 'to_choose', 'to_choose', 'to_confirm'])
    await deal.refuse(part, item, shops[0].as)
    expect(await waitsFor()).toEqual(['to_choose', 'to_choose', 'to_choose', 'cancelled'])
    await choose(item, ({ choices }) => yesTo(choices[0] as never))
    expect(await waitsFor()).toEqual(['to_choose', 'to_choose', 'to_choose', 'cancelled'])
    await choose(rest, () => ({ inventory_id: null }))
    expect(await waitsFor()).toEqual(['offered', 'offered', 'offered', 'cancelled'])
    await choose(item, () => ({ inventory_id: null }))
    expect(await waitsFor()).toEqual([null, null, null, 'cancelled'])
  })

  it('is refused by whom it may be, where and when it may be', async () => {
    const { part, item, offers } = await anOrderOfTwo()
    const elsewhere = await anOrderOfTwo()
    const clerk = await world.signIn(await aSeller(world, shops[0].pharmacy, 'clerk'))
    expect((await deal.refuse(part, item, undefined)).status).toBe(401)
    expect((await deal.refuse(part, item, await world.signIn(await aUser(world)))).status).toBe(403)
    expect((await deal.refuse(part, item, shops[1].as)).status).toBe(404)
    expect((await deal.refuse(part, elsewhere.item, shops[0].as)).status).toBe(422)
    expect(
      (
        await world.ask(
          refusedLines.refuse,
          { params: { id: part }, body: { item_id: item, reason: 'other' } },
          { as: shops[0].as },
        )
      ).status,
    ).toBe(422)
    expect(await stockOf(world, offers[0])).toBe(98)
    expect((await deal.refuse(part, item, clerk)).status).toBe(200)
    for (const step of ['confirm', 'ship'] as const)
      await world.call(sellerOrders[step], { params: { id: elsewhere.part }, body: {} }, { as: shops[0].as })
    expect((await deal.refuse(elsewhere.part, elsewhere.item, shops[0].as)).json).toMatchObject({
      code: 'step_refused',
    })
    expect(await stockOf(world, elsewhere.offers[0])).toBe(98)
  })

  it('shows what was paid in cash as owed', async () => {
    const { order, part, item } = await anOrderOfTwo()
    await world.db.orm.update(parts).set({ is_paid: true }).where(eq(parts.id, part))
    await deal.refuse(part, item, shops[0].as)
    expect((await deal.lines(order))[0]).toMatchObject({ total: 224, owed: 224 })
  })
})

describe('the shopper', () => {
  it('chooses from the best here on, with an equivalent, and nobody who refused it', async () => {
    const facts = { generic_name: `Amlodipine ${nextNumber()}`, strength: '5 mg', dosage_form: 'Tablet' }
    const equivalence_key = equivalenceKey(facts) ?? ''
    const wanted = await aProduct(world, { ...facts, equivalence_key, unit_count: 10 })
    const generic = await aProduct(world, { ...facts, equivalence_key, unit_count: 20 })
    const large = await aProduct(world, { ...facts, equivalence_key, unit_count: 30 })
    const offers = await offersAt(world, shops, wanted.id, [9_000, 11_000, 10_000])
    await offersAt(world, [shops[2]], large.id, [100])
    // the pharmacy that refused it may have an equivalent, but is not asked again
    const [, dear] = await offersAt(world, [shops[0], shops[1]], generic.id, [8_000, 9_000])
    await refreshSearch(world.db, [wanted.id, generic.id, large.id])
    const order = await anOrder(world, { items: [{ inventory_id: offers[0]?.id as number, quantity: 2 }] })
    await deal.refuse(order.parts[0]?.id as number, order.orderItems[0]?.id as number, shops[0].as)
    const [line] = await deal.lines(order)
    expect(line?.choices.map(({ kind, inventory_id, quantity }) => [kind, inventory_id, quantity])).toEqual([
      ['same', offers[2]?.id, 2],
      ['same', offers[1]?.id, 2],
      ['equivalent', dear?.id, 1],
    ])
  })

  it('is asked twice in vain: one choice counts, the other is told', async () => {
    const { order, part, item } = await anOrderOfTwo()
    await deal.refuse(part, item, shops[0].as)
    const [line] = await deal.lines(order)
    const [best, next] = line?.choices ?? []
    const answers = await Promise.all([
      deal.choose(order, line?.id as number, yesTo(best as never)),
      deal.choose(order, line?.id as number, yesTo(next as never)),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const made = await world.db.orm
      .select()
      .from(lineOffers)
      .where(eq(lineOffers.refused_line_id, line?.id as number))
    expect(made).toHaveLength(1)
    // going without is open until a pharmacy has taken it
    expect((await deal.choose(order, line?.id as number, { inventory_id: null })).json).toMatchObject({
      status: 'dropped',
    })
    const [offer] = made
    const shop = shops.find(({ pharmacy }) => pharmacy.id === offer?.pharmacy_id) as Shop
    expect((await deal.accept(offer?.id as number, shop.as)).status).toBe(409)
    expectSums(await deal.track(order))
  })

  it('needs number and email as a guest, and their own order when signed in', async () => {
    const { order, part, item } = await anOrderOfTwo()
    await deal.refuse(part, item, shops[0].as)
    const [line] = await deal.lines(order)
    const id = line?.id as number
    const none = { inventory_id: null }
    expect((await deal.choose(order, id, none, 'someone@example.com')).status).toBe(404)
    const stranger = await world.signIn(await aUser(world))
    expect(
      (await world.ask(ownRefusedLines.choose, { params: { id }, body: none }, { as: stranger })).status,
    ).toBe(404)
    const other = await anOrderOfTwo()
    expect((await deal.choose(other.order, id, none)).status).toBe(404)
    expect((await deal.lines(order))[0]?.status).toBe('to_choose')

    const as = await world.signIn(await aUser(world))
    const mine = await anOrderOfTwo({ as })
    await deal.refuse(mine.part, mine.item, shops[0].as)
    const { data } = await world.call(ownRefusedLines.list, { query: { order_id: mine.order.id } }, { as })
    const choice = { params: { id: data[0]?.id as number }, body: none }
    expect((await world.ask(ownRefusedLines.choose, choice, { as: stranger })).status).toBe(404)
    expect(await world.call(ownRefusedLines.choose, choice, { as })).toMatchObject({ status: 'dropped' })
  })

  it('says yes to what was seen alone: a changed price, another product and who refused it are told', async () => {
    const { order, part, item, offers, other } = await anOrderOfTwo()
    await deal.refuse(part, item, shops[0].as, 'other')
    const [line] = await deal.lines(order)
    const id = line?.id as number
    const [best] = line?.choices ?? []
    const yes = yesTo(best as never)
    const of = (inventory_id: number) => deal.choose(order, id, { ...yes, inventory_id })
    expect((await of(offers[0])).status).toBe(409)
    expect((await of(other.id)).status).toBe(409)
    await world.db.orm.update(inventories).set({ price: 11_300 }).where(eq(inventories.id, offers[1]))
    expect((await of(offers[1])).json).toMatchObject({ code: 'price_changed' })
    await world.db.orm.update(inventories).set({ price: 11_200 }).where(eq(inventories.id, offers[1]))
    expect((await of(offers[1])).status).toBe(200)
    // and the pharmacy that raises its price afterwards does not get it for more
    await world.db.orm.update(inventories).set({ price: 11_300 }).where(eq(inventories.id, offers[1]))
    const offer = await deal.latest(shops[1].as)
    expect((await deal.accept(offer?.id as number, shops[1].as)).json).toMatchObject({
      code: 'price_changed',
    })
    expect(await stockOf(world, offers[1])).toBe(100)
  })
})

describe('a yes at checkout', () => {
  const facts = { may_be_moved: true }

  it('asks those who are not more expensive; of two who accept at once one has it', async () => {
    const { order, part, item, offers } = await anOrderOfTwo({ facts }, { prices: [11_200, 11_200, 11_000] })
    await deal.refuse(part, item, shops[0].as)
    expect((await deal.lines(order))[0]).toMatchObject({ status: 'offered', choices: [] })
    const [second, third] = await Promise.all([deal.latest(shops[1].as), deal.latest(shops[2].as)])
    const answers = await Promise.all([
      deal.accept(second?.id as number, shops[1].as),
      deal.accept(third?.id as number, shops[2].as),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(((await stockOf(world, offers[1])) ?? 0) + ((await stockOf(world, offers[2])) ?? 0)).toBe(198)
    const after = await deal.track(order)
    expectSums(after)
    expect(after.total).toBeLessThanOrEqual(order.total)
    expect(after.delivery_fee).toBe(order.delivery_fee)
    expect(after.parts).toHaveLength(2)
  })

  it('tells the shopper and who is asked by when it is answered', async () => {
    const { order, part, item, rest, offers } = await anOrderOfTwo({ facts })
    const elsewhere = await offersAt(world, shops.slice(1), order.orderItems.at(-1)?.product_id as number, [])
    await deal.refuse(part, item, shops[0].as)
    await deal.refuse(part, rest, shops[0].as)
    const made = await world.db.orm
      .select()
      .from(lineOffers)
      .where(inArray(lineOffers.inventory_id, [...offers, ...elsewhere.map(({ id }) => id)]))
    const clock = { timeZone: 'Asia/Manila', month: 'short', day: 'numeric' } as const
    const day = (at: Date) => new Intl.DateTimeFormat('en-US', clock).format(at).replace(' ', '\u00A0')
    const [first] = made
    const told = (await world.db.orm.select().from(mails).orderBy(mails.id)).filter(
      ({ kind, recipient }) => kind === 'line_offered' && recipient === shops[1].pharmacy.email,
    )
    expect(told.at(-1)?.text).toContain(`Please answer by ${day(first?.answer_by as Date)} `)
    const [one, two] = await mailsOf(order)
    expect(one?.text).toContain(`has until ${day(first?.answer_by as Date)} `)
    expect([one?.subject, two?.subject]).toEqual([
      `Another pharmacy is being asked for 1 item of order ${order.order_number}`,
      `Another pharmacy is being asked for 2 items of order ${order.order_number}`,
    ])
  })

  it('asks nobody who is more expensive: the shopper chooses', async () => {
    const { order, part, item } = await anOrderOfTwo({ facts }, { prices: [11_200, 11_300, 12_000] })
    await deal.refuse(part, item, shops[0].as)
    const [line] = await deal.lines(order)
    expect(line).toMatchObject({ status: 'to_choose' })
    expect(line?.choices[0]?.difference).toBe(2)
  })

  /** An order whose line five other pharmacies have for no more, and one for a little more. */
  async function refusedAmongMany() {
    const manila = { province: 'Metro Manila', city: 'City of Manila' }
    const more = [await aShop(world, manila), await aShop(world, manila), await aShop(world, manila)]
    const dear = await aShop(world, manila)
    const all = [...shops, ...more, dear]
    const wanted = await aProduct(world)
    const offers = await offersAt(world, all, wanted.id, [...Array(6).fill(11_200), 11_300])
    const order = await anOrder(world, {
      facts,
      items: [{ inventory_id: offers[0]?.id as number, quantity: 2 }],
    })
    await deal.refuse(order.parts[0]?.id as number, order.orderItems[0]?.id as number, shops[0].as, 'other')
    const [line] = await deal.lines(order)
    const made = () =>
      world.db.orm
        .select()
        .from(lineOffers)
        .where(eq(lineOffers.refused_line_id, line?.id as number))
    const open = async () =>
      (await made())
        .filter(({ status }) => status === 'open')
        .map(({ id, pharmacy_id }) => ({
          id,
          as: all.find(({ pharmacy }) => pharmacy.id === pharmacy_id)?.as as string,
        }))
    const declineAll = async () => {
      for (const { id, as } of await open()) await deal.decline(id, as)
    }
    return { order, offers, dear, made, open, declineAll, id: line?.id as number }
  }
  const past = new Date(Date.now() - 1_000)

  it('asks the next where one declines or is late, until none is left; then the shopper chooses', async () => {
    const { order, offers, dear, made, open, declineAll } = await refusedAmongMany()
    const [first, second] = await open()
    expect(await open()).toHaveLength(3)
    await deal.decline(first?.id as number, first?.as as string)
    expect(await open()).toHaveLength(3)
    await world.db.orm
      .update(lineOffers)
      .set({ answer_by: past })
      .where(eq(lineOffers.id, second?.id as number))
    await world.sweep()
    expect(await open()).toHaveLength(3)
    expect((await deal.lines(order))[0]).toMatchObject({ status: 'offered', choices: [] })
    await declineAll()
    const asked = (await made()).map(({ inventory_id }) => inventory_id)
    expect(asked.sort((a, b) => a - b)).toEqual(
      offers
        .slice(1, 6)
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    )
    const [line] = await deal.lines(order)
    expect(line).toMatchObject({ status: 'to_choose', asked: [] })
    expect(line?.choices.map(({ pharmacy_id }) => pharmacy_id)).toEqual([dear.pharmacy.id])
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['line_asking', 'line_nobody'])
  })

  it('gives it to one of two that are asked later and accept at once', async () => {
    const { order, offers, open } = await refusedAmongMany()
    for (const { id, as } of await open()) await deal.decline(id, as)
    const answers = await Promise.all((await open()).map(({ id, as }) => deal.accept(id, as)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const left = await Promise.all(offers.slice(1).map(({ id }) => stockOf(world, id)))
    expect(left.sort()).toEqual([100, 100, 100, 100, 100, 98].sort())
    const after = await deal.track(order)
    expectSums(after)
    expect(after.total).toBe(order.total)
  })

  it('asks nobody else once the days to choose are over', async () => {
    const { order, made, declineAll, id } = await refusedAmongMany()
    await world.db.orm.update(lineRows).set({ choose_by: past }).where(eq(lineRows.id, id))
    await declineAll()
    expect(await made()).toHaveLength(3)
    const [line] = await deal.lines(order)
    expect(line?.status).toBe('to_choose')
    expect(line?.choices.length).toBeGreaterThan(0)
    expect(new Date(line?.choose_by ?? 0).getTime()).toBeGreaterThan(Date.now())
  })

  it('without it nothing moves', async () => {
    const { order, part, item } = await anOrderOfTwo()
    await deal.refuse(part, item, shops[0].as)
    expect((await deal.lines(order))[0]).toMatchObject({ status: 'to_choose', asked: [] })
  })
})

describe('an order that its shopper gives up', () => {
  it('is taken by nobody any more, by their choice or by the yes at checkout', async () => {
    for (const may_be_moved of [true, false]) {
      const { order, part, item } = await anOrderOfTwo({ facts: { may_be_moved } })
      await deal.refuse(part, item, shops[0].as, 'other')
      const [line] = await deal.lines(order)
      if (!may_be_moved) await deal.choose(order, line?.id as number, yesTo(line?.choices[0] as never))
      const offer = await deal.latest(shops[1].as)
      const body = { order_number: order.order_number, part_id: part, email: 'ana.santos@example.com' }
      await world.call(orders.cancelPartAsGuest, { body })
      expect((await deal.accept(offer?.id as number, shops[1].as)).status).toBe(409)
      expect(await deal.track(order)).toMatchObject({ status: 'cancelled', total: 0 })
      expect((await deal.lines(order))[0]).toMatchObject({ status: 'dropped', choices: [] })
    }
  })
})

describe('what is held about a shopper', () => {
  it('has what was refused, why, and who was asked', async () => {
    const as = await world.signIn(await aUser(world))
    const { part, item } = await anOrderOfTwo({ as, facts: { may_be_moved: true } })
    await deal.refuse(part, item, shops[0].as, 'damaged')
    const { orders: held } = await world.call(ownData.read, {}, { as })
    expect(held).toMatchObject([
      {
        may_be_moved: true,
        refused_lines: [
          {
            reason: 'damaged',
            status: 'offered',
            owed: 0,
            asked: [{ pharmacy: shops[1].pharmacy.name, status: 'open', most: 224, is_automatic: true }],
          },
        ],
      },
    ])
  })
})

describe('an account that is deleted', () => {
  it('ends what its shopper may still choose, and what pharmacies are asked for', async () => {
    const password = 'four green words'
    const as = await world.signIn(await aUser(world, { password_hash: await hashPassword(password) }))
    const { order, part, item, rest } = await anOrderOfTwo({ as })
    for (const id of [item, rest]) await deal.refuse(part, id, shops[0].as, 'other')
    const own = async () => world.call(ownRefusedLines.list, { query: { order_id: order.id } }, { as })
    const line = (await own()).data.find(({ order_item_id }) => order_item_id === item)
    const body = yesTo(line?.choices[0] as never)
    await world.call(ownRefusedLines.choose, { params: { id: line?.id as number }, body }, { as })
    const offer = await deal.latest(shops[1].as)
    await world.call(ownData.deleteAccount, { body: { password } }, { as })
    expect((await deal.latest(shops[1].as))?.id).not.toBe(offer?.id)
    expect((await deal.accept(offer?.id as number, shops[1].as)).json).toMatchObject({ code: 'step_refused' })
    const left = await world.db.orm.select().from(lineRows).where(eq(lineRows.order_id, order.id))
    expect(left.map(({ status }) => status)).toEqual(['dropped', 'dropped'])
  })
})

describe('a pharmacy that answers late', () => {
  it('does not get the line, though nobody has noticed yet', async () => {
    const { order, part, item } = await anOrderOfTwo({ facts: { may_be_moved: true } })
    await deal.refuse(part, item, shops[0].as, 'other')
    const offer = await deal.latest(shops[1].as)
    const late = { answer_by: new Date(Date.now() - 1_000) }
    await world.db.orm
      .update(lineOffers)
      .set(late)
      .where(eq(lineOffers.id, offer?.id as number))
    expect((await deal.accept(offer?.id as number, shops[1].as)).json).toMatchObject({ code: 'step_refused' })
    expect((await deal.track(order)).parts).toHaveLength(1)
  })
})

describe('what a delivery costs less', () => {
  it('is counted with the first line that moves, not with each', async () => {
    const terms = { ...PLAIN_TERMS, fee: 6_000, radius_km: 2_000 }
    const dear = await aShop(world, { delivery_terms: terms })
    const goods = [await aProduct(world), await aProduct(world)]
    const offers = await Promise.all(
      goods.map(({ id }) => offersAt(world, [dear, shops[1]], id, [9_000, 9_000])),
    )
    const items = offers.map(([own]) => ({ inventory_id: own?.id as number, quantity: 1 }))
    const order = await anOrder(world, { items })
    for (const { id } of order.orderItems)
      await deal.refuse(order.parts[0]?.id as number, id, dear.as, 'other')
    const shown: number[] = []
    for (const { id } of await deal.lines(order)) {
      const line = (await deal.lines(order)).find((one) => one.id === id)
      const [choice] = line?.choices ?? []
      shown.push(choice?.difference as number)
      await deal.choose(order, id, yesTo(choice as never))
      const offer = await deal.latest(shops[1].as)
      expect((await deal.accept(offer?.id as number, shops[1].as)).status).toBe(200)
    }
    const after = await deal.track(order)
    expect(order.delivery_fee).toBe(60)
    expect(shown).toEqual([-11, 0])
    expect(after.total - order.total).toBe(-11)
  })
})

describe('a line that needs a prescription', () => {
  const rx = () => anOrderOfTwo({ facts: { prescription_image: pdf() } }, { is_prescription: true })
  const open = async (id: number, as: string) =>
    (await world.ask(orders.prescriptionImage, { params: { id } }, { as })).status

  it('is refused by a pharmacist alone, and its prescription closes with it', async () => {
    const { order, part, item } = await rx()
    const clerk = await world.signIn(await aSeller(world, shops[0].pharmacy, 'clerk'))
    const admin = await world.signIn(await anAdmin(world))
    expect((await deal.refuse(part, item, clerk)).status).toBe(403)
    expect((await deal.refuse(part, item, admin)).status).toBe(403)
    expect(await open(order.id, shops[0].as)).toBe(200)
    expect((await deal.refuse(part, item, shops[0].as)).json).toMatchObject({
      prescription_status: 'not_needed',
    })
    expect(await open(order.id, shops[0].as)).toBe(404)
    const decide = { params: { id: part }, body: { lines: [{ id: item, verdict: 'accepted' as const }] } }
    expect((await world.ask(sellerOrders.decidePrescription, decide, { as: shops[0].as })).status).toBe(409)
  })

  it('is refused no more once it is left out', async () => {
    const { order, part, item } = await rx()
    await open(order.id, shops[0].as)
    const lines = [{ id: item, verdict: 'left_out' as const, remarks: 'Not on it' }]
    await world.call(
      sellerOrders.decidePrescription,
      { params: { id: part }, body: { lines } },
      { as: shops[0].as },
    )
    expect((await deal.refuse(part, item, shops[0].as)).json).toMatchObject({ code: 'step_refused' })
    expect(await deal.lines(order)).toEqual([])
    expectSums(await deal.track(order))
  })

  it('opens to the new pharmacy once it has accepted, and is checked again there', async () => {
    const { order, part, item } = await rx()
    await open(order.id, shops[0].as)
    await world.call(
      sellerOrders.update,
      { params: { id: part }, body: { prescription_checked: true } },
      { as: shops[0].as },
    )
    await deal.refuse(part, item, shops[0].as)
    const [line] = await deal.lines(order)
    await deal.choose(order, line?.id as number, yesTo(line?.choices[0] as never))
    const offer = await deal.latest(shops[1].as)
    expect(JSON.stringify(offer)).not.toContain(order.order_number)
    expect(await open(order.id, shops[1].as)).toBe(404)
    const clerk = await world.signIn(await aSeller(world, shops[1].pharmacy, 'clerk'))
    expect(offer?.may_accept).toBe(true)
    expect((await deal.latest(clerk))?.may_accept).toBe(false)
    expect((await deal.accept(offer?.id as number, clerk)).status).toBe(403)
    const cardless = {
      roles: ['customer' as const, 'seller' as const],
      pharmacy_id: shops[1].pharmacy.id,
      position: 'pharmacist' as const,
    }
    const without = await world.signIn(await aUser(world, cardless))
    expect((await deal.latest(without))?.may_accept).toBe(false)
    expect((await deal.accept(offer?.id as number, without)).status).toBe(403)
    expect((await deal.accept(offer?.id as number, shops[2].as)).status).toBe(404)
    expect(await open(order.id, shops[1].as)).toBe(404)
    const { json } = await deal.accept(offer?.id as number, shops[1].as)
    expect(await open(order.id, shops[1].as)).toBe(200)
    const { part_id } = json as { part_id: number }
    expect(
      await world.call(sellerOrders.one, { params: { id: part_id } }, { as: shops[1].as }),
    ).toMatchObject({ prescription_status: 'to_check' })
    expect(
      (await world.ask(sellerOrders.confirm, { params: { id: part_id }, body: {} }, { as: shops[1].as }))
        .status,
    ).toBe(409)
  })
})

describe('what passes its time', () => {
  const past = new Date(Date.now() - 1_000)

  it('is refused where it was not confirmed, and not where it waits for the shopper', async () => {
    const [late, waiting, done] = [await anOrderOfTwo(), await anOrderOfTwo(), await anOrderOfTwo()]
    for (const { part } of [late, waiting, done])
      await world.db.orm.update(parts).set({ confirm_by: past }).where(eq(parts.id, part))
    await world.db.orm
      .update(parts)
      .set({ prescription_status: 'rejected' })
      .where(eq(parts.id, waiting.part))
    await world.call(sellerOrders.confirm, { params: { id: done.part }, body: {} }, { as: shops[0].as })
    await world.sweep()
    expect(await deal.track(late.order)).toMatchObject({ status: 'cancelled', total: 0 })
    expect((await deal.lines(late.order)).map(({ reason }) => reason)).toEqual([
      'not_confirmed',
      'not_confirmed',
    ])
    expect(await stockOf(world, late.offers[0])).toBe(100)
    expect((await deal.track(waiting.order)).status).toBe('to_confirm')
    expect((await deal.track(done.order)).status).toBe('to_ship')
  })

  it('leaves its part where no other prescription came, and is asked of nobody unasked', async () => {
    const facts = { prescription_image: pdf(), may_be_moved: true }
    const { order, offers, part, item } = await anOrderOfTwo({ facts }, { is_prescription: true })
    const long = new Date(Date.now() - 4 * 86_400_000)
    const rejected = { prescription_status: 'rejected' as const }
    await world.db.orm.update(items).set(rejected).where(eq(items.id, item))
    await world.db.orm
      .update(parts)
      .set({ ...rejected, confirm_by: long, created_at: new Date(long.getTime() - 3_600_000) })
      .where(eq(parts.id, part))
    await world.sweep()
    const [line] = await deal.lines(order)
    expect(line).toMatchObject({ reason: 'no_prescription', status: 'to_choose', asked: [] })
    expect(await stockOf(world, offers[0])).toBe(100)
    const after = await deal.track(order)
    expectSums(after)
    expect(after.status).toBe('to_confirm')
    // what is left has its time to be confirmed anew
    await world.sweep()
    expect((await deal.track(order)).status).toBe('to_confirm')
    await world.db.orm
      .update(lineRows)
      .set({ choose_by: past })
      .where(eq(lineRows.id, line?.id as number))
    await world.sweep()
    expect((await deal.lines(order))[0]).toMatchObject({ status: 'dropped' })
  })

  it('is the shopper’s again where nobody took it, and left out where nobody chose', async () => {
    const { order, part, item } = await anOrderOfTwo()
    await deal.refuse(part, item, shops[0].as)
    const [line] = await deal.lines(order)
    const id = line?.id as number
    await deal.choose(order, id, yesTo(line?.choices[0] as never))
    await world.db.orm.update(lineOffers).set({ answer_by: past }).where(eq(lineOffers.refused_line_id, id))
    await world.sweep()
    const [again] = await deal.lines(order)
    expect(again).toMatchObject({ status: 'to_choose', asked: [] })
    expect(again?.choices.map(({ pharmacy_id }) => pharmacy_id)).toEqual([shops[2].pharmacy.id])
    await world.db.orm.update(lineRows).set({ choose_by: past }).where(eq(lineRows.id, id))
    await world.sweep()
    expect((await deal.lines(order))[0]).toMatchObject({ status: 'dropped' })
    expect((await deal.track(order)).status).toBe('to_confirm')
    expect((await mailsOf(order)).at(-1)?.subject).toContain('goes on without an item')
  })

  it('does not go on where nothing else is left of the order', async () => {
    const { order, part, item, rest } = await anOrderOfTwo()
    for (const id of [item, rest]) await deal.refuse(part, id, shops[0].as)
    await world.db.orm.update(lineRows).set({ choose_by: past }).where(eq(lineRows.order_id, order.id))
    await world.sweep()
    const told = (await mailsOf(order)).filter(({ kind }) => kind === 'line_dropped')
    expect(told.map(({ subject }) => subject)).toEqual(
      Array(2).fill(`Nothing is left of order ${order.order_number}`),
    )
  })
})

describe('what was confirmed and is not sent', () => {
  const DAY = 86_400_000
  const expectedAgo = (part: number, days: number) =>
    world.db.orm
      .update(parts)
      .set({
        expected_from: new Date(Date.now() - (days + 1) * DAY),
        expected_until: new Date(Date.now() - days * DAY),
      })
      .where(eq(parts.id, part))
  const giveUp = (
    { order_number }: { order_number: string },
    part_id: number,
    email = 'ana.santos@example.com',
  ) =>
    world.ask(orders.cancelPartAsGuest, {
      body: { order_number, part_id, email, choose_elsewhere: true, cancel_remarks: 'Too late' },
    })
  const confirm = (part: number) =>
    world.call(sellerOrders.confirm, { params: { id: part }, body: {} }, { as: shops[0].as })
  const unsentMails = async (order: { order_number: string }) =>
    (await mailsOf(order)).filter(({ kind }) => kind === 'line_unsent')

  it('is asked about once, days after its window, and both sides hear by when it ends', async () => {
    const { order, part } = await anOrderOfTwo()
    await expectedAgo(part, 4)
    await world.sweep()
    expect(await unsentMails(order)).toEqual([])
    await confirm(part)
    await expectedAgo(part, 2)
    await world.sweep()
    expect(await unsentMails(order)).toEqual([])
    await expectedAgo(part, 4)
    await world.sweep()
    await world.sweep()
    const written = await unsentMails(order)
    expect(written.map(({ recipient }) => recipient)).toEqual(['ana.santos@example.com', 'first@example.com'])
    for (const { text } of written) expect(text).toMatch(/within 3 (?:more )?days/)
    expect((await deal.track(order)).status).toBe('to_ship')
  })

  const askedAgo = (part: number, days: number) =>
    world.db.orm
      .update(parts)
      .set({ wait_asked_at: new Date(Date.now() - days * DAY) })
      .where(eq(parts.id, part))

  it('ends where nobody answered: stock goes back, what was paid is owed, and each line is chosen for', async () => {
    const { order, part, item, offers } = await anOrderOfTwo({ facts: { may_be_moved: true } })
    await confirm(part)
    await world.db.orm.update(parts).set({ is_paid: true }).where(eq(parts.id, part))
    await expectedAgo(part, 7)
    await askedAgo(part, 2)
    await world.sweep()
    expect((await deal.track(order)).status).toBe('to_ship')
    await askedAgo(part, 4)
    await world.sweep()
    await world.sweep()
    expect(await deal.track(order)).toMatchObject({ status: 'cancelled', total: 0 })
    expect(await stockOf(world, offers[0])).toBe(100)
    const lines = await deal.lines(order)
    expect(lines.map(({ reason, status, asked }) => [reason, status, asked])).toEqual(
      Array(2).fill(['not_sent', 'to_choose', []]),
    )
    const line = lines.find(({ order_item_id }) => order_item_id === item)
    expect(line).toMatchObject({ owed: 224 })
    expect(line?.choices.length).toBeGreaterThan(0)
    const told = (await world.db.orm.select().from(mails)).filter(({ subject }) =>
      subject.includes(order.order_number),
    )
    expect(told.filter(({ kind }) => kind === 'seller_order_cancel')).toMatchObject([
      { recipient: 'first@example.com', text: expect.stringContaining('not sent in time') },
    ])
    expect(told.filter(({ kind }) => kind === 'line_refused')).toHaveLength(1)
    await world.db.orm
      .update(lineRows)
      .set({ choose_by: new Date(Date.now() - 1_000) })
      .where(eq(lineRows.order_id, order.id))
    await world.sweep()
    expect((await deal.lines(order)).map(({ status }) => status)).toEqual(['dropped', 'dropped'])
  })

  it('does not end once it is sent after all', async () => {
    const { order, part } = await anOrderOfTwo()
    await confirm(part)
    await expectedAgo(part, 7)
    await askedAgo(part, 4)
    await world.call(sellerOrders.ship, { params: { id: part }, body: {} }, { as: shops[0].as })
    await world.sweep()
    expect((await deal.track(order)).status).toBe('to_receive')
  })

  /** Sent `days` ago, in the window that was said. */
  const sentAgo = async (part: number, days: number) => {
    await expectedAgo(part, days)
    await world.db.orm
      .update(parts)
      .set({ updated_at: new Date(Date.now() - days * DAY) })
      .where(eq(parts.id, part))
  }
  const send = async (part: number) => {
    await confirm(part)
    await world.call(sellerOrders.ship, { params: { id: part }, body: {} }, { as: shops[0].as })
  }
  const kindsOf = async (order: { order_number: string }) =>
    (await world.db.orm.select().from(mails))
      .filter(({ subject, text }) => (subject + text).includes(order.order_number))
      .map(({ kind, recipient }) => `${kind} ${recipient}`)

  it('counts as received where it was sent, both sides were asked, and nobody said otherwise', async () => {
    const { order, part, offers } = await anOrderOfTwo()
    await send(part)
    await expectedAgo(part, 8)
    await world.sweep()
    expect(await kindsOf(order)).not.toContain('line_unreceived first@example.com')
    await sentAgo(part, 6)
    await world.sweep()
    expect(await kindsOf(order)).not.toContain('line_unreceived first@example.com')
    await sentAgo(part, 8)
    await world.sweep()
    await world.sweep()
    const asked = (await kindsOf(order)).filter((kind) => kind.startsWith('line_unreceived'))
    expect(asked.sort()).toEqual([
      'line_unreceived ana.santos@example.com',
      'line_unreceived first@example.com',
    ])
    await askedAgo(part, 2)
    await world.sweep()
    expect((await deal.track(order)).status).toBe('to_receive')
    await askedAgo(part, 4)
    await world.sweep()
    await world.sweep()
    const after = await deal.track(order)
    expect(after).toMatchObject({ status: 'to_pay', total: order.total })
    expect(await stockOf(world, offers[0])).toBe(98)
    expect((await kindsOf(order)).filter((kind) => kind.startsWith('order_receive'))).toHaveLength(1)
  })

  it('stays open while somebody reports that it did not come', async () => {
    const { order, part } = await anOrderOfTwo()
    await send(part)
    await sentAgo(part, 12)
    await askedAgo(part, 4)
    await world.db.orm.insert(complaints).values({
      order_id: order.id,
      seller_order_id: part,
      reason: 'not_delivered',
      answer_by: new Date(),
      settle_by: new Date(),
    })
    await world.sweep()
    expect((await deal.track(order)).status).toBe('to_receive')
    await world.db.orm.update(complaints).set({ status: 'settled', outcome: 'rejected' })
    await world.sweep()
    expect((await deal.track(order)).status).toBe('to_pay')
  })

  it('is cancelled where nobody fetched it, and its goods are in stock again', async () => {
    const { order, part, offers } = await anOrderOfTwo({ facts: { ...SENIOR, delivery_option: 'pick_up' } })
    await send(part)
    await sentAgo(part, 8)
    await world.sweep()
    const asked = (await kindsOf(order)).filter((kind) => kind.startsWith('line_unfetched'))
    expect(asked.sort()).toEqual([
      'line_unfetched ana.santos@example.com',
      'line_unfetched first@example.com',
    ])
    await askedAgo(part, 4)
    await world.sweep()
    await world.sweep()
    expect(await deal.track(order)).toMatchObject({ status: 'cancelled', total: 0 })
    expect(await stockOf(world, offers[0])).toBe(100)
    const { rows } = await world.db.sql.query<{ sold: number }>(
      `select sum(units)::int as sold from sales_records
       where order_item_id in (select id from order_items where order_id = $1)`,
      [order.id],
    )
    expect(rows).toEqual([{ sold: 0 }])
    expect((await kindsOf(order)).filter((kind) => kind.includes('_cancel')).sort()).toEqual([
      'order_cancel ana.santos@example.com',
      'seller_order_cancel first@example.com',
    ])
  })

  it('moves by the shopper’s choices, and not before it is that late', async () => {
    const { order, part, item, offers } = await anOrderOfTwo({ facts: { may_be_moved: true } })
    await confirm(part)
    expect((await giveUp(order, part)).json).toMatchObject({ code: 'step_refused' })
    await expectedAgo(part, 4)
    expect((await giveUp(order, part, 'someone@example.com')).status).toBe(404)
    expect((await giveUp(order, part)).json).toMatchObject({ order: { status: 'cancelled', total: 0 } })
    expect((await giveUp(order, part)).status).toBe(200)
    expect(await stockOf(world, offers[0])).toBe(100)
    const ship = { params: { id: part }, body: {} }
    expect((await world.ask(sellerOrders.ship, ship, { as: shops[0].as })).status).toBe(409)
    const told = (await world.db.orm.select().from(mails)).filter(({ subject }) =>
      subject.includes(order.order_number),
    )
    expect(told.map(({ kind }) => kind)).toContain('seller_order_cancel')
    const lines = await deal.lines(order)
    expect(lines).toMatchObject([
      { reason: 'not_sent', status: 'to_choose', asked: [] },
      { reason: 'not_sent', status: 'to_choose', asked: [] },
    ])
    const line = lines.find(({ order_item_id }) => order_item_id === item)
    expect(line?.choices.map(({ inventory_id }) => inventory_id)).toEqual([offers[1], offers[2]])
    await deal.choose(order, line?.id as number, yesTo(line?.choices[0] as never))
    const offer = await deal.latest(shops[1].as)
    expect((await deal.accept(offer?.id as number, shops[1].as)).status).toBe(200)
    const after = await deal.track(order)
    expectSums(after)
    expect(after).toMatchObject({ status: 'to_confirm', delivery_fee: 49 })
  })

  it('moves from the account of whoever ordered it, and of nobody else', async () => {
    const as = await world.signIn(await aUser(world))
    const { part } = await anOrderOfTwo({ as })
    await confirm(part)
    await expectedAgo(part, 4)
    const input = { params: { id: part }, body: { choose_elsewhere: true } }
    const stranger = await world.signIn(await aUser(world))
    expect((await world.ask(orders.cancelPart, input, { as: stranger })).status).toBe(404)
    expect(await world.call(orders.cancelPart, input, { as })).toMatchObject({
      order: { status: 'cancelled' },
    })
  })
})

describe('an admin', () => {
  it('sees all that hang, the oldest first, and nobody else does', async () => {
    const admin = await world.signIn(await anAdmin(world))
    const { data, counts } = await world.call(
      refusedLines.list,
      { query: { is_open: true, per_page: 100 } },
      { as: admin },
    )
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(({ status }) => status === 'to_choose' || status === 'offered')).toBe(true)
    expect(data.map(({ id }) => id)).toEqual(data.map(({ id }) => id).sort((a, b) => a - b))
    expect(counts['all']).toBe(data.length)
    expect((await world.ask(refusedLines.list, { query: {} }, { as: shops[0].as })).status).toBe(403)
  })
})
