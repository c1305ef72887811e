import { type Plugin, runnerImport } from 'vite'
import type { Language } from './message'

interface Declared {
  id: string
  in(language: Language): unknown
}

const AREA = /common\/src\/messages\/(?!(message|reader|declare|vite|office)\.)|^\0message:/

/**
 * Leaves of each declaration of messages what a browser needs: its compiled text in the one language, or in each of
 * several. Each message becomes a module of its own, so that it comes with the pages that say it.
 */
export function messagesIn(...languages: readonly [Language, ...Language[]]): Plugin {
  const modules = new Map<string, string>()
  return {
    name: 'messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^message:/ },
      handler: (id) => ({ id: `\0${id}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: AREA },
      async handler(id) {
        if (id.startsWith('\0'))
          return { code: `export const it = ${modules.get(id.slice(1))}`, moduleSideEffects: false }
        const { module, dependencies } = await runnerImport<Record<string, Declared>>(id)
        for (const file of dependencies) this.addWatchFile(file)
        const code = Object.entries(module).map(([name, declared]) => {
          const texts = languages.map((language) => [language, declared.in(language)] as const)
          const [[, only]] = texts as [(typeof texts)[number]]
          modules.set(
            `message:${declared.id}`,
            JSON.stringify(texts.length === 1 ? only : Object.fromEntries(texts)),
          )
          return `export { it as ${name} } from 'message:${declared.id}'\n`
        })
        return { code: code.join(''), moduleSideEffects: false }
      },
    },
  }
}
