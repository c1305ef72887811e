import type { SellerOrderStatus } from '@botika/common/orders/steps'
import { SELLER_ORDER_STATUSES } from '@botika/common/orders/steps'
import { type Database, sortingOf, type Tx } from '../../platform'
import type { OrderView } from './rows-repository'

export type { Tx }
export type { EventRow, ItemRow, OrderRow, OrderView, PartRow } from './rows-repository'

const PHARMACY = `ph.name as pharmacy_name, concat_ws(', ', nullif(ph.address, ''), ph.city) as pharmacy_address,
  ph.phone as pharmacy_phone, ph.license_number as pharmacy_license_number`

/** One order with its parts, items and events in one round trip. */
const viewWhere = (condition: string) => `select row_to_json(o) as "order",
  (select json_agg(x) from (select s.*, ${PHARMACY}, c.name as courier_name
    from seller_orders s join pharmacies ph on ph.id = s.pharmacy_id left join couriers c on c.id = s.courier_id
    where s.order_id = o.id order by s.id) x) as parts,
  (select json_agg(x) from (select * from order_items where order_id = o.id order by id) x) as items,
  (select json_agg(x) from (select e.*, ph.name as pharmacy_name from order_events e
    left join seller_orders s on s.id = e.seller_order_id left join pharmacies ph on ph.id = s.pharmacy_id
    where e.order_id = o.id order by e.id) x) as events
  from orders o where ${condition}`

const VIEWS = {
  byId: viewWhere('o.id = $1'),
  byNumber: viewWhere('o.order_number = $1'),
}

export interface OrderFilter {
  /** Null: everybody's. */
  customerId: number | null
  status?: SellerOrderStatus | undefined
  keyword?: string | undefined
  /** The number that the keyword may mean. */
  number: string | null
  ids?: number[] | undefined
  sort?: string | undefined
  page: number
  per_page: number
}

export interface SummaryRow {
  id: number
  order_number: string
  created_at: Date
  updated_at: Date
  receiver_first_name: string
  receiver_last_name: string
  delivery_option: OrderView['order']['delivery_option']
  total: number
  statuses: SellerOrderStatus[]
  pharmacy_names: string[]
  items_count: number
  first_item_name: string
  first_item_image: string | null
}

const SORTS: Record<string, string> = {
  id: 'o.id',
  created_at: 'o.id',
  updated_at: 'o.updated_at',
  total: 'o.total',
}

const sortOf = (sort = '-created_at') => {
  const { by: column, isDown } = sortingOf(SORTS, sort) ?? { by: 'o.id', isDown: true }
  const direction = isDown ? 'desc' : 'asc'
  return column === 'o.id' ? `o.id ${direction}` : `${column} ${direction}, o.id ${direction}`
}

// an order stands where its least advanced living part stands
const FILTER = `($1::int is null or o.customer_id = $1)
  and ($2::text is null or (
    exists (select from seller_orders s where s.order_id = o.id and s.status = $2)
    and not exists (select from seller_orders s where s.order_id = o.id
      and array_position($3::text[], s.status) < array_position($3::text[], $2))))
  and ($4::text is null or o.order_number = $5 or o.receiver_first_name || ' ' || o.receiver_last_name ilike $4)
  and ($6::int[] is null or o.id = any($6))`

export function orderViewRepository(db: Database) {
  const view = async (name: keyof typeof VIEWS, value: unknown, tx: Tx = db) => {
    const { rows } = await tx.sql.query<OrderView & Record<string, unknown>>({
      name: `orders_view_${name}`,
      text: VIEWS[name],
      values: [value],
    })
    return rows[0]
  }

  return {
    find: (id: number, tx?: Tx): Promise<OrderView | undefined> => view('byId', id, tx),
    findByNumber: (number: string): Promise<OrderView | undefined> => view('byNumber', number),

    async list(filter: OrderFilter): Promise<{ rows: SummaryRow[]; total: number }> {
      const like = filter.keyword ? `%${filter.keyword.replace(/[\\%_]/g, '\\$&')}%` : null
      const values = [
        filter.customerId,
        filter.status ?? null,
        [...SELLER_ORDER_STATUSES],
        like,
        filter.number,
        filter.ids ?? null,
      ]
      const [page, counted] = await Promise.all([
        db.sql.query<SummaryRow & Record<string, unknown>>(
          `select o.id, o.order_number, o.created_at, o.updated_at, o.receiver_first_name, o.receiver_last_name, o.delivery_option,
            o.total, p.statuses, p.pharmacy_names, i.items_count, i.first_item_name, i.first_item_image
          from (select * from orders o where ${FILTER} order by ${sortOf(filter.sort)} limit $7 offset $8) o
          cross join lateral (select array_agg(s.status order by s.id) as statuses, array_agg(ph.name order by s.id) as pharmacy_names
            from seller_orders s join pharmacies ph on ph.id = s.pharmacy_id where s.order_id = o.id) p
          cross join lateral (select count(*)::int as items_count, (array_agg(t.product_name order by t.id))[1] as first_item_name,
            (array_agg(t.image order by t.id))[1] as first_item_image from order_items t where t.order_id = o.id) i
          order by ${sortOf(filter.sort)}`,
          [...values, filter.per_page, (filter.page - 1) * filter.per_page],
        ),
        db.sql.query<{ total: number }>(
          `select count(*)::int as total from orders o where ${FILTER}`,
          values,
        ),
      ])
      return { rows: page.rows, total: counted.rows[0]?.total ?? 0 }
    },
  }
}
export type OrderViewRepository = ReturnType<typeof orderViewRepository>
