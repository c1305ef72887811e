// Every check there is: `npm test`. One stage alone: `npm test -- --only unit`.
import './node-version.mjs'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { seconds } from './terminal.mjs'

const only = process.argv[2] === '--only' ? process.argv[3] : undefined
// a browser takes a while to install, and nothing else has to wait for it
const chromium = only === undefined || only === 'journeys' ? findChromium() : undefined
chromium?.catch(() => undefined)
await ensureInstalled()
const { ensureBuilt } = await import('./build.mjs')
const { house } = await import('./house.mjs')
const { lint } = await import('./lint.mjs')
const { node } = await import('./parallel.mjs')
const { types } = await import('./types.mjs')

const reports = mkdtempSync(path.join(tmpdir(), 'botika-reports-'))
const began = performance.now()
const STAGES = { types: () => one(types), lint: () => one(lint), house: () => one(house), unit, journeys }
if (only !== undefined && !Object.hasOwn(STAGES, only)) {
  process.stderr.write(`There is no stage "${only}": choose one of ${Object.keys(STAGES).join(', ')}.\n`)
  process.exit(1)
}

const counts = only === undefined ? await everything() : [await run(only)]
rmSync(reports, { recursive: true, force: true })

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.stdout.write(`\nTook ${seconds(performance.now() - began)}\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

/** The quick checks beside the long one; a browser measures badly on a busy machine and comes last. */
async function everything() {
  const quick = async () => {
    const done = []
    for (const name of ['types', 'lint', 'house']) done.push(await run(name))
    return done
  }
  const [unitCount, quickCounts] = await Promise.all([run('unit'), quick()])
  return [unitCount, ...quickCounts, await run('journeys')]
}

async function run(name) {
  const start = performance.now()
  const { output = '', ...count } = await STAGES[name]().catch((error) => ({
    passed: 0,
    failed: 1,
    output: `${error.message}\n`,
  }))
  const { passed, failed } = count
  // a stage that found nothing to do has not shown anything
  const counted = passed + failed === 0 ? { passed: 0, failed: 1 } : { passed, failed }
  if (counted.failed) process.stdout.write(`\n${output || 'No test was run.\n'}\n`)
  const mark = counted.failed ? '✗' : '✓'
  const took = seconds(performance.now() - start)
  process.stdout.write(`${mark} ${name}: ${counted.passed} passed, ${counted.failed} failed (${took})\n`)
  return counted
}

async function one(check) {
  const { ok, output } = await check()
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
}

async function unit() {
  const file = path.join(reports, 'unit.json')
  const config = ['--config', 'vite.workspace.ts', '--reporter=default', '--reporter=json']
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...config, `--outputFile.json=${file}`]
  const { ok, output } = await node(args, { NO_COLOR: '1' })
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = read(file)
  // a file that can't be loaded counts as one failure
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  const failed = numFailedTests + numPendingTests + unloaded.length
  return { passed: numPassedTests, failed: ok ? failed : Math.max(failed, 1), output }
}

async function journeys() {
  await ensureBuilt()
  const file = path.join(reports, 'journeys.json')
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']
  const { ok, output } = await node([...args, '--reporter=list,json'], {
    CHROMIUM: await chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    NO_COLOR: '1',
  })
  const { suites, stats } = read(file)
  for (const title of flakyOf(suites)) process.stdout.write(`! passed at its second try alone: ${title}\n`)
  const failed = stats.unexpected + stats.skipped
  return { passed: stats.expected + stats.flaky, failed: ok ? failed : Math.max(failed, 1), output }
}

/** Titles of journeys that failed before they passed: each is a bug to look for, in Botika or in the journey. */
function flakyOf(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyOf(inner),
  ])
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
