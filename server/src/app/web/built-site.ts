import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Assets, Renderer, Sheet, Site } from './renderer'

/** The pages' Content-Security-Policy: own files alone, and what stands in the page by its SHA-256 (base64). */
const pagePolicy = ({ style, script }: { style: string; script: string }) =>
  [
    "default-src 'self'",
    `script-src 'self' 'sha256-${script}'`,
    `style-src 'self' 'sha256-${style}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

interface ManifestEntry {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, ManifestEntry>

const START = 'src/start.ts'
const CLIENT = 'src/entry-client.tsx'

/** The storefront as it was built: renderer, and which styles and modules a page needs in each language. */
export async function builtSite(dist: string): Promise<Site> {
  const read = (name: string) => readFile(path.join(dist, name), 'utf8')
  const manifestIn = async (language: string) =>
    JSON.parse(await read(`client/.vite/manifest.${language}.json`)) as Manifest
  const [en, fil] = await Promise.all([manifestIn('en'), manifestIn('fil')])
  const files = new Set([en, fil].flatMap(Object.values<ManifestEntry>).flatMap(({ css = [] }) => css))
  const styles = new Map(
    await Promise.all([...files].map(async (file) => [file, (await read(`client/${file}`)).trim()] as const)),
  )
  const renderer = (await import(
    pathToFileURL(path.join(dist, 'server/entry-server.js')).href
  )) as unknown as Renderer
  // it holds no text: one for both languages
  const script = inlined(await read(`client/${entryOf(en, START).file}`))
  const scriptHash = hashOf(script)

  return {
    renderer,
    policy: (styleHash) => pagePolicy({ style: styleHash, script: scriptHash }),
    assets: { en: assetsOf(en, styles, script), fil: assetsOf(fil, styles, script) },
  }
}

function assetsOf(manifest: Manifest, styles: ReadonlyMap<string, string>, script: string): Assets {
  const sheets = new Map<string, Sheet>()
  return {
    sheetOf(sources) {
      const wanted = entriesOf(manifest, [CLIENT, ...sources]).flatMap(({ css = [] }) => css)
      const unique = [...new Set(wanted)]
      const key = unique.join()
      const known = sheets.get(key)
      if (known) return known
      const css = unique.map((file) => styles.get(file)).join('')
      const sheet = { css, hash: hashOf(css), files: unique.map((file) => `/${file}`), fonts: fontsOf(css) }
      sheets.set(key, sheet)
      return sheet
    },
    bootstrap: { bootstrapScriptContent: script },
    modulesOf: (sources) => entriesOf(manifest, [...sources, CLIENT]).map(({ file }) => `/${file}`),
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** A module without imports as a plain script that keeps its names to itself. */
const inlined = (code: string) => `(()=>{${code.replace(/\n\/\/# sourceMappingURL=.*/, '').trim()}})()`

const fontsOf = (css: string) =>
  [...css.matchAll(/url\(["']?(\/[^)"']+\.woff2)/g)].map(([, href]) => href ?? '')

function entryOf(manifest: Manifest, source: string): ManifestEntry {
  const entry = manifest[source]
  if (!entry) throw new Error(`The storefront's build has no ${source}: run npm run build`)
  return entry
}

function entriesOf(manifest: Manifest, sources: string[]): ManifestEntry[] {
  const seen = new Set<string>()
  const found: ManifestEntry[] = []
  const walk = (source: string) => {
    const entry = manifest[source]
    if (!entry || seen.has(source)) return
    seen.add(source)
    entry.imports?.forEach(walk)
    found.push(entry)
  }
  sources.forEach(walk)
  return found
}
