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
  expect(headers['permissions-policy']).toBe('geolocation=(), camera=(), microphone=()')
  const policy = String(headers['content-security-policy'])
  // printf 'let scheme' | openssl dgst -sha256 -binary | base64
  const hash = '0vOvl9VkFYpCsl39P4/KRBl/FB+oFtSU8m6p94d7DwQ='
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
})

it('names the files of the screen at the address, and none to a build that says nothing of them', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'office-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(path.join(dist, 'assets'))
  await writeFile(
    path.join(dist, 'index.html'),
    '<meta name="botika-screen-files" content="" /><script>let scheme</script>',
  )
  const app = fastify()
  await serveBackOffice(app, { dist, dev: false })
  expect((await app.inject('/seller/orders')).body).toContain('content=""')
  await writeFile(
    path.join(dist, 'screens.json'),
    JSON.stringify({
      files: ['assets/a.js', 'assets/b.js'],
      pages: [{ path: '/seller/orders', files: [0, 1] }],
    }),
  )
  const { body, headers } = await app.inject('/seller/orders?page=2')
  expect(body).toContain('content="/backoffice/assets/a.js /backoffice/assets/b.js"')
  // printf 'let scheme' | openssl dgst -sha256 -binary | base64
  expect(headers['content-security-policy']).toContain('0vOvl9VkFYpCsl39P4/KRBl/FB+oFtSU8m6p94d7DwQ=')
  expect((await app.inject('/seller/products')).body).toContain('content=""')
})
