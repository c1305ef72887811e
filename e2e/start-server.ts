import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { MAIN, PORT } from './world'

const root = fileURLToPath(new URL('..', import.meta.url))

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}

/** Starts the built marketplace in a folder of its own. */
export async function start(port: number, settings: Record<string, string>) {
  const data = mkdtempSync(path.join(tmpdir(), 'botika-e2e-'))
  // as root the database runs as another user, who has to pass through
  chmodSync(data, 0o711)
  const env = {
    ...process.env,
    PORT: String(port),
    BOTIKA_DATA: data,
    BOTIKA_RATE_LIMIT: '0',
    DATABASE_URL: '',
    NODE_ENV: 'production',
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
  }
  return { data, env, stop }
}

/** Starts the marketplace of the journeys on demo data; returns what ends it. */
export default async function startServer() {
  const { data, stop } = await start(PORT, {})
  process.env['E2E_DATA'] = data
  return stop
}
