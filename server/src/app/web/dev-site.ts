import type { FastifyInstance } from 'fastify'
import path from 'node:path'
import type { ModuleNode, ViteDevServer } from 'vite'
import type { Assets, Renderer, Site } from './renderer'

const ENTRY = '/src/entry-server.tsx'

/** The storefront from its sources, through vite: modules hot, nothing kept. */
export async function devSite(app: FastifyInstance, root: string): Promise<() => Promise<Site>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return async () => {
    const renderer = (await vite.ssrLoadModule(ENTRY)) as unknown as Renderer
    const sheet = { css: await sheetOf(vite), hash: '', files: [], fonts: [] }
    const assets: Assets = {
      sheetOf: () => sheet,
      bootstrap: { bootstrapModules: ['/@vite/client', '/src/entry-dev.ts'] },
      modulesOf: () => [],
    }
    return { renderer, policy: null, assets: { en: assets, fil: assets } }
  }
}

/** Every style that the page's modules ask for, so that nothing is shown without it. */
async function sheetOf(vite: ViteDevServer): Promise<string> {
  const seen = new Set<ModuleNode>()
  const walk = (node: ModuleNode | undefined) => {
    if (!node || seen.has(node)) return
    seen.add(node)
    node.ssrImportedModules.forEach(walk)
  }
  walk(await vite.moduleGraph.getModuleByUrl(ENTRY))
  const urls = [...seen].map(({ url }) => url).filter((url) => url.split('?')[0]?.endsWith('.css'))
  const sheets = await Promise.all(urls.map((url) => vite.ssrLoadModule(`${url}?inline`)))
  return sheets.map((module) => String(module['default'] ?? '')).join('\n')
}
