import type { Database } from '../../platform'

export interface RateableRow {
  product_id: number
  name: string
  generic_name: string | null
  image: string | null
  ordered_at: Date
  stars: number | null
  comment: string
  updated_at: Date
  is_hidden: boolean
}

const RECEIVED = `select t.product_id, max(o.created_at) as ordered_at
  from orders o join seller_orders s on s.order_id = o.id join order_items t on t.seller_order_id = s.id
  where o.customer_id = $1 and s.is_received and not s.is_cancelled group by t.product_id`

const ROWS = `from (${RECEIVED}) d join products p on p.id = d.product_id
  left join ratings r on r.product_id = p.id and r.user_id = $1
  where $2::boolean is null or (r.id is not null) = $2`

interface Asked {
  is_rated?: boolean | undefined
  page: number
  per_page: number
}

/** What a customer received and may rate, and what they said of it. */
export function ownRatingRepository(db: Database) {
  return {
    async list(userId: number, { is_rated, page, per_page }: Asked) {
      const asked = [userId, is_rated ?? null]
      const [{ rows }, counted] = await Promise.all([
        db.sql.query<RateableRow & Record<string, unknown>>(
          `select p.id as product_id, p.name, p.generic_name, p.image, d.ordered_at, r.stars, r.comment, r.updated_at,
             r.hidden_at is not null as is_hidden
           ${ROWS} order by d.ordered_at desc, p.id limit $3 offset $4`,
          [...asked, per_page, (page - 1) * per_page],
        ),
        db.sql.query<{ total: number }>(`select count(*)::int as total ${ROWS}`, asked),
      ])
      return { rows, total: counted.rows[0]?.total ?? 0 }
    },

    /** Takes a rating back, and out of the product's average; one that was hidden loses its words. False when there was none. */
    remove: (productId: number, userId: number): Promise<boolean> =>
      db.transaction(async ({ sql }) => {
        // ratings of one product take turns, so that average and count are of all of them
        await sql.query(`select 1 from products where id = $1 for no key update`, [productId])
        const { rowCount } = await sql.query(
          `delete from ratings where product_id = $1 and user_id = $2 and hidden_at is null`,
          [productId, userId],
        )
        // what moderators hid cannot be said anew by taking it back first; its words are gone all the same
        const emptied = await sql.query(
          `update ratings set comment = '', updated_at = now() where product_id = $1 and user_id = $2 and hidden_at is not null`,
          [productId, userId],
        )
        await sql.query(
          `update products set (rating_average, rating_count) =
             (select round(avg(stars), 2)::real, count(*) from ratings where product_id = $1 and hidden_at is null)
           where id = $1`,
          [productId],
        )
        return rowCount === 1 || emptied.rowCount === 1
      }),
  }
}
export type OwnRatingRepository = ReturnType<typeof ownRatingRepository>
