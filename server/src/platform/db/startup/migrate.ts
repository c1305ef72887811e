import { expected } from '@botika/common/expected'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { CliError } from '../../lib/cli-error'
import { projectPath } from '../../lib/project-path'
import type { Database, Queryable } from '../client'
import { build, rowOf, run, sql } from '../query'

/** Held while the schema changes; shared by whoever needs it to stay as it is. */
export const MIGRATION_LOCK = 7_269_410

/** When the last migration before version 1.0 was written, which is how Drizzle knows it. */
const LAST_BEFORE = 1_795_472_304_843

const books = build.withTables<{
  'drizzle.__drizzle_migrations': { hash: string; created_at: number }
}>()

const folder = () => ({ migrationsFolder: projectPath('server/src/schema/migrations') })

export const migrations = () => readMigrationFiles(folder())

/** The version of a database's schema: when its last migration was written, in milliseconds; null where it has none. */
export async function versionOf(on: Queryable): Promise<number | null> {
  const table = sql<string | null>`to_regclass('drizzle.__drizzle_migrations')`
  const isThere = await rowOf(on, build.selectNoFrom(table.as('name')))
  if (!isThere?.name) return null
  const newest = books
    .selectFrom('drizzle.__drizzle_migrations')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
  return (await rowOf(on, newest))?.created_at ?? null
}

/** Makes the tables of an earlier version, or of this one, in an empty database: in the transaction of `on`. */
export async function makeSchema(on: Queryable, version: number): Promise<void> {
  await on.query('create schema drizzle')
  await on.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql: statements, hash, folderMillis } of migrations()) {
    if (folderMillis > version) break
    for (const statement of statements) await on.query(statement)
    await run(on, books.insertInto('drizzle.__drizzle_migrations').values({ hash, created_at: folderMillis }))
  }
}

/** Version 1.0 made one migration of those before: one with them all counts as having it, an older is refused. */
async function adopt(client: pg.Client) {
  const version = await versionOf(client)
  const [first] = migrations()
  if (!first || version === null || version >= first.folderMillis) return
  if (version !== LAST_BEFORE)
    throw new CliError(
      'The database was left by a version before 1.0 that is not the last one: start that once, as docs/operations.md says under "Upgrades", then this one.',
    )
  await run(
    client,
    books
      .with('gone', (query) => query.deleteFrom('drizzle.__drizzle_migrations'))
      .insertInto('drizzle.__drizzle_migrations')
      .values({ hash: first.hash, created_at: first.folderMillis }),
  )
}

/**
 * Servers that start together take turns; `afterwards` runs while the others wait. On a connection of its own, because
 * a migration may take longer than a request.
 */
export async function migrate<T = void>(db: Database, afterwards?: () => Promise<T>): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: db.connectionString, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await run(client, build.selectNoFrom(sql`pg_advisory_lock(${MIGRATION_LOCK})`.as('lock')))
    await adopt(client)
    await runMigrations(drizzle(client), folder())
    return await afterwards?.()
  } finally {
    // behind a pooler the connection, and the lock with it, outlives the client
    await run(client, build.selectNoFrom(sql`pg_advisory_unlock(${MIGRATION_LOCK})`.as('lock'))).catch(
      expected('The lock goes with the connection'),
    )
    await client.end().catch(expected('The connection is gone already'))
  }
}
