import { expected } from '@botika/common/expected'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { CliError } from '../../lib/cli-error'
import { projectPath } from '../../lib/project-path'
import type { Database } from '../client'
import { build, rowOf, run, sql } from '../query'

const LOCK = 7_269_410

/** When the last migration before version 1.0 was written, which is how Drizzle knows it. */
const LAST_BEFORE = 1_795_472_304_843

const books = build.withTables<{
  'drizzle.__drizzle_migrations': { hash: string; created_at: number }
}>()

/**
 * Version 1.0 made one migration of those before it: a database that has them all is taken for one that has this one.
 * Refuses an older one.
 */
async function adopt(client: pg.Client, migrationsFolder: string) {
  const table = sql<string | null>`to_regclass('drizzle.__drizzle_migrations')`
  const isThere = await rowOf(client, build.selectNoFrom(table.as('name')))
  if (!isThere?.name) return
  const [first] = readMigrationFiles({ migrationsFolder })
  const newest = books
    .selectFrom('drizzle.__drizzle_migrations')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
  const last = await rowOf(client, newest)
  if (!first || !last || last.created_at >= first.folderMillis) return
  if (last.created_at !== LAST_BEFORE)
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
 * Brings the database to the newest schema, then does `afterwards` while others still wait: servers that start together
 * take turns. On a connection of its own, because a migration may take longer than a request.
 */
export async function migrate<T = void>(db: Database, afterwards?: () => Promise<T>): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: db.connectionString, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await run(client, build.selectNoFrom(sql`pg_advisory_lock(${LOCK})`.as('lock')))
    const migrationsFolder = projectPath('server/src/schema/migrations')
    await adopt(client, migrationsFolder)
    await runMigrations(drizzle(client), { migrationsFolder })
    return await afterwards?.()
  } finally {
    // behind a pooler the connection, and the lock with it, outlives the client
    await run(client, build.selectNoFrom(sql`pg_advisory_unlock(${LOCK})`.as('lock'))).catch(
      expected('The lock goes with the connection'),
    )
    await client.end().catch(expected('The connection is gone already'))
  }
}
