import { expected } from '@botika/common/expected'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { type Database, STARTUP_OPTIONS } from '../db/client'
import { build, rowOf, rowsOf, run, sql } from '../db/query'
import { makeSchema, migrate, MIGRATION_LOCK, migrations, versionOf } from '../db/startup/migrate'
import type { FileStores } from '../files/stores'
import { CliError } from '../lib/cli-error'
import type { Say } from '../lib/log-line'
import {
  type Archive,
  filePart,
  KINDS,
  type Manifest,
  meter,
  openArchive,
  sha256Of,
  tablePart,
} from './archive'
import { eachOf } from './back-up'
import { copyInto, copyOutOf, dropsOf, guardsOf, PLAIN_SETTINGS, type TableShape, tablesOf } from './tables'

interface Needs {
  db: Database
  stores: FileStores | null
  folder: string
  mayReplace: boolean
  say: Say
}

export interface RestoreSummary {
  rows: number
  files: number
}

/** As a whole, counted and compared, or not at all; an older version's backup is brought to this one afterwards. */
export async function restoreBackup({ db, stores, folder, mayReplace, say }: Needs): Promise<RestoreSummary> {
  const archive = await openArchive(folder)
  const { manifest, files } = archive
  mustBeKnown(manifest.version)
  say(`The backup of ${manifest.made_at} is whole`)
  const client = new pg.Client({ connectionString: db.connectionString, options: STARTUP_OPTIONS })
  client.on('error', () => {})
  await client.connect()
  let leftOver: string[]
  try {
    await client.query('begin')
    await client.query(PLAIN_SETTINGS)
    await run(client, build.selectNoFrom(sql`pg_advisory_xact_lock(${MIGRATION_LOCK})`.as('lock')))
    await mustBeAlone(client)
    leftOver = await makeRoom(client, mayReplace)
    await makeSchema(client, manifest.version)
    await fill(client, archive, say)
    if (stores) await putFiles(archive, stores)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end().catch(expected('The connection is gone already'))
  }
  await migrate(db)
  if (stores) {
    const kept = new Set(files.private)
    await eachOf(
      leftOver.filter((name) => !kept.has(name)),
      (name) => stores.privateFiles.remove(name),
    )
  }
  return {
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.images.length + files.private.length,
  }
}

function mustBeKnown(version: number) {
  const known = migrations().map(({ folderMillis }) => folderMillis)
  if (version > (known.at(-1) ?? 0))
    throw new CliError(
      'The backup was made by a newer version of Botika than this one: bring Botika up to date (git pull, npm run build) and restore again.',
    )
  if (!known.includes(version))
    throw new CliError(
      'The backup was made by a version of Botika that this one can’t follow: restore it by the version that made it, then upgrade.',
    )
}

const PATIENCE_MS = 3_000

/** A server that goes on would answer from what it remembers, and send emails of both databases. */
async function mustBeAlone(client: pg.Client) {
  const others = build
    .selectFrom(
      sql<{ pid: number }>`(select pid from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid() limit 1)`.as(
        'found',
      ),
    )
    .selectAll()
  for (const end = Date.now() + PATIENCE_MS; await rowOf(client, others); await sleep(100))
    if (Date.now() > end)
      throw new CliError(
        'Others are connected to the database: stop every server on it first. Nothing was changed.',
      )
}

async function makeRoom(client: pg.Client, mayReplace: boolean): Promise<string[]> {
  const tables = new Set((await tablesOf(client)).map(({ name }) => name))
  if ((await versionOf(client)) === null && tables.size > 0)
    throw new CliError(
      'The database holds tables of something else: name an empty database. Nothing was changed.',
    )
  for (const table of ['users', 'products', 'pharmacies', 'orders'] as const) {
    if (mayReplace || !tables.has(table)) continue
    if (await rowOf(client, build.selectFrom(table).select('id').limit(1)))
      throw new CliError(
        'The database is not empty: name an empty one, or throw away what it holds with --replace. Nothing was changed.',
      )
  }
  const named = tables.has('private_files')
    ? await rowsOf(client, build.selectFrom('private_files').select('path').where('deleted_at', 'is', null))
    : []
  for (const drop of await dropsOf(client)) await client.query(drop)
  return named.map((row) => row.path)
}

async function fill(client: pg.Client, { folder, manifest }: Archive, say: Say) {
  const tables = await tablesOf(client)
  mustMatch(tables, manifest)
  const guards = await guardsOf(client)
  for (const { away } of guards) await client.query(away)
  // what a migration wrote for an empty shop is in the backup as well
  await client.query(`truncate ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`)
  for (const wanted of manifest.tables) {
    const table = {
      ...(tables.find(({ name }) => name === wanted.name) as TableShape),
      columns: wanted.columns,
    }
    const rows = client.query(copyFrom(copyInto(table)))
    await pipeline(createReadStream(path.join(folder, tablePart(table.name))), createGunzip(), rows)
    const found = await digestOf(client, table)
    if (found.rows !== wanted.rows || found.sha256 !== wanted.sha256)
      throw new CliError(
        `${table.name} came out otherwise than it was written (${found.rows} rows of ${wanted.rows}). Nothing was changed.`,
      )
    say(`${table.name}: ${found.rows.toLocaleString('en-PH')} rows`)
  }
  for (const { name, last } of manifest.sequences)
    await run(
      client,
      build.selectNoFrom(sql`setval(${pg.escapeIdentifier(name)}::regclass, ${last})`.as('last')),
    )
  for (const { back } of guards) await client.query(back)
}

async function digestOf(client: pg.Client, table: TableShape) {
  const text = meter()
  const rows = client.query(copyTo(copyOutOf(table)))
  await pipeline(rows, text.stream, new Writable({ write: (_chunk, _encoding, done) => done() }))
  return { rows: rows.rowCount, sha256: text.done().sha256 }
}

function mustMatch(tables: TableShape[], manifest: Manifest) {
  const shape = (all: { name: string; columns: string[] }[]) =>
    JSON.stringify(all.map(({ name, columns }) => [name, [...columns].sort()]).sort())
  if (shape(tables) !== shape(manifest.tables))
    throw new CliError(
      'The tables of the backup are not those of its version: somebody changed them by hand. Nothing was changed.',
    )
}

/** Before the transaction ends: what can't be put undoes the whole. Files that then lie there are named by nobody. */
async function putFiles({ folder, files, sums }: Archive, stores: FileStores) {
  const into = { images: stores.pictures, private: stores.privateFiles }
  for (const kind of KINDS)
    await eachOf(files[kind], async (name) => {
      await into[kind].put(name, await readFile(path.join(folder, filePart(kind, name))), mimeOf(name))
      const kept = await into[kind].get(name)
      if (!kept || sha256Of(kept) !== sums.get(filePart(kind, name)))
        throw new CliError(`The file ${name} was not kept as it was written. Nothing was changed.`)
    })
}

const MIMES: Record<string, string> = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

const mimeOf = (name: string): string => MIMES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
