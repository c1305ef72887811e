import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { MAIN, PORT } from './world'

const root = fileURLToPath(new URL('..', import.meta.url))

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}

/** A new database on the server that TEST_DATABASE_URL names; nothing there means the built-in one. */
async function makeDatabase() {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return { settings: { DATABASE_URL: '' }, drop: async () => {} }
  const name = `botika_journeys_${randomBytes(4).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    settings: { DATABASE_URL: url.href, BOTIKA_SECRET: randomBytes(48).toString('base64') },
    drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** Starts the built marketplace in a folder and on a database of its own. */
export async function start(port: number, settings: Record<string, string>) {
  const database = await makeDatabase()
  const data = mkdtempSync(path.join(tmpdir(), 'botika-e2e-'))
  // as root the database runs as another user, who has to pass through
  chmodSync(data, 0o711)
  const env = {
    ...process.env,
    PORT: String(port),
    BOTIKA_DATA: data,
    BOTIKA_RATE_LIMIT: '0',
    NODE_ENV: 'production',
    ...database.settings,
    ...settings,
  }
  const server = spawn(process.execPath, [MAIN], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  let isWanted = true
  const ended = new Promise<void>((resolve) =>
    server.once('exit', (code, signal) => {
      if (isWanted) process.stderr.write(`\nThe server ended by itself (${signal ?? code}):\n${said}\n`)
      resolve()
    }),
  )

  const deadline = Date.now() + 120_000
  while (!(await isReady(`http://localhost:${port}`))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill('SIGKILL')
      throw new Error(`The server did not get ready:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const stop = async () => {
    isWanted = false
    server.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
    await database.drop()
  }
  return { data, env, stop }
}

/** Starts the marketplace of the journeys on demo data; returns what ends it. */
export default async function startServer() {
  const { data, env, stop } = await start(PORT, { BOTIKA_DEMO: '1', BOTIKA_DEMO_OPEN: '1' })
  process.env['E2E_DATA'] = data
  process.env['E2E_DATABASE_URL'] = env.DATABASE_URL
  return stop
}
