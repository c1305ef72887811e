import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../db/client'
import { databaseOn, TEMPLATE } from './template'

export interface TestDatabase {
  db: Database
  connectionString: string
  /** Closes the pool and drops the database. */
  close(): Promise<void>
}

/** A database of its own, migrated and empty. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `botika_test_${randomBytes(6).toString('hex')}`
  // copying files takes a tenth of the time of copying through the log
  await command(server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const connectionString = databaseOn(server, name)
  const db = openDatabase(connectionString)
  return {
    db,
    connectionString,
    async close() {
      await db.close()
      await command(server, `drop database if exists ${name} with (force)`)
    },
  }
}

async function command(server: string, sql: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
