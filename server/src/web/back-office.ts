import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveHashed } from './assets'
import { devOffice } from './dev-office'

interface BackOffice {
  dist: string
  dev: boolean
}

// its component library writes style elements while it runs, so styles cannot be held to a hash
const policyOf = (html: string) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts(html).map(sourceOf)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'self' blob:",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** One page for every address under /seller and /admin; its router does the rest. */
export async function serveBackOffice(app: FastifyInstance, { dist, dev }: BackOffice) {
  const page = dev ? devOffice(app, path.dirname(dist)) : () => readIfThere(path.join(dist, 'index.html'))
  if (!dev) await serveHashed(app, { root: path.join(dist, 'assets'), prefix: '/backoffice/assets/' })
  for (const prefix of ['/seller', '/admin']) {
    for (const address of [prefix, `${prefix}/*`]) {
      app.get(address, async (_request, reply) => {
        const html = await page()
        if (html === null) return reply.callNotFound()
        return reply
          .type('text/html; charset=utf-8')
          .header('Cache-Control', 'no-cache')
          .headers(dev ? {} : { 'Content-Security-Policy': policyOf(html) })
          .send(html)
      })
    }
  }
}

const readIfThere = (file: string) => readFile(file, 'utf8').catch(() => null)
