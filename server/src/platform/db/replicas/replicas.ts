import { expected } from '@botika/common/expected'
import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { type Database, openDatabase, type PublicReads, type Queryable } from '../client'
import { build, rowOf, sql } from '../query'

// a standby that does not answer soon is no help: the primary answers instead
const LIMITS = { statementMs: 3_000, answerMs: 3_000 }
const AWAY_MS = 1_000

const logPosition = sql<number>`(case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end - '0/0')::int8`

const positionOf = async (on: Queryable): Promise<number> =>
  (await rowOf(on, build.selectNoFrom(logPosition.as('at'))))?.at ?? 0

/**
 * The same database, whose public reads are answered by the standbys at `standbyUrl`: by those alone that have replayed
 * the last public change that this server knows of, and otherwise by the primary.
 */
export function withStandbys(db: Database, standbyUrl: string): Database {
  const standbys = openDatabase(standbyUrl, LIMITS)
  const reading = new AsyncLocalStorage<true>()
  // a connection leads to one standby as long as it lives, and a standby never goes back
  const replayed = new WeakMap<pg.PoolClient, number>()
  let marked = 0
  let awayUntil = 0

  async function hasReplayed(client: pg.PoolClient): Promise<boolean> {
    if ((replayed.get(client) ?? -1) < marked) replayed.set(client, await positionOf(client))
    return (replayed.get(client) ?? -1) >= marked
  }

  async function byStandby<Row extends pg.QueryResultRow>(
    ...asked: Parameters<Queryable['query']>
  ): Promise<pg.QueryResult<Row> | null> {
    let client: pg.PoolClient | undefined
    let broken: Error | undefined
    try {
      client = await standbys.pool.connect()
      return (await hasReplayed(client)) ? await client.query<Row>(...asked) : null
    } catch (error) {
      broken = error as Error
      // what PostgreSQL itself refuses says nothing of the next statement
      if (!('severity' in broken)) awayUntil = performance.now() + AWAY_MS
      return expected('The primary answers instead of a standby')(error) ?? null
    } finally {
      client?.release(broken)
    }
  }

  const reads: PublicReads = {
    run: (work) => reading.run(true, work),
    async mark() {
      marked = Math.max(marked, await positionOf(db.pool))
      return marked
    },
    isNews(position) {
      const isNew = position > marked
      marked = Math.max(marked, position)
      return isNew
    },
  }
  const query: Queryable['query'] = async <Row extends pg.QueryResultRow>(
    ...asked: Parameters<Queryable['query']>
  ) => {
    const mayAsk = reading.getStore() === true && performance.now() >= awayUntil
    return (mayAsk && (await byStandby<Row>(...asked))) || db.pool.query<Row>(...asked)
  }
  const close = async () => void (await Promise.all([db.close(), standbys.close()]))
  return { ...db, sql: { query }, reads, close }
}
