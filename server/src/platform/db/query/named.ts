import type { Compilable, RawBuilder } from 'kysely'
import type { QueryResultRow } from 'pg'
import { connectionOf, plannedOnce, type Runner, sql } from './build'
import { Parameter } from './parameter'

/** The text of every named statement; a test has the database prepare each. */
export const namedStatements: { name: string; text: string }[] = []

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
  <Row>(
    name: string,
    write: (p: { [Key in keyof Values]-?: RawBuilder<Values[Key]> }) => Compilable<Row>,
  ) => {
    const p = new Proxy({}, { get: (_, key) => sql`${new Parameter(String(key))}` })
    const { sql: text, parameters } = plannedOnce(() => write(p as never).compile())
    const places = parameters.map((one) => (one as Parameter).name as keyof Values)
    namedStatements.push({ name, text })
    return async (on: Runner, values: Values): Promise<Row[]> => {
      const query = { name, text, values: places.map((place) => values[place]) }
      return (await connectionOf(on).query<Row & QueryResultRow>(query)).rows
    }
  }
