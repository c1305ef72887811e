import type { ReportedBy } from '@botika/common/sales-report/endpoints'
import type { Database, Tx } from '../../platform'
import { build, countRows, every, over, pageOf, rowOf, rowsOf, sql } from '../../platform/db/query'

export interface Asked {
  from: string
  to: string
  by: ReportedBy
  isPaid: boolean
  pharmacyId: number | null
}

const e = over<{ s: 'seller_orders'; t: 'order_items' }>()

const midnight = (day: string, add = 0) =>
  sql<Date>`(${day}::date + ${add}::int)::timestamp at time zone 'Asia/Manila'`

const partsIn = ({ from, to, isPaid, pharmacyId }: Asked) =>
  build
    .selectFrom('seller_orders as s')
    .where('s.created_at', '>=', midnight(from))
    .where('s.created_at', '<', midnight(to, 1))
    .where((s) =>
      every(
        s('s.is_cancelled', '=', false),
        isPaid && s('s.is_paid', '=', true),
        pharmacyId !== null && s('s.pharmacy_id', '=', pharmacyId),
      ),
    )

const linesIn = (asked: Asked) => partsIn(asked).innerJoin('order_items as t', 't.seller_order_id', 's.id')

const vatClass = sql<string>`case when not ${e.ref('s.is_vat_registered')} then 'not_registered'
  when ${e.ref('t.is_vat_exempt')} then 'exempt'
  when ${e.ref('t.rule')} = 'statutory' or ${e.ref('t.vat_removed')} > 0 then 'discounted'
  else 'vatable' end`

const KEYS: Record<ReportedBy, typeof vatClass> = {
  day: sql<string>`to_char(${e.ref('s.created_at')} at time zone 'Asia/Manila', 'YYYY-MM-DD')`,
  product: sql<string>`${e.ref('t.product_id')}::text`,
  vat_class: vatClass,
}

const sumOf = (column: 'gross' | 'vat_removed' | 'discount' | 'promotion_discount' | 'total') =>
  sql<number>`coalesce(sum(${e.ref(`t.${column}`)}), 0)::bigint`

const SUMS = [
  sql<number>`count(distinct ${e.ref('s.order_id')})::int`.as('orders'),
  sql<number>`coalesce(sum(coalesce(${e.ref('t.quantity_dispatched')}, ${e.ref('t.quantity')})), 0)::int`.as(
    'units',
  ),
  sumOf('gross').as('gross'),
  sumOf('vat_removed').as('vat_removed'),
  sumOf('discount').as('discount'),
  sumOf('promotion_discount').as('promotion_discount'),
  sumOf('total').as('sales'),
  sql<number>`coalesce(sum(${e.ref('t.total')}) filter (where ${vatClass} = 'vatable'), 0)::bigint`.as(
    'vatable',
  ),
] as const

function rowsIn(asked: Asked) {
  const key = KEYS[asked.by]
  const grouped = linesIn(asked)
    .select([key.as('key'), ...SUMS])
    .select((t) => t.fn.max('t.product_name').as('name'))
    .groupBy(key)
  return asked.by === 'product'
    ? grouped.orderBy('sales', 'desc').orderBy('key')
    : grouped.orderBy('key', asked.by === 'day' ? 'desc' : 'asc')
}

export function salesReportRepository(db: Database) {
  return {
    transaction: db.transaction,

    page: (asked: Asked, page: { page: number; per_page: number }) => {
      const { limit, offset } = pageOf(page)
      return rowsOf(db, rowsIn(asked).limit(limit).offset(offset))
    },

    all: (tx: Tx, asked: Asked) => rowsOf(tx, rowsIn(asked)),

    async sums(asked: Asked) {
      const [lines, rows, parts] = await Promise.all([
        rowOf(db, linesIn(asked).select([...SUMS])),
        rowOf(db, build.selectFrom(rowsIn(asked).clearOrderBy().as('rows')).select(countRows.as('count'))),
        rowOf(
          db,
          partsIn(asked).select(sql<number>`coalesce(sum(${e.ref('s.delivery_fee')}), 0)::bigint`.as('fees')),
        ),
      ])
      return {
        sums: lines as NonNullable<typeof lines>,
        total: rows?.count ?? 0,
        deliveryFees: parts?.fees ?? 0,
      }
    },
  }
}
export type SalesReportRepository = ReturnType<typeof salesReportRepository>
