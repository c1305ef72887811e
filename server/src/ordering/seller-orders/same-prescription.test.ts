import { orders } from '@botika/common/orders/endpoints'
import type { Order } from '@botika/common/orders/schema'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compose } from '../../app/compose'
import { diskStore } from '../../platform/files/disk'
import { privateFileRepository } from '../../platform/private-files/repository'
import { privateFileService } from '../../platform/private-files/service'
import {
  anAdmin,
  anOffer,
  anOrder,
  anOrderBody,
  aPharmacy,
  aProduct,
  aSeller,
  aUser,
} from '../../testing/makers'
import path from 'node:path'
import { makeWorld, type World } from '../../testing/world'

let world: World
let admin: string
beforeAll(async () => {
  world = await makeWorld()
  admin = await world.signIn(await anAdmin(world))
})
afterAll(() => world.close())

const fileOf = (bytes: Uint8Array | string, name = 'rx') => new File([bytes as never], name)
const pdf = (words: string) => fileOf(`%PDF-1.4\n<< /Type /Page >>\n%${words}\n%%EOF`)
const photo = async (gray: number, camera: string) => {
  const background = { r: gray, g: gray, b: gray }
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } })
  return fileOf(
    await picture
      .withExif({ IFD0: { Model: camera } })
      .jpeg()
      .toBuffer(),
    `${camera}.jpg`,
  )
}

async function aShop(facts: object = { is_prescription: true }) {
  const pharmacy = await aPharmacy(world)
  const product_id = (await aProduct(world, facts)).id
  const offer = await anOffer(world, { pharmacy_id: pharmacy.id, product_id, quantity: 100 })
  const as = await world.signIn(await aSeller(world, pharmacy))
  const line = { inventory_id: offer.id, quantity: 1 }
  return {
    as,
    line,
    order: (prescription_image: File, shopper?: string) =>
      anOrder(world, { as: shopper, items: [line], facts: { prescription_image } }),
    partOf: (order: Order) => order.parts.find((part) => part.pharmacy_id === pharmacy.id)?.id ?? 0,
  }
}
type Shop = Awaited<ReturnType<typeof aShop>>
const one = (shop: Shop, order: Order, as = shop.as) =>
  world.call(sellerOrders.one, { params: { id: shop.partOf(order) } }, { as })
const usesOf = async (shop: Shop, order: Order, as = shop.as) =>
  (await one(shop, order, as)).same_prescription
const NONE = { orders: 0, sent_at: [] }

describe('a prescription that came with other orders', () => {
  it('is shown with count and dates, whoever sent it, without a word of the other orders', async () => {
    const [shop, other] = [await aShop(), await aShop()]
    const shopper = await world.signIn(await aUser(world))
    const first = await shop.order(pdf('one sheet'), shopper)
    expect(await usesOf(shop, first)).toEqual(NONE)
    const second = await other.order(pdf('one sheet'))
    const third = await other.order(pdf('another sheet'))
    const said = { orders: 1, sent_at: [first.created_at] }
    expect(await usesOf(other, second)).toEqual(said)
    expect(await usesOf(other, second, admin)).toEqual(said)
    expect(await usesOf(other, third)).toEqual(NONE)
    expect(JSON.stringify(await one(other, second))).not.toContain(first.order_number)
    // not refused: it may be a refill
    await world.ask(orders.prescriptionImage, { params: { id: second.id } }, { as: other.as })
    const accepted = await world.ask(
      sellerOrders.update,
      { params: { id: other.partOf(second) }, body: { prescription_checked: true } },
      { as: other.as },
    )
    expect(accepted.status).toBe(200)
  })

  it('is known by what it shows, not by its name or its camera', async () => {
    const shop = await aShop()
    await shop.order(await photo(90, 'Nokia'))
    expect(await usesOf(shop, await shop.order(await photo(90, 'Sony')))).toMatchObject({ orders: 1 })
    expect(await usesOf(shop, await shop.order(await photo(91, 'Nokia')))).toEqual(NONE)
  })

  it('names at most the five latest days, the last one first', async () => {
    const shop = await aShop()
    const sent: Order[] = []
    for (let n = 0; n < 7; n++) sent.push(await shop.order(pdf('seven times')))
    const dates = sent.slice(1, 6).map(({ created_at }) => created_at)
    expect(await usesOf(shop, sent[6] as Order)).toEqual({ orders: 6, sent_at: dates.reverse() })
  })

  it('is one use for an order of two pharmacies, and nothing for one that needs none', async () => {
    const [shop, goods] = [await aShop(), await aShop({ is_prescription: false })]
    await shop.order(pdf('for two'))
    const order = await anOrder(world, {
      items: [shop.line, goods.line],
      facts: { prescription_image: pdf('for two') },
    })
    expect(await usesOf(shop, order)).toMatchObject({ orders: 1 })
    expect(await usesOf(goods, order)).toEqual(NONE)
  })

  it('is shown of one that took the place of a rejected one', async () => {
    const shop = await aShop()
    const shopper = await world.signIn(await aUser(world))
    await shop.order(pdf('used before'))
    const order = await shop.order(pdf('can’t be read'), shopper)
    await world.ask(orders.prescriptionImage, { params: { id: order.id } }, { as: shop.as })
    await world.call(
      sellerOrders.update,
      {
        params: { id: shop.partOf(order) },
        body: { prescription_checked: false, prescription_remarks: 'It can’t be read' },
      },
      { as: shop.as },
    )
    await world.call(
      orders.replacePrescription,
      { params: { id: order.id }, body: { prescription_image: pdf('used before') } },
      { as: shopper },
    )
    expect(await usesOf(shop, order)).toMatchObject({ orders: 1 })
  })

  it('counts each order of a recurring one', async () => {
    const shop = await aShop()
    const shopper = await world.signIn(await aUser(world))
    const {
      customer_id: _,
      contact_number: __,
      ...body
    } = await anOrderBody(world, [shop.line], {
      is_guest: false,
      prescription_image: pdf('every week'),
    })
    await world.call(
      recurringOrders.create,
      { body: { ...body, recurring_option: 'weekly' } },
      { as: shopper },
    )
    const server = await compose({
      env: world.env,
      db: world.db,
      now: () => new Date(Date.now() + 7 * 86_400_000),
    })
    await server.schedule.scan()
    await server.jobs.runDue()
    await server.app.close()
    const { data } = await world.call(sellerOrders.list, { query: {} }, { as: shop.as })
    expect(data).toHaveLength(2)
    for (const { id } of data) {
      const { same_prescription } = await world.call(sellerOrders.one, { params: { id } }, { as: shop.as })
      expect(same_prescription).toMatchObject({ orders: 1 })
    }
  })

  it('is known of files that were kept before there was a hash', async () => {
    const shop = await aShop()
    await shop.order(pdf('of before'))
    await world.db.sql.query('update private_files set sha256 = null')
    const order = await shop.order(pdf('of before'))
    expect(await usesOf(shop, order)).toEqual(NONE)
    const files = privateFileService({
      repository: privateFileRepository(world.db),
      store: diskStore({ folder: path.join(world.env.BOTIKA_DATA, 'private'), isPrivate: true }),
      keepDays: 30,
    })
    await files.hashOld()
    expect(await usesOf(shop, order)).toMatchObject({ orders: 1 })
    const { rows } = await world.db.sql.query('select id from private_files where sha256 is null')
    expect(rows).toEqual([])
  })
})
