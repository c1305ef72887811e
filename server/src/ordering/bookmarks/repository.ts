import type { BOOKMARK_KINDS } from '@botika/common/bookmarks/endpoints'
import { isForSale } from '../../catalogue'
import { pharmacyAddress } from '../../directory'
import type { Database } from '../../platform'
import { promotedPrice } from '../../search'
import {
  build,
  countRows,
  every,
  now,
  over,
  pageOf,
  rowOf,
  type RowOf,
  rowsOf,
  run,
  sql,
} from '../../platform/db/query'

type Kind = (typeof BOOKMARK_KINDS)[number]

interface Asked {
  kind?: Kind | undefined
  target_id?: number | undefined
  page: number
  per_page: number
}

const { lit } = sql
const noPrice = sql<number | null>`null::int`.as('lowest_price')

const at = over<{ i: 'inventories'; p: 'products' }>()
const promoted = promotedPrice(
  { price: at.ref('i.price'), pharmacyId: at.ref('i.pharmacy_id') },
  { id: at.ref('p.id'), categoryId: at.ref('p.category_id') },
)

const TARGETS = {
  product: build
    .selectFrom('products as p')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('inventories as i')
          .innerJoin('pharmacies as ph', 'ph.id', 'i.pharmacy_id')
          .select(({ fn }) => [
            fn.min(promoted).filterWhere('i.quantity', '>', 0).as('price'),
            fn.countAll<number>().as('offers'),
          ])
          .whereRef('i.product_id', '=', 'p.id')
          .where(isForSale)
          .as('o'),
      (on) => on.onTrue(),
    )
    .select(['p.id', 'p.name', 'p.slug', 'p.image'])
    .select((e) => [
      e.fn.coalesce('p.generic_name', 'p.brand').as('detail'),
      sql<number | null>`${e.ref('o.price')}`.as('lowest_price'),
      e('o.offers', '>', 0).as('is_available'),
    ]),
  pharmacy: build
    .selectFrom('pharmacies as ph')
    .select(['ph.id', 'ph.name', 'ph.slug', 'ph.image'])
    .select((e) => [
      sql<string | null>`nullif(${pharmacyAddress}, '')`.as('detail'),
      noPrice,
      e('ph.status', '=', 'active').as('is_available'),
    ]),
  doctor: build
    .selectFrom('doctors as d')
    .leftJoin('specialties as s', 's.id', 'd.specialty_id')
    .select(['d.id', 'd.name', 'd.slug', 'd.image', 's.name as detail'])
    .select([noPrice, lit(true).as('is_available')]),
} satisfies Record<Kind, unknown>

const e = over<{ b: 'bookmarks' }>()

const targets = (kind: Kind) => build.selectFrom((TARGETS[kind] as typeof TARGETS.doctor).as('x'))
const targetOf = (kind: Kind) =>
  targets(kind)
    .selectAll()
    .where('x.id', '=', e.ref('b.target_id'))
    .where(e('b.kind', '=', kind))

const bookmarks = build
  .selectFrom('bookmarks as b')
  .innerJoinLateral(
    targetOf('product').unionAll(targetOf('pharmacy')).unionAll(targetOf('doctor')).as('t'),
    (on) => on.onTrue(),
  )
  .select(['b.id', 'b.created_at', 'b.updated_at', 'b.kind', 'b.target_id', 't.name', 't.slug', 't.image'])
  .select(['t.detail', 't.lowest_price', 't.is_available'])

export type BookmarkRow = RowOf<typeof bookmarks>

export function bookmarkRepository(db: Database) {
  return {
    async list(userId: number, { kind, target_id, ...page }: Asked) {
      const chosen = bookmarks.where(
        every(
          e('b.user_id', '=', userId),
          kind && e('b.kind', '=', kind),
          target_id !== undefined && e('b.target_id', '=', target_id),
        ),
      )
      const { limit, offset } = pageOf(page)
      const [rows, counted] = await Promise.all([
        rowsOf(db, chosen.orderBy('b.id', 'desc').limit(limit).offset(offset)),
        rowOf(db, chosen.clearSelect().select(countRows.as('total'))),
      ])
      return { rows, total: counted?.total ?? 0 }
    },

    /** Null when there is nothing such to bookmark; a repeated call gives the same row. */
    async insert(userId: number, kind: Kind, targetId: number): Promise<BookmarkRow | null> {
      const made = await rowOf(
        db,
        build
          .insertInto('bookmarks')
          .columns(['user_id', 'kind', 'target_id'])
          .expression(
            targets(kind)
              .select((x) => [x.val(userId).as('user_id'), x.val(kind).as('kind'), 'x.id'])
              .where('x.id', '=', targetId)
              .where('x.is_available', '=', true),
          )
          .onConflict((on) => on.columns(['user_id', 'kind', 'target_id']).doUpdateSet({ updated_at: now }))
          .returning('id'),
      )
      return (made && (await rowOf(db, bookmarks.where('b.id', '=', made.id)))) ?? null
    },

    remove: async (userId: number, id: number) =>
      (await run(db, build.deleteFrom('bookmarks').where('id', '=', id).where('user_id', '=', userId))) === 1,
  }
}
export type BookmarkRepository = ReturnType<typeof bookmarkRepository>
