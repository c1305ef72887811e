// Malformed and hostile requests made from the API document, against a running server:
// `npm run fuzz -- [http://localhost:3000] [--requests 20000] [--seed 1] [--data data | --database postgres://…]`.
// Nothing may answer 5xx or tell of the inside, and what is refused may change no row. The server needs demo data,
// BOTIKA_RATE_LIMIT=0 and BOTIKA_CAPTCHA=0; without an address one is started on a data folder of its own.
import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStore } from '../../server/src/app/commands/store'
import { deleteDataFolder } from './data-folder'
import { type Answer, openClient } from './fuzz/client'
import { faultOf } from './fuzz/faults'
import { type Document, type Mischief, mischiefs } from './fuzz/requests'
import { changedTables, readRows } from './fuzz/rows'
import { option } from './options'
import { target } from './server'

const AT_ONCE = 8
const BATCH = 250
const MOST_TOLD = 40

const total = Number(option('requests', '20000'))
const seed = Number(option('seed', '1'))
const given = process.argv[2]?.startsWith('http') ? process.argv[2] : option('url', '')

const own = given ? undefined : mkdtempSync(path.join(tmpdir(), 'botika-fuzz-'))
if (own)
  Object.assign(process.env, { BOTIKA_DATA: own, BOTIKA_CAPTCHA: '0', BOTIKA_DEMO: '1', DATABASE_URL: '' })
else process.env['BASE_URL'] = given
const { url, stop } = await target()
const folder =
  own ?? path.resolve(process.env['INIT_CWD'] ?? '.', option('data', process.env['BOTIKA_DATA'] ?? 'data'))
const store = await openStore({
  env: { BOTIKA_DATA: folder, DATABASE_URL: option('database', '') || undefined },
  say: () => {},
  join: true,
})

const client = openClient(url, AT_ONCE)
const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document
const generators = mischiefs(document)
const perOperation = Math.ceil(total / generators.length)
const made = generators.flatMap((generator, at) =>
  fc.sample(generator, { numRuns: perOperation, seed: seed + at }),
)
const requests = shuffled(made).slice(0, total)

const faults: string[] = []
const statuses = new Map<number, number>()
let replayed = 0
let checkedBatches = 0
const started = performance.now()
for (let at = 0; at < requests.length; at += BATCH) {
  await client.enter()
  await runBatch(requests.slice(at, at + BATCH))
  if (at % 2_500 === 0 && at > 0) console.log(`  ${at} sent, ${faults.length} faults`)
}
const seconds = (performance.now() - started) / 1_000
console.log(
  `${requests.length} requests over ${generators.length} calls (seed ${seed}) in ${seconds.toFixed(0)} s, ${replayed} sent again`,
)
console.log(
  `  answers: ${[...statuses]
    .sort()
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ')}`,
)
console.log(`  ${checkedBatches} batches of refusals left every row as it was`)
for (const fault of faults.slice(0, MOST_TOLD)) console.log(`  FAULT ${fault}`)
console.log(faults.length === 0 ? '  no faults' : `  ${faults.length} faults`)

client.close()
await store.close()
await stop()
if (own) deleteDataFolder(own)
if (faults.length > 0) process.exitCode = 1

/** Sends a batch; where something of it was accepted, what was refused is sent once more by itself. */
async function runBatch(batch: Mischief[]) {
  let before = await readRows(store.db)
  let answers = await sendAll(batch, true)
  for (let tries = 0; tries < 4; tries++) {
    const after = await readRows(store.db)
    const changed = changedTables(before, after)
    const refused = batch.filter((_, at) => (answers[at]?.status ?? 0) >= 400)
    if (changed.length === 0) {
      checkedBatches++
      return
    }
    if (refused.length === batch.length) {
      await blame(batch, changed)
      return
    }
    replayed += refused.length
    batch = refused
    before = await readRows(store.db)
    answers = await sendAll(batch, false)
  }
}

/** Finds out which refusal it was that changed something. */
async function blame(batch: Mischief[], changed: string[]) {
  for (const mischief of batch) {
    const before = await readRows(store.db)
    const { status } = await client.send(mischief)
    const tables = changedTables(before, await readRows(store.db))
    if (tables.length > 0 && status >= 400) {
      faults.push(`${wordsFor(mischief)}: answered ${status} and changed ${tables.join(', ')}`)
      return
    }
  }
  faults.push(`a batch of refusals changed ${changed.join(', ')}`)
}

async function sendAll(batch: Mischief[], isCounted: boolean): Promise<Answer[]> {
  const answers: Answer[] = []
  let next = 0
  async function worker() {
    for (let at = next++; at < batch.length; at = next++) {
      const mischief = batch[at] as Mischief
      const answer = await client
        .send(mischief)
        .catch((error: Error) => ({ status: 599, type: '', text: `no answer: ${error.message}` }))
      answers[at] = answer
      if (!isCounted) continue
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const fault = faultOf(answer)
      if (fault) faults.push(`${wordsFor(mischief)}: ${fault}\n        ${answer.text.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return answers
}

function wordsFor({ method, path: address, visitor, headers, body }: Mischief): string {
  const type = headers['content-type'] ?? 'nothing'
  return `${method} ${address.slice(0, 300)} by ${visitor}, ${type}, ${JSON.stringify(body?.toString().slice(0, 600))}`
}

/** In an order that the seed alone decides. */
function shuffled<T>(values: T[]): T[] {
  const rank = (at: number) => createHash('sha1').update(`${seed}:${at}`).digest('hex')
  return values
    .map((value, at) => ({ value, rank: rank(at) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ value }) => value)
}
