import type { Database, Tx } from '../db/client'
import { anyOf, build, countRows, pageOf, rowOf, rowsOf, run, sql } from '../db/query'
import type { CollectionDefinition, ListRequest, Row, View } from './definition'
import { columnOfT, conditionsOf, distanceFrom, inOrder, rowsOfT } from './statements'

export interface CollectionRepository {
  list(view: View, asked: ListRequest): Promise<{ rows: Row[]; total: number }>
  count(view: View, keyword: string): Promise<number>
  find(view: View, id: number): Promise<Row | null>
  namesOf(ids: readonly number[]): Promise<{ id: number; name: string }[]>
  write<T>(work: (writer: CollectionWriter) => Promise<T>): Promise<T>
}

export interface CollectionWriter {
  tx: Tx
  hold(view: View, id: number): Promise<Row | null>
  find(view: View, id: number): Promise<Row | null>
  insert(columns: Row): Promise<number>
  update(id: number, columns: Row): Promise<void>
  remove(id: number): Promise<void>
}

export function collectionRepository<Shown extends { id: number }>(
  db: Database,
  definition: CollectionDefinition<Shown>,
): CollectionRepository {
  const { selects = [] } = definition
  // each collection's table is one of those that the builder knows, and so are its columns
  const table = definition.table as 'doctors'
  const all = rowsOfT(definition)

  const rowsFor = (view: View, asked: Partial<ListRequest>) =>
    all.where((e) => e.and(conditionsOf(definition, view, asked)))
  const selected = (rows: typeof all) => rows.selectAll('t').select(selects)
  const record = (view: View, id: number) => selected(rowsFor(view, {})).where('t.id', '=', id)
  const totalOf = async (rows: typeof all) =>
    (await rowOf(db, rows.select(countRows.as('total'))))?.total ?? 0

  /** Hours are evaluated here, once for each distinct text, and asked for by that text. */
  async function openOrNot(rows: typeof all, isOpen: boolean) {
    const hours = columnOfT('opening_hours')
    const found = await rowsOf(db, rows.select(hours.as('hours')).distinct().where(hours, 'is not', null))
    const fitting = found.map((row) => row.hours).filter((text) => definition.isOpenNow?.(text) === isOpen)
    return rows.where(hours, '=', anyOf(fitting))
  }

  return {
    async list(view, asked) {
      const rows = rowsFor(view, asked)
      const chosen =
        definition.isOpenNow && asked.open_now !== undefined ? await openOrNot(rows, asked.open_now) : rows
      const distance = definition.hasPlace ? distanceFrom(asked) : null
      const { limit, offset } = pageOf(asked)
      const page = selected(inOrder(chosen, definition, asked))
        .limit(limit)
        .offset(offset)
      const [found, total] = await Promise.all([
        rowsOf<Row>(db, distance ? page.select(sql`${distance}`.as('distance_km')) : page),
        totalOf(chosen),
      ])
      return { rows: found, total }
    },

    count: (view, keyword) => totalOf(rowsFor(view, { keyword })),

    find: async (view, id) => (await rowOf<Row>(db, record(view, id))) ?? null,

    async namesOf(ids) {
      const { title, nameColumns = [title] } = definition
      const named = build
        .selectFrom(table)
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
    return {
      tx,
      hold: async (view, id) => (await rowOf<Row>(tx, record(view, id).forUpdate('t'))) ?? null,
      find: async (view, id) => (await rowOf<Row>(tx, record(view, id))) ?? null,
      async insert(row) {
        const made = await rowOf(
          tx,
          build
            .insertInto(table)
            .values(row as never)
            .returning('id'),
        )
        return made?.id ?? 0
      },
      async update(id, row) {
        await run(
          tx,
          build
            .updateTable(table)
            .set((e) => ({
              ...row,
              // at least a millisecond apart, since versions are told apart by it
              updated_at: sql<Date>`greatest(now(), ${e.ref('updated_at')} + interval '1 millisecond')`,
            }))
            .where('id', '=', id),
        )
      },
      async remove(id) {
        await run(tx, build.deleteFrom(table).where('id', '=', id))
      },
    }
  }
}
