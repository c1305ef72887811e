import { Problem } from '@botika/common/http/problem'
import type { Database, Queryable } from '../../platform'

export interface RatingRow {
  id: number
  created_at: Date
  updated_at: Date
  product_id: number
  stars: number
  comment: string
  first_name: string
  last_name: string
  /** The account was deleted since. */
  is_former: boolean
}

interface Sums {
  rating_average: number | null
  rating_count: number
  stars: number[]
}

const RATINGS = `select r.id, r.created_at, r.updated_at, r.product_id, r.stars, r.comment, u.first_name, u.last_name,
    u.deleted_at is not null as is_former
  from ratings r join users u on u.id = r.user_id`

/** Ratings of products, with each product's average and count kept in step. */
export function ratingRepository(db: Database) {
  async function find(sql: Queryable, productId: number, userId: number): Promise<RatingRow | null> {
    const { rows } = await sql.query<RatingRow & Record<string, unknown>>(
      `${RATINGS} where r.product_id = $1 and r.user_id = $2`,
      [productId, userId],
    )
    return rows[0] ?? null
  }

  async function hasReceived(sql: Queryable, productId: number, userId: number): Promise<boolean> {
    const { rowCount } = await sql.query(
      `select 1 from order_items oi
       join seller_orders so on so.id = oi.seller_order_id
       join orders o on o.id = oi.order_id
       where oi.product_id = $1 and o.customer_id = $2 and so.is_received and not so.is_cancelled limit 1`,
      [productId, userId],
    )
    return rowCount === 1
  }

  return {
    find: (productId: number, userId: number) => find(db.sql, productId, userId),
    hasReceived: (productId: number, userId: number) => hasReceived(db.sql, productId, userId),

    /** Null when there is no such product. */
    async sums(productId: number): Promise<Sums | null> {
      const { rows } = await db.sql.query<Sums & Record<string, unknown>>(
        `select p.rating_average, p.rating_count,
           array(select (select count(*)::int from ratings r where r.product_id = p.id and r.stars = n and r.hidden_at is null)
             from generate_series(1, 5) n order by n) as stars
         from products p where p.id = $1`,
        [productId],
      )
      return rows[0] ?? null
    },

    async list(productId: number, { page, per_page }: { page: number; per_page: number }) {
      const { rows } = await db.sql.query<RatingRow & Record<string, unknown>>(
        `${RATINGS} where r.product_id = $1 and r.hidden_at is null order by r.updated_at desc, r.id desc limit $2 offset $3`,
        [productId, per_page, (page - 1) * per_page],
      )
      return rows
    },

    /** Writes the one rating that a customer has of a product, and the product's average and count with it. */
    rate: (productId: number, userId: number, stars: number, comment: string): Promise<RatingRow> =>
      db.transaction(async ({ sql }) => {
        // ratings of one product take turns, so that average and count are of all of them
        const { rowCount } = await sql.query(`select 1 from products where id = $1 for no key update`, [
          productId,
        ])
        if (rowCount === 0) throw new Problem('not_found', 'There is no such product.')
        if (!(await hasReceived(sql, productId, userId)))
          throw new Problem('conflict', 'You can rate a product once you have received it.')
        await sql.query(
          `insert into ratings (product_id, user_id, stars, comment) values ($1, $2, $3, $4)
           on conflict (product_id, user_id)
           do update set stars = excluded.stars, comment = excluded.comment, updated_at = now()`,
          [productId, userId, stars, comment],
        )
        await sql.query(
          `update products set (rating_average, rating_count) =
             (select round(avg(stars), 2)::real, count(*) from ratings where product_id = $1 and hidden_at is null)
           where id = $1`,
          [productId],
        )
        const row = await find(sql, productId, userId)
        if (!row) throw new Problem('internal')
        return row
      }),
  }
}
export type RatingRepository = ReturnType<typeof ratingRepository>
