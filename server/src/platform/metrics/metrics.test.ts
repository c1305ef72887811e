import { products } from '@botika/common/products/endpoints'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOffer, anOrderBody } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'
import { orders } from '@botika/common/orders/endpoints'

let world: World
let address: string

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

beforeAll(async () => {
  const port = await aFreePort()
  world = await makeWorld({ METRICS_PORT: String(port) })
  address = `http://127.0.0.1:${port}/metrics`
})
afterAll(() => world.close())

async function read(): Promise<Map<string, number>> {
  const text = await (await fetch(address)).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

it('counts requests by route, and says nothing of what was asked', async () => {
  await world.ask(products.list, { query: { keyword: 'Panganiban' } })
  await world.app.inject('/nowhere/Panganiban')
  const found = await read()
  expect(found.get('botika_request_seconds_count{route="/api/products",method="GET",status="200"}')).toBe(1)
  expect(found.get('botika_request_seconds_count{route="none",method="GET",status="404"}')).toBe(1)
  expect([...found.keys()].join()).not.toContain('Panganiban')
  expect(found.get('process_start_time_seconds')).toBeGreaterThan(0)
})

it('counts statements by name, connections, caches and turns', async () => {
  const before = await read()
  const name = 'botika_statement_seconds_count{statement="jobs_insert"}'
  await world.jobs.add(undefined, [{ kind: 'of a test', payload: {}, runAt: new Date(Date.now() - 90_000) }])
  const found = await read()
  expect(found.get(name)).toBe((before.get(name) ?? 0) + 1)
  expect(found.get('botika_jobs_waiting{kind="of a test"}')).toBe(1)
  expect(found.get('botika_jobs_oldest_seconds{kind="of a test"}')).toBeGreaterThanOrEqual(90)
  expect(found.get('botika_pool_connections{state="total"}')).toBeGreaterThan(0)
  expect(found.get('botika_requests_waiting{lane="trade"}')).toBe(0)
  expect(found.get('botika_requests_refused_total{lane="browsing"}')).toBe(0)
  expect(found.get('botika_cache_misses_total{cache="answers"}')).toBeGreaterThan(0)
})

it('counts checkouts that the stock forbade', async () => {
  const offer = await anOffer(world, { quantity: 1 })
  const body = await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }])
  await world.call(orders.place, { body })
  expect((await world.ask(orders.place, { body })).status).toBe(409)
  expect((await read()).get('botika_oversell_refusals_total')).toBe(1)
})

it('answers nothing but metrics, and counts nothing where no port is named', async () => {
  expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404)
})
