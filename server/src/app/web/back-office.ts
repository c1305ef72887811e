import { expected } from '@botika/common/expected'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveHashed } from './assets'
import { screenFiles } from './screen-files'
import type { ViteDevServer } from 'vite'

const FILES = '/backoffice/'

/** The back office's page from its sources, through a vite of its own; the server listens without waiting for it. */
function devOffice(app: FastifyInstance, root: string): () => Promise<string> {
  let starting: Promise<ViteDevServer> | undefined
  const vite = () => (starting ??= startVite(app, root))

  app.use((request, response, next) => {
    // what is not under its base a vite would take for its own
    if (!request.url?.startsWith(FILES)) return next()
    vite().then(({ middlewares }) => middlewares(request, response, next), next)
  })
  // open pages knock here again after the server has started anew
  app.addHook('onListen', async () => void vite())
  app.addHook('onClose', async () => (await starting)?.close())

  return async () => {
    const server = await vite()
    const html = await readFile(path.join(root, 'index.html'), 'utf8')
    return server.transformIndexHtml('/index.html', html)
  }
}

async function startVite(app: FastifyInstance, root: string): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({
    configFile: path.join(root, 'vite.config.ts'),
    root,
    appType: 'custom',
    // shares the server's port with the storefront's vite: each listens at its own base
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
}

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

// the office takes no pictures, hears nothing and asks for no place
const PERMISSIONS = 'geolocation=(), camera=(), microphone=()'

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

export async function serveBackOffice(app: FastifyInstance, { dist, dev }: BackOffice) {
  const page = dev ? devPage(devOffice(app, path.dirname(dist))) : builtPage(dist)
  if (!dev) await serveHashed(app, { root: path.join(dist, 'assets'), prefix: '/backoffice/assets/' })
  for (const prefix of ['/seller', '/admin']) {
    for (const address of [prefix, `${prefix}/*`]) {
      app.get(address, async (request, reply) => {
        const { html, headers } = await page(request.url)
        if (html === null) return reply.callNotFound()
        return reply
          .type('text/html; charset=utf-8')
          .header('Cache-Control', 'no-cache')
          .headers(headers)
          .send(html)
      })
    }
  }
}

const devPage = (read: () => Promise<string>) => async () => ({ html: await read(), headers: {} })

function builtPage(dist: string) {
  return async (url: string) => {
    const html = await readIfThere(path.join(dist, 'index.html'))
    if (html === null) return { html, headers: {} }
    const files = screenFiles(await readIfThere(path.join(dist, 'screens.json')), url)
    const named = files.map((file) => `/backoffice/${file}`).join(' ')
    return {
      html: html.replace(
        'name="botika-screen-files" content=""',
        `name="botika-screen-files" content="${named}"`,
      ),
      headers: { 'Content-Security-Policy': policyOf(html), 'Permissions-Policy': PERMISSIONS },
    }
  }
}

const readIfThere = async (file: string) =>
  (await readFile(file, 'utf8').catch(expected('The back office was not built with this file'))) ?? null
