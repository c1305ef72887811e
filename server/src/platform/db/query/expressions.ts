import {
  type AliasedExpression,
  type Compilable,
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql as tag,
  type SqlBool,
} from 'kysely'
import { rowsOf, type Runner, sql } from './build'
import type { JsonText, Schema } from './schema'

export const now = sql<Date>`now()`

export const countRows = sql<number>`count(*)::int`

export const numberOf = (rows: Expression<unknown>) => sql<number>`(select count(*)::int from ${rows} x)`

export const today = sql<string>`(now() at time zone 'Asia/Manila')::date`
export const todayText = sql<string>`to_char(now() at time zone 'Asia/Manila', 'YYYY-MM-DD')`

/** For statements with these tables by these names: `over<{ ph: 'pharmacies' }>()('ph.status', '=', 'active')`. */
export const over = <Aliases extends Record<string, keyof Schema>>() =>
  expressionBuilder<Schema & { [Alias in keyof Aliases]: Schema[Aliases[Alias]] }, keyof Aliases & string>()

export const every = (...conditions: (Expression<SqlBool> | false | undefined)[]) =>
  expressionBuilder<Schema>()
    .and(conditions.filter((one) => !!one))
    .$castTo<boolean>()

export const ago = (length: string) => sql<Date>`now() - interval ${sql.lit(length)}`

export const json = (value: unknown) => JSON.stringify(value) as JsonText

export const recordsOf = <Table extends keyof Schema>(table: Table, text: Expression<string>) =>
  tag<Selectable<Schema[Table]>>`json_populate_recordset(null::${tag.table(table)}, ${text}::json)`

/** The rows of a statement as one list. Times and bigints in it are texts. */
export const listOf = <Row>(rows: Expression<Row>) =>
  sql<Row[]>`(select coalesce(json_agg(x), '[]') from ${rows} x)`

export const documentOf = <Row>(row: Expression<Row>) => sql<Row>`(select row_to_json(x) from ${row} x)`

export const plainText = (text: Expression<string | null>) => sql<string>`lower(unaccent(${text}))`

export const withSpaces = (...texts: Expression<string | null>[]) =>
  sql<string>`concat_ws(' ', ${tag.join(texts)})`

export const isSet = (value: Expression<unknown>) => sql<boolean>`${value} is not null`

export const sameButCase = (one: Expression<string>, other: string | Expression<string>) =>
  sql<SqlBool>`lower(${one}) = lower(${other})`

/** For `where(column, '=', anyOf(ids))`: one parameter for a list of any length. */
export const anyOf = <Value>(list: readonly Value[] | Expression<readonly Value[] | null>) =>
  sql<Value>`any(${list})`

export const allOf = <Value>(list: readonly Value[]) => sql<Value>`all(${list})`

export const differ = (some: readonly Expression<unknown>[], others: readonly Expression<unknown>[]) =>
  sql<SqlBool>`(${tag.join(some)}) is distinct from (${tag.join(others)})`

/** A pattern that finds a text anywhere, whatever letters it holds. */
export const likeOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export const wordsOf = (keyword: string | undefined, most = 5) =>
  (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, most)

export const holds = (text: Expression<string | null>, word: string) =>
  sql<SqlBool>`${text} like ${likeOf(word)}`

export const pageOf = ({ page, per_page }: { page: number; per_page: number }) => ({
  limit: per_page,
  offset: (page - 1) * per_page,
})

/** A page of what was chosen, as `inTurn` orders it, and how many of all that was chosen have each status. */
export async function pageByStatus<DB, Tables extends keyof DB, Chosen, Row, Status extends string>(
  on: Runner,
  chosen: SelectQueryBuilder<DB, Tables, Chosen>,
  { column, asked, inTurn }: ByStatus<Status, SelectQueryBuilder<DB, Tables, Chosen>, Compilable<Row>>,
) {
  const { limit, offset } = pageOf(asked)
  const one = asked.status ? chosen.where(sql<SqlBool>`${column} = ${asked.status}`) : chosen
  const counted = chosen.clearSelect().select([sql<Status>`${column}`.as('status'), countRows.as('count')])
  const [rows, counts] = await Promise.all([
    rowsOf(on, inTurn(one.limit(limit).offset(offset))),
    rowsOf(on, counted.groupBy(column)),
  ])
  return { rows, counts }
}

interface ByStatus<Status, Chosen, Page> {
  column: Expression<Status>
  asked: { status?: Status | undefined; page: number; per_page: number }
  inTurn: (chosen: Chosen) => Page
}

export type Aliased = AliasedExpression<unknown, string>

export type Columns<Query> =
  Query extends SelectQueryBuilder<infer DB, infer Tables, unknown> ? ExpressionBuilder<DB, Tables> : never

export type RowOf<Query> = Query extends Compilable<infer Row> ? Row : never
