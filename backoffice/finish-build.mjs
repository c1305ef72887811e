// After `vite build`: refuses chunks in a circle and a first load that has grown too large, says which files each screen
// needs, and lays compressed copies beside the files.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { screenSources } from './screen-sources.mjs'

const FIRST_LOAD_KB = 275
const say = (line) => process.stdout.write(`${line}\n`)
const dist = path.join(import.meta.dirname, 'dist')
const manifestFile = path.join(dist, '.vite/manifest.json')
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))

/** A chunk, and everything that must be there before it runs. */
function closureOf(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key].imports ?? []) closureOf(imported, seen)
  return seen
}

// the bundler merges small chunks, and can merge two into a circle: one of them then runs before what it needs is there
const circular = Object.keys(manifest).filter((key) =>
  (manifest[key].imports ?? []).some((imported) => closureOf(imported).has(key)),
)
if (circular.length > 0) {
  process.stderr.write(`These chunks import each other in a circle: ${circular.join(', ')}.
Another entriesAwareMergeThreshold in vite.config.ts parts them.\n`)
  process.exit(1)
}

const zipped = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1000
const sizeOf = (keys) => [...keys].reduce((sum, key) => sum + zipped(manifest[key].file), 0)

// as the page names it: an entry that only imports others is none to the manifest
const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
const named = [...page.matchAll(/<script type="module"[^>]* src="\/backoffice\/([^"]+)"/g)].map(
  ([, file]) => file,
)
const first = new Set()
for (const [key, { file }] of Object.entries(manifest)) if (named.includes(file)) closureOf(key, first)
const firstKb = sizeOf(first)
const screens = Object.entries(manifest)
  .filter(([, chunk]) => chunk.isDynamicEntry && chunk.src?.startsWith('src/'))
  .map(([key]) => ({ key, kb: sizeOf([...closureOf(key)].filter((part) => !first.has(part))) }))
  .sort((one, other) => other.kb - one.kb)

say(`first load  ${firstKb.toFixed(1)} kB gzip of ${FIRST_LOAD_KB}`)
for (const { key, kb } of screens) say(`+ ${kb.toFixed(1).padStart(8)} kB  ${key}`)
if (firstKb > FIRST_LOAD_KB) {
  say(`The first load may not be larger than ${FIRST_LOAD_KB} kB.`)
  process.exit(1)
}

const assets = path.join(dist, 'assets')
for (const name of readdirSync(assets).filter((file) => /\.(js|css)$/.test(file))) {
  const file = path.join(assets, name)
  const content = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  )
}

// the server names them in each screen's page, so that a browser need not wait for the scripts that ask for them
const files = []
const placeOf = (file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
const screenFiles = (sources) =>
  [...new Set(sources.flatMap((source) => [...closureOf(source)]))].filter((key) => !first.has(key))
const pages = (await screenSources()).map(({ path: address, sources }) => ({
  path: address,
  files: screenFiles(sources).map((key) => placeOf(manifest[key].file)),
}))
writeFileSync(path.join(dist, 'screens.json'), JSON.stringify({ files, pages }))

rmSync(path.dirname(manifestFile), { recursive: true })
