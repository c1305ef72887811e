import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

interface Run {
  child: ChildProcess
  /** What it has said so far. */
  said(): string
  code: Promise<number | null>
}

const PACKAGE = path.join(import.meta.dirname, '../../..')
// where what it imports is found
const BUILT = path.join(PACKAGE, 'node_modules/.built-for-tests')

// it builds, and starts databases: a busy machine takes its time over that
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const runs: Run[] = []
let folder: string

beforeAll(async () => {
  // built as it is for its users: reading its sources anew took most of each start
  await build({ root: PACKAGE, logLevel: 'error', build: { outDir: BUILT, sourcemap: false } })
  folder = mkdtempSync(path.join(tmpdir(), 'botika-serve-'))
  chmodSync(folder, 0o711)
})

afterAll(async () => {
  for (const { child } of runs) child.kill('SIGTERM')
  await Promise.all(runs.map(({ code }) => code))
  rmSync(folder, { recursive: true, force: true })
})

function start(env: Record<string, string>, ...args: string[]): Run {
  const child = spawn(process.execPath, [path.join(BUILT, 'main.js'), ...args], {
    cwd: PACKAGE,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: '/usr/bin:/bin',
      BOTIKA_DATA: path.join(folder, 'data'),
      BOTIKA_DEMO: '0',
      BOTIKA_WEB: '0',
      ...env,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const run = { child, said: () => said, code: once(child, 'close').then(([code]) => code as number | null) }
  runs.push(run)
  return run
}

async function startReady(port: number): Promise<Run> {
  const run = start({ PORT: String(port) })
  const ready = new Promise<void>((resolve) => {
    run.child.stdout?.on('data', () => run.said().includes('Botika is ready') && resolve())
  })
  await Promise.race([ready, run.code])
  return run
}

async function takePort(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, server }
}

async function freePort(): Promise<number> {
  const { port, server } = await takePort()
  server.close()
  await once(server, 'close')
  return port
}

describe('a running server', () => {
  let run: Run
  let port: number
  const ask = async () => (await fetch(`http://localhost:${port}/readyz`)).status
  const pidFile = () => path.join(folder, 'data/postgres/postmaster.pid')

  beforeAll(async () => {
    port = await freePort()
    run = await startReady(port)
  })

  it('answers where it says it is', async () => {
    expect(run.said()).toContain(`http://localhost:${port}`)
    await expect.poll(ask, { timeout: 20_000 }).toBe(200)
  })

  it('keeps a second one off its data folder, in one sentence', async () => {
    const second = start({ PORT: '0' })
    expect(await second.code).toBe(1)
    expect(second.said()).toMatch(/^\nBotika already runs on .*BOTIKA_DATA\.\n$/)
  })

  it('answers 503 while the database is away and recovers by itself', async () => {
    // it stays away until it was asked, however slow the machine is
    const needed = path.join(folder, 'data/postgres/global')
    renameSync(needed, `${needed}.aside`)
    process.kill(Number(readFileSync(pidFile(), 'utf8').split('\n')[0]), 'SIGKILL')
    await expect.poll(ask, { timeout: 20_000 }).toBe(503)
    renameSync(`${needed}.aside`, needed)
    await expect.poll(ask, { timeout: 20_000 }).toBe(200)
  })

  it('ends cleanly when told to', async () => {
    run.child.kill('SIGTERM')
    expect(await run.code).toBe(0)
    expect(run.said()).toContain('Closed')
    expect(existsSync(pidFile())).toBe(false)
  })
})

describe('a server that cannot start', () => {
  it('says that the port is taken, before anything is made', async () => {
    const { port, server } = await takePort()
    const data = path.join(folder, 'never')
    const run = start({ PORT: String(port), BOTIKA_DATA: data })
    expect(await run.code).toBe(1)
    expect(run.said()).toBe(
      `\nPort ${port} is taken by another program: stop that one, or choose another with PORT.\n`,
    )
    expect(existsSync(data)).toBe(false)
    server.close()
  })

  it('says which database does not answer, without its password', async () => {
    const run = start({
      PORT: '0',
      BOTIKA_SECRET: 'a key of at least thirty-two characters',
      DATABASE_URL: `postgresql://someone:secret@127.0.0.1:${await freePort()}/shop`,
    })
    expect(await run.code).toBe(1)
    expect(run.said()).toMatch(/PostgreSQL at 127\.0\.0\.1:\d+\/shop does not answer/)
    expect(run.said()).not.toContain('secret')
  })

  it('says that others can reach it and that it needs a key for that, before anything is made', async () => {
    const data = path.join(folder, 'never-open')
    const run = start({ PORT: '0', HOST: '0.0.0.0', BOTIKA_DATA: data })
    expect(await run.code).toBe(1)
    expect(run.said()).toMatch(/^\nBOTIKA_SECRET is missing, .*\(HOST is set\).*\n$/)
    expect(existsSync(data)).toBe(false)
  })

  it('names its commands when it is asked for one that it has not', async () => {
    const run = start({}, 'serf')
    expect(await run.code).toBe(1)
    expect(run.said()).toMatch(/There is no command "serf": choose one of serve/)
  })
})
