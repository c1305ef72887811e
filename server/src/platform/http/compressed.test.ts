import { expect, it } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressed, compressible, encodingFor } from './compressed'

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

it('makes what can be read back', async () => {
  const body = Buffer.from('Paracetamol 500 mg '.repeat(200))
  const [br, gzip] = await Promise.all([compressed(body, 'br'), compressed(body, 'gzip')])
  expect(brotliDecompressSync(br)).toEqual(body)
  expect(gunzipSync(gzip)).toEqual(body)
  expect(br.length).toBeLessThan(body.length / 10)
})

it('makes the same bytes smaller once, whoever brings them', async () => {
  const body = Buffer.from('Losartan potassium 50 mg '.repeat(200))
  const [one, other] = [compressible(body), compressible(body)]
  expect(await other.encoded('br')).toBe(await one.encoded('br'))
  expect(await compressible(Buffer.from(body)).encoded('br')).not.toBe(await one.encoded('br'))
})
