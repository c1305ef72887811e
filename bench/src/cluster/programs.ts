import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const POSTGRES = '/usr/lib/postgresql/15/bin'

/** What the cluster runs, and the Debian 12 package that each comes with. */
const PROGRAMS = {
  postgres: { at: [`${POSTGRES}/postgres`], from: 'postgresql-15' },
  psql: { at: ['/usr/bin/psql'], from: 'postgresql-client-15' },
  patroni: { at: ['/usr/bin/patroni'], from: 'patroni' },
  etcd: { at: ['/usr/bin/etcd'], from: 'etcd-server' },
  haproxy: { at: ['/usr/sbin/haproxy'], from: 'haproxy' },
  pgbackrest: { at: ['/usr/bin/pgbackrest'], from: 'pgbackrest' },
  faketime: { at: ['/usr/bin/faketime'], from: 'faketime' },
} as const

export type ProgramName = keyof typeof PROGRAMS

/** Ends the command with the packages to install where a program is missing. */
export function programs<Name extends ProgramName>(...names: Name[]): Record<Name, string> {
  const found = names.map((name) => [name, PROGRAMS[name].at.find((file) => existsSync(file))] as const)
  const missing = found.flatMap(([name, file]) => (file ? [] : [PROGRAMS[name].from]))
  if (missing.length > 0) {
    console.error(`Missing here: ${missing.join(', ')}. On Debian 12: apt-get install ${missing.join(' ')}`)
    process.exit(2)
  }
  return Object.fromEntries(found) as Record<Name, string>
}

/** Account that PostgreSQL runs as: not root, which it refuses. */
export const account = (): { uid: number; gid: number } | Record<string, never> => {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

export interface Running {
  name: string
  child: ChildProcess
  /** Sends a signal to the program and all that it started. */
  signal(signal: NodeJS.Signals): void
  stop(signal?: NodeJS.Signals): Promise<void>
}

interface Start {
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  folder: string
  asAccount?: boolean
}

/** Starts a program with a group of its own, its words in `<folder>/<name>.log`. */
export function start({ name, command, args, env, folder, asAccount = true }: Start): Running {
  const log = openSync(path.join(folder, `${name}.log`), 'a')
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: `${POSTGRES}:${process.env['PATH'] ?? ''}`, ...env },
    stdio: ['ignore', log, log],
    detached: true,
    ...(asAccount ? account() : {}),
  })
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const signal = (kind: NodeJS.Signals) => {
    try {
      if (child.pid && !isOver()) process.kill(-child.pid, kind)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  return {
    name,
    child,
    signal,
    async stop(kind = 'SIGTERM') {
      signal(kind)
      for (const end = Date.now() + 15_000; !isOver() && Date.now() < end;) await sleep(50)
      signal('SIGKILL')
      for (const end = Date.now() + 2_000; !isOver() && Date.now() < end;) await sleep(50)
    },
  }
}

/** Waits until `is` says so; fails by name after `patienceMs`. */
export async function until(what: string, is: () => Promise<boolean>, patienceMs = 90_000): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(200))
    if (await is().catch(() => false)) return
  throw new Error(`${what}: not within ${patienceMs / 1000} s`)
}

/** Ends the command where something listens at a port already, and names a `first` port to try instead. */
export async function mustBeFree(port: number, first: number) {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening').catch(() => {
    console.error(
      `Port ${port} is taken, perhaps by a cluster that still runs. Stop it, or choose other ports: --port ${first + 100}`,
    )
    process.exit(1)
  })
  server.close()
}

/** The process of the PostgreSQL on these data, if there is one. */
export function postgresOf(data: string): number | undefined {
  const file = path.join(data, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

/** A signal to PostgreSQL and each process of it. */
export function killPostgres(data: string, kind: NodeJS.Signals) {
  const postmaster = postgresOf(data)
  if (postmaster === undefined) return
  spawnSync('pkill', [`-${kind.slice(3)}`, '-P', String(postmaster)])
  spawnSync('kill', [`-${kind.slice(3)}`, String(postmaster)])
}
