import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeWorld, type World } from '../../testing/world'
import type { Document } from './document'

let world: World
let document: Document
beforeAll(async () => {
  world = await makeWorld()
  const answer = await world.app.inject('/api/openapi.json')
  document = answer.json()
})
afterAll(() => world.close())

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods))

describe('the API document', () => {
  it('names every call that is on the air, once', () => {
    const ids = operations().map(({ operationId }) => operationId)
    expect(ids).toHaveLength(world.servedEndpoints().length)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('refers only to shapes that it holds', () => {
    const text = JSON.stringify(document)
    const asked = new Set(
      [...text.matchAll(/"#\/components\/(schemas|responses)\/([^"]+)"/g)].map((match) => match[2] ?? ''),
    )
    const held = new Set([
      ...Object.keys(document.components.schemas),
      ...Object.keys(document.components.responses),
    ])
    expect([...asked].filter((name) => !held.has(name))).toEqual([])
    expect(text).not.toContain('$defs')
  })

  it('tells parameters, shared records, files and who may call', () => {
    const doctors = document.paths['/api/doctors']
    expect(doctors?.['get']?.parameters.map(({ name }) => name)).toContain('specialty_id')
    expect(doctors?.['post']?.responses['201']).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Doctor' } } },
    })
    expect(document.paths['/api/doctors/{id}']?.['get']?.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
      required: true,
    })
    expect(document.paths['/api/couriers']?.['get']?.security).toEqual([{ bearer: [] }])
    const order = document.paths['/api/orders']?.['post']
    const form = order?.requestBody?.content['multipart/form-data']?.schema
    const name = String(form?.['$ref']).split('/').at(-1) ?? ''
    expect(JSON.stringify(document.components.schemas[name])).toContain('"format":"binary"')
    expect(order?.parameters.map((parameter) => parameter['name'])).toContain('Idempotency-Key')
  })

  it('is shown on a page that loads nothing from others', async () => {
    const answer = await world.app.inject('/api/docs')
    expect(answer.headers['content-type']).toContain('text/html')
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    const inline = /<script>([^<]*)<\/script>/.exec(answer.body)?.[1] ?? ''
    expect(policy).toContain(`'sha256-${createHash('sha256').update(inline).digest('base64')}'`)
    const addresses = [...answer.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '')
    const files = addresses.filter((address) => address.startsWith('/assets/'))
    expect(files).toHaveLength(2)
    expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([])
    for (const url of files) {
      const plain = await world.app.inject(url)
      expect(plain.statusCode).toBe(200)
      const small = await world.app.inject({ url, headers: { 'accept-encoding': 'br' } })
      expect(brotliDecompressSync(small.rawPayload).equals(plain.rawPayload)).toBe(true)
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    }
  })
})
