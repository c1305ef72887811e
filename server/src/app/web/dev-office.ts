import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ViteDevServer } from 'vite'

const FILES = '/backoffice/'

/** The back office's page from its sources, through a vite of its own; the server listens without waiting for it. */
export function devOffice(app: FastifyInstance, root: string): () => Promise<string> {
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
