import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { projectPath } from '../project-path'
import type { Database } from './client'

const LOCK = 7_269_410

/** Brings the database to the newest schema; servers that start together take turns. */
export async function migrate(db: Database): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: projectPath('server/src/db/migrations') })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    client.release()
  }
}
