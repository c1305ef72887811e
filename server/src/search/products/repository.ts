import { FACT_COLUMNS, keepsCap, type ProductRow } from '../../catalogue'
import { hasLicence, hasPharmacist } from '../../directory'
import type { Database } from '../../platform'
import { build, named, rowOf, rowsOf, sql } from '../../platform/db/query'

export interface OfferRow {
  id: number
  product_id: number
  category_id: number | null
  pharmacy_id: number
  is_prescription: boolean
  price: number
  quantity: number
}

const findProduct = named<{ id: number }>()('product_find', (p) =>
  build
    .selectFrom('products as p')
    .leftJoin('product_search as s', 's.product_id', 'p.id')
    .leftJoin('inventories as i', 'i.id', 's.inventory_id')
    .select(FACT_COLUMNS)
    .select((e) => [
      's.min_price',
      's.max_price',
      e.fn.coalesce('s.offers_count', sql.lit(0)).as('offers_count'),
      'i.id as inventory_id',
      'i.pharmacy_id',
      'i.price',
      'i.quantity',
    ])
    .where('p.id', '=', p.id)
    .where('p.archived_at', 'is', null)
    .where('p.drug_class', '<>', 'dangerous')
    .where((e) =>
      e.or([
        e('s.product_id', 'is not', null),
        e.exists(
          e
            .selectFrom('inventories as x')
            .innerJoin('pharmacies as ph', 'ph.id', 'x.pharmacy_id')
            .select('x.id')
            .whereRef('x.product_id', '=', 'p.id')
            .where('x.status', '=', 'live')
            .where('x.archived_at', 'is', null)
            .where('ph.status', '=', 'active')
            .where((x) =>
              x.or([
                x.not(hasLicence('ph')),
                x.and([x('p.is_prescription', '=', true), x.not(hasPharmacist('ph'))]),
              ]),
            ),
        ),
      ]),
    ),
)

const findOffers = named<{ id: number }>()('product_offers', (p) =>
  build
    .selectFrom('inventories as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['i.id', 'i.product_id', 'p.category_id', 'p.is_prescription', 'i.pharmacy_id'])
    .select(['i.price', 'i.quantity'])
    .where('i.product_id', '=', p.id)
    .where('p.archived_at', 'is', null)
    .where('i.status', '=', 'live')
    .where('i.archived_at', 'is', null)
    .where(keepsCap('i', 'p'))
    .orderBy((e) => e('i.quantity', '>', 0), 'desc')
    .orderBy('i.price')
    .orderBy('i.id'),
)

const findEquivalents = named<{ id: number }>()('product_equivalents', (p) =>
  build
    .selectFrom('products as p')
    .innerJoin('products as e', (on) =>
      on.onRef('e.equivalence_key', '=', 'p.equivalence_key').onRef('e.id', '<>', 'p.id'),
    )
    .innerJoin('product_search as s', 's.product_id', 'e.id')
    .select('e.id')
    .where('p.id', '=', p.id)
    .where('e.archived_at', 'is', null)
    // what is called by another medicine may be that one
    .where('p.prescription_basis', 'is distinct from', 'named')
    .where('e.prescription_basis', 'is distinct from', 'named')
    .orderBy('s.in_stock', 'desc')
    .orderBy((e) => sql`${e.ref('s.min_price')}::float8 / greatest(1, ${e.ref('e.unit_count')})`)
    .orderBy('e.id')
    .limit(sql.lit(50)),
)

const findFeatured = named<{ limit: number }>()('products_featured', (p) => {
  const products = build
    .selectFrom('product_search as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .limit(p.limit)
  const chosen = products
    .select(['p.id', sql<number>`1`.as('first'), 'p.popularity'])
    .where('p.is_featured', '=', true)
    .orderBy('p.popularity', (by) => by.desc().nullsLast())
  const others = products
    .select(['p.id', sql<number>`0`.as('first'), 's.popularity'])
    .where('s.in_stock', '=', true)
    .where('p.is_featured', '=', false)
    .orderBy('s.popularity', (by) => by.desc().nullsLast())
    .orderBy('s.product_id')
  return build
    .selectFrom(chosen.as('c'))
    .selectAll()
    .unionAll(build.selectFrom(others.as('o')).selectAll())
    .orderBy('first', 'desc')
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(p.limit)
})

export function productRepository(db: Database) {
  return {
    /** A product that can be bought; without an offer where its pharmacies only lack a valid licence or PRC card. */
    async find(id: number): Promise<ProductRow | null> {
      return (await findProduct(db, { id }))[0] ?? null
    },

    async movedTo(id: number): Promise<{ id: number; name: string; slug: string } | null> {
      const kept = build
        .selectFrom('products as d')
        .innerJoin('products as k', 'k.id', 'd.merged_into_id')
        .select(['k.id', 'k.name', 'k.slug'])
        .where('k.archived_at', 'is', null)
        .where('d.id', '=', id)
      return (await rowOf(db, kept)) ?? null
    },

    offers: (id: number): Promise<OfferRow[]> => findOffers(db, { id }),

    async equivalents(id: number): Promise<number[]> {
      return (await findEquivalents(db, { id })).map((row) => row.id)
    },

    async routes(limit: number): Promise<string[]> {
      const rows = await rowsOf(
        db,
        build
          .selectFrom('product_search as s')
          .innerJoin('products as p', 'p.id', 's.product_id')
          .select((e) =>
            sql<string>`'/browse/products/' || coalesce(nullif(${e.ref('p.slug')}, ''), 'product') || '/' || ${e.ref('p.id')}`.as(
              'route',
            ),
          )
          .orderBy('s.popularity', (by) => by.desc().nullsLast())
          .orderBy('s.product_id')
          .limit(limit),
      )
      return rows.map((row) => row.route)
    },

    /** The products for the front page: those chosen for it, then the most popular. */
    async featured(limit: number): Promise<number[]> {
      return (await findFeatured(db, { limit })).map((row) => row.id)
    },
  }
}
export type ProductRepository = ReturnType<typeof productRepository>
