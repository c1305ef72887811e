import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { has, option } from './options'

/** What `deploy/botika.service` sets for glibc. */
export const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '2097152',
}

export interface Target {
  url: string
  /** Of the process, where it was started here. */
  pid?: number | undefined
  stop(): Promise<void>
}

const PATIENCE_MS = 120_000

/** The data folder of the settings. */
const dataFolder = () =>
  path.resolve(
    process.env['INIT_CWD'] ?? '.',
    process.env['BOTIKA_DATA'] ?? path.resolve(import.meta.dirname, '../../data'),
  )

/** The server to measure: the one at `--url` or BASE_URL, else one started here from the last build, on `folder` where one is named. */
export async function target(folder?: string): Promise<Target> {
  const given = option('url', process.env['BASE_URL'] ?? '')
  if (given) {
    if (!(await isReady(given))) throw new Error(`There is no server at ${given}.`)
    return { url: given.replace(/\/$/, ''), stop: async () => {} }
  }
  const main = path.resolve(import.meta.dirname, '../../server/dist/main.js')
  if (!existsSync(main))
    throw new Error('Nothing is built yet: run npm start once, or name a server with --url.')
  const port = option('port', '3999')
  const url = `http://127.0.0.1:${port}`
  if (await isReady(url)) throw new Error(`Port ${port} is taken: measure that server with --url ${url}.`)
  const data = folder ?? dataFolder()
  const server = spawn(process.execPath, [main, 'serve'], {
    stdio: has('verbose') ? 'inherit' : 'ignore',
    env: { ...MALLOC, ...process.env, PORT: port, BOTIKA_RATE_LIMIT: '0', BOTIKA_DATA: data },
  })
  for (const end = Date.now() + PATIENCE_MS; !(await isReady(url)); await sleep(250)) {
    if (server.exitCode !== null || Date.now() > end) {
      server.kill()
      throw new Error('The server did not start: try again with --verbose.')
    }
  }
  return {
    url,
    pid: server.pid,
    async stop() {
      server.kill('SIGINT')
      for (const end = Date.now() + 15_000; server.exitCode === null && Date.now() < end;) await sleep(100)
    },
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
