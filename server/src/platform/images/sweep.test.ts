import { images } from '@botika/common/images/endpoints'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditEntries, news, orderItems } from '../../schema'
import { makeFileStores } from '../files/stores'
import { anAdmin, anOffer, anOrder, aProduct, nextNumber } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'
import { pictureSweep } from './sweep'
import { sweepRepository } from './sweep-repository'

const DAY_MS = 86_400_000

let world: World
let admin: string
beforeAll(async () => {
  world = await makeWorld()
  admin = await world.signIn(await anAdmin(world))
}, 60_000)
afterAll(() => world.close())

/** A picture that was uploaded just now, unlike all others. */
async function uploaded(shade = nextNumber()): Promise<string> {
  const bytes = await sharp({
    create: {
      width: 8,
      height: 8,
      channels: 3,
      background: { r: shade % 256, g: Math.floor(shade / 256) % 256, b: 0 },
    },
  })
    .png()
    .toBuffer()
  const image = new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' })
  return (await world.call(images.upload, { body: { image } }, { as: admin })).image
}

const isThere = async (image: string) => (await makeFileStores(world.env).pictures.age(image)) !== null

/** Sweeps as it would be after so many days. */
const sweepAfter = (days: number, record: (image: string) => Promise<void> = async () => {}) =>
  pictureSweep({
    repository: sweepRepository(world.db),
    store: makeFileStores(world.env).pictures,
    now: () => new Date(Date.now() + days * DAY_MS),
    record,
  })()

it('takes away what nothing points to after a week, and not before', async () => {
  const image = await uploaded()
  await sweepAfter(6)
  expect(await isThere(image)).toBe(true)
  await sweepAfter(8)
  expect(await isThere(image)).toBe(false)
})

it('leaves what a record points to, in whatever table and however deep in it', async () => {
  const [main, among, within, bought, logged] = [
    await uploaded(),
    await uploaded(),
    await uploaded(),
    await uploaded(),
    await uploaded(),
  ]
  await aProduct(world, { image: main, images: [main, among] })
  await world.db.orm.insert(news).values({
    title: 'Now open',
    slug: 'now-open',
    body: `<p>See</p><img src="/img/${within}?w=640">`,
    published_at: null,
  })
  const { id: inventory_id } = await anOffer(world)
  await anOrder(world, { items: [{ inventory_id, quantity: 1 }] })
  await world.db.orm.update(orderItems).set({ image: bought })
  await world.db.orm.insert(auditEntries).values({
    action: 'update',
    resource: 'products',
    changes: { image: { from: logged, to: null } },
  })
  await sweepAfter(8)
  for (const image of [main, among, within, bought, logged]) expect(await isThere(image)).toBe(true)
})

it('asks every table there is, also one that is made later', async () => {
  const image = await uploaded()
  await world.db.sql.query('create table "Later on" (facts jsonb)')
  await world.db.sql.query('insert into "Later on" values ($1)', [JSON.stringify({ deep: [{ image }] })])
  await sweepAfter(8)
  expect(await isThere(image)).toBe(true)
  await world.db.sql.query('drop table "Later on"')
  await sweepAfter(8)
  expect(await isThere(image)).toBe(false)
})

it('writes down what it took, once, and begins anew with what is uploaded again', async () => {
  const shade = nextNumber()
  const image = await uploaded(shade)
  const taken: string[] = []
  const record = async (one: string) => {
    taken.push(one)
    await world.db.orm
      .insert(auditEntries)
      .values({ action: 'delete', resource: 'images', changes: { image: one } })
  }
  await sweepAfter(8, record)
  await sweepAfter(9, record)
  expect(taken.filter((one) => one === image)).toHaveLength(1)
  expect(await uploaded(shade)).toBe(image)
  await sweepAfter(6, record)
  expect(await isThere(image)).toBe(true)
  await sweepAfter(8, record)
  expect(await isThere(image)).toBe(false)
})
