// Lighthouse, as a phone sees the pages: `npm run lighthouse -- [--url http://localhost:3000] [--runs 3]
// [--pages /,/browse/products] [--repeats 3]`. Prints the median of the runs; what the browser spoiled is run again.
// Lighthouse itself comes at its first use: it would make up a sixth of what everybody installs.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { option } from './options'
import { target } from './server'

const PACKAGE = 'lighthouse@12.8.2'
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
const MOST_BYTES = 64 * 1024 * 1024

/** The parts of a report that are printed. */
interface Result {
  runtimeError?: { code: string }
  categories: Partial<Record<string, { score: number | null }>>
  audits: Partial<
    Record<
      string,
      { id: string; title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
    >
  >
}

const run = promisify(execFile)
const runs = Number(option('runs', '3'))
const mostRepeats = Number(option('repeats', '3'))
let repeated = 0
const server = await target()
const chromePath = process.env['CHROMIUM'] ?? BROWSERS.find(existsSync)
try {
  console.log(line('page', ...CATEGORIES, ...TIMES.map(([, name]) => name)))
  for (const page of await pages()) await show(page)
  console.log(`${repeated} runs that the browser spoiled were repeated (at most ${mostRepeats})`)
} finally {
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

/** What the browser spoils is no measurement of the page. */
const SPOILED =
  /NO_FCP|NO_LCP|PROTOCOL_TIMEOUT|protocol timeout|CRI_TIMEOUT|TARGET_CRASHED|Unable to connect to Chrome/i

async function look(page: string): Promise<Result> {
  for (;;) {
    const found = await lookOnce(page).catch((error: Error & { stderr?: string; stdout?: string }) => {
      const words = `${error.message} ${error.stderr ?? ''} ${error.stdout ?? ''}`
      if (!SPOILED.test(words)) throw error
      return words
    })
    const fault = typeof found === 'string' ? SPOILED.exec(found)?.[0] : faultOf(found)
    if (fault === undefined) return found as Result
    if (repeated >= mostRepeats)
      throw new Error(`The browser spoiled ${repeated + 1} runs, last ${page}: ${fault}`)
    repeated++
  }
}

/** Why a report is none: Lighthouse itself ends well where a page was never drawn. */
function faultOf({ categories, runtimeError }: Result): string | undefined {
  if (runtimeError && !SPOILED.test(runtimeError.code))
    throw new Error(`Lighthouse ended with ${runtimeError.code}`)
  if (runtimeError) return runtimeError.code
  return typeof categories['performance']?.score === 'number' ? undefined : 'no score'
}

async function lookOnce(page: string): Promise<Result> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      PACKAGE,
      server.url + page,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${FLAGS.join(' ')}`,
    ],
    { maxBuffer: MOST_BYTES, env: { ...process.env, ...(chromePath && { CHROME_PATH: chromePath }) } },
  )
  return JSON.parse(stdout) as Result
}

async function show(page: string) {
  const results: Result[] = []
  for (let done = 0; done < runs; done++) results.push(await look(page))
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
  for (const audit of Object.values(results[0]?.audits ?? {})) {
    if (audit?.score === 0 && audit.scoreDisplayMode === 'binary')
      console.log(`    ${audit.id}: ${audit.title}`)
  }
}
function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function line(page: string, ...cells: string[]): string {
  return `${page.slice(0, 44).padEnd(46)}${cells.map((cell) => cell.padStart(15)).join('')}`
}
