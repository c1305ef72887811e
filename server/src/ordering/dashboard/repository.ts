import type { SellerOrderStatus } from '@botika/common/orders/steps'
import type { Database } from '../../platform'
import { offersAboveCap } from '../../catalogue'

/** Whose numbers: one pharmacy's, one customer's, or everybody's. */
export interface Scope {
  pharmacyId: number | null
  customerId: number | null
}

export interface Figures {
  statuses: Partial<Record<SellerOrderStatus, number>>
  oldest_to_confirm: string | null
  prescriptions_to_check: number
  waiting_for_shopper: number
  sales: { day: string; orders: number; total: number }[]
  top_products: { product_id: number; product_name: string; quantity: number; total: number }[]
}

export interface StockFigures {
  sold_out: number
  above_cap: number
  low_stock: {
    inventory_id: number
    product_id: number
    product_name: string
    pharmacy_name: string
    quantity: number
  }[]
}

const MINE = `s.archived_at is null and ($1::int is null or s.pharmacy_id = $1)
  and ($2::int is null or s.order_id in (select id from orders where customer_id = $2))`

// days are Manila's, from the first midnight of the period on
const SINCE = `s.created_at >= $3::date::timestamp at time zone 'Asia/Manila'`

const FIGURES = `select
  coalesce((select json_object_agg(status, n) from (select s.status, count(*)::int as n from seller_orders s where ${MINE} group by 1) x), '{}') as statuses,
  (select min(s.created_at) from seller_orders s where ${MINE} and s.status = 'to_confirm') as oldest_to_confirm,
  (select count(*)::int from seller_orders s where ${MINE} and s.status = 'to_confirm' and s.prescription_status = 'to_check') as prescriptions_to_check,
  (select count(*)::int from seller_orders s where ${MINE} and s.status = 'to_confirm' and s.prescription_status = 'rejected') as waiting_for_shopper,
  coalesce((select json_agg(x) from (
    select to_char(s.created_at at time zone 'Asia/Manila', 'YYYY-MM-DD') as day, count(distinct s.order_id)::int as orders, sum(s.total)::float8 as total
    from seller_orders s where ${MINE} and ${SINCE} and not s.is_cancelled group by 1 order by 1) x), '[]') as sales,
  coalesce((select json_agg(x) from (
    select t.product_id, max(t.product_name) as product_name, sum(coalesce(t.quantity_dispatched, t.quantity))::int as quantity, sum(t.total)::float8 as total
    from seller_orders s join order_items t on t.seller_order_id = s.id
    where ${MINE} and ${SINCE} and not s.is_cancelled group by 1 order by total desc, t.product_id limit 10) x), '[]') as top_products`

const OFFERS = `from inventories i join products p on p.id = i.product_id join pharmacies h on h.id = i.pharmacy_id
  where i.status = 'live' and i.archived_at is null and ($1::int is null or i.pharmacy_id = $1)`

export function dashboardRepository(db: Database) {
  return {
    async figures({ pharmacyId, customerId }: Scope, since: string): Promise<Figures> {
      const { rows } = await db.sql.query<Figures & Record<string, unknown>>(FIGURES, [
        pharmacyId,
        customerId,
        since,
      ])
      return rows[0] as Figures
    },

    /** What is sold out, what its price hides, and what soon will be gone. */
    async stock(pharmacyId: number | null, lowAt: number): Promise<StockFigures> {
      const [soldOut, aboveCap, low] = await Promise.all([
        // as many as the list that the number leads to: for all pharmacies, products that nobody has in stock
        pharmacyId === null
          ? db.sql.query<{ count: number }>(
              'select count(*)::int as count from product_search where not in_stock',
            )
          : db.sql.query<{ count: number }>(`select count(*)::int as count ${OFFERS} and i.quantity = 0`, [
              pharmacyId,
            ]),
        db.sql.query<{ count: number }>(
          offersAboveCap('count(distinct o.product_id)::int as count', 'coalesce($1::int, o.pharmacy_id)'),
          [pharmacyId],
        ),
        db.sql.query<StockFigures['low_stock'][number]>(
          `select i.id as inventory_id, i.product_id, p.name as product_name, h.name as pharmacy_name, i.quantity
            ${OFFERS}
            and i.quantity between 1 and $2 order by i.quantity, i.id limit 10`,
          [pharmacyId, lowAt],
        ),
      ])
      return {
        sold_out: soldOut.rows[0]?.count ?? 0,
        above_cap: aboveCap.rows[0]?.count ?? 0,
        low_stock: low.rows,
      }
    },
  }
}
export type DashboardRepository = ReturnType<typeof dashboardRepository>
