import {
  type Compilable,
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql as tag,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import type { QueryConfig, QueryResultRow } from 'pg'

import type { Queryable, Tx } from '../client'
import type { Schema } from './schema'

/** What a statement runs on: a connection, or a transaction or database that has one. */
export type Runner = Queryable | Pick<Tx, 'sql'>

/** SQL inside a statement; names of tables and columns come as `e.ref(...)`, whose text the compiler checks. */
export const sql: {
  <Value>(text: TemplateStringsArray, ...parts: unknown[]): RawBuilder<Value>
  lit<Value>(value: Value): RawBuilder<Value>
} = Object.assign(<Value>(text: TemplateStringsArray, ...parts: unknown[]) => tag<Value>(text, ...parts), {
  lit: tag.lit,
})

let isPlannedOnce = false

/** Whether constants are written into the text while `write` runs, as a statement that is planned once needs. */
export function plannedOnce<T>(write: () => T): T {
  isPlannedOnce = true
  try {
    return write()
  } finally {
    isPlannedOnce = false
  }
}

/** Gives a named parameter one place, however often it is used. */
class Compiler extends PostgresQueryCompiler {
  #places = new Map<string, string>()

  override compileQuery(...asked: Parameters<PostgresQueryCompiler['compileQuery']>) {
    this.#places.clear()
    return super.compileQuery(...asked)
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Parameter))
      return isPlannedOnce ? this.appendImmediateValue(value) : super.appendValue(value)
    const place = this.#places.get(value.name)
    if (place) return this.append(place)
    super.appendValue(value)
    this.#places.set(value.name, `$${this.numParameters}`)
  }
}

/** Writes statements over the tables of `schema`, checked to the column; it runs none. */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new Compiler(),
  },
})

const send = <Row>(on: Runner, query: Compilable<Row>) => {
  const { sql: text, parameters } = query.compile()
  return connectionOf(on).query<Row & QueryResultRow>(text, parameters as unknown[])
}

export const connectionOf = (on: Runner): Queryable => ('sql' in on ? on.sql : on)

export const rowsOf = async <Row>(on: Runner, query: Compilable<Row>): Promise<Row[]> =>
  (await send(on, query)).rows

export const rowOf = async <Row>(on: Runner, query: Compilable<Row>): Promise<Row | undefined> =>
  (await send(on, query)).rows[0]

/** Waits until nobody else has this lock, and has it until the transaction ends. */
export const waitFor = (tx: Runner, lock: number | Expression<unknown>) =>
  rowOf(tx, build.selectNoFrom(sql`pg_advisory_xact_lock(${lock})`.as('turn')))

/** The same without waiting: false where somebody else has it. */
export async function isFree(tx: Runner, lock: number): Promise<boolean> {
  const turn = sql<boolean>`pg_try_advisory_xact_lock(${lock})`
  return (await rowOf(tx, build.selectNoFrom(turn.as('mine'))))?.mine === true
}

export const run = async (on: Runner, query: Compilable<unknown>): Promise<number> =>
  (await send(on, query)).rowCount ?? 0

/** Does work that may fail without taking the transaction with it. */
export async function attempt<T>(tx: Runner, work: () => Promise<T>): Promise<T> {
  const on = connectionOf(tx)
  await on.query('savepoint attempt')
  try {
    const result = await work()
    await on.query('release savepoint attempt')
    return result
  } catch (error) {
    await on.query('rollback to savepoint attempt')
    throw error
  }
}

/** A value of a named statement, handed over each time that it runs. */
export class Parameter {
  constructor(readonly name: string) {}
}

/** The text of every named statement; a test has the database prepare each. */
export const namedStatements: { name: string; text: string }[] = []

export type ParametersOf<Values> = { [Key in keyof Values]-?: RawBuilder<NonNullable<Values[Key]>> }

function written<Values extends object>(write: (p: ParametersOf<Values>) => Compilable) {
  const p = new Proxy({}, { get: (_, key) => sql`${new Parameter(String(key))}` })
  const { sql: text, parameters } = plannedOnce(() => write(p as never).compile())
  return { text, places: parameters.map((one) => (one as Parameter).name as keyof Values) }
}

/**
 * A statement for a hot path, planned once on each connection: `p.name` stands for what is handed over,
 * what never varies is part of the text, so that PostgreSQL can choose an index with a condition.
 *
 *     const find = named<{ ids: number[] }>()('mails_find', (p) => build.selectFrom('mails')…)
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
 * A statement whose text depends on what is asked; `shape` tells apart whatever is written differently, besides which
 * values there are. The first `most` are planned once on each connection, which keeps them for good: a list costs
 * half of the CPU time by it, a search three quarters.
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
