import { orders } from '@botika/common/orders/endpoints'
import { products } from '@botika/common/products/endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOffer, anOrderBody } from '../../testing/makers'
import { holdTable } from '../../testing/held-table'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const MOST_AT_ONCE = 16 + 50

it('refuses visitors there is no room for, and goes on once there is', async () => {
  const offer = await anOffer(world)
  const body = await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }])
  const free = await holdTable(world.connectionString, 'products')
  const look = (page: number, language = 'en') =>
    world.ask(products.list, { query: { page, per_page: 10 } }, { headers: { 'botika-language': language } })
  const visitors = Array.from({ length: MOST_AT_ONCE }, (_, at) => look(at + 1))

  const [english, filipino] = [await look(198), await look(199, 'fil')]
  expect([english.status, filipino.status]).toEqual([503, 503])
  expect(english.headers['retry-after']).toBe('2')
  expect(english.json).toMatchObject({
    code: 'unavailable',
    message_id: 'server/platform.busy',
    detail: expect.stringContaining('try again'),
  })
  expect(filipino.json).toMatchObject({ detail: expect.stringContaining('subukan muli') })
  expect((await world.app.inject('/healthz')).statusCode).toBe(200)

  await free()
  const seen = (await Promise.all(visitors)).map(({ status }) => status)
  expect(seen.slice(0, 16)).toEqual(Array(16).fill(200))
  expect(seen.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect((await world.ask(orders.place, { body })).status).toBe(201)
})
