import { contact } from '@botika/common/contact/endpoints'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { problemOf } from '../../http/errors'
import { makeWorld, type World } from '../../../testing/world'
import type { Queryable } from '../client'
import { readiness } from './readiness'

const DAY_MS = 86_400_000
const failed = (code: string) => Object.assign(new Error('could not'), { code })

describe('what the database cannot do now', () => {
  it.each([
    ['read-only, as a standby is before it is promoted', '25006'],
    ['disk full', '53100'],
    ['out of memory', '53200'],
    ['a statement that took too long', '57014'],
    ['a fault of the disk', '58030'],
    ['a full disk for an upload', 'ENOSPC'],
  ])('is answered with 503 and when to come back: %s', (_, code) => {
    for (const error of [failed(code), new DrizzleQueryError('insert', [], failed(code))])
      expect(problemOf(error)).toMatchObject({ status: 503, retryAfter: 2 })
  })
})

describe('a database that became read-only', () => {
  let world: World
  beforeAll(async () => void (world = await makeWorld()))
  afterAll(() => world.close())

  const ready = async () => (await world.app.inject('/readyz')).statusCode

  async function setReadOnly(isReadOnly: boolean) {
    const client = new pg.Client({ connectionString: world.connectionString })
    await client.connect()
    const name = new URL(world.connectionString).pathname.slice(1)
    await client.query('set default_transaction_read_only = off')
    await client.query(
      `alter database ${name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
    )
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await client.end()
  }

  it('takes no changes and says so to shoppers and to the load balancer, until it is promoted', async () => {
    await expect.poll(ready, { timeout: 20_000 }).toBe(200)
    await setReadOnly(true)
    await expect.poll(ready, { timeout: 20_000 }).toBe(503)
    const body = { name: 'Ana Santos', email: 'ana@example.com', message: 'Is anybody there?' }
    const answer = await world.app.inject({ method: 'POST', url: contact.send.path, payload: body })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    await setReadOnly(false)
    await expect.poll(ready, { timeout: 20_000 }).toBe(200)
    expect(
      (await world.app.inject({ method: 'POST', url: contact.send.path, payload: body })).statusCode,
    ).toBe(201)
  })
})

it.each([-DAY_MS, -90_000, 90_000, DAY_MS])(
  'a server whose clock is %i ms from the database’s takes nothing',
  async (apart) => {
    const world = await makeWorld()
    const ready = readiness(world.db.sql)
    const here = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + apart)
    await expect(ready.check().finally(() => here.mockRestore())).rejects.toThrow('set it right')
    await ready.check()
    await world.close()
  },
)

describe('a full disk', () => {
  /** A database whose disk has no room while `isFull` says so. */
  function aDisk() {
    const disk = { isFull: true, tries: 0 }
    const sql: Queryable = {
      query: (query) => {
        const isTrial = String(query).includes('create temporary table')
        if (isTrial) disk.tries++
        return isTrial && disk.isFull
          ? Promise.reject(failed('53100'))
          : (Promise.resolve({ rows: [{ is_read_only: false }] }) as never)
      },
    }
    return { disk, ready: readiness(sql) }
  }

  it('is tried only once a write was refused, and makes ready again as soon as there is room', async () => {
    const { disk, ready } = aDisk()
    await ready.check()
    expect(disk.tries).toBe(0)
    ready.doubt()
    await expect(ready.check()).rejects.toThrow('could not')
    await expect(ready.check()).rejects.toThrow('could not')
    disk.isFull = false
    await ready.check()
    await ready.check()
    expect(disk.tries).toBe(3)
  })

  it('is tried on a real database without leaving anything', async () => {
    const world = await makeWorld()
    const ready = readiness(world.db.sql)
    ready.doubt()
    await ready.check()
    const { rows } = await world.db.sql.query(`select from pg_class where relname = 'botika_room'`)
    expect(rows).toEqual([])
    await world.close()
  })
})

it('does not wait for a database that does not answer', async () => {
  const ready = readiness({ query: () => new Promise(() => {}) }, 20)
  await expect(ready.check()).rejects.toThrow('does not answer')
})
