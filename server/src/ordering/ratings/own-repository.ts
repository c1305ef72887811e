import type { Database } from '../../platform'
import { build, countRows, isSet, now, pageOf, rowOf, rowsOf, run } from '../../platform/db/query'
import { countStars, holdProduct } from './repository'

export type RateableRow = Awaited<ReturnType<OwnRatingRepository['list']>>['rows'][number]

interface Asked {
  is_rated?: boolean | undefined
  page: number
  per_page: number
}

function received(userId: number, isRated: boolean | undefined) {
  const products = build
    .selectFrom('orders as o')
    .innerJoin('seller_orders as s', 's.order_id', 'o.id')
    .innerJoin('order_items as t', 't.seller_order_id', 's.id')
    .select((e) => ['t.product_id', e.fn.max('o.created_at').as('ordered_at')])
    .where('o.customer_id', '=', userId)
    .where('s.is_received', '=', true)
    .where('s.is_cancelled', '=', false)
    .where('t.is_refused', '=', false)
    .groupBy('t.product_id')
  const all = build
    .selectFrom(products.as('d'))
    .innerJoin('products as p', 'p.id', 'd.product_id')
    .leftJoin('ratings as r', (on) => on.onRef('r.product_id', '=', 'p.id').on('r.user_id', '=', userId))
  return isRated === undefined ? all : all.where('r.id', isRated ? 'is not' : 'is', null)
}

export function ownRatingRepository(db: Database) {
  return {
    async list(userId: number, { is_rated, ...page }: Asked) {
      const { limit, offset } = pageOf(page)
      const chosen = received(userId, is_rated)
      const [rows, counted] = await Promise.all([
        rowsOf(
          db,
          chosen
            .select(['p.id as product_id', 'p.name', 'p.generic_name', 'p.image', 'd.ordered_at'])
            .select((e) => [
              'r.stars',
              'r.comment',
              'r.updated_at',
              isSet(e.ref('r.hidden_at')).as('is_hidden'),
            ])
            .orderBy('d.ordered_at', 'desc')
            .orderBy('p.id')
            .limit(limit)
            .offset(offset),
        ),
        rowOf(db, chosen.select(countRows.as('total'))),
      ])
      return { rows, total: counted?.total ?? 0 }
    },

    /** The rating is deleted; a hidden one only loses its words. False when there was none. */
    remove: (productId: number, userId: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        await holdProduct(tx, productId)
        const removed = await run(
          tx,
          build
            .deleteFrom('ratings')
            .where('product_id', '=', productId)
            .where('user_id', '=', userId)
            .where('hidden_at', 'is', null),
        )
        // what moderators hid cannot be said anew by deleting it first; its words are gone all the same
        const emptied = await run(
          tx,
          build
            .updateTable('ratings')
            .set({ comment: '', updated_at: now })
            .where('product_id', '=', productId)
            .where('user_id', '=', userId)
            .where('hidden_at', 'is not', null),
        )
        await countStars(tx, productId)
        return removed === 1 || emptied === 1
      }),
  }
}
export type OwnRatingRepository = ReturnType<typeof ownRatingRepository>
