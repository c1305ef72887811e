import { getTableColumns } from 'drizzle-orm'
import { slugOf } from '@botika/common/slug'
import type { Database, Queryable } from '../platform'
import { raisePrescription, settleMedicines } from '../catalogue'
import { IMPORTED_COLUMNS, type ImportKind, type RecordOf } from './layouts/records'
import { doctors, facilities, pharmacies, products } from '../schema'

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
          `${UPSERTS[kind]} returning id, xmax = 0 as is_new`,
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

const TABLES = { products, pharmacies, facilities, doctors }
type Columns = Readonly<Record<string, string>>

interface Upsert {
  /** Columns given beside those that are imported. */
  more?: readonly string[]
  /** Columns that a join finds out. */
  joined?: { from: string; given: string; column: string; value: string }
  /** What becomes of columns of a row that is there already, where it is not simply what is given. */
  kept?: Columns
}

/** One statement that writes a batch, given as a JSON list, by its natural key; rows that are the same are skipped. */
function upsert(kind: keyof typeof TABLES, { more = [], joined, kept = {} }: Upsert = {}): string {
  const types: Columns = Object.fromEntries(
    Object.entries(getTableColumns(TABLES[kind])).map(([name, column]) => [name, column.getSQLType()]),
  )
  const given = [...IMPORTED_COLUMNS[kind], ...more]
  const names = [...given, ...(joined ? [joined.column] : [])]
  const changing = names.filter((name) => name !== 'import_key')
  const becomes = (name: string) => kept[name] ?? `excluded.${name}`
  const shape = [...given.map((name) => `${name} ${types[name]}`), ...(joined ? [joined.given] : [])]
  return `insert into ${kind} as kept (${names.join(', ')})
    select ${[...given.map((name) => `given.${name}`), ...(joined ? [joined.value] : [])].join(', ')}
    from json_to_recordset($1::json) as given(${shape.join(', ')}) ${joined?.from ?? ''}
    on conflict (import_key) do update set ${changing.map((name) => `${name} = ${becomes(name)}`).join(', ')}, updated_at = now()
    where (${changing.map((name) => `kept.${name}`).join(', ')}) is distinct from (${changing.map(becomes).join(', ')})`
}

// another medicine is decided on anew; the same one keeps what was decided, which a file may raise where no admin
// said otherwise
const IS_SAME_MEDICINE = `(kept.generic_name, kept.equivalence_key, kept.match_key, kept.subcategory_id)
  is not distinct from (excluded.generic_name, excluded.equivalence_key, excluded.match_key, excluded.subcategory_id)`
const DECIDED: Columns = {
  is_prescription: `(kept.is_prescription or excluded.is_prescription
    and not (kept.prescription_basis is not distinct from 'admin' and ${IS_SAME_MEDICINE}))`,
  prescription_basis: `(case when ${IS_SAME_MEDICINE} then kept.prescription_basis else excluded.prescription_basis end)`,
}

// what an admin released stays released, and what is held stays held until then
const IS_RELEASED = 'excluded.hold_words = kept.released_words'
const HELD: Columns = {
  hold_reason: `case when ${IS_RELEASED} then kept.hold_reason else coalesce(excluded.hold_reason, kept.hold_reason) end`,
  hold_words: `case when ${IS_RELEASED} then kept.hold_words else coalesce(excluded.hold_words, kept.hold_words) end`,
}

// an admin enters them where the file has none
const LICENCE: Columns = {
  license_number: 'coalesce(excluded.license_number, kept.license_number)',
  license_expires_on: 'coalesce(excluded.license_expires_on, kept.license_expires_on)',
}

/** How a batch of each kind is written. */
const UPSERTS: Record<ImportKind, string> = {
  products: upsert('products', {
    more: ['category_id', 'subcategory_id', 'subsubcategory_id'],
    kept: { ...HELD, ...DECIDED },
  }),
  pharmacies: upsert('pharmacies', { kept: LICENCE }),
  facilities: upsert('facilities'),
  doctors: upsert('doctors', {
    joined: {
      from: 'left join specialties s on lower(s.name) = lower(given.specialty)',
      given: 'specialty text',
      column: 'specialty_id',
      value: 's.id',
    },
  }),
  // a specialty has many rows; what is new on them joins what it has
  specialties: `insert into specialties as kept (name, slug, subspecialties)
    select name, min(slug), coalesce(array_agg(distinct subspecialty order by subspecialty) filter (where subspecialty is not null), '{}')
    from json_to_recordset($1::json) as given(name text, slug text, subspecialty text) group by name
    on conflict (name) do update set updated_at = now(),
      subspecialties = array(select distinct unnest(kept.subspecialties || excluded.subspecialties) order by 1)
    where not kept.subspecialties @> excluded.subspecialties`,
}
