import type { Compilable, RawBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { QueryConfig, QueryResultRow } from 'pg'
import { connectionOf, plannedOnce, type Runner, sql } from './build'
import { Parameter } from './parameter'

/** The text of every named statement; a test has the database prepare each. */
export const namedStatements: { name: string; text: string }[] = []

/** What stands in a statement for the values that are handed over. */
export type ParametersOf<Values> = { [Key in keyof Values]-?: RawBuilder<NonNullable<Values[Key]>> }

/** Writes a statement for all values: its text, and which value has which place. */
function written<Values extends object>(write: (p: ParametersOf<Values>) => Compilable) {
  const p = new Proxy({}, { get: (_, key) => sql`${new Parameter(String(key))}` })
  const { sql: text, parameters } = plannedOnce(() => write(p as never).compile())
  return { text, places: parameters.map((one) => (one as Parameter).name as keyof Values) }
}

/**
 * A statement for a hot path: written once, and planned once on each connection. What never varies is part of its
 * text, so that PostgreSQL can choose an index with a condition; `p.name` stands for what is handed over.
 *
 *     const find = named<{ ids: number[] }>()('mails_find', (p) =>
 *       build.selectFrom('mails').select('id').where('id', '=', anyOf(p.ids)))
 *     const mails = await find(db, { ids })
 */
export const named =
  <Values extends object>() =>
  <Row>(name: string, write: (p: ParametersOf<Values>) => Compilable<Row>) => {
    const { text, places } = written(write)
    namedStatements.push({ name, text })
    return async (on: Runner, values: Values): Promise<Row[]> => {
      const query = { name, text, values: places.map((place) => values[place]) }
      return (await connectionOf(on).query<Row & QueryResultRow>(query)).rows
    }
  }

const MOST_SHAPES = 1_000

/**
 * A statement whose text depends on what is asked. Each shape is written once; `shape` tells apart whatever is written
 * differently, besides which values there are. The first `most` shapes have a name, so that each connection reads and
 * plans one once: a connection keeps what has one for as long as it lives. A list costs half of the CPU time by it, a
 * search three quarters.
 */
export function shaped<Values extends object>(prefix: string, most: number) {
  const known = new LRUCache<string, ReturnType<typeof written<Values>> & { name?: string }>({
    max: MOST_SHAPES,
  })
  let names = 0
  return (shape: string, values: Values, write: (p: ParametersOf<Values>) => Compilable): QueryConfig => {
    const key = `${shape} ${Object.keys(values).join(' ')}`
    let found = known.get(key)
    if (!found) {
      found = { ...written(write), ...(names < most ? { name: `${prefix}_${names++}` } : {}) }
      known.set(key, found)
    }
    const { places, ...statement } = found
    return { ...statement, values: places.map((place) => values[place]) }
  }
}
