import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { languageOf, serveLanguageSwitch, wayBack } from './language'

async function site() {
  const app = fastify()
  await app.register(cookie)
  serveLanguageSwitch(app)
  app.get('/', async (request) => languageOf(request) ?? 'en')
  return app
}

test('a choice is kept in a cookie that the page can read, and leads back to where one was', async () => {
  const app = await site()
  const reply = await app.inject({
    url: '/language?to=fil',
    headers: { referer: 'http://localhost/browse/products?filter=price&page=2' },
  })
  expect(reply.statusCode).toBe(303)
  expect(reply.headers.location).toBe('/browse/products?filter=price&page=2')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.cookies).toEqual([
    expect.objectContaining({ name: 'botika_language', value: 'fil', path: '/', sameSite: 'Lax' }),
  ])
  expect(reply.cookies[0]).not.toHaveProperty('httpOnly')
  const page = await app.inject({ url: '/', headers: { cookie: 'botika_language=fil' } })
  expect(page.body).toBe('fil')
})

test.each(['/language?to=en', '/language?to=xx', '/language', '/language?to=fil&to=fil'])(
  '%s takes the choice back: English',
  async (url) => {
    const app = await site()
    const reply = await app.inject({ url, headers: { cookie: 'botika_language=fil' } })
    expect(reply.cookies).toEqual([expect.objectContaining({ name: 'botika_language', value: '' })])
    const page = await app.inject({ url: '/', headers: { cookie: 'botika_language=<script>' } })
    expect(page.body).toBe('en')
  },
)

test.each([
  [undefined, '/'],
  ['nonsense', '/'],
  ['http://shop.test/language?to=fil', '/'],
  ['http://shop.test/faq', '/faq'],
  ['http://evil.test//evil.test/x', '/evil.test/x'],
  ['http://shop.test//', '/'],
  ['http://evil.test/%5C%5Cevil.test', '/%5C%5Cevil.test'],
])('from %s the way back is %s', (referer, path) => {
  expect(wayBack(referer)).toBe(path)
})
