import { execFile } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError } from './error'
import type { Account } from './account'
import { SUPERUSER, type Address } from './address'
import type { Binaries } from './binaries'
import { explain } from './faults'

const MAJOR = '17'

const run = promisify(execFile)

interface Needs {
  binaries: Binaries
  account: Account
  /** The folder that is to hold the cluster. */
  home: string
  address: Address
}

/** Makes the cluster unless it is there; a start that was cut short leaves nothing half made. */
export async function ensureCluster(needs: Needs): Promise<{ cluster: string; isNew: boolean }> {
  const cluster = path.join(needs.home, 'postgres')
  if (existsSync(cluster)) {
    check(cluster, needs.account)
    return { cluster, isNew: false }
  }
  const half = `${cluster}.new`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  if (needs.account.uid !== undefined) chownSync(half, needs.account.uid, needs.account.gid ?? 0)
  await initialise(needs, half)
  renameSync(half, cluster)
  return { cluster, isNew: true }
}

function check(cluster: string, account: Account) {
  const version = path.join(cluster, 'PG_VERSION')
  if (!existsSync(version)) {
    const what = readdirSync(cluster).length ? 'is not a database' : 'is empty'
    throw new EmbeddedDatabaseError(`${cluster} ${what}: move it away, or set BOTIKA_DATA to another folder.`)
  }
  const major = readFileSync(version, 'utf8').trim()
  if (major !== MAJOR)
    throw new EmbeddedDatabaseError(
      `The database in ${cluster} was made by PostgreSQL ${major} and this release brings ${MAJOR}: run npm run backup with the release that made it, and npm run restore with this one.`,
    )
  const uid = account.uid ?? process.getuid?.()
  if (uid !== undefined && statSync(cluster).uid !== uid)
    throw new EmbeddedDatabaseError(
      `The database in ${cluster} was made by another user: start as that user (or as root), or set BOTIKA_DATA to a folder of your own.`,
    )
}

async function initialise({ binaries, account, home, address }: Needs, target: string) {
  // the tools for words (pg_trgm) ask the system's locale what a letter is; sorting is the same everywhere
  const locales = process.platform === 'linux' ? ['--lc-ctype=C.UTF-8', '--lc-ctype=C'] : ['--lc-ctype=C']
  const access = address.password
    ? ['-A', 'scram-sha-256', `--pwfile=${path.join(home, 'postgres.password')}`]
    : ['-A', 'trust']
  for (const [index, locale] of locales.entries()) {
    try {
      const args = ['-D', target, '-U', SUPERUSER, '-E', 'UTF8', '--locale=C', locale]
      const provider = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      await run(binaries.initdb, [...args, ...provider, ...access], { ...account, cwd: '/' })
      return
    } catch (error) {
      const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
      const isLast = index === locales.length - 1
      if (isLast || !/invalid locale/.test(text)) throw explain(text, home)
    }
  }
}
