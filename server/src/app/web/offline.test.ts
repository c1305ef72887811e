import Fastify from 'fastify'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveOffline } from './offline'

let client: string
beforeAll(() => {
  client = mkdtempSync(path.join(tmpdir(), 'botika-client-'))
  mkdirSync(path.join(client, '.vite'))
  writeFileSync(path.join(client, 'worker-1.js'), 'const worker = 1')
})
afterAll(() => rmSync(client, { recursive: true, force: true }))

async function serve(manifest: object, { dev = false, filipino = manifest } = {}) {
  writeFileSync(path.join(client, '.vite/manifest.en.json'), JSON.stringify(manifest))
  writeFileSync(path.join(client, '.vite/manifest.fil.json'), JSON.stringify(filipino))
  const app = Fastify()
  await serveOffline(app, { client, dev })
  return app
}
const WORKER = { 'src/service-worker/worker.ts': { file: 'worker-1.js' } }

it('the offline page has no script, and its policy allows nothing but its own style', async () => {
  const { body, headers } = await (await serve(WORKER)).inject('/offline')
  expect(body).not.toMatch(/<script/i)
  const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

it('the worker is named anew by every release, and looked up each time', async () => {
  const first = await (await serve(WORKER)).inject('/sw.js')
  const next = await (await serve({ ...WORKER, 'src/start.ts': { file: 'start-2.js' } })).inject('/sw.js')
  expect(first.body).toMatch(/^self\.BUILD = '[0-9a-f]{12}'\nconst worker = 1$/)
  expect(first.body).not.toBe(next.body)
  const reworded = { ...WORKER, 'src/start.ts': { file: 'start-fil-2.js' } }
  const other = await (await serve(WORKER, { filipino: reworded })).inject('/sw.js')
  expect(first.body).not.toBe(other.body)
  expect(first.headers['cache-control']).toBe('no-cache')
})

it('there is no worker in development, and one that was left behind goes', async () => {
  const { body } = await (await serve(WORKER, { dev: true })).inject('/sw.js')
  expect(body).toContain('registration.unregister()')
  expect(body).not.toContain('const worker')
})
