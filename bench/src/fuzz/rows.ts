import type { Database } from '../../../server/src/platform/db/client'

/** Counters, queues and what is derived later from other rows: they change also when nobody asks for anything. */
const RESTLESS = new Set([
  'sessions',
  'settings',
  'rate_limits',
  'jobs',
  'mails',
  'idempotency_keys',
  'search_misses',
  'used_challenges',
  'search_queue',
  'search_words',
  'product_search',
  'product_office',
])

/** Count and checksum of every table. */
export type Rows = Map<string, string>

export async function readRows({ sql }: Pick<Database, 'sql'>): Promise<Rows> {
  const { rows: tables } = await sql.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const names = tables.map(({ name }) => name).filter((name) => !RESTLESS.has(name))
  const { rows } = await sql.query<{ name: string; sum: string }>(
    names
      .map(
        (name) =>
          `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from "${name}" t`,
      )
      .join(' union all '),
  )
  return new Map(rows.map(({ name, sum }) => [name, sum]))
}

/** The tables that are not as they were. */
export const changedTables = (before: Rows, after: Rows): string[] =>
  [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name)
