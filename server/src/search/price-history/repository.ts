import type { Database } from '../../platform'
import { build, type Expression, rowsOf, run, sql, type SqlBool } from '../../platform/db/query'

/** The lowest price of a product now in a province, or where that is null in the country; null while nobody has it. */
export const lowestNow = (product: Expression<number>, province: Expression<string | null>) =>
  build
    .selectFrom(
      build
        .selectFrom('price_changes')
        .distinctOn('province')
        .select(['province', 'price'])
        .where('product_id', '=', product)
        .orderBy('province')
        .orderBy('id', 'desc')
        .as('now'),
    )
    .select((e) => e.fn.min('now.price').as('lowest'))
    .where(
      ({ ref }) => sql<SqlBool>`(${province} is null or lower(${ref('now.province')}) = lower(${province}))`,
    )

export const priceHistoryRepository = (db: Database) => ({
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
