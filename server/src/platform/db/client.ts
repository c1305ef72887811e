import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { sqlStateOf } from './sql-state'
import { publishing } from './statements'
import * as tables from '../../schema'

// a calendar day is text, not a moment; counts fit in a double
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Orm = NodePgDatabase<typeof tables>

export interface Queryable {
  query<Row extends pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>
}

export interface Tx {
  orm: Orm
  sql: Queryable
}

/** What everybody may read; where there are standbys, they answer it. */
export interface PublicReads {
  /** Runs what reads for everybody. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Has readers see all that is committed by now; its place in the log in bytes, 0 where there is no standby. */
  mark(): Promise<number>
  /** Has readers see all up to a place in the log; true where this server did not know of it. */
  isNews(position: number): boolean
}

export interface Database extends Tx {
  pool: pg.Pool
  connectionString: string
  reads: PublicReads
  /** Runs `work` in one transaction; tries again (twice) when PostgreSQL asks for it. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const RETRY_CODES = new Set(['40P01', '40001'])

// ten measured best on two cores
const MOST_CONNECTIONS = 10
const CONNECT_MS = 5_000
/** How long a request waits its turn for one of the connections: many checkouts at once are all answered. */
const TURN_MS = 30_000

/** The pool hands its own patience on to its connections; a server that can't be reached is given up sooner. */
class Connection extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(typeof config === 'object' ? { ...config, connectionTimeoutMillis: CONNECT_MS } : config)
    this.query = publishing(this.query.bind(this))
  }
}

type Connected = Parameters<pg.Pool['connect']>[0]

/** Whoever waits for a connection goes on as itself, and not as the request that gave it back. */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(then: Connected): void
  override connect(then?: Connected): Promise<pg.PoolClient> | void {
    if (!then) return super.connect()
    // not `AsyncResource.bind`: it declares a property of its own as deprecated each time, 5 % of a search's CPU time
    const waiting = new AsyncResource('connection')
    super.connect((...found) => waiting.runInAsyncScope(then, undefined, ...found))
  }
}

export interface TimeLimits {
  statementMs: number
  /** After this, an answer is no longer waited for: the connection may lead to a machine that is gone. */
  answerMs: number
}

/** For a server that answers people; commands (imports, made-up catalogues) and migrations have no limit. */
export const REQUEST_LIMITS: TimeLimits = { statementMs: 25_000, answerMs: 30_000 }
const NO_LIMITS: TimeLimits = { statementMs: 0, answerMs: 0 }

/** Settings of every connection; as options, because a pooler has to be told of each parameter that it may ignore. */
export const STARTUP_OPTIONS =
  '-c jit=off -c max_parallel_workers_per_gather=0 -c pg_trgm.similarity_threshold=0.25'

const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

export function openDatabase(connectionString: string, limits: TimeLimits = NO_LIMITS): Database {
  const pool = new Pool({
    connectionString,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: TURN_MS,
    Client: Connection,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: limits.answerMs,
    options: `${STARTUP_OPTIONS} -c statement_timeout=${limits.statementMs}`,
  })
  // a lost connection would end the process otherwise, idle or between two statements of a transaction
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const orm = drizzle(pool, { schema: tables })

  async function once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await work(txOn(client))
      await client.query('commit')
      return result
    } catch (error) {
      // nothing more is answered on a connection that did not answer once
      if (isUnanswered(error)) broken = error as Error
      else await client.query('rollback').catch((reason: Error) => (broken = reason))
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    pool,
    connectionString,
    orm,
    sql: pool,
    reads: { run: (work) => work(), mark: () => Promise.resolve(0), isNews: () => false },
    async transaction(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(work)
        } catch (error) {
          if (attempt > 2 || !RETRY_CODES.has(sqlStateOf(error) ?? '')) throw error
        }
      }
    },
    close: () => pool.end(),
  }
}

/** A transaction's two faces; Drizzle's is made on first use, because plain SQL is all that hot paths need. */
function txOn(client: pg.PoolClient): Tx {
  let orm: Orm | undefined
  return {
    sql: client,
    get orm() {
      return (orm ??= drizzle(client, { schema: tables }))
    },
  }
}
