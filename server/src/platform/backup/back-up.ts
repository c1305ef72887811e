import { expected } from '@botika/common/expected'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Database, STARTUP_OPTIONS } from '../db/client'
import { build, rowsOf, run, sql } from '../db/query'
import { MIGRATION_LOCK, versionOf } from '../db/startup/migrate'
import { diskStore } from '../files/disk'
import type { FileStores } from '../files/stores'
import { CliError } from '../lib/cli-error'
import type { Say } from '../lib/log-line'
import { filePart, KINDS, type Manifest, meter, seal, sha256Of, tablePart } from './archive'
import { copyOutOf, PLAIN_SETTINGS, sequencesOf, type TableShape, tablesOf } from './tables'

interface Needs {
  db: Database
  stores: FileStores | null
  folder: string
  say: Say
}

export interface BackupSummary {
  rows: number
  files: number
  bytes: number
  missing: string[]
}

const AT_ONCE = 8
// a fifth larger than by the usual 6, in a third of its time
const LEVEL = 3

/** Writes database and files into a folder of its own while the shop runs; the folder has its name once it is whole. */
export async function writeBackup({ db, stores, folder, say }: Needs): Promise<BackupSummary> {
  const draft = `${folder}.unfinished`
  await makeFolder(folder, draft)
  try {
    const sums = new Map<string, string>()
    const { tables, sequences, version, privateNames, bytes } = await writeTables(db, draft, sums, say)
    const kept = { images: 0, private: 0 }
    const summary: BackupSummary = {
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      files: 0,
      bytes,
      missing: [],
    }
    if (stores) {
      const names = { images: await stores.pictures.list(), private: privateNames }
      const from = { images: stores.pictures, private: stores.privateFiles }
      for (const kind of KINDS) {
        const into = diskStore({ folder: path.join(draft, filePart(kind, '')), isPrivate: true })
        await eachOf(names[kind], async (name) => {
          const found = await from[kind].get(name)
          if (!found) return void summary.missing.push(`${kind}/${name}`)
          await into.put(name, found, '')
          sums.set(filePart(kind, name), sha256Of(found))
          kept[kind]++
          summary.bytes += found.length
        })
      }
    }
    summary.files = kept.images + kept.private
    const made_at = new Date().toISOString()
    await seal(draft, { format: 1, made_at, version, tables, sequences, files: kept }, sums)
    await rename(draft, folder)
    return summary
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function makeFolder(folder: string, draft: string): Promise<void> {
  if (existsSync(folder)) throw new CliError(`${folder} is there already: name a new folder.`)
  try {
    await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 })
    await rm(draft, { recursive: true, force: true })
    await mkdir(path.join(draft, 'tables'), { recursive: true, mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT') throw error
    throw new CliError(`A backup can't be written to ${folder} (${code}): name another folder.`)
  }
}

export async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of left) await work(one)
    }),
  )
}

async function writeTables(db: Database, draft: string, sums: Map<string, string>, say: Say) {
  const client = new pg.Client({ connectionString: db.connectionString, options: STARTUP_OPTIONS })
  client.on('error', () => {})
  await client.connect()
  try {
    // before the snapshot, so that no migration empties a table for those who look at it from earlier
    await run(client, build.selectNoFrom(sql`pg_advisory_lock_shared(${MIGRATION_LOCK})`.as('lock')))
    await client.query('begin isolation level repeatable read, read only')
    await client.query(PLAIN_SETTINGS)
    const version = await versionOf(client)
    if (version === null) throw new CliError('There is nothing to back up: the database has no tables yet.')
    const tables: Manifest['tables'] = []
    let bytes = 0
    for (const table of await tablesOf(client)) {
      const { part, ...written } = await writeTable(client, table, draft)
      tables.push(written)
      sums.set(tablePart(table.name), part.sha256)
      bytes += part.bytes
      say(`${table.name}: ${written.rows.toLocaleString('en-PH')} rows`)
    }
    const privateNames = (
      await rowsOf(client, build.selectFrom('private_files').select('path').where('deleted_at', 'is', null))
    ).map((row) => row.path)
    const sequences = await sequencesOf(client)
    await client.query('commit')
    return { tables, sequences, version, privateNames, bytes }
  } catch (error) {
    await client.query('rollback').catch(expected('The connection is gone already'))
    throw error
  } finally {
    // behind a pooler the connection, and the lock with it, outlives the client
    await run(client, build.selectNoFrom(sql`pg_advisory_unlock_all()`.as('lock'))).catch(
      expected('The lock goes with the connection'),
    )
    await client.end().catch(expected('The connection is gone already'))
  }
}

async function writeTable(client: pg.Client, table: TableShape, draft: string) {
  const [text, packed] = [meter(), meter()]
  const rows = client.query(copyTo(copyOutOf(table)))
  const file = createWriteStream(path.join(draft, tablePart(table.name)), { mode: 0o600, flush: true })
  await pipeline(rows, text.stream, createGzip({ level: LEVEL }), packed.stream, file)
  const { name, columns } = table
  return { name, columns, rows: rows.rowCount, sha256: text.done().sha256, part: packed.done() }
}
