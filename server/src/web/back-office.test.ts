import { fastify } from 'fastify'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { serveBackOffice } from './back-office'

it('lets run what the page itself says before it loads anything, and no other script in it', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'office-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(path.join(dist, 'assets'))
  await writeFile(path.join(dist, 'index.html'), '<script>let scheme</script><script src="/a.js"></script>')
  const app = fastify()
  await serveBackOffice(app, { dist, dev: false })

  const { headers } = await app.inject('/seller/orders')
  const policy = String(headers['content-security-policy'])
  // printf 'let scheme' | openssl dgst -sha256 -binary | base64
  const hash = '0vOvl9VkFYpCsl39P4/KRBl/FB+oFtSU8m6p94d7DwQ='
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
})
