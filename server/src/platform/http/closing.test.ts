import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdTable } from '../../testing/held-table'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

it('finishes what is under way when it closes, and tells who asks then to come back', async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const free = await holdTable(world.connectionString, 'products')
  const socket = connect((world.app.server.address() as AddressInfo).port, '127.0.0.1')
  let answers = ''
  socket.on('data', (piece) => (answers += String(piece)))
  socket.write(asking('/api/products?per_page=10'))
  await once(world.app.server, 'request')

  const closed = world.app.close()
  socket.write(asking('/api/categories'))
  await once(world.app.server, 'request')
  await Promise.all([free(), closed, once(socket, 'close')])

  const [finished = '', refused = ''] = answers.split(/(?<=\})(?=HTTP)/)
  expect(finished).toMatch(/^HTTP\/1.1 200 /)
  expect(refused).toMatch(/^HTTP\/1.1 503 /)
  expect(refused).toMatch(/^content-type: application\/problem\+json/m)
  expect(refused).toMatch(/^retry-after: 5\r$/m)
  expect(refused).toContain('"code":"unavailable"')
})
