import type { OpenLine, SellerOrderStatus } from '@botika/common/orders/steps'
import { SELLER_ORDER_STATUSES } from '@botika/common/orders/steps'
import { pharmacyAddress } from '../../directory'
import { type Database, sortingOf, type Tx } from '../../platform'
import {
  anyOf,
  build,
  type Columns,
  countRows,
  every,
  likeOf,
  listOf,
  named,
  pageOf,
  rowOf,
  rowsOf,
  sql,
} from '../../platform/db/query'
import type { orderEvents, orderItems, orders, sellerOrders } from '../../schema'

export type { Tx }

type Moment = Date | string
/** JSON from the database has moments as text; rows made here have dates. */
export type Row<T> = Omit<T, 'created_at' | 'updated_at'> & { created_at: Moment; updated_at: Moment }

export type OrderRow = Row<typeof orders.$inferSelect>
export type PartRow = Omit<
  Row<typeof sellerOrders.$inferSelect>,
  'expected_from' | 'expected_until' | 'confirm_by' | 'wait_asked_at'
> & {
  expected_from: Moment | null
  expected_until: Moment | null
  confirm_by: Moment | null
  wait_asked_at: Moment | null
  pharmacy_name: string
  pharmacy_address: string
  pharmacy_phone: string | null
  pharmacy_license_number: string | null
  courier_name: string | null
  open_lines: OpenLine[] | null
}
export type ItemRow = typeof orderItems.$inferSelect
export type EventRow = Omit<typeof orderEvents.$inferSelect, 'created_at' | 'id'> & {
  created_at: Moment
  pharmacy_name: string | null
}

export interface OrderView {
  order: OrderRow
  parts: PartRow[]
  items: ItemRow[]
  events: EventRow[]
}

export const openLines = build
  .selectFrom('refused_lines as r')
  .select(({ ref }) => sql<OpenLine[] | null>`array_agg(${ref('r.status')})`.as('statuses'))
  .where('r.settled_at', 'is', null)

const parts = build
  .selectFrom('seller_orders as s')
  .innerJoin('pharmacies as ph', 'ph.id', 's.pharmacy_id')
  .leftJoin('couriers as c', 'c.id', 's.courier_id')
  .selectAll('s')
  .select(['ph.name as pharmacy_name', pharmacyAddress.as('pharmacy_address'), 'ph.phone as pharmacy_phone'])
  .select(['ph.license_number as pharmacy_license_number', 'c.name as courier_name'])
  .select(({ ref }) => openLines.where('r.seller_order_id', '=', ref('s.id')).as('open_lines'))
  .orderBy('s.id')
const items = build.selectFrom('order_items as t').selectAll('t').orderBy('t.id')
const events = build
  .selectFrom('order_events as e')
  .leftJoin('seller_orders as s', 's.id', 'e.seller_order_id')
  .leftJoin('pharmacies as ph', 'ph.id', 's.pharmacy_id')
  .selectAll('e')
  .select('ph.name as pharmacy_name')
  .orderBy('e.id')

const views = build
  .selectFrom('orders as o')
  .select(({ fn, ref }) => [
    fn.toJson('o').as('order'),
    listOf(parts.where('s.order_id', '=', ref('o.id'))).as('parts'),
    listOf(items.where('t.order_id', '=', ref('o.id'))).as('items'),
    listOf(events.where('e.order_id', '=', ref('o.id'))).as('events'),
  ])

const findById = named<{ id: number }>()('orders_view_id', (p) => views.where('o.id', '=', p.id))
const findByNumber = named<{ number: string }>()('orders_view_number', (p) =>
  views.where('o.order_number', '=', p.number),
)

export interface OrderFilter {
  customerId: number | null
  status?: SellerOrderStatus | undefined
  keyword?: string | undefined
  number: string | null
  ids?: number[] | undefined
  sort?: string | undefined
  page: number
  per_page: number
}

const SORTS = { id: 'id', created_at: 'id', updated_at: 'updated_at', total: 'total' } as const

const all = build.selectFrom('orders as o')

/** Whether an order stands there: where its least advanced living part stands. */
function standsAt(e: Columns<typeof all>, status: SellerOrderStatus) {
  const own = e.selectFrom('seller_orders as s').select('s.id').whereRef('s.order_id', '=', 'o.id')
  const before = SELLER_ORDER_STATUSES.slice(0, SELLER_ORDER_STATUSES.indexOf(status))
  return e.and([
    e.exists(own.where('s.status', '=', status)),
    e.not(e.exists(own.where('s.status', '=', anyOf(before)))),
  ])
}

const chosenBy = ({ customerId, status, keyword, number, ids }: OrderFilter) =>
  all.where((e) => {
    const receiver = sql<string>`${e.ref('o.receiver_first_name')} || ' ' || ${e.ref('o.receiver_last_name')}`
    return every(
      customerId !== null && e('o.customer_id', '=', customerId),
      status && standsAt(e, status),
      !!keyword && e.or([e('o.order_number', '=', number ?? ''), e(receiver, 'ilike', likeOf(keyword))]),
      ids && e('o.id', '=', anyOf(ids)),
    )
  })

function pageBy(filter: OrderFilter) {
  const { by, isDown } = sortingOf(SORTS, filter.sort) ?? { by: 'id' as const, isDown: true }
  const direction = isDown ? 'desc' : 'asc'
  const { limit, offset } = pageOf(filter)
  const inOrder = chosenBy(filter).orderBy(`o.${by}`, direction).orderBy('o.id', direction)
  return build
    .selectFrom(inOrder.selectAll('o').limit(limit).offset(offset).as('o'))
    .crossJoinLateral((e) =>
      e
        .selectFrom('seller_orders as s')
        .innerJoin('pharmacies as ph', 'ph.id', 's.pharmacy_id')
        .select(({ ref }) => [
          sql<SellerOrderStatus[]>`array_agg(${ref('s.status')} order by ${ref('s.id')})`.as('statuses'),
          sql<string[]>`array_agg(${ref('ph.name')} order by ${ref('s.id')})`.as('pharmacy_names'),
        ])
        .whereRef('s.order_id', '=', 'o.id')
        .as('p'),
    )
    .crossJoinLateral((e) =>
      e
        .selectFrom('order_items as t')
        .select(({ ref }) => [
          countRows.as('items_count'),
          sql<string>`(array_agg(${ref('t.product_name')} order by ${ref('t.id')}))[1]`.as('first_item_name'),
          sql<string | null>`(array_agg(${ref('t.image')} order by ${ref('t.id')}))[1]`.as(
            'first_item_image',
          ),
        ])
        .whereRef('t.order_id', '=', 'o.id')
        .as('i'),
    )
    .select(['o.id', 'o.order_number', 'o.created_at', 'o.updated_at', 'o.receiver_first_name'])
    .select(['o.receiver_last_name', 'o.delivery_option', 'o.total', 'p.statuses', 'p.pharmacy_names'])
    .select(['i.items_count', 'i.first_item_name', 'i.first_item_image'])
    .select(({ ref }) => openLines.where('r.order_id', '=', ref('o.id')).as('open_lines'))
    .orderBy(`o.${by}`, direction)
    .orderBy('o.id', direction)
}

export type SummaryRow = Awaited<ReturnType<OrderViewRepository['list']>>['rows'][number]

export function orderViewRepository(db: Database) {
  return {
    find: async (id: number, tx: Tx = db): Promise<OrderView | undefined> => (await findById(tx, { id }))[0],

    findByNumber: async (number: string): Promise<OrderView | undefined> =>
      (await findByNumber(db, { number }))[0],

    async list(filter: OrderFilter) {
      const [rows, counted] = await Promise.all([
        rowsOf(db, pageBy(filter)),
        rowOf(db, chosenBy(filter).select(countRows.as('total'))),
      ])
      return { rows, total: counted?.total ?? 0 }
    },
  }
}
export type OrderViewRepository = ReturnType<typeof orderViewRepository>
