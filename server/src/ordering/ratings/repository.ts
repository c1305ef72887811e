import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { Problem } from '@botika/common/http/problem'
import type { Database, Tx } from '../../platform'
import { build, isSet, now, pageOf, rowOf, type RowOf, rowsOf, run, sql } from '../../platform/db/query'

/** Ratings with whose they are; `is_former` where the account was deleted since. */
export const ratings = build
  .selectFrom('ratings as r')
  .innerJoin('users as u', 'u.id', 'r.user_id')
  .select(['r.id', 'r.created_at', 'r.updated_at', 'r.product_id', 'r.stars', 'r.comment'])
  .select((e) => ['u.first_name', 'u.last_name', isSet(e.ref('u.deleted_at')).as('is_former')])

export type RatingRow = RowOf<typeof ratings>

/** Ratings of one product take turns, so that average and count are right. False when there is no product. */
export const holdProduct = async (tx: Tx, id: number): Promise<boolean> =>
  (await run(tx, build.selectFrom('products').select('id').where('id', '=', id).forNoKeyUpdate())) === 1

export const countStars = (tx: Tx, productId: number) =>
  run(
    tx,
    build
      .updateTable('products as p')
      .from(
        build
          .selectFrom('ratings')
          .select((e) => [
            sql<number | null>`round(avg(${e.ref('stars')}), 2)::real`.as('average'),
            sql<number>`count(*)::int`.as('count'),
          ])
          .where('product_id', '=', productId)
          .where('hidden_at', 'is', null)
          .as('s'),
      )
      .set((e) => ({ rating_average: e.ref('s.average'), rating_count: e.ref('s.count') }))
      .where('p.id', '=', productId),
  )

export function ratingRepository(db: Database) {
  const find = (productId: number, userId: number, tx: Tx = db) =>
    rowOf(tx, ratings.where('r.product_id', '=', productId).where('r.user_id', '=', userId))

  async function hasReceived(productId: number, userId: number, tx: Tx = db): Promise<boolean> {
    const found = await run(
      tx,
      build
        .selectFrom('order_items as i')
        .innerJoin('seller_orders as s', 's.id', 'i.seller_order_id')
        .innerJoin('orders as o', 'o.id', 'i.order_id')
        .select('i.id')
        .where('i.product_id', '=', productId)
        .where('o.customer_id', '=', userId)
        .where('s.is_received', '=', true)
        .where('s.is_cancelled', '=', false)
        .where('i.is_refused', '=', false)
        .limit(1),
    )
    return found === 1
  }

  return {
    find,
    hasReceived,

    sums: (productId: number) =>
      rowOf(
        db,
        build
          .selectFrom('products as p')
          .select(['p.rating_average', 'p.rating_count'])
          .select((e) => {
            const given = e
              .selectFrom('ratings as r')
              .select(sql<number>`count(*)::int`.as('n'))
              .whereRef('r.product_id', '=', 'p.id')
              .where('r.stars', '=', sql<number>`star`)
              .where('r.hidden_at', 'is', null)
            return sql<number[]>`array(select ${given} from generate_series(1, 5) star order by star)`.as(
              'stars',
            )
          })
          .where('p.id', '=', productId),
      ),

    list(productId: number, asked: { page: number; per_page: number }) {
      const { limit, offset } = pageOf(asked)
      return rowsOf(
        db,
        ratings
          .where('r.product_id', '=', productId)
          .where('r.hidden_at', 'is', null)
          .orderBy('r.updated_at', 'desc')
          .orderBy('r.id', 'desc')
          .limit(limit)
          .offset(offset),
      )
    },

    rate: (productId: number, userId: number, stars: number, comment: string): Promise<RatingRow> =>
      db.transaction(async (tx) => {
        if (!(await holdProduct(tx, productId)))
          throw new Problem('not_found', phrase(messages.thereIsNoSuchProduct))
        if (!(await hasReceived(productId, userId, tx)))
          throw new Problem('conflict', phrase(messages.rateWhatYouReceived))
        await run(
          tx,
          build
            .insertInto('ratings')
            .values({ product_id: productId, user_id: userId, stars, comment })
            .onConflict((on) =>
              on.columns(['product_id', 'user_id']).doUpdateSet({ stars, comment, updated_at: now }),
            ),
        )
        await countStars(tx, productId)
        const row = await find(productId, userId, tx)
        if (!row) throw new Problem('internal')
        return row
      }),
  }
}
export type RatingRepository = ReturnType<typeof ratingRepository>
