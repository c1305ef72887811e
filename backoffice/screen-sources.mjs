import path from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { ESModulesEvaluator, ssrDynamicImportKey } from 'vite/module-runner'

/** By the root of the back office, where the manifest names files by it too. */
const sourceOf = (id) =>
  id.startsWith('/@fs/')
    ? path.relative(import.meta.dirname, id.slice('/@fs'.length)).replaceAll(path.sep, '/')
    : id.replace(/^\//, '')

/**
 * Every address of the back office and the source files of its screen, of those that match the first is shown: found
 * by having each screen ask for its code, which never comes.
 * @returns {Promise<{ path: string, sources: string[] }[]>} `path` as in `/seller/orders/:id/show`, `sources` by root
 */
export async function screenSources() {
  const requested = []
  class Asking extends ESModulesEvaluator {
    runInlinedModule(context, code, module) {
      context[ssrDynamicImportKey] = (id) => {
        requested.push(sourceOf(id))
        return new Promise(() => undefined)
      }
      return super.runInlinedModule(context, code, module)
    }
  }
  const server = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const runner = createServerModuleRunner(server.environments.ssr, { evaluator: new Asking(), hmr: false })
    const { addressedScreens } = await runner.import('/src/app/load-ahead.ts')
    return addressedScreens().map(({ path, screen }) => {
      requested.length = 0
      void screen.loadAhead()
      return { path, sources: [...requested] }
    })
  } finally {
    await server.close()
  }
}
