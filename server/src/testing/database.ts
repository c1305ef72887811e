import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Database, type Tx } from '../platform/db/client'
import { BARE, databaseOn, TEMPLATE } from './template'

export interface TestDatabase {
  db: Database
  connectionString: string
  /** Closes the pool and drops the database. */
  close(): Promise<void>
}

/** A database of its own, migrated and empty; or without any table. */
export async function createTestDatabase({ isBare = false } = {}): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `botika_test_${randomBytes(6).toString('hex')}`
  // copying files takes a tenth of the time of copying through the log
  const template = isBare ? BARE : `${TEMPLATE} strategy file_copy`
  await command(server, `create database ${name} template ${template}`)
  const connectionString = databaseOn(server, name)
  const db = withOneConnectionEach(openDatabase(connectionString))
  return {
    db,
    connectionString,
    async close() {
      await db.close()
      await command(server, `drop database if exists ${name} with (force)`)
    },
  }
}

const within = new AsyncLocalStorage<boolean>()

/** Does what another request would, while a transaction of the test's own is open. */
export const asAnother = <T>(work: () => T): T => within.exit(work)

/**
 * Refuses a transaction a second connection: with as many of them at once as there are connections, each would hold one
 * and wait for another that never comes free.
 */
function withOneConnectionEach(db: Database): Database {
  const { connect } = db.pool
  db.pool.connect = function (this: pg.Pool, ...args: Parameters<typeof connect>) {
    if (within.getStore()) throw new Error('A transaction asks for a second connection')
    return Reflect.apply(connect, this, args)
  } as typeof connect
  const { transaction } = db
  return Object.assign(db, {
    transaction: <T>(work: (tx: Tx) => Promise<T>) => transaction((tx) => within.run(true, () => work(tx))),
  })
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
