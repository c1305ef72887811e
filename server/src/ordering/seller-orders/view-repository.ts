import type { SellerOrderStatus } from '@botika/common/orders/steps'
import { type Database, sortingOf } from '../../platform'
import type { ItemRow, OrderRow, PartRow, SellerOrderFilter } from './repository'

type Moment = Date | string
type Row<T> = Omit<T, 'created_at' | 'updated_at'> & { created_at: Moment; updated_at: Moment }

export interface EventRow {
  seller_order_id: number | null
  kind: string
  remarks: string | null
  actor_role: string
  created_at: Moment
}

/** A part with what a list shows of its order. */
export type PartSummaryRow = Row<PartRow> & {
  order_number: string
  pharmacy_name: string
  pharmacy_address: string
  pharmacy_license_number: string | null
  courier_name: string | null
  receiver_first_name: string
  receiver_last_name: string
  delivery_option: OrderRow['delivery_option']
  payment_option: OrderRow['payment_option']
  discount_type: OrderRow['discount_type']
  city: string
  items_count: number
  confirmed_at: Moment | null
  /** With these four where the list was asked for in detail. */
  receiver_number?: string
  address?: string
  barangay?: string
  province?: string
  goods?: string
}

/** How many parts stand in a status, and in how many of them a prescription was rejected. */
interface StatusCount {
  status: SellerOrderStatus
  count: number
  rejected: number
}

/** A part with its order, items and events. */
export interface PartView {
  part: PartSummaryRow
  order: Row<OrderRow>
  items: (ItemRow & { in_stock: number })[]
  events: EventRow[]
  is_prescription_read: boolean
  /** Orders with the same ID number under another name. */
  same_id: { orders: number; names: string[] }
  /** Other orders with an equal prescription file. */
  same_prescription: { orders: number; sent_at: Moment[] }
}

const SUMMARY = `s.*, o.order_number, o.receiver_first_name, o.receiver_last_name, o.delivery_option, o.payment_option,
  o.discount_type, o.city, ph.name as pharmacy_name,
  concat_ws(', ', nullif(ph.address, ''), ph.city) as pharmacy_address,
  ph.license_number as pharmacy_license_number, c.name as courier_name,
  (select count(*)::int from order_items t where t.seller_order_id = s.id) as items_count,
  (select max(e.created_at) from order_events e where e.order_id = s.order_id and e.seller_order_id = s.id
    and e.kind = 'confirmed') as confirmed_at`
/** The same with what a list for a spreadsheet has besides. */
const DETAILED = `${SUMMARY}, o.receiver_number, o.address, o.barangay, o.province,
  (select string_agg(coalesce(t.quantity_dispatched, t.quantity) || ' × ' || t.product_name, '; ' order by t.id)
    from order_items t where t.seller_order_id = s.id) as goods`
const FROM = `seller_orders s join orders o on o.id = s.order_id join pharmacies ph on ph.id = s.pharmacy_id
  left join couriers c on c.id = s.courier_id`

// days are Manila's
const FILTER = `s.archived_at is null and ($1::int is null or s.pharmacy_id = $1)
  and ($2::text is null or o.order_number ilike $2 or o.receiver_first_name || ' ' || o.receiver_last_name ilike $2
    or exists (select from order_items t where t.seller_order_id = s.id
      and (t.product_name ilike $2 or t.generic_name ilike $2 or t.brand ilike $2))
    or ($8::text is not null and (regexp_replace(o.receiver_number, '\\D', '', 'g') like $8
      or regexp_replace(o.guest_number, '\\D', '', 'g') like $8)))
  and ($3::bool is null or (s.prescription_status <> 'not_needed') = $3)
  and ($4::date is null or s.created_at >= $4::date::timestamp at time zone 'Asia/Manila')
  and ($5::date is null or s.created_at < ($5::date + 1)::timestamp at time zone 'Asia/Manila')
  and ($6::int[] is null or s.id = any($6))
  and ($7::text is null or s.prescription_status = $7)`

const SORTS: Record<string, string> = {
  id: 's.id',
  created_at: 's.created_at',
  updated_at: 's.updated_at',
  total: 's.total',
  status: 's.status',
  order_number: 'o.order_number',
  receiver_last_name: 'o.receiver_last_name',
  city: 'o.city',
}

function sortOf(sort = '-created_at') {
  const { by, isDown } = sortingOf(SORTS, sort) ?? { by: 's.created_at', isDown: true }
  const direction = isDown ? 'desc' : 'asc'
  return `${by} ${direction}, s.id ${direction}`
}

/** The end of a phone number that a caller says, however it is written: `0917 123 4567` and `+63 917…` are one. */
function phoneLikeOf(keyword: string): string | null {
  if (!/^[\d\s()+.-]{6,}$/.test(keyword.trim())) return null
  const digits = keyword.replace(/\D/g, '').replace(/^(63|0)(?=\d{9})/, '')
  return digits.length >= 6 ? `%${digits}%` : null
}

/** A typed number has no case and may lack its dash. */
const likeOf = (keyword: string) => `%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`

// the number without its dashes and case, as it is indexed; names by their emails alone
const number = (order: string) =>
  `(regexp_replace(lower(${order}.senior_citizen_id), '[^[:alnum:]]', '', 'g'))`
const name = (order: string) => `regexp_replace(lower(${order}.senior_citizen_name), '[^[:alnum:]]', '', 'g')`

/** Orders with the ID number of part p's order under another name; names that pharmacy $2 has from its own orders. */
const SAME_ID = `(select json_build_object('orders', count(*)::int, 'names', coalesce(json_agg(distinct x.senior_citizen_name)
    filter (where $2::int is null or exists (select from seller_orders w where w.order_id = x.id and w.pharmacy_id = $2
      and not w.is_cancelled and (w.discount > 0 or w.vat_removed > 0))), '[]'))
  from orders own join orders x on x.senior_citizen_id is not null and ${number('x')} = ${number('own')}
    and ${name('x')} <> ${name('own')}
  where own.id = p.order_id)`

// what other pharmacies' orders are is not said: only how many, and when
const SAME_PRESCRIPTION = `(select json_build_object('orders', count(*)::int,
    'sent_at', coalesce(to_json((array_agg(x.created_at order by x.id desc))[1:5]), '[]'))
  from orders own join private_files f on f.id = own.prescription_file_id
    cross join lateral (select f.id union select g.id from private_files g where g.sha256 = f.sha256) equal
    join orders x on x.prescription_file_id = equal.id and x.id <> own.id
  where own.id = p.order_id)`

export function sellerOrderViewRepository(db: Database) {
  return {
    async find(id: number, pharmacyId: number | null): Promise<PartView | undefined> {
      const { rows } = await db.sql.query<PartView & Record<string, unknown>>({
        name: 'seller_orders_view',
        text: `select
            (select row_to_json(x) from (select ${SUMMARY} from ${FROM} where s.id = p.id) x) as part,
            (select row_to_json(o) from orders o where o.id = p.order_id) as "order",
            (select json_agg(x) from (select t.*, i.quantity as in_stock from order_items t join inventories i on i.id = t.inventory_id
              where t.seller_order_id = p.id order by t.id) x) as items,
            (select json_agg(x) from (select e.* from order_events e
              where e.order_id = p.order_id and (e.seller_order_id = p.id or e.seller_order_id is null) order by e.id) x) as events,
            exists (select from private_file_reads r join users u on u.id = r.user_id join orders o on o.id = p.order_id
              where r.private_file_id = o.prescription_file_id and u.pharmacy_id = p.pharmacy_id) as is_prescription_read,
            ${SAME_ID} as same_id, ${SAME_PRESCRIPTION} as same_prescription
          from seller_orders p where p.id = $1 and p.archived_at is null and ($2::int is null or p.pharmacy_id = $2)`,
        values: [id, pharmacyId],
      })
      return rows[0]
    },

    /** A page of parts, and how many stand in each status whatever status was asked for. */
    async list(filter: SellerOrderFilter) {
      const values = [
        filter.pharmacyId,
        filter.keyword ? likeOf(filter.keyword) : null,
        filter.has_prescription ?? null,
        filter.placed_from ?? null,
        filter.placed_to ?? null,
        filter.ids ?? null,
        filter.prescription_status ?? null,
        filter.keyword ? phoneLikeOf(filter.keyword) : null,
      ]
      const [page, counted] = await Promise.all([
        db.sql.query<PartSummaryRow & Record<string, unknown>>(
          `select ${filter.is_detailed ? DETAILED : SUMMARY} from ${FROM}
            where ${FILTER} and ($9::text is null or s.status = $9)
            order by ${sortOf(filter.sort)} limit $10 offset $11`,
          [...values, filter.status ?? null, filter.per_page, (filter.page - 1) * filter.per_page],
        ),
        db.sql.query<StatusCount & Record<string, unknown>>(
          `select s.status, count(*)::int as count,
              count(*) filter (where s.prescription_status = 'rejected')::int as rejected from seller_orders s join orders o on o.id = s.order_id
            where ${FILTER} group by s.status`,
          values,
        ),
      ])
      return { rows: page.rows, counts: counted.rows }
    },
  }
}
export type SellerOrderViewRepository = ReturnType<typeof sellerOrderViewRepository>
