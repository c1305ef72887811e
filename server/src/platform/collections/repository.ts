import type { Database, Queryable } from '../db/client'
import type { Tx } from '../db/client'
import type { Ask, CollectionDefinition, ListAsked, Row, View } from './definition'
import { anyOf, build, rowsOf } from '../db/query'
import { binding } from '../lib/binding'
import { conditionsOf, distanceSql, orderOf, whereOf } from './statements'

export interface CollectionRepository {
  list(view: View, asked: ListAsked): Promise<{ rows: Row[]; total: number }>
  /** How many `list` tells of for these words. */
  count(view: View, keyword: string): Promise<number>
  find(view: View, id: number): Promise<Row | null>
  /** What records are called, whoever may see them. */
  namesOf(ids: readonly number[]): Promise<{ id: number; name: string }[]>
  /** Runs a write in one transaction, with a repository that writes. */
  write<T>(work: (writer: CollectionWriter) => Promise<T>): Promise<T>
}

export interface CollectionWriter {
  tx: Tx
  ask: Ask
  /** The row, held until the transaction ends. */
  hold(view: View, id: number): Promise<Row | null>
  find(view: View, id: number): Promise<Row | null>
  insert(columns: Row): Promise<number>
  update(id: number, columns: Row): Promise<void>
  remove(id: number): Promise<void>
}

/** Rows of one ordinary collection. */
export function collectionRepository<Shown extends { id: number }>(
  db: Database,
  definition: CollectionDefinition<Shown>,
): CollectionRepository {
  const { table, selects = '', joins = '' } = definition
  const from = `from ${table} t ${joins}`
  const columns = `t.*${selects ? `, ${selects}` : ''}`

  async function find(sql: Queryable, view: View, id: number, lock = ''): Promise<Row | null> {
    const { values, bind } = binding()
    const where = whereOf([...conditionsOf(definition, view, {}, bind), `t.id = ${bind(id)}`])
    const { rows } = await sql.query<Row>(`select ${columns} ${from} ${where} ${lock}`, values)
    return rows[0] ?? null
  }

  return {
    async list(view, asked) {
      const { values, bind } = binding()
      const conditions = conditionsOf(definition, view, asked, bind)
      if (definition.isOpenNow && asked.open_now !== undefined) {
        conditions.push(
          await openCondition(
            db.sql,
            from,
            conditions,
            values,
            (hours) => definition.isOpenNow?.(hours) === asked.open_now,
          ),
        )
      }
      const where = whereOf(conditions)
      const counted = db.sql.query<{ total: number }>(`select count(*)::int as total ${from} ${where}`, [
        ...values,
      ])

      const distance = definition.hasPlace ? distanceSql(asked, bind) : null
      const limit = `limit ${bind(asked.per_page)} offset ${bind((asked.page - 1) * asked.per_page)}`
      const order = orderOf(definition, asked)
      const [{ rows }, total] = await Promise.all([
        db.sql.query<Row>(
          `select ${columns}${distance ? `, round((${distance})::numeric, 3)::float8 as distance_km` : ''}
           ${from} ${where} order by ${order} ${limit}`,
          values,
        ),
        counted,
      ])
      return { rows, total: total.rows[0]?.total ?? 0 }
    },

    async count(view, keyword) {
      const { values, bind } = binding()
      const where = whereOf(conditionsOf(definition, view, { keyword }, bind))
      const { rows } = await db.sql.query<{ total: number }>(
        `select count(*)::int as total ${from} ${where}`,
        values,
      )
      return rows[0]?.total ?? 0
    },

    find: (view, id) => find(db.sql, view, id),

    async namesOf(ids) {
      const { title, nameColumns = [title] } = definition
      // each collection's table is one of those that the builder knows, and so are its columns
      const named = build
        .selectFrom(table as 'doctors')
        .select(['id', ...(nameColumns as 'name'[])])
        .where('id', '=', anyOf([...ids]))
      const rows: Row[] = await rowsOf(db, named)
      return rows.map((row) => ({
        id: row['id'] as number,
        name: nameColumns
          .map((column) => row[column])
          .filter(Boolean)
          .join(' '),
      }))
    },

    write: (work) => db.transaction((tx) => work(writerOn(tx))),
  }

  function writerOn(tx: Tx): CollectionWriter {
    const { sql } = tx
    return {
      tx,
      ask: async <R extends Row>(statement: string, values?: unknown[]) =>
        (await sql.query<R>(statement, values)).rows,
      hold: (view, id) => find(sql, view, id, 'for update of t'),
      find: (view, id) => find(sql, view, id),
      async insert(row) {
        const names = Object.keys(row)
        const { rows } = await sql.query<{ id: number }>(
          `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
          Object.values(row),
        )
        return rows[0]?.id ?? 0
      },
      async update(id, row) {
        const sets = Object.keys(row).map((name, index) => `${name} = $${index + 2}`)
        // at least a millisecond apart, since versions are told apart by it
        sets.push(`updated_at = greatest(now(), updated_at + interval '1 millisecond')`)
        await sql.query(`update ${table} set ${sets.join(', ')} where id = $1`, [id, ...Object.values(row)])
      },
      async remove(id) {
        await sql.query(`delete from ${table} where id = $1`, [id])
      },
    }
  }
}

/** Hours are evaluated here, once for each distinct text, and asked for by that text. */
async function openCondition(
  sql: Queryable,
  from: string,
  conditions: string[],
  values: unknown[],
  isWanted: (hours: string) => boolean,
): Promise<string> {
  const where = whereOf([...conditions, 't.opening_hours is not null'])
  const found = await sql.query<{ hours: string }>(
    `select distinct t.opening_hours as hours ${from} ${where}`,
    [...values],
  )
  const fitting = found.rows.map(({ hours }) => hours).filter(isWanted)
  return `t.opening_hours = any($${values.push(fitting)}::text[])`
}
