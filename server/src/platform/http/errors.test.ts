import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { readableAddress, refuseAddress } from './errors'

const app = Fastify({ frameworkErrors: refuseAddress })
app.get('/*', () => 'a page')
afterAll(() => app.close())

describe('an address that can’t be decoded', () => {
  it('leads a browser to the same words, taken as they were typed', async () => {
    const url = '/search/products/%E0%A4%A?page=2'
    const reply = await app.inject({ url, headers: { accept: 'text/html,*/*' } })
    expect(reply.statusCode).toBe(302)
    expect(reply.headers.location).toBe('/search/products/%25E0%25A4%25A?page=2')
    expect((await app.inject(String(reply.headers.location))).body).toBe('a page')
  })

  it('is refused to a program', async () => {
    const reply = await app.inject('/api/products/%E0%A4%A')
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'malformed' })
  })

  it('leads to no other site', () => {
    for (const url of ['//evil.example/%E0', '/\\evil.example/%E0', '\\\\evil.example/%E0'])
      expect(readableAddress(url)).toBe('/evil.example/%25E0')
  })
})
