// What workbooks cost that were made to bring a server down: `npm run hostile -- [--url http://localhost:3000]
// [--pid <server>] [--share 1]`. Without --url it starts a server of the last build on a data folder of its own. Another
// needs demo data, or --email and --password of a seller. Each file has to be refused within 2 s while /healthz answers within 250 ms and the server
// stays below 700 MB; ends with 1 where one does not.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Hostile, hostileTexts, hostileWorkbooks } from '../../server/src/testing/hostile-workbooks'
import { deleteDataFolder } from './data-folder'
import { option } from './options'
import { target } from './server'

const MOST = { refusalMs: 2_000, healthMs: 250, memoryMb: 700 }
/** Between two questions whether the server is well. */
const PULSE_MS = 20

const own = option('url', '') ? undefined : mkdtempSync(path.join(tmpdir(), 'botika-hostile-'))
if (own) Object.assign(process.env, { BOTIKA_DATA: own, BOTIKA_DEMO: '1', DATABASE_URL: '' })
const server = await target()
const pid = option('pid', String(server.pid ?? ''))

/** Megabytes that the server's process holds now; 0 where that is not known. */
function memory(): number {
  const kib = pid && /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kib ? Math.round(Number(kib) / 1_024) : 0
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: option('email', 'seller@botika.test'),
      password: option('password', 'botika-demo'),
    }),
  })
  const { access_token: token } = (await answer.json()) as { access_token?: string }
  if (!token) throw new Error(`Nobody can sign in at ${server.url}: start it with demo data.`)
  return token
}

/** Asks after the server's health until told to stop; the longest that an answer took, and the most memory held. */
function watch() {
  let isOver = false
  let worst = 0
  let most = 0
  const done = (async () => {
    while (!isOver) {
      const asked = performance.now()
      await fetch(`${server.url}/healthz`).then((answer) => answer.text())
      worst = Math.max(worst, performance.now() - asked)
      most = Math.max(most, memory())
      await sleep(PULSE_MS)
    }
  })()
  return async () => {
    isOver = true
    await done
    return { worst, most }
  }
}

async function* files(share: number): AsyncGenerator<Hostile> {
  yield* hostileWorkbooks(share)
  yield* hostileTexts(share)
}

try {
  const token = await signIn()
  console.log(`${server.url}, holding ${memory()} MB before`)
  console.log('workbook                              sent  answer     after  /healthz    memory')
  let isKept = true
  for await (const { name, bytes } of files(Number(option('share', '1')))) {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(bytes)], 'stock.xlsx'))
    body.append('dry_run', 'true')
    const stop = watch()
    await sleep(PULSE_MS * 2)
    const sent = performance.now()
    const answer = await fetch(`${server.url}/api/products/bulk`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    })
    await answer.text()
    const took = performance.now() - sent
    await sleep(PULSE_MS * 5)
    const { worst, most } = await stop()
    const isGood =
      answer.status === 422 && took <= MOST.refusalMs && worst <= MOST.healthMs && most <= MOST.memoryMb
    isKept &&= isGood
    console.log(
      name.padEnd(34) +
        `${Math.ceil(bytes.length / 1_024)} KB`.padStart(9) +
        String(answer.status).padStart(8) +
        `${Math.round(took)} ms`.padStart(10) +
        `${Math.round(worst)} ms`.padStart(10) +
        `${most} MB`.padStart(10) +
        (isGood ? '' : '  missed'),
    )
  }
  process.exitCode = isKept ? 0 : 1
} finally {
  await server.stop()
  if (own) deleteDataFolder(own)
}
