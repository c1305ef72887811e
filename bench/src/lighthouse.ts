// Lighthouse, as a phone sees the pages: `npm run lighthouse -- [--url http://localhost:3000] [--runs 3]
// [--pages /,/browse/products]`. Prints the median of the runs.
import { launch } from 'chrome-launcher'
import { existsSync } from 'node:fs'
import lighthouse, { type Result } from 'lighthouse'
import { option } from './options'
import { target } from './server'

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
]
// a browser without windows leaves more of two cores to the page
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = [
  ['first-contentful-paint', 'FCP'],
  ['largest-contentful-paint', 'LCP'],
  ['total-blocking-time', 'TBT'],
  ['cumulative-layout-shift', 'CLS'],
] as const

const runs = Number(option('runs', '3'))
const server = await target()
const chromePath = process.env['CHROMIUM'] ?? BROWSERS.find(existsSync)
const chrome = await launch({ chromeFlags: FLAGS, ...(chromePath ? { chromePath } : {}) })
try {
  console.log(line('page', ...CATEGORIES, ...TIMES.map(([, name]) => name)))
  for (const page of await pages()) await show(page)
} finally {
  chrome.kill()
  await server.stop()
}

/** Home, list and one product, unless others are named. */
async function pages(): Promise<string[]> {
  const named = option('pages', '').split(',').filter(Boolean)
  if (named.length > 0) return named
  const list = (await (await fetch(`${server.url}/api/products?per_page=10`)).json()) as {
    data: { id: number; slug: string }[]
  }
  const [first] = list.data
  return ['/', '/browse/products', ...(first ? [`/browse/products/${first.slug}/${first.id}`] : [])]
}

async function show(page: string) {
  const results: Result[] = []
  for (let run = 0; run < runs; run++) {
    const report = await lighthouse(server.url + page, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    })
    if (report) results.push(report.lhr)
  }
  const score = (name: string) =>
    String(Math.round(median(results.map(({ categories }) => categories[name]?.score ?? 0)) * 100))
  const time = (name: string) => median(results.map(({ audits }) => audits[name]?.numericValue ?? 0))
  const times = TIMES.map(([id, name]) =>
    name === 'CLS'
      ? time(id).toFixed(3)
      : name === 'TBT'
        ? `${Math.round(time(id))} ms`
        : `${(time(id) / 1_000).toFixed(2)} s`,
  )
  console.log(line(page, ...CATEGORIES.map(score), ...times))
  const [one] = results
  const failed = Object.values(one?.audits ?? {}).filter(
    ({ score: points, scoreDisplayMode }) => points === 0 && scoreDisplayMode === 'binary',
  )
  for (const { id, title } of failed) console.log(`    ${id}: ${title}`)
}

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function line(page: string, ...cells: string[]): string {
  return `${page.slice(0, 44).padEnd(46)}${cells.map((cell) => cell.padStart(15)).join('')}`
}
