// How fast the shop answers, as one table: `npm run bench -- [--only "search,product"] [--connections 1,10,50]
// [--seconds 4] [--products 100000] [--full] [--compare <file of an earlier run>] [--queries] [--plans]`. Makes a
// catalogue of its own in data/bench once, and measures a server of its own on it; --url measures another, by reading
// alone. Times in ms, CPU in cores, memory in MB. "limit" is a bare Fastify route that sends the same statements; --plans
// shows how the database answers them instead of measuring.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openStore } from '../../server/src/app/commands/store'
import { databaseHome } from './data-folder'
import { type Figures, measure } from './measure'
import { has, option } from './options'
import { showQueries } from './queries'
import { showPlans } from './plans'
import { openBareRoutes } from './record'
import { target } from './server'
import { tradeWorksOn } from './trade-works'
import { type Usage, usageDuring } from './usage'
import { type Work, worksOn } from './works'

type Row = Figures & Usage & { limit: number }
type Run = Record<string, Row>

const ROOT = path.resolve(import.meta.dirname, '../..')
const HOME = path.join(ROOT, 'data/bench')
const CROWD = 200
const IMPORTED = 5_000
const WIDTHS = [34, 6, 11, 9, 6, 8, 8, 8, 7, 7, 9, 6, 7]
const seconds = Number(option('seconds', '4'))
const connections = option('connections', '1,10,50').split(',').map(Number)
const only = option('only', '').split(',').filter(Boolean)
const earlier = option('compare', '')
const before = earlier ? (JSON.parse(readFileSync(earlier, 'utf8')) as Run) : null
const sizes = has('full') ? [10_000, 100_000, 1_000_000] : [Number(option('products', '100000'))]
if (has('full'))
  console.log('About an hour for the catalogues the first time, and 20 minutes for each of three sizes.')

const given = option('url', process.env['BASE_URL'] ?? '')
const run: Run = {}
if (given || has('queries')) await readOnly()
else for (const products of sizes) await measureOn(products)
const file = path.join(HOME, `${new Date().toISOString().replaceAll(':', '-').slice(0, 16)}.json`)
if (Object.keys(run).length > 0) {
  mkdirSync(HOME, { recursive: true })
  writeFileSync(file, JSON.stringify(run, null, 1))
  console.log(`\nKept as ${path.relative(ROOT, file)}, for --compare.`)
}

async function readOnly() {
  const server = await target()
  try {
    if (has('queries')) return await showQueries(server.url)
    await table('', server.url, await worksOn(server.url), {})
  } finally {
    await server.stop()
  }
}

async function measureOn(products: number) {
  const folder = path.join(HOME, String(products))
  makeCatalogue(products, folder)
  const server = await target(folder)
  const env = { BOTIKA_DATA: folder }
  const store = await openStore({ env, say: () => {}, join: true })
  const bare = await openBareRoutes(store.db.connectionString)
  try {
    const database = Number(
      readFileSync(path.join(databaseHome(folder), 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
    )
    const works = [...(await worksOn(server.url)), ...(await tradeWorksOn(server.url, store.db))]
    if (has('plans'))
      return await showPlans(chosen(works), server.url, store.db, path.join(folder, 'postgres.log'))
    const title = `${products.toLocaleString('en-PH')} products, ten offers each`
    await table(title, server.url, works, { pids: { server: server.pid, database }, bare })
    await importRows(folder, server.pid, database)
  } finally {
    await bare.close()
    await store.close()
    await server.stop()
  }
}

interface Beside {
  pids?: Parameters<typeof usageDuring>[0]
  bare?: Awaited<ReturnType<typeof openBareRoutes>>
}

async function table(title: string, url: string, all: Work[], { pids, bare }: Beside) {
  const works = chosen(all)
  const started = performance.now()
  console.log(`\n${title || url}; ${seconds} s each\n`)
  console.log(
    line(
      'work',
      'conn.',
      'requests/s',
      'limit',
      'of it',
      'p50',
      'p95',
      'p99',
      'errors',
      'server',
      'database',
      'MB',
      before ? 'before' : '',
      '',
    ),
  )
  for (const work of works) {
    const limits = bare && work.isFresh && work.paths.length > 0 ? await bare.routeFor(work) : null
    try {
      for (const count of [...connections, ...(work.isCrowded ? [CROWD] : [])]) {
        const { result, usage } = await usageDuring(pids ?? { server: undefined, database: undefined }, () =>
          measure(url, work, seconds, count),
        )
        const limit = limits
          ? (
              await measure(
                limits.url,
                { name: 'bare', paths: ['/bare'], isFresh: false },
                seconds / 2,
                count,
              )
            ).rate
          : 0
        show(title, work, count, { ...result, ...usage, limit })
      }
    } finally {
      limits?.stop()
    }
  }
  console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
}

function chosen(works: Work[]) {
  return works.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part.trim())))
}

function show(title: string, work: Work, count: number, row: Row) {
  const key = `${title}: ${work.name}, ${count}`
  run[key] = row
  const { budget } = work
  const isMissed = budget && count === 10 && (row.rate < budget.rate || row.p95 > budget.ms)
  const earlierRow = before?.[key]
  console.log(
    line(
      work.name,
      String(count),
      whole(row.rate),
      row.limit ? whole(row.limit) : '',
      row.limit ? `${Math.round((row.rate / row.limit) * 100)} %` : '',
      row.p50.toFixed(1),
      row.p95.toFixed(1),
      row.p99.toFixed(1),
      row.faults ? String(row.faults) : '',
      row.server ? row.server.toFixed(2) : '',
      row.database ? row.database.toFixed(2) : '',
      row.memory ? whole(row.memory) : '',
      earlierRow ? `${(row.rate / earlierRow.rate).toFixed(2)}×` : '',
      isMissed ? `missed: ${whole(budget.rate)}, ${budget.ms} ms` : '',
    ),
  )
}

/** A catalogue that is the same each time it is made, most of it about few substances, as in a real one. */
function makeCatalogue(products: number, folder: string) {
  if (existsSync(path.join(folder, 'made'))) return
  const started = performance.now()
  mkdirSync(folder, { recursive: true })
  const main = path.join(ROOT, 'server/dist/main.js')
  const args = ['bench-data', '--products', String(products), '--offers', '10', '--pharmacies', '5000']
  const done = spawnSync(process.execPath, [main, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BOTIKA_DATA: folder, BOTIKA_DEMO: '0' },
  })
  if (done.status !== 0) throw new Error('The catalogue could not be made.')
  writeFileSync(path.join(folder, 'made'), '')
  console.log(
    `${products.toLocaleString('en-PH')} products made in ${((performance.now() - started) / 1_000).toFixed(0)} s.`,
  )
}

/** A price list of products that are not there yet, by the command line. */
async function importRows(folder: string, server: number | undefined, database: number) {
  if (only.length > 0 && !only.includes('import')) return
  const list = path.join(folder, 'import.csv')
  const mark = Date.now().toString(36)
  const rows = Array.from(
    { length: IMPORTED },
    (_, at) => `B-${mark}-${at},Benchol ${mark}${at},Brand ${at},500 mg,tablet,100,No`,
  )
  writeFileSync(list, ['SKU,Generic Name,Brand,Strength,Dosage Form,Units per pack,Rx', ...rows].join('\n'))
  const { result, usage } = await usageDuring({ server, database }, async () => {
    const started = performance.now()
    const done = spawnSync(
      process.execPath,
      [path.join(ROOT, 'server/dist/main.js'), 'import', 'products', list],
      {
        encoding: 'utf8',
        env: { ...process.env, BOTIKA_DATA: folder },
      },
    )
    if (done.status !== 0) throw new Error(`import: ${done.stdout}${done.stderr}`)
    return (performance.now() - started) / 1_000
  })
  console.log(
    `import of ${IMPORTED} products by the command: ${whole(IMPORTED / result)} rows/s, its start included (database ${usage.database.toFixed(2)} cores)`,
  )
}

function line(...cells: string[]): string {
  return cells
    .map((cell, at) =>
      at === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[at] ?? cell.length + 2),
    )
    .join('')
    .trimEnd()
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-PH')
}
