import { keepsCap } from '../../catalogue'
import type { Database } from '../../platform'
import { build, named, sql } from '../../platform/db/query'

/** A product that more pharmacies have is compared among its cheapest offers. */
const MOST_OFFERS = 1_000

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
  .orderBy('i.price')
  .limit(sql.lit(MOST_OFFERS))

const findOffers = named<{ products: number[] }>()('offers_here', (p) =>
  build
    .selectFrom(sql<{ id: number }>`unnest(${p.products}::int[])`.as<'w'>(sql`w(id)`))
    .innerJoinLateral(
      (e) => offers.whereRef('i.product_id', '=', e.ref('w.id')).as('o'),
      (on) => on.onTrue(),
    )
    .selectAll('o'),
)

export type OfferRow = Awaited<ReturnType<typeof findOffers>>[number]

export const offersHereRepository = (db: Database) => ({
  /** Offers in stock; who may sell and who reaches a place is the reader's to know. */
  find: (products: number[]): Promise<OfferRow[]> => findOffers(db, { products }),
})
export type OffersHereRepository = ReturnType<typeof offersHereRepository>
