import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemOf } from '../http/errors'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { openDatabase } from './client'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.close())

it('outlives a connection that is lost while a transaction waits for something else', async () => {
  const db = openDatabase(database.connectionString)
  const lost = db.transaction(async ({ sql }) => {
    const { rows } = await sql.query<{ pid: number }>('select pg_backend_pid() as pid')
    await database.db.sql.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await sleep(100)
    await sql.query('select 1')
  })
  await expect(lost).rejects.toThrow(/terminated|terminating|not queryable/)
  expect((await db.sql.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await db.close()
})

describe('a server’s connections', () => {
  it('give a statement up that takes too long, and go on', async () => {
    const db = openDatabase(database.connectionString, { statementMs: 1_000, answerMs: 20_000 })
    await expect(db.sql.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
    expect((await db.sql.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await db.close()
  })

  it('do not wait for a machine that is gone, in and outside of a transaction', async () => {
    const network = await aNetwork(database.connectionString)
    const db = openDatabase(network.connectionString, { statementMs: 0, answerMs: 2_500 })
    await db.sql.query('select 1')
    const inTransaction = db.transaction(async ({ sql }) => {
      await sql.query('select 1')
      network.freeze()
      await sql.query('select 2')
    })
    await expect(inTransaction).rejects.toThrow('Query read timeout')
    expect(problemOf(new Error('Query read timeout')).status).toBe(503)
    expect(db.pool.totalCount).toBe(0)
    network.thaw()
    expect((await db.sql.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    network.freeze()
    await expect(db.sql.query('select 3')).rejects.toThrow('Query read timeout')
    network.thaw()
    await db.close()
    await network.close()
  })

  it('are answered for with 503 where nobody says anything at the other end', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const client = new Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 })
    const error: unknown = await client.connect().catch((reason: unknown) => reason)
    expect(problemOf(error as Error).status).toBe(503)
    silent.close()
  })

  it('leave commands all the time they need', async () => {
    const { rows } = await database.db.sql.query<{ limit: string }>(
      `select current_setting('statement_timeout') as limit`,
    )
    expect(rows[0]?.limit).toBe('0')
  })
})

/** A way to the database that can be cut without a word, as a power failure does. */
async function aNetwork(connectionString: string) {
  const url = new URL(connectionString)
  const folder = url.searchParams.get('host')
  const port = Number(url.searchParams.get('port') || url.port || 5432)
  let isFrozen = false
  const pairs: Socket[] = []
  const server = createServer((near) => {
    const far = folder?.startsWith('/') ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, url.hostname)
    const pass = (from: Socket, to: Socket) => {
      pairs.push(from)
      from.on('data', (bytes) => !isFrozen && to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
    pass(near, far)
    pass(far, near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(connectionString)
  through.search = ''
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    connectionString: through.href,
    freeze: () => void (isFrozen = true),
    thaw() {
      isFrozen = false
      // what was lost on the way stays lost
      for (const socket of pairs.splice(0)) socket.destroy()
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
