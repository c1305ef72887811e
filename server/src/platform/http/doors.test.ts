import { images } from '@botika/common/images/endpoints'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let admin: string
beforeAll(async () => {
  world = await makeWorld()
  admin = await world.signIn(await anAdmin(world))
})
afterAll(() => world.close())

const MIB = 1024 * 1024

describe('every answer', () => {
  it.each([
    ['a record', 'GET', '/api/products'],
    ['a refusal', 'GET', '/api/orders'],
    ['nothing', 'GET', '/nowhere'],
    ['a picture', 'GET', '/img/none.png'],
    ['the document', 'GET', '/api/openapi.json'],
    ['a broken address', 'GET', '/api/products/%ff'],
    ['too long an address', 'GET', `/api/products/${'9'.repeat(400)}`],
  ] as const)('of %s carries the headers that keep browsers in line', async (_, method, url) => {
    const { headers } = await world.app.inject({ method, url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  it.each(['https://elsewhere.example', 'null'])('lets no page of %s read it', async (origin) => {
    const asked = {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    }
    const answers = [
      await world.app.inject({ url: '/api/products', headers: { origin } }),
      await world.app.inject({ method: 'OPTIONS', url: '/api/products', headers: asked }),
      await world.app.inject({ method: 'OPTIONS', url: '/api/orders/1', headers: asked }),
    ]
    for (const { headers } of answers)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  })

  it.each([
    ['/api/products/%ff', 400, 'malformed'],
    [`/api/products/${'9'.repeat(400)}`, 404, 'not_found'],
  ])('to an address that is no address is the one error body', async (url, status, code) => {
    const answer = await world.app.inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ status, code, detail: expect.any(String) })
  })
})

describe('what is sent', () => {
  const post = (url: string, payload: string, type = 'application/json') =>
    world.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

  it('is at most 1 MiB of JSON', async () => {
    const answer = await post('/api/quote', JSON.stringify({ items: 'x'.repeat(MIB) }))
    expect(answer.json()).toMatchObject({ status: 413, code: 'too_large' })
    expect((await post('/api/quote', JSON.stringify({ items: 'x'.repeat(MIB / 2) }))).statusCode).toBe(422)
  })

  it('has files of at most 8 MiB, and few of them', async () => {
    const send = (body: object) =>
      world.ask(images.upload, { body } as { body: { image: File } }, { as: admin })
    const file = (bytes: number) => new File([new Uint8Array(bytes)], 'a.png')
    expect((await send({ image: file(8 * MIB + 1) })).json).toMatchObject({ status: 413, code: 'too_large' })
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`image${at}`, file(1)]))
    expect((await send(many)).status).toBeGreaterThanOrEqual(400)
    expect((await send(many)).status).toBeLessThan(500)
  })

  it.each([
    [61, 'field', 'A form may have at most 60 fields.'],
    [4, 'file', 'A form may have at most 4 files.'],
  ])('has few parts: %i more of kind %s are refused in words', async (count, kind, detail) => {
    const body = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `part${at}`,
        kind === 'file' ? new File(['x'], 'a.png') : 'x',
      ]),
    )
    // without a file it would be sent as JSON
    const request = { body: { image: new File(['x'], 'a.png'), ...body } } as unknown as {
      body: { image: File }
    }
    expect((await world.ask(images.upload, request, { as: admin })).json).toMatchObject({
      status: 413,
      code: 'too_large',
      detail,
    })
  })

  it('comes unpacked, and is answered at once where it does not', async () => {
    const packed = gzipSync(
      `--xx\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n${' '.repeat(20 * MIB)}`,
    )
    for (const type of ['application/json', 'multipart/form-data; boundary=xx']) {
      const answer = await world.app.inject({
        method: 'POST',
        url: '/api/orders',
        payload: packed,
        headers: { 'content-type': type, 'content-encoding': 'gzip' },
      })
      expect(answer.json()).toMatchObject({ status: 415, code: 'wrong_type' })
    }
    const plain = { 'content-type': 'application/json', 'content-encoding': 'identity' }
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/quote',
      payload: '{}',
      headers: plain,
    })
    expect(answer.statusCode).toBe(422)
  })

  it('has to arrive some time', () => {
    expect(world.app.server.requestTimeout).toBe(300_000)
  })

  it.each(['application/xml', 'image/png', 'application/x-www-form-urlencoded', 'text/plain'])(
    'is not taken as %s',
    async (type) => {
      expect((await post('/api/quote', '<items/>', type)).json()).toMatchObject({ code: 'wrong_type' })
    },
  )

  it('may nest as far as anything is asked for, and not until the stack is used up', async () => {
    const nested = (levels: number, value = '1') => '['.repeat(levels) + value + ']'.repeat(levels)
    const remember = (value: string) =>
      world.app.inject({
        method: 'PUT',
        url: '/api/preferences/nest',
        payload: `{"value":${value}}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
      })
    expect((await remember(nested(60))).statusCode).toBe(200)
    expect((await remember(`[${Array(90).fill('[]').join()}, "${'['.repeat(90)} \\" ["]`)).statusCode).toBe(
      200,
    )
    for (const levels of [90, 5_000, 400_000])
      expect((await remember(nested(levels, ''))).json()).toMatchObject({ status: 400, code: 'malformed' })
  })

  it.each(['{"__proto__":{"isAdmin":true}}', '{"items":', '[1,2', '\u0000'])(
    'is refused or harmless as %j',
    async (body) => {
      const { statusCode } = await post('/api/quote', body)
      expect([400, 422]).toContain(statusCode)
      expect({}).not.toHaveProperty('isAdmin')
    },
  )
})
