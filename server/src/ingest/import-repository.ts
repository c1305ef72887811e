import { slugOf } from '@botika/common/slug'
import { say } from '@botika/common/messages/message'
import * as messages from '@botika/common/messages/server/ingest'
import type { Database, Tx } from '../platform'
import {
  anyOf,
  build,
  differ,
  type Expression,
  now,
  over,
  recordsOf,
  rowOf,
  rowsOf,
  run,
  sameButCase,
  sql,
  type SqlBool,
} from '../platform/db/query'
import { raisePrescription, settleMedicines } from '../catalogue'
import { IMPORTED_COLUMNS, type ImportKind, type RecordOf } from './records'
import type { products } from '../schema'

type Product = typeof products.$inferSelect

export interface Written {
  added: number
  changed: number
}

export interface ImportRepository {
  write<Kind extends ImportKind>(kind: Kind, records: RecordOf[Kind][]): Promise<Written>
  raise(ids: readonly number[]): Promise<void>
  /** The work runs alone: another import on this database is refused with `null`. */
  alone<T>(work: () => Promise<T>): Promise<T | null>
}

export const queuedHere = build
  .deleteFrom('search_queue')
  .where(sql<SqlBool>`xmin = pg_current_xact_id()::xid`)

const BY_COMMAND = { userId: null, pharmacyId: null }
const LOCK = 7_269_420

/** New products wait for approval unless an admin (`reviewedBy`) approved the file. */
export function importRepository(
  db: Database,
  { reviewedBy }: { reviewedBy?: number } = {},
): ImportRepository {
  const shelves = categoryIds(db)
  const isReviewed = reviewedBy !== undefined
  const review = isReviewed ? null : ('waiting' as const)
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
      const rows =
        kind === 'products'
          ? (await shelves.placed(records as RecordOf['products'][])).map((one) => ({ ...one, review }))
          : kind === 'doctors'
            ? await withSpecialties(db, records as RecordOf['doctors'][])
            : records
      const given = sql<string>`${JSON.stringify(rows)}`
      const done = await db.transaction(async (tx) => {
        const written = await rowsOf(tx, UPSERTS[kind](given))
        if (kind === 'products')
          await settleMedicines(
            tx.sql,
            written.map(({ id }) => id),
            { by: BY_COMMAND },
          )
        if (kind === 'products' && isReviewed)
          await keepContradictions(
            tx,
            written.map(({ id }) => id),
            (records as RecordOf['products'][]).flatMap((one) => (one.says_without ? [one.import_key] : [])),
          )
        const fresh = written.filter((row) => row.is_new)
        if (kind === 'products' && isReviewed)
          await keepMisnamed(
            tx,
            fresh.map(({ id }) => id),
          )
        // what is new has no search row yet, and gets it once, when the import has ended
        if (kind === 'products')
          await run(tx, queuedHere.where('product_id', '=', anyOf(fresh.map(({ id }) => id))))
        return { added: fresh.length, changed: written.length - fresh.length }
      })
      if (kind === 'products') await keepKnown(done.added)
      return done
    },

    raise: (ids) => db.transaction(({ sql }) => raisePrescription(sql, ids, BY_COMMAND)),

    async alone(work) {
      const client = await db.pool.connect()
      try {
        const turn = sql<boolean>`pg_try_advisory_lock(${LOCK})`.as('mine')
        const got = await rowOf(client, build.selectNoFrom(turn))
        if (!got?.mine) return null
        try {
          return await work()
        } finally {
          await run(client, build.selectNoFrom(sql`pg_advisory_unlock(${LOCK})`.as('lock')))
        }
      } finally {
        client.release()
      }
    },
  }
}

/** Products that need a prescription although an approved file says that they need none wait all the same. */
async function keepContradictions(tx: Tx, ids: readonly number[], keys: readonly string[]) {
  if (keys.length === 0) return
  await run(
    tx,
    build
      .updateTable('products')
      .set({ review: 'waiting', review_reason: say('en', messages.fileSaysNoPrescription) })
      .where('id', '=', anyOf(ids))
      .where('import_key', '=', anyOf<string | null>(keys))
      .where('is_prescription', '=', true),
  )
}

/** So do new ones that are called by another medicine than the one they are said to be. */
async function keepMisnamed(tx: Tx, ids: readonly number[]) {
  await run(
    tx,
    build
      .updateTable('products')
      .set({ review: 'waiting', review_reason: say('en', messages.namesAnotherMedicine) })
      .where('id', '=', anyOf(ids))
      .where('prescription_basis', '=', 'named'),
  )
}

const PARENTS = {
  categories: null,
  subcategories: 'category_id',
  subsubcategories: 'subcategory_id',
} as const

function categoryIds(db: Database) {
  const known = new Map<string, number>()

  async function idOf(level: keyof typeof PARENTS, name: string, above = 0): Promise<number> {
    const key = `${level}:${above}:${name}`
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const table = level as 'subcategories'
    const parent = PARENTS[level] as 'category_id' | null
    const shelf = build
      .selectFrom(table)
      .select('id')
      .where((e) => e.and([sameButCase(e.ref('name'), name), ...(parent ? [e(parent, '=', above)] : [])]))
      .orderBy('id')
      .limit(1)
    const last = build.selectFrom(table).select((e) => e.fn.max('position').as('position'))
    const row = {
      name,
      slug: slugOf(name),
      position: sql<number>`coalesce(${last}, 0) + 1`,
      ...(parent && { [parent]: above }),
    }
    const insert = build.insertInto(table).values(row as typeof row & { category_id: number })
    const found = (await rowOf(db, shelf)) ?? (await rowOf(db, insert.returning('id')))
    const id = found?.id ?? 0
    known.set(key, id)
    return id
  }

  return {
    async placed(records: RecordOf['products'][]) {
      const placed = []
      for (const { path, ...record } of records) {
        const category_id = await idOf('categories', path[0])
        const subcategory_id = await idOf('subcategories', path[1], category_id)
        const subsubcategory_id = await idOf('subsubcategories', path[2], subcategory_id)
        placed.push({ ...record, category_id, subcategory_id, subsubcategory_id })
      }
      return placed
    },
  }
}

async function withSpecialties(db: Database, records: RecordOf['doctors'][]) {
  const names = [...new Set(records.map((record) => record.specialty))]
  const rows = await rowsOf(
    db,
    build
      .selectFrom(sql<{ name: string }>`unnest(${names}::text[])`.as<'given'>(sql`given(name)`))
      .innerJoin('specialties as s', (on) => on.on((e) => sameButCase(e.ref('s.name'), e.ref('given.name'))))
      .select(['given.name', 's.id']),
  )
  const ids = new Map<string | null, number>(rows.map(({ name, id }) => [name, id]))
  return records.map(({ specialty, ...record }) => ({ ...record, specialty_id: ids.get(specialty) ?? null }))
}

const isNew = sql<boolean>`xmax = 0`.as('is_new')

function upsert(
  kind: keyof typeof IMPORTED_COLUMNS,
  /** The columns of an existing row that do not simply get what is given. */
  kept: Readonly<Record<string, Expression<unknown>>> = {},
  more: readonly string[] = [],
) {
  // each kind has columns of its own; they are compared with its table where they are listed
  const table = kind as 'products'
  const e = over<{ products: 'products'; excluded: 'products' }>()
  const names = [...IMPORTED_COLUMNS[kind], ...more] as (keyof RecordOf['products'] & keyof Product)[]
  const changing = names.filter((name) => name !== 'import_key')
  const old = changing.map((name) => e.ref(`${table}.${name}`))
  const becoming = changing.map((name) => kept[name] ?? e.ref(`excluded.${name}`))
  return (given: Expression<string>) =>
    build
      .insertInto(table)
      .columns(names)
      .expression(build.selectFrom(recordsOf(table, given).as('given')).select(names))
      .onConflict((on) =>
        on
          .column('import_key')
          .doUpdateSet({
            ...Object.fromEntries(changing.map((name, index) => [name, becoming[index]])),
            updated_at: now,
          })
          .where(differ(old, becoming)),
      )
      .returning(['id', isNew])
}

const e = over<{ products: 'products'; excluded: 'products' }>()

// another medicine is decided on anew; for the same one a file may only raise, where no admin said otherwise
const MEDICINE = ['generic_name', 'equivalence_key', 'match_key', 'subcategory_id'] as const
const isSameMedicine = e.not(
  differ(
    MEDICINE.map((name) => e.ref(`products.${name}`)),
    MEDICINE.map((name) => e.ref(`excluded.${name}`)),
  ),
)
const isSettled = e('products.prescription_basis', 'is not distinct from', 'admin').and(isSameMedicine)
const DECIDED = {
  is_prescription: e.or([
    e('products.is_prescription', '=', true),
    e('excluded.is_prescription', '=', true).and(e.not(isSettled)),
  ]),
  prescription_basis: e
    .case()
    // another name may be another medicine's
    .when(e.or([isSettled, isSameMedicine.and('products.name', '=', e.ref('excluded.name'))]))
    .then(e.ref('products.prescription_basis'))
    .else(e.ref('excluded.prescription_basis'))
    .end(),
}

// what an admin released stays released, and what is held stays held until then
const isReleased = e('excluded.hold_words', '=', e.ref('products.released_words'))
const heldOr = (name: 'hold_reason' | 'hold_words') =>
  e
    .case()
    .when(isReleased)
    .then(e.ref(`products.${name}`))
    .else(e.fn.coalesce(`excluded.${name}`, `products.${name}`))
    .end()
const HELD = { hold_reason: heldOr('hold_reason'), hold_words: heldOr('hold_words') }

// an admin's file approves what waits; any other changes nothing about it
const REVIEW = {
  review: e
    .case()
    .when('excluded.review', 'is', null)
    .then(sql<null>`null`)
    .else(e.ref('products.review'))
    .end(),
}

const licence = over<{ pharmacies: 'pharmacies'; excluded: 'pharmacies' }>()
const LICENCE = {
  license_number: licence.fn.coalesce('excluded.license_number', 'pharmacies.license_number'),
  license_expires_on: licence.fn.coalesce('excluded.license_expires_on', 'pharmacies.license_expires_on'),
}

/** A specialty has many rows; what is new on them joins what it has. */
const addSpecialties = (given: Expression<string>) =>
  build
    .insertInto('specialties')
    .columns(['name', 'slug', 'subspecialties'])
    .expression(
      build
        .selectFrom(
          sql<RecordOf['specialties']>`json_to_recordset(${given}::json)`.as<'given'>(
            sql`given(name text, slug text, subspecialty text)`,
          ),
        )
        .select(({ ref, fn }) => [
          'name',
          fn.min('slug').as('slug'),
          sql<string[]>`coalesce(array_agg(distinct ${ref('subspecialty')} order by ${ref('subspecialty')})
            filter (where ${ref('subspecialty')} is not null), '{}')`.as('subspecialties'),
        ])
        .groupBy('name'),
    )
    .onConflict((on) =>
      on
        .column('name')
        .doUpdateSet(({ ref }) => ({
          updated_at: now,
          subspecialties: sql<string[]>`array(select distinct
            unnest(${ref('specialties.subspecialties')} || ${ref('excluded.subspecialties')}) order by 1)`,
        }))
        .where(
          ({ ref }) =>
            sql<SqlBool>`not ${ref('specialties.subspecialties')} @> ${ref('excluded.subspecialties')}`,
        ),
    )
    .returning(['id', isNew])

const UPSERTS = {
  products: upsert('products', { ...HELD, ...DECIDED, ...REVIEW }, [
    'category_id',
    'subcategory_id',
    'subsubcategory_id',
  ]),
  pharmacies: upsert('pharmacies', LICENCE),
  facilities: upsert('facilities'),
  doctors: upsert('doctors', {}, ['specialty_id']),
  specialties: addSpecialties,
}
