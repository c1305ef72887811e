import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pagePolicy } from './page-policy'
import type { Renderer, Site } from './renderer'

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

/** The storefront as it was built: renderer, inlined sheet, and which modules a page needs. */
export async function builtSite(dist: string): Promise<Site> {
  const read = (name: string) => readFile(path.join(dist, name), 'utf8')
  const manifest = JSON.parse(await read('client/.vite/manifest.json')) as Manifest
  const sheets = Object.values(manifest).flatMap(({ file, css = [] }) =>
    file.endsWith('.css') ? [file] : css,
  )
  const css = (await Promise.all([...new Set(sheets)].map((file) => read(`client/${file}`)))).join('').trim()
  const renderer = (await import(
    pathToFileURL(path.join(dist, 'server/entry-server.js')).href
  )) as unknown as Renderer
  const hash = createHash('sha256').update(css).digest('base64')
  return {
    renderer,
    policy: pagePolicy(`'sha256-${hash}'`),
    assets: {
      css,
      fonts: [...css.matchAll(/url\(["']?(\/[^)"']+latin[^)"']*\.woff2)/g)].map(([, href]) => href ?? ''),
      bootstrap: [`/${entryOf(manifest, START).file}`],
      modulesOf: (sources) => modulesOf(manifest, [CLIENT, ...sources]),
    },
  }
}

function entryOf(manifest: Manifest, source: string): ManifestEntry {
  const entry = manifest[source]
  if (!entry) throw new Error(`The storefront's build has no ${source}: run npm run build`)
  return entry
}

function modulesOf(manifest: Manifest, sources: string[]): string[] {
  const found = new Set<string>()
  const walk = (source: string) => {
    const entry = manifest[source]
    if (!entry || found.has(`/${entry.file}`)) return
    found.add(`/${entry.file}`)
    entry.imports?.forEach(walk)
  }
  sources.forEach(walk)
  return [...found]
}
