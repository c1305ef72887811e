import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Account } from './account'
import type { Address } from './address'
import type { Binaries } from './binaries'
import { isDiskFull } from './faults'

const LARGEST_LOG = 5_000_000
const PATIENCE_MS = 30_000
/** On a full disk the last checkpoint can't be written; the next start makes up for it from the log of writes. */
const PATIENCE_WHEN_FULL_MS = 3_000

export interface PostmasterNeeds {
  binaries: Binaries
  account: Account
  cluster: string
  address: Address
  log: string
  settings: Record<string, string>
}

/** One run of the server. */
export interface Postmaster {
  pid: number
  /** Resolves when it is gone, for whatever reason. */
  gone: Promise<void>
  stop(): Promise<void>
}

/** It did not come up; `log` is what it said. */
export class DidNotStart extends Error {
  constructor(readonly log: string) {
    super('the database did not start')
  }
}

/** Starts the server and waits until it takes connections. */
export async function startPostmaster(needs: PostmasterNeeds): Promise<Postmaster> {
  const { binaries, account, cluster, log } = needs
  const from = rotate(log)
  const output = openSync(log, 'a', 0o600)
  const settings = Object.entries(settingsOf(needs)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // in a group of its own: Ctrl-C in the terminal is for us, and the database goes last
  const child = spawn(binaries.postgres, ['-D', cluster, ...settings], {
    ...account,
    cwd: '/',
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const { gone, failure } = watch(child)
  while (!isReady(cluster, child.pid)) {
    const ended = await Promise.race([sleep(10, false), gone.then(() => true)])
    if (ended) throw new DidNotStart(failure() ?? tail(log, from))
  }
  child.unref()
  return { pid: child.pid ?? 0, gone, stop: () => stop(child, needs, gone, from) }
}

function watch(child: ChildProcess) {
  let failure: string | undefined
  // the way out when this process ends without time to wait
  const leave = () => child.kill('SIGINT')
  process.once('exit', leave)
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', (error) => {
      failure = String(error)
      resolve()
    })
  }).finally(() => process.off('exit', leave))
  return { gone, failure: () => failure }
}

function settingsOf({ address, settings }: PostmasterNeeds): Record<string, string> {
  const isSocket = address.host.startsWith('/')
  return {
    listen_addresses: isSocket ? '' : address.host,
    port: String(address.port),
    unix_socket_directories: isSocket ? `"${address.host}"` : '',
    unix_socket_permissions: '0700',
    shared_buffers: '128MB',
    max_connections: '100',
    synchronous_commit: 'on',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // a refused statement is the application's to report
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...settings,
  }
}

/** The server writes how far it is into the eighth line of its pid file. */
function isReady(cluster: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

async function stop(
  child: ChildProcess,
  { binaries, cluster, log }: PostmasterNeeds,
  gone: Promise<void>,
  from: number,
) {
  child.ref()
  if (process.platform === 'win32')
    await promisify(execFile)(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast']).catch(() => {})
  else child.kill('SIGINT')
  const patience = new AbortController()
  void sleep(isDiskFull(tail(log, from)) ? PATIENCE_WHEN_FULL_MS : PATIENCE_MS, undefined, {
    signal: patience.signal,
  })
    .then(() => child.kill('SIGQUIT'))
    .catch(() => {})
  await gone
  patience.abort()
}

/** Where this run's words will begin. */
function rotate(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size < LARGEST_LOG) return size
  renameSync(log, `${log}.old`)
  return 0
}

function tail(log: string, from: number): string {
  return existsSync(log) ? readFileSync(log).subarray(from).toString('utf8') : ''
}
