import { offersAboveCap, openReviews } from '../../catalogue'
import { waitingPapers } from '../../directory'
import type { Database } from '../../platform'
import { isLate as isLateComplaint } from '../complaints/repository'
import { isLate, wasExpected, wasOnTime } from '../seller-orders/view-repository'
import { build, countRows, every, listOf, numberOf, over, rowOf, rowsOf, sql } from '../../platform/db/query'

export interface Scope {
  pharmacyId: number | null
  customerId: number | null
}

const e = over<{ s: 'seller_orders'; t: 'order_items' }>()

const partsOf = ({ pharmacyId, customerId }: Scope) =>
  e
    .selectFrom('seller_orders as s')
    .where((s) =>
      every(
        s('s.archived_at', 'is', null),
        pharmacyId !== null && s('s.pharmacy_id', '=', pharmacyId),
        customerId !== null &&
          s('s.order_id', 'in', s.selectFrom('orders').select('id').where('customer_id', '=', customerId)),
      ),
    )

const sumOf = (column: 's.total' | 't.total') => sql<number>`sum(${e.ref(column)})::float8`

function figuresOf(scope: Scope, since: string) {
  const parts = partsOf(scope)
  const waiting = parts.where('s.status', '=', 'to_confirm')
  const waitingFor = (status: 'to_check' | 'rejected') =>
    numberOf(waiting.select('s.id').where('s.prescription_status', '=', status))
  // days are Manila's, from the first midnight of the period on
  const sold = parts
    .where('s.created_at', '>=', sql<Date>`${since}::date::timestamp at time zone 'Asia/Manila'`)
    .where('s.is_cancelled', '=', false)
  const day = sql<string>`to_char(${e.ref('s.created_at')} at time zone 'Asia/Manila', 'YYYY-MM-DD')`
  return build.selectNoFrom([
    listOf(parts.select(['s.status', countRows.as('count')]).groupBy('s.status')).as('statuses'),
    waiting.select((s) => s.fn.min('s.created_at').as('at')).as('oldest_to_confirm'),
    waitingFor('to_check').as('prescriptions_to_check'),
    waitingFor('rejected').as('waiting_for_shopper'),
    numberOf(parts.select('s.id').where(isLate)).as('late'),
    numberOf(parts.select('s.id').where(wasExpected)).as('expected'),
    numberOf(parts.select('s.id').where(wasOnTime)).as('on_time'),
    listOf(
      sold
        .select([day.as('day'), sql<number>`count(distinct ${e.ref('s.order_id')})::int`.as('orders')])
        .select(sumOf('s.total').as('total'))
        .groupBy('day')
        .orderBy('day'),
    ).as('sales'),
    listOf(
      sold
        .innerJoin('order_items as t', 't.seller_order_id', 's.id')
        .select(({ fn, ref }) => [
          't.product_id',
          fn.max('t.product_name').as('product_name'),
          sql<number>`sum(coalesce(${ref('t.quantity_dispatched')}, ${ref('t.quantity')}))::int`.as(
            'quantity',
          ),
          sumOf('t.total').as('total'),
        ])
        .groupBy('t.product_id')
        .orderBy('total', 'desc')
        .orderBy('t.product_id')
        .limit(10),
    ).as('top_products'),
  ])
}

const offersOf = (pharmacyId: number | null) =>
  build
    .selectFrom('inventories as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('pharmacies as h', 'h.id', 'i.pharmacy_id')
    .where((i) =>
      every(
        i('i.status', '=', 'live'),
        i('i.archived_at', 'is', null),
        pharmacyId !== null && i('i.pharmacy_id', '=', pharmacyId),
      ),
    )

export function dashboardRepository(db: Database) {
  return {
    async figures(scope: Scope, since: string) {
      const found = await rowOf(db, figuresOf(scope, since))
      return found as NonNullable<typeof found>
    },

    async waiting() {
      const found = await rowOf(
        db,
        build.selectNoFrom([
          numberOf(build.selectFrom('preregisters').select('id').where('status', '=', 'new')).as(
            'applications',
          ),
          numberOf(waitingPapers).as('papers'),
          numberOf(openReviews.select('p.id')).as('reviews'),
          numberOf(build.selectFrom('contact_messages').select('id').where('handled_at', 'is', null)).as(
            'messages',
          ),
        ]),
      )
      return found as NonNullable<typeof found>
    },

    async complaints(pharmacyId: number | null, isAdmin: boolean) {
      const chosen = build
        .selectFrom('complaints as c')
        .innerJoin('seller_orders as s', 's.id', 'c.seller_order_id')
        .select('c.id')
        .where((s) => every(pharmacyId !== null && s('s.pharmacy_id', '=', pharmacyId)))
      const found = await rowOf(
        db,
        build.selectNoFrom([
          numberOf(chosen.where('c.status', '=', isAdmin ? 'to_settle' : 'to_answer')).as('waiting'),
          numberOf(chosen.where(isLateComplaint(isAdmin))).as('late'),
        ]),
      )
      return found as NonNullable<typeof found>
    },

    async lines(pharmacyId: number | null, isAdmin: boolean): Promise<number> {
      const offered = build
        .selectFrom('line_offers')
        .select(countRows.as('count'))
        .where('status', '=', 'open')
        .where('pharmacy_id', '=', pharmacyId)
      const hanging = build
        .selectFrom('refused_lines as r')
        .innerJoin('seller_orders as s', 's.id', 'r.seller_order_id')
        .select(countRows.as('count'))
        .where('r.settled_at', 'is', null)
        .where((r) => every(pharmacyId !== null && r('s.pharmacy_id', '=', pharmacyId)))
      const found = isAdmin ? await rowOf(db, hanging) : await rowOf(db, offered)
      return found?.count ?? 0
    },

    async stock(pharmacyId: number | null, lowAt: number) {
      const products = sql<number>`count(distinct ${over<{ o: 'inventories' }>().ref('o.product_id')})::int`
      const [soldOut, aboveCap, low_stock] = await Promise.all([
        // as many as the linked list: for all pharmacies, products that nobody has in stock
        pharmacyId === null
          ? rowOf(
              db,
              build.selectFrom('product_search').select(countRows.as('count')).where('in_stock', '=', false),
            )
          : rowOf(db, offersOf(pharmacyId).select(countRows.as('count')).where('i.quantity', '=', 0)),
        rowOf(db, offersAboveCap(pharmacyId).select(products.as('count'))),
        rowsOf(
          db,
          offersOf(pharmacyId)
            .select(['i.id as inventory_id', 'i.product_id', 'p.name as product_name'])
            .select(['h.name as pharmacy_name', 'i.quantity'])
            .where((i) => i.between('i.quantity', 1, lowAt))
            .orderBy('i.quantity')
            .orderBy('i.id')
            .limit(10),
        ),
      ])
      return { sold_out: soldOut?.count ?? 0, above_cap: aboveCap?.count ?? 0, low_stock }
    },
  }
}
export type DashboardRepository = ReturnType<typeof dashboardRepository>
