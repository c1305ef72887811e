import type { Database } from '../../platform'
import { build, rowsOf, run } from '../../platform/db/query'

export const priceHistoryRepository = (db: Database) => ({
  find: (product: number, province?: string) => {
    const rows = build
      .selectFrom('price_changes')
      .select(['province', 'price', 'changed_at'])
      .where('product_id', '=', product)
      .orderBy('province')
      .orderBy('id', 'desc')
    return rowsOf(db, province === undefined ? rows : rows.where('province', '=', province))
  },

  deleteReplacedBefore: (moment: Date) =>
    run(
      db,
      build.deleteFrom('price_changes as old').where((e) =>
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
