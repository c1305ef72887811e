import type { Database, Tx } from '../../platform'
import { build, now, rowOf, type Runner, run, sql, waitFor } from '../../platform/db/query'
import type { products } from '../../schema'
import { CATEGORY_TREE_LOCK } from '../category-tree/lock'
import { isPrescriptionSubcategory } from '../medicines/prescription-repository'
import { mostFor, offersAboveCap } from '../price-caps/cap-expressions'
import { managed, type ManagedRow, manageListRepository } from './manage-list-repository'

export type { ManagedRow, Tx }

export type Facts = Partial<typeof products.$inferInsert>

interface Place {
  category: number | null
  subcategory: number | null
  subsubcategory: number | null
}

async function match(tx: Tx, key: string): Promise<number | null> {
  await waitFor(tx, sql`hashtextextended(${key}, 7269412)`)
  const found = await rowOf(
    tx,
    build
      .selectFrom('products as p')
      .leftJoin('products as k', (on) =>
        on.onRef('k.id', '=', 'p.merged_into_id').on('k.archived_at', 'is', null),
      )
      .select(({ ref }) => sql<number>`coalesce(${ref('k.id')}, ${ref('p.id')})`.as('id'))
      .where('p.match_key', '=', key)
      .where((e) => e.or([e('p.archived_at', 'is', null), e('k.id', 'is not', null)]))
      .orderBy((e) => e('p.archived_at', 'is not', null))
      .orderBy('p.id')
      .limit(1),
  )
  return found?.id ?? null
}

/** The parents of a place; null where an id names nothing or a level does not lie in the one above. */
async function place(tx: Tx, asked: Place): Promise<Place> {
  // a rearrangement of the tree is waited for, so that what is read here still holds when it is written
  const turn = sql`pg_advisory_xact_lock_shared(${CATEGORY_TREE_LOCK})`
  await rowOf(tx, build.selectNoFrom(turn.as('turn')))
  const found = await rowOf(
    tx,
    build
      .selectFrom(build.selectNoFrom(sql`1`.as('one')).as('one'))
      .leftJoin('subsubcategories as ssc', (on) => on.on('ssc.id', '=', asked.subsubcategory))
      .leftJoin('subcategories as sc', (on) =>
        on.on('sc.id', '=', ({ fn, ref }) =>
          fn.coalesce(ref('ssc.subcategory_id'), sql<number>`${asked.subcategory}`),
        ),
      )
      .leftJoin('categories as c', (on) =>
        on.on('c.id', '=', ({ fn, ref }) =>
          fn.coalesce(ref('sc.category_id'), sql<number>`${asked.category}`),
        ),
      )
      .select(['c.id as category', 'sc.id as subcategory', 'ssc.id as subsubcategory']),
  )
  return found ?? { category: null, subcategory: null, subsubcategory: null }
}

const isInPrescriptionCategory = async (tx: Tx, id: number | null | undefined): Promise<boolean> =>
  (await run(
    tx,
    build
      .selectFrom('subcategories as s')
      .select('s.id')
      .where('s.id', '=', id ?? null)
      .where(isPrescriptionSubcategory),
  )) > 0

async function insert(tx: Tx, facts: Facts): Promise<number> {
  const row = facts as typeof products.$inferInsert
  const made = await rowOf(tx, build.insertInto('products').values(row).returning('id'))
  return made?.id ?? 0
}

async function update(tx: Tx, id: number, facts: Facts): Promise<void> {
  await run(
    tx,
    build
      .updateTable('products')
      .set({ ...facts, updated_at: now })
      .where('id', '=', id),
  )
}

const brokenCap = (tx: Tx, id: number): Promise<{ most: number; source: string } | undefined> =>
  rowOf(
    tx,
    offersAboveCap(null)
      .select([mostFor('c', 'q').as('most'), 'c.source'])
      .where('q.id', '=', id)
      .limit(1),
  )

async function archive(tx: Tx, id: number): Promise<void> {
  const archived = { archived_at: now, updated_at: now }
  await run(
    tx,
    build
      .updateTable('inventories')
      .set(archived)
      .where('product_id', '=', id)
      .where('archived_at', 'is', null),
  )
  await run(tx, build.updateTable('products').set(archived).where('id', '=', id))
}

export function manageRepository(db: Database) {
  const find = async (on: Runner, id: number, pharmacyId: number | undefined): Promise<ManagedRow | null> =>
    (await rowOf(on, managed(pharmacyId).where('p.id', '=', id))) ?? null

  return {
    transaction: db.transaction,

    list: manageListRepository(db).list,

    find: (id: number, pharmacyId: number | undefined) => find(db, id, pharmacyId),

    async hold(tx: Tx, id: number, pharmacyId: number | undefined) {
      await run(tx, build.selectFrom('products').select('id').where('id', '=', id).forUpdate())
      return find(tx, id, pharmacyId)
    },
    match,
    place,
    isPrescriptionSubcategory: isInPrescriptionCategory,
    insert,
    update,
    brokenCap,
    archive,
  }
}
export type ManageRepository = ReturnType<typeof manageRepository>
