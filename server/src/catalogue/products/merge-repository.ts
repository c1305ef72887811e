import type { Database, Tx } from '../../platform'
import {
  anyOf,
  build,
  countRows,
  now,
  rowOf,
  type RowOf,
  rowsOf,
  run,
  sql,
  type SqlBool,
} from '../../platform/db/query'
import { compared } from './duplicates-repository'
import { movePriceAlerts } from './merge-alerts-repository'

export type { Tx }

const products = compared
  .select(['p.unit_count', 'p.is_prescription', 'p.suspended_at', 'p.hold_reason', 'p.review'])
  .where('p.archived_at', 'is', null)

export type MergeRow = RowOf<typeof products>

export type Conflict = Awaited<ReturnType<MergeRepository['conflicts']>>[number]

const capOf = (productId: number) =>
  build
    .selectFrom('products as p')
    .innerJoin('price_caps as k', 'k.equivalence_key', 'p.equivalence_key')
    .select((e) => sql<number>`${e.ref('k.cap')} * greatest(1, ${e.ref('p.unit_count')})`.as('most'))
    .where('k.effective_on', '<=', sql<string>`to_char(now() at time zone 'Asia/Manila', 'YYYY-MM-DD')`)
    .where('p.id', '=', productId)

const NO_CAP = 2_147_483_647

/** Both products, locked by id like all who change stock, so that no merge and order deadlock. */
async function hold(tx: Tx, ids: readonly [number, number]): Promise<MergeRow[]> {
  await run(
    tx,
    build.selectFrom('products').select('id').where('id', '=', anyOf(ids)).orderBy('id').forUpdate(),
  )
  await run(
    tx,
    build
      .selectFrom('inventories')
      .select('id')
      .where('product_id', '=', anyOf(ids))
      .orderBy('id')
      .forUpdate(),
  )
  return rowsOf(tx, products.where('p.id', '=', anyOf(ids)))
}

const conflicts = (tx: Tx, from: number, into: number) =>
  rowsOf(
    tx,
    build
      .with('cap', () =>
        build.selectNoFrom((e) => e.fn.coalesce(capOf(into).$asScalar(), sql.lit(NO_CAP)).as('most')),
      )
      .selectFrom('inventories as a')
      .innerJoin('inventories as b', (on) =>
        on
          .onRef('b.pharmacy_id', '=', 'a.pharmacy_id')
          .on('b.product_id', '=', into)
          .on('b.archived_at', 'is', null),
      )
      .innerJoin('pharmacies as ph', 'ph.id', 'a.pharmacy_id')
      .innerJoin('cap', (on) => on.onTrue())
      .select(['ph.name as pharmacy_name', 'a.id as from_id', 'a.price as from_price'])
      .select(['a.quantity as from_quantity', 'b.id as into_id', 'b.price as into_price'])
      .select((e) => [
        'b.quantity as into_quantity',
        sql<boolean>`${e.ref('a.status')} = 'live' and ${e.ref('a.price')} <= ${e.ref('cap.most')}`.as(
          'from_is_live',
        ),
        sql<boolean>`${e.ref('b.status')} = 'live' and ${e.ref('b.price')} <= ${e.ref('cap.most')}`.as(
          'into_is_live',
        ),
      ])
      .where('a.product_id', '=', from)
      .where('a.archived_at', 'is', null)
      .orderBy('ph.name_sort')
      .orderBy('a.id'),
  )

async function aboveCap(tx: Tx, from: number, into: number): Promise<number> {
  const found = await rowOf(
    tx,
    build
      .selectFrom('inventories')
      .select(countRows.as('n'))
      .where('product_id', 'in', [from, into])
      .where('status', '=', 'live')
      .where('archived_at', 'is', null)
      .where('price', '>', capOf(into)),
  )
  return found?.n ?? 0
}

async function touched(tx: Tx, from: number) {
  const count = countRows.as('n')
  const found = await rowOf(
    tx,
    build.selectNoFrom((e) => [
      e
        .selectFrom('cart_items as c')
        .innerJoin('inventories as i', 'i.id', 'c.inventory_id')
        .select(count)
        .where('i.product_id', '=', from)
        .as('cart_lines'),
      e
        .selectFrom('bookmarks')
        .select(count)
        .where('kind', '=', 'product')
        .where('target_id', '=', from)
        .as('bookmarks'),
      e.selectFrom('ratings').select(count).where('product_id', '=', from).as('ratings'),
      e
        .selectFrom('order_items as t')
        .innerJoin('inventories as i', 'i.id', 't.inventory_id')
        .select(count)
        .where('i.product_id', '=', from)
        .as('order_lines'),
      e
        .selectFrom('recurring_order_items as r')
        .innerJoin('inventories as i', 'i.id', 'r.inventory_id')
        .select(count)
        .where('i.product_id', '=', from)
        .as('recurring_lines'),
    ]),
  )
  return {
    cart_lines: found?.cart_lines ?? 0,
    bookmarks: found?.bookmarks ?? 0,
    ratings: found?.ratings ?? 0,
    order_lines: found?.order_lines ?? 0,
    recurring_lines: found?.recurring_lines ?? 0,
  }
}

async function dropOffer(tx: Tx, dropped: number, kept: number): Promise<void> {
  await run(
    tx,
    build
      .updateTable('cart_items as k')
      .from('cart_items as d')
      .set((e) => ({
        quantity: e('k.quantity', '+', e.ref('d.quantity')),
        is_checked: sql<boolean>`${e.ref('k.is_checked')} or ${e.ref('d.is_checked')}`,
        updated_at: now,
      }))
      .where('d.inventory_id', '=', dropped)
      .where('k.inventory_id', '=', kept)
      .whereRef('k.user_id', '=', 'd.user_id'),
  )
  await run(
    tx,
    build
      .deleteFrom('cart_items as d')
      .using('cart_items as k')
      .where('d.inventory_id', '=', dropped)
      .where('k.inventory_id', '=', kept)
      .whereRef('k.user_id', '=', 'd.user_id'),
  )
  const toRemaining = { inventory_id: kept }
  await run(
    tx,
    build
      .updateTable('cart_items')
      .set({ ...toRemaining, updated_at: now })
      .where('inventory_id', '=', dropped),
  )
  await run(
    tx,
    build.updateTable('recurring_order_items').set(toRemaining).where('inventory_id', '=', dropped),
  )
  await joinDoubledLines(tx, kept)
  await run(
    tx,
    build.updateTable('inventories').set({ archived_at: now, updated_at: now }).where('id', '=', dropped),
  )
}

async function move(tx: Tx, from: number, into: number): Promise<void> {
  await moveOffers(tx, from, into)
  await moveBookmarks(tx, from, into)
  await moveRatings(tx, from, into)
  await movePriceAlerts(tx, from, into)
  await run(
    tx,
    build
      .updateTable('promotions')
      .set((e) => ({
        product_ids: sql<
          number[]
        >`(select array_agg(distinct one) from unnest(array_replace(${e.ref('product_ids')}, ${from}::int, ${into}::int)) one)`,
        updated_at: now,
      }))
      .where((e) => e(e.val(from), '=', anyOf<number>(e.ref('product_ids')))),
  )
  await mergeFacts(tx, from, into)
  await run(
    tx,
    build.updateTable('products').set({ merged_into_id: into }).where('merged_into_id', '=', from),
  )
  await run(
    tx,
    build
      .updateTable('products')
      .set({
        archived_at: now,
        updated_at: now,
        merged_into_id: into,
        rating_average: null,
        rating_count: 0,
      })
      .where('id', '=', from),
  )
}

export function mergeRepository(db: Database) {
  return {
    transaction: db.transaction,
    hold,
    conflicts,
    aboveCap,
    touched,
    dropOffer,
    move,
  }
}
export type MergeRepository = ReturnType<typeof mergeRepository>

const joinDoubledLines = (tx: Tx, inventoryId: number) =>
  run(
    tx,
    build
      .with('doubled', (query) =>
        query
          .selectFrom('recurring_order_items')
          .select((e) => [
            e.fn.min('id').as('first'),
            sql<number[]>`array_agg(${e.ref('id')})`.as('ids'),
            sql<number>`sum(${e.ref('quantity')})::int`.as('quantity'),
          ])
          .where('inventory_id', '=', inventoryId)
          .groupBy('recurring_order_id')
          .having((e) => e.fn.countAll<number>(), '>', 1),
      )
      .with('summed', (query) =>
        query
          .updateTable('recurring_order_items as r')
          .from('doubled as d')
          .set((e) => ({ quantity: e.ref('d.quantity') }))
          .whereRef('r.id', '=', 'd.first'),
      )
      .deleteFrom('recurring_order_items as r')
      .using('doubled as d')
      .where((e) => e('r.id', '=', anyOf<number>(e.ref('d.ids'))))
      .whereRef('r.id', '<>', 'd.first'),
  )

async function moveOffers(tx: Tx, from: number, into: number) {
  await run(
    tx,
    build
      .updateTable('order_items as t')
      .from('inventories as i')
      .set({ product_id: into })
      .where('i.product_id', '=', from)
      .whereRef('t.inventory_id', '=', 'i.id'),
  )
  // what was held back stays so until an admin looks at it; what waited for a new product's approval goes on
  await run(
    tx,
    build
      .updateTable('inventories')
      .set((e) => ({
        product_id: into,
        updated_at: now,
        status: e
          .case()
          .when(
            e.and([
              e('inventories.status', '=', 'draft'),
              e('inventories.held_status', 'is not', null),
              e.exists(
                e
                  .selectFrom('products')
                  .select('id')
                  .where('id', '=', from)
                  .where('review', 'is not', null)
                  .where('hold_reason', 'is', null),
              ),
            ]),
          )
          .then(e.ref('inventories.held_status').$notNull())
          .else(e.ref('inventories.status'))
          .end(),
        held_status: e
          .case()
          .when(e.selectFrom('products').select('suspended_at').where('id', '=', into), 'is', null)
          .then(null)
          .else(e.ref('inventories.held_status'))
          .end(),
      }))
      .where('product_id', '=', from),
  )
  await run(
    tx,
    build
      .updateTable('import_batch_offers')
      .set({ product_id: into, is_new_product: false })
      .where('product_id', '=', from),
  )
}

async function moveBookmarks(tx: Tx, from: number, into: number) {
  await run(
    tx,
    build
      .deleteFrom('bookmarks as b')
      .where('b.kind', '=', 'product')
      .where('b.target_id', '=', from)
      .where((e) =>
        e.exists(
          e
            .selectFrom('bookmarks as k')
            .select('k.id')
            .whereRef('k.user_id', '=', 'b.user_id')
            .where('k.kind', '=', 'product')
            .where('k.target_id', '=', into),
        ),
      ),
  )
  await run(
    tx,
    build
      .updateTable('bookmarks')
      .set({ target_id: into })
      .where('kind', '=', 'product')
      .where('target_id', '=', from),
  )
}

async function moveRatings(tx: Tx, from: number, into: number) {
  await run(
    tx,
    build
      .deleteFrom('ratings as r')
      .using('ratings as k')
      .whereRef('k.user_id', '=', 'r.user_id')
      .where((e) =>
        e.or([
          e.and([e('r.product_id', '=', from), e('k.product_id', '=', into)]),
          e.and([e('r.product_id', '=', into), e('k.product_id', '=', from)]),
        ]),
      )
      .where(
        (e) =>
          sql<SqlBool>`(${e.ref('r.updated_at')}, ${e.ref('r.id')}) < (${e.ref('k.updated_at')}, ${e.ref('k.id')})`,
      ),
  )
  await run(tx, build.updateTable('ratings').set({ product_id: into }).where('product_id', '=', from))
}

const mergeFacts = (tx: Tx, from: number, into: number) => {
  const shown = build.selectFrom('ratings').where('product_id', '=', into).where('hidden_at', 'is', null)
  return run(
    tx,
    build
      .updateTable('products as k')
      .from('products as d')
      .set((e) => ({
        popularity: sql<number>`greatest(${e.ref('k.popularity')}, ${e.ref('d.popularity')})`,
        image: e.fn.coalesce('k.image', 'd.image'),
        is_sc_discountable: sql<boolean>`${e.ref('k.is_sc_discountable')} or (${e.ref('d.is_sc_discountable')} and ${e.ref('k.discount_basis')} is distinct from 'admin')`,
        images: e
          .case()
          .when(sql<boolean>`${e.ref('k.image')} is null and cardinality(${e.ref('k.images')}) = 0`)
          .then(e.ref('d.images'))
          .else(e.ref('k.images'))
          .end(),
        rating_average: shown.select((r) =>
          sql<number | null>`round(avg(${r.ref('stars')}), 2)::real`.as('average'),
        ),
        rating_count: shown.select(countRows.as('count')).$asScalar().$notNull(),
        updated_at: now,
      }))
      .where('d.id', '=', from)
      .where('k.id', '=', into),
  )
}
