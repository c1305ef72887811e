import { slugOf } from '@botika/common/slug'
import type { Database, Queryable } from '../platform'
import { raisePrescription, settleMedicines } from '../catalogue'
import type { ImportKind, RecordOf } from './layouts/records'
import { upserts } from './upserts'

/** What a batch did. */
export interface Written {
  added: number
  changed: number
}

export interface ImportRepository {
  /** Writes records by their natural key; what is the same already is left alone. */
  write<Kind extends ImportKind>(kind: Kind, records: RecordOf[Kind][]): Promise<Written>
  /** Products of the catalogue of which a file says that they need a prescription. */
  raise(ids: readonly number[]): Promise<void>
  /** Runs alone: another import on this database is refused with `null`. */
  alone<T>(work: () => Promise<T>): Promise<T | null>
}

const BY_COMMAND = { userId: null, pharmacyId: null }
const LOCK = 7_269_420

export function importRepository(db: Database): ImportRepository {
  const shelves = shelfIds(db.sql)
  let added = 0
  let analyzed = 0

  /** PostgreSQL takes a table for as small as it last knew it. */
  async function keepKnown(more: number) {
    added += more
    if (added === 0 || added < 2 * analyzed) return
    await db.sql.query('analyze products')
    analyzed = added
  }

  return {
    async write(kind, records) {
      if (records.length === 0) return { added: 0, changed: 0 }
      const rows = kind === 'products' ? await shelves.placed(records as RecordOf['products'][]) : records
      const done = await db.transaction(async ({ sql }) => {
        const { rows: written } = await sql.query<{ id: number; is_new: boolean }>(
          `${upserts[kind]} returning id, xmax = 0 as is_new`,
          [JSON.stringify(rows)],
        )
        if (kind === 'products')
          await settleMedicines(
            sql,
            written.map(({ id }) => id),
            { by: BY_COMMAND },
          )
        const fresh = written.filter((row) => row.is_new)
        // what is new has no search row yet, and gets it once, when the import has ended
        if (kind === 'products')
          await sql.query(
            'delete from search_queue where xmin = pg_current_xact_id()::xid and product_id = any($1::int[])',
            [fresh.map(({ id }) => id)],
          )
        return { added: fresh.length, changed: written.length - fresh.length }
      })
      if (kind === 'products') await keepKnown(done.added)
      return done
    },

    raise: (ids) => db.transaction(({ sql }) => raisePrescription(sql, ids, BY_COMMAND)),

    async alone(work) {
      const client = await db.pool.connect()
      try {
        const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
          LOCK,
        ])
        if (!rows[0]?.got) return null
        try {
          return await work()
        } finally {
          await client.query('select pg_advisory_unlock($1)', [LOCK])
        }
      } finally {
        client.release()
      }
    },
  }
}

/** Finds the shelves of the three levels by name, and puts up those that are missing. */
function shelfIds(sql: Queryable) {
  const known = new Map<string, number>()

  async function idOf(
    table: string,
    name: string,
    parent?: readonly [column: string, id: number],
  ): Promise<number> {
    const key = `${table}:${parent?.[1] ?? ''}:${name}`
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const { rows } = await sql.query<{ id: number }>(
      `select id from ${table} where lower(name) = lower($1) ${parent ? `and ${parent[0]} = $2` : ''} order by id limit 1`,
      [name, ...(parent ? [parent[1]] : [])],
    )
    const id = rows[0]?.id ?? (await insert(table, name, parent))
    known.set(key, id)
    return id
  }

  async function insert(
    table: string,
    name: string,
    parent?: readonly [column: string, id: number],
  ): Promise<number> {
    const { rows } = await sql.query<{ id: number }>(
      `insert into ${table} (name, slug, position${parent ? `, ${parent[0]}` : ''})
       values ($1, $2, (select coalesce(max(position), 0) + 1 from ${table})${parent ? ', $3' : ''}) returning id`,
      [name, slugOf(name), ...(parent ? [parent[1]] : [])],
    )
    return rows[0]?.id ?? 0
  }

  return {
    async placed(records: RecordOf['products'][]) {
      const placed = []
      for (const { path, ...record } of records) {
        const category_id = await idOf('categories', path[0])
        const subcategory_id = await idOf('subcategories', path[1], ['category_id', category_id])
        const subsubcategory_id = await idOf('subsubcategories', path[2], ['subcategory_id', subcategory_id])
        placed.push({ ...record, category_id, subcategory_id, subsubcategory_id })
      }
      return placed
    },
  }
}
