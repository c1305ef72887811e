import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { bytesFor, compressed, compressible, encodingFor } from './compressed'

const LARGE = 5000

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['identity', null],
  ['', null],
  [undefined, null],
] as const)('for %s answers in %s', (accepted, encoding) => {
  expect(encodingFor(accepted, LARGE)).toBe(encoding)
})

it('leaves small answers as they are', () => {
  expect(encodingFor('br', 100)).toBeNull()
})

it.each([
  ['at once', 200],
  ['in a thread', 2_000],
])('makes what can be read back: %s', async (_name, times) => {
  const body = Buffer.from('Paracetamol 500 mg '.repeat(times))
  const [br, gzip] = await Promise.all([compressed(body, 'br'), compressed(body, 'gzip')])
  expect(brotliDecompressSync(br).equals(body)).toBe(true)
  expect(gunzipSync(gzip).equals(body)).toBe(true)
  expect(br.length).toBeLessThan(body.length / 10)
})

it('makes the same bytes smaller once, whoever brings them', async () => {
  const body = Buffer.from('Losartan potassium 50 mg '.repeat(200))
  const [one, other] = [compressible(body), compressible(body)]
  expect(await other.encoded('br')).toBe(await one.encoded('br'))
  expect(await compressible(Buffer.from(body)).encoded('br')).not.toBe(await one.encoded('br'))
})

describe('what is sent', () => {
  const body = 'Cetirizine 10 mg '.repeat(200)
  const etag = 'W/"of-this"'
  const app = fastify()
  app.get('/kept', (request, reply) => bytesFor(request, reply, { ...compressible(Buffer.from(body)), etag }))
  app.get('/made', async (request, reply) =>
    bytesFor(request, reply, { ...compressible(Buffer.from(body)), etag }),
  )
  const ways = (['/kept', '/made'] as const).flatMap((url) =>
    (['GET', 'HEAD'] as const).map((method) => ({ url, method })),
  )

  it.each(ways)('is nothing where $method $url is known', async ({ url, method }) => {
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*'])
      for (const more of [{}, { 'accept-encoding': 'br' }, { 'cache-control': 'no-cache' }]) {
        const { statusCode, headers, rawPayload } = await app.inject({
          url,
          method,
          headers: { 'if-none-match': known, ...more },
        })
        expect([known, statusCode, headers['etag'], rawPayload.length]).toEqual([known, 304, etag, 0])
        // any other length breaks strict clients; Fastify says 0 to HEAD
        expect(headers['content-length']).toBe(method === 'HEAD' ? '0' : undefined)
      }
  })

  it.each(ways)('is all of it where $method $url is not', async ({ url, method }) => {
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { statusCode, headers, rawPayload } = await app.inject({
        url,
        method,
        headers: { 'if-none-match': '"other"', 'accept-encoding': accepted },
      })
      const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: Buffer.from }[accepted]
      expect([statusCode, headers['etag'], headers['vary']]).toEqual([200, etag, 'Accept-Encoding'])
      expect(method === 'HEAD' ? rawPayload.length : String(read?.(rawPayload))).toBe(
        method === 'HEAD' ? 0 : body,
      )
    }
  })
})
