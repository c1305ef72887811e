import type { Database } from '../../platform'
import { build, rowsOf, run } from '../../platform/db/query'

export const priceHistoryRepository = (db: Database) => ({
  /** Of a product that is in the shop now. */
  find: (product: number, province?: string) => {
    const rows = build
      .selectFrom('price_changes as c')
      .innerJoin('product_search as s', 's.product_id', 'c.product_id')
      .select(['c.province', 'c.price', 'c.changed_at'])
      .where('c.product_id', '=', product)
      .orderBy('c.province')
      .orderBy('c.id', 'desc')
    return rowsOf(db, province === undefined ? rows : rows.where('c.province', '=', province))
  },

  deleteReplacedBefore: (moment: Date) =>
    run(
      db,
      build
        .deleteFrom('price_changes as old')
        .where((e) =>
          e.exists(
            e
              .selectFrom('price_changes as next')
              .select('next.id')
              .whereRef('next.product_id', '=', 'old.product_id')
              .whereRef('next.province', '=', 'old.province')
              .whereRef('next.id', '>', 'old.id')
              .where('next.changed_at', '<=', moment),
          ),
        ),
    ),
})
export type PriceHistoryRepository = ReturnType<typeof priceHistoryRepository>
