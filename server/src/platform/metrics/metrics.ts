import { expected } from '@botika/common/expected'
import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { hearStatements } from '../db/statements'
import type { Admission } from '../http/admission'
import type { CacheCounts } from '../lib/cache-counts'
import { CliError } from '../lib/cli-error'
import type { Env } from '../lib/env'
import type { StateRepository } from './repository'

export interface Watched {
  app: FastifyInstance
  pool: pg.Pool
  admission: Admission
  caches: ReadonlyMap<string, CacheCounts>
  state: StateRepository
  refusals: { oversold: number }
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const STATEMENT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5, 25]

/** Serves Prometheus on a port of its own, where `METRICS_PORT` names one; else nothing is counted. */
export function serveMetrics(env: Pick<Env, 'METRICS_HOST' | 'METRICS_PORT'>, watched: Watched): void {
  const { METRICS_HOST: host, METRICS_PORT: port } = env
  if (port === undefined) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  requestsOn(registry, watched.app)
  const endStatements = statementsOn(registry)
  valuesOn(registry, watched)
  stateOn(registry, watched.state)

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.setHeader('Content-Type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    )
  })
  watched.app.addHook('onReady', async () => {
    server.listen({ host, port })
    await once(server, 'listening').catch((error: { code?: string }) => {
      throw new CliError(
        `Metrics can't be served at ${host}:${port} (${error.code}): choose another METRICS_PORT or METRICS_HOST.`,
      )
    })
  })
  watched.app.addHook('onClose', async () => {
    endStatements()
    server.closeAllConnections()
    server.close()
  })
}

function requestsOn(registry: Registry, app: FastifyInstance) {
  const requests = new Histogram({
    name: 'botika_request_seconds',
    help: 'Requests by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, next) => {
    requests.observe({ route: routeOptions.url ?? 'none', method, status: statusCode }, elapsedTime / 1_000)
    next()
  })
}

function statementsOn(registry: Registry): () => void {
  const statements = new Histogram({
    name: 'botika_statement_seconds',
    help: 'Statements by name',
    labelNames: ['statement'],
    buckets: STATEMENT_SECONDS,
    registers: [registry],
  })
  const failures = new Counter({
    name: 'botika_statement_failures_total',
    help: 'Statements that failed, by name',
    labelNames: ['statement'],
    registers: [registry],
  })
  return hearStatements(({ name: statement, ms, error }) => {
    statements.observe({ statement }, ms / 1_000)
    if (error) failures.inc({ statement })
  })
}

type Reading = [labels: Record<string, string>, value: number]

/** Values that are looked up when Prometheus asks: a counter where they only grow (`_total`), else a gauge. */
function metric(registry: Registry, name: string, help: string, read: () => Reading[] | Promise<Reading[]>) {
  const options = {
    name,
    help,
    labelNames: ['state', 'lane', 'cache', 'kind', 'replica'],
    registers: [registry],
    async collect() {
      const readings = await read()
      // labels that are gone go with their values
      made.reset()
      for (const [labels, value] of readings) made.inc(labels, value)
    },
  }
  const made: Counter | Gauge = name.endsWith('_total') ? new Counter(options) : new Gauge(options)
}

function valuesOn(registry: Registry, { pool, admission, caches, refusals }: Watched) {
  metric(registry, 'botika_pool_connections', 'Connections to the database', () => [
    [{ state: 'total' }, pool.totalCount],
    [{ state: 'idle' }, pool.idleCount],
    [{ state: 'waiting' }, pool.waitingCount],
  ])
  const lanes = (name: 'waiting' | 'refused') => (): Reading[] =>
    Object.entries(admission.counts()[name]).map(([lane, count]) => [{ lane }, count])
  metric(registry, 'botika_requests_at_work', 'Requests that have their turn', () => [
    [{}, admission.counts().atWork],
  ])
  metric(registry, 'botika_requests_waiting', 'Requests that wait for their turn', lanes('waiting'))
  metric(registry, 'botika_requests_refused_total', 'Requests there was no room for', lanes('refused'))
  metric(
    registry,
    'botika_oversell_refusals_total',
    'Checkouts that would have sold more than there is',
    () => [[{}, refusals.oversold]],
  )
  const caching = (of: (counts: CacheCounts) => number) => (): Reading[] =>
    [...caches].map(([cache, counts]) => [{ cache }, of(counts)])
  metric(
    registry,
    'botika_cache_hits_total',
    'What a cache had',
    caching(({ asked, made }) => asked - made),
  )
  metric(
    registry,
    'botika_cache_misses_total',
    'What a cache had not',
    caching(({ made }) => made),
  )
}

/** What only the database knows. Where it is away these metrics are empty, and all others are there. */
function stateOn(registry: Registry, state: StateRepository) {
  const orNothing = (reading: Promise<Reading[]>) =>
    reading.catch((error: unknown) => expected('The database is away')(error) ?? [])
  const jobs = async (of: (row: Awaited<ReturnType<StateRepository['waiting']>>[number]) => number) =>
    (await state.waiting()).map((row): Reading => [{ kind: row.kind }, of(row)])
  metric(registry, 'botika_jobs_waiting', 'Jobs that are due', () => orNothing(jobs(({ count }) => count)))
  metric(registry, 'botika_jobs_oldest_seconds', 'How long the oldest job that is due has waited', () =>
    orNothing(jobs((row) => row.oldest_seconds)),
  )
  metric(registry, 'botika_jobs_given_up', 'Jobs that are not tried any more', () =>
    orNothing(state.givenUp().then((rows) => rows.map(({ kind, count }): Reading => [{ kind }, count]))),
  )
  metric(
    registry,
    'botika_replication_lag_seconds',
    'How far a standby is behind; none where there is none',
    () =>
      orNothing(
        state
          .replicas()
          .then((rows) =>
            rows.flatMap((row): Reading[] =>
              row.lag_seconds === null ? [] : [[{ replica: row.name }, row.lag_seconds]],
            ),
          ),
      ),
  )
}
