import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError } from './error'
import type { Account } from './account'
import type { Binaries } from './binaries'

const run = promisify(execFile)

interface Needs {
  binaries: Binaries
  account: Account
  cluster: string
}

/**
 * Stops the server that a killed parent left behind. Only for who holds the data folder's lock:
 * otherwise it might be another one's living database.
 */
export async function stopOrphan({ binaries, account, cluster }: Needs): Promise<boolean> {
  const pid = pidIn(cluster)
  if (!pid || !(await isServerOf(pid, cluster))) return false
  if (process.platform === 'win32') {
    await run(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'], account)
    return true
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    send(pid, signal)
    if (await isGone(pid, signal === 'SIGINT' ? 20_000 : 5_000)) return true
  }
  throw new EmbeddedDatabaseError(
    `The database left by an earlier run (process ${pid}) does not stop: end it and try again.`,
  )
}

function pidIn(cluster: string): number | null {
  const file = path.join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0])
  return Number.isInteger(pid) && pid > 1 ? pid : null
}

/** After a restart of the machine the number may be anybody's. */
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'win32') return !(await isGone(pid, 0))
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : (await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).stdout
    return command.includes('postgres') && command.includes(cluster)
  } catch {
    return false
  }
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // gone already
  }
}

async function isGone(pid: number, within: number): Promise<boolean> {
  for (const end = Date.now() + within; ; await sleep(20)) {
    try {
      process.kill(pid, 0)
    } catch (error) {
      return error instanceof Error && 'code' in error && error.code === 'ESRCH'
    }
    if (Date.now() >= end) return false
  }
}
