import { expected } from '@botika/common/expected'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { projectPath } from '../lib/project-path'
import type { Database } from './client'
import { build, run, sql } from './query'

const LOCK = 7_269_410

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
    await runMigrations(drizzle(client), { migrationsFolder: projectPath('server/src/schema/migrations') })
    return await afterwards?.()
  } finally {
    // behind a pooler the connection, and the lock with it, outlives the client
    await run(client, build.selectNoFrom(sql`pg_advisory_unlock(${LOCK})`.as('lock'))).catch(
      expected('The lock goes with the connection'),
    )
    await client.end().catch(expected('The connection is gone already'))
  }
}
