import { keepsCap } from '../../catalogue'
import type { Database } from '../../platform'
import { anyOf, build, named, sql } from '../../platform/db/query'

const offers = build
  .selectFrom('inventories as i')
  .innerJoin('products as p', 'p.id', 'i.product_id')
  .select(['i.id', 'i.product_id', 'p.category_id', 'p.is_prescription', 'i.pharmacy_id'])
  .select(['i.price', 'i.quantity'])
  .where('i.status', '=', 'live')
  .where('i.archived_at', 'is', null)
  .where('i.quantity', '>', 0)
  .where('p.archived_at', 'is', null)
  .where(keepsCap('i', 'p'))

const findNear = named<{ products: number[]; pharmacies: number[] }>()('offers_here_near', (p) =>
  offers
    .where('i.product_id', '=', anyOf(sql<number[]>`${p.products}::int[]`))
    .where('i.pharmacy_id', '=', anyOf(sql<number[]>`${p.pharmacies}::int[]`)),
)

const findCheapest = named<{ products: number[]; pharmacies: number[] }>()('offers_here_cheapest', (p) =>
  build
    .selectFrom(sql<{ id: number }>`unnest(${p.products}::int[])`.as<'w'>(sql`w(id)`))
    .innerJoinLateral(
      (e) =>
        offers
          .whereRef('i.product_id', '=', e.ref('w.id'))
          .where('i.pharmacy_id', '=', anyOf(sql<number[]>`${p.pharmacies}::int[]`))
          .orderBy('i.price')
          .orderBy('i.id')
          .limit(sql.lit(1))
          .as('o'),
      (on) => on.onTrue(),
    )
    .selectAll('o'),
)

export type OfferRow = Awaited<ReturnType<typeof findNear>>[number]

export const offersHereRepository = (db: Database) => ({
  near: (products: number[], pharmacies: number[]): Promise<OfferRow[]> =>
    findNear(db, { products, pharmacies }),

  /** The cheapest offer of each product, before promotions. */
  cheapest: (products: number[], pharmacies: number[]): Promise<OfferRow[]> =>
    findCheapest(db, { products, pharmacies }),
})
export type OffersHereRepository = ReturnType<typeof offersHereRepository>
