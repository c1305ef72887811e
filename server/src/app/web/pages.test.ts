import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Problem } from '@botika/common/http/problem'
import { admission } from '../../platform/http/admission'
import { webPlugin } from '.'

const KEEP_SECONDS = 0.05
// as the storefront's renderer: a page that a call failed for is an error page with its reason
const RENDERER = `export const KNOWN_QUERY = []
export const render = ({ call }) => call().then(
  (html) => ({ status: 200, html, keepSeconds: ${KEEP_SECONDS} }),
  (error) => ({ status: 500, html: 'An error occurred', keepSeconds: 0, error }))`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'botika-pages-'))
  for (const name of ['public', 'dist/client/.vite', 'dist/client/assets', 'dist/server'])
    mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(path.join(folder, 'dist/server/entry-server.js'), RENDERER)
  writeFileSync(path.join(folder, 'dist/client/assets/start.js'), 'start()')
  for (const language of ['en', 'fil'])
    writeFileSync(
      path.join(folder, `dist/client/.vite/manifest.${language}.json`),
      JSON.stringify({ 'src/start.ts': { file: 'assets/start.js' } }),
    )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function site(call: () => Promise<unknown>) {
  const app = Fastify()
  await app.register(cookie)
  await webPlugin(app, {
    admission: admission(),
    callPublic: call as never,
    listed: {} as never,
    env: { PORT: 0 },
    storefrontDist: path.join(folder, 'dist'),
    backofficeDist: path.join(folder, 'none'),
  })
  return app
}

const failing = (code: string) => () => Promise.reject(Object.assign(new Error('no'), { code }))

it.each([
  ['is away', '57P01'],
  ['does not listen', 'ECONNREFUSED'],
  ['is read-only, as before it is promoted', '25006'],
])('a page asks again by itself while the database %s', async (_state, code) => {
  const app = await site(failing(code))
  const english = await app.inject('/')
  expect(english.statusCode).toBe(503)
  expect(english.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  expect(english.body).toContain('<h1>We will be back in a moment</h1>')
  expect(english.body).toContain('http-equiv="refresh" content="2"')
  const filipino = await app.inject({ url: '/', headers: { cookie: 'botika_language=fil' } })
  expect(filipino.body).toContain('<h1>Babalik kami agad</h1>')
})

it('a page that is still kept is shown instead, and a bug stays an error', async () => {
  let answer: () => Promise<unknown> = () => Promise.resolve('the shop')
  const app = await site(() => answer())
  await app.inject('/kept')
  await sleep(2 * KEEP_SECONDS * 1_000)
  answer = failing('57P01')
  expect(await app.inject('/kept')).toMatchObject({ statusCode: 200, body: 'the shop' })
  answer = failing('42P01')
  expect(await app.inject('/kept')).toMatchObject({ statusCode: 500, body: 'An error occurred' })
})

it('a page asks again where it is refused before it is looked for, an address of the API does not', async () => {
  const app = await site(() => Promise.resolve('the shop'))
  app.addHook('onRequest', (_request, _reply, next) => next(new Problem('unavailable')))
  const page = await app.inject('/faq')
  expect(page.statusCode).toBe(503)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<h1>We will be back in a moment</h1>')
  expect((await app.inject('/api/faq')).headers['content-type']).not.toContain('html')
})
