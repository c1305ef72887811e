// Fails the build when a page's first load outgrows its budget. Sizes are gzip, in kB of 1,000 bytes.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = path.join(import.meta.dirname, '../dist/client')
const LANGUAGES = ['en', 'fil']

const ALWAYS = ['src/start.ts', 'src/entry-client.tsx']
const PAGES = [
  { name: 'home', page: 'src/pages/home/page.tsx', most: 123 },
  { name: 'product list', page: 'src/pages/browse/products/list/page.tsx', most: 123 },
  { name: 'search results', page: 'src/pages/search/products/page.tsx', most: 123 },
  { name: 'product', page: 'src/pages/browse/products/product/page.tsx', most: 123 },
  { name: 'pharmacy', page: 'src/pages/browse/pharmacies/pharmacy/page.tsx', most: 123 },
  { name: 'cart', page: 'src/pages/cart/guest/page.tsx', most: 123 },
  { name: 'checkout', page: 'src/pages/cart/checkout/page.tsx', most: 145 },
]
const START_MOST = 2
const CSS_MOST = 12
const FONTS_MOST = 20

const sizes = new Map()
const gzipped = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length)
  return sizes.get(file)
}

const sum = (files) => [...files].reduce((all, file) => all + gzipped(file), 0) / 1000

/** What the client in one language weighs. */
function linesOf(language) {
  const manifest = JSON.parse(readFileSync(path.join(dist, `.vite/manifest.${language}.json`), 'utf8'))

  /** Every module that comes with these sources. */
  function entriesOf(sources, found = new Set()) {
    for (const source of sources) {
      const entry = manifest[source]
      if (!entry) throw new Error(`The build has no ${source}`)
      if (found.has(entry)) continue
      found.add(entry)
      entriesOf(entry.imports ?? [], found)
    }
    return found
  }
  const filesOf = (sources) => new Set([...entriesOf(sources)].map(({ file }) => file))
  /** What the server puts into a page: its styles in one piece. */
  const sheetOf = (sources) =>
    [...new Set([...entriesOf(sources)].flatMap(({ css = [] }) => css))]
      .map((file) => readFileSync(path.join(dist, file), 'utf8'))
      .join('')
  const sheetSize = (page) => gzipSync(sheetOf([ALWAYS[1], page]), { level: 9 }).length / 1000
  const files = [
    ...new Set(
      Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
    ),
  ]
  return [
    { name: 'before a tap is answered', size: sum(filesOf(['src/start.ts'])), most: START_MOST },
    ...PAGES.map(({ name, page, most }) => ({ name, size: sum(filesOf([...ALWAYS, page])), most })),
    ...PAGES.map(({ name, page }) => ({ name: `styles of ${name}`, size: sheetSize(page), most: CSS_MOST })),
    {
      name: 'fonts',
      // fonts are compressed by themselves
      size: files
        .filter((file) => file.endsWith('.woff2'))
        .reduce((all, file) => all + readFileSync(path.join(dist, file)).length / 1000, 0),
      most: FONTS_MOST,
    },
  ].map((line) => ({ ...line, name: `${line.name}, ${language}` }))
}

const lines = LANGUAGES.flatMap(linesOf)
const report = lines.map(
  ({ name, size, most }) =>
    `${size > most ? '✗' : '✓'} ${name.padEnd(31)} ${size.toFixed(1).padStart(6)} of ${most} kB`,
)
const isOver = lines.some(({ size, most }) => size > most)
if (isOver || process.argv.includes('--print')) process.stdout.write(`${report.join('\n')}\n`)
if (isOver) {
  process.stderr.write('The storefront is heavier than its budget allows (storefront/build/budget.mjs).\n')
  process.exit(1)
}
