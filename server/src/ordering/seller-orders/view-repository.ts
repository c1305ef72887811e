import { LATE_AFTER_HOURS } from '@botika/common/orders/steps'
import { holdsCard, pharmacyAddress } from '../../directory'
import { saleStop } from './stop-expressions'
import { type Database, sortingOf } from '../../platform'
import {
  ago,
  anyOf,
  build,
  countRows,
  documentOf,
  every,
  type Expression,
  likeOf,
  listOf,
  named,
  numberOf,
  over,
  pageOf,
  type RowOf,
  rowsOf,
  sql,
  type SqlBool,
} from '../../platform/db/query'
import type { Row } from '../orders/view-repository'
import type { SellerOrderFilter } from './repository'

const parts = build
  .selectFrom('seller_orders as s')
  .innerJoin('orders as o', 'o.id', 's.order_id')
  .innerJoin('pharmacies as ph', 'ph.id', 's.pharmacy_id')
  .leftJoin('couriers as c', 'c.id', 's.courier_id')

const e = over<{ s: 'seller_orders'; o: 'orders'; t: 'order_items' }>()
const goods = e.selectFrom('order_items as t').whereRef('t.seller_order_id', '=', 's.id')

const listed =
  sql<string>`string_agg(coalesce(${e.ref('t.quantity_dispatched')}, ${e.ref('t.quantity')}) || ' × ' ||
  ${e.ref('t.product_name')}, '; ' order by ${e.ref('t.id')})`.as('goods')

const summaries = parts
  .selectAll('s')
  .select(['o.order_number', 'o.receiver_first_name', 'o.receiver_last_name', 'o.delivery_option'])
  .select(['o.payment_option', 'o.discount_type', 'o.city', 'ph.name as pharmacy_name'])
  .select([pharmacyAddress.as('pharmacy_address'), 'ph.license_number as pharmacy_license_number'])
  .select((e) => [
    'c.name as courier_name',
    saleStop.as('sale_stop'),
    numberOf(goods.select('t.id')).as('items_count'),
    e
      .selectFrom('order_events as v')
      .select((v) => v.fn.max('v.created_at').as('at'))
      .whereRef('v.order_id', '=', 's.order_id')
      .whereRef('v.seller_order_id', '=', 's.id')
      .where('v.kind', '=', 'confirmed')
      .as('confirmed_at'),
  ])

const detailed = summaries
  .select(['o.receiver_number', 'o.address', 'o.barangay', 'o.province'])
  .select(sql<string>`${goods.select(listed)}`.as('goods'))

const midnight = (day: string, later = 0) =>
  sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone 'Asia/Manila'`

/** The end of a phone number, however it is written: `0917 123 4567` and `+63 917…` are one. */
function phoneLikeOf(keyword: string): string | null {
  if (!/^[\d\s()+.-]{6,}$/.test(keyword.trim())) return null
  const digits = keyword.replace(/\D/g, '').replace(/^(63|0)(?=\d{9})/, '')
  return digits.length >= 6 ? `%${digits}%` : null
}

function meets(keyword: string) {
  const like = likeOf(keyword.trim())
  const phone = phoneLikeOf(keyword)
  const isIn = (column: 'o.receiver_number' | 'o.guest_number') =>
    sql<SqlBool>`regexp_replace(${e.ref(column)}, '\\D', '', 'g') like ${phone}`
  const receiver = sql<string>`${e.ref('o.receiver_first_name')} || ' ' || ${e.ref('o.receiver_last_name')}`
  const names = (['t.product_name', 't.generic_name', 't.brand'] as const).map((name) =>
    e(name, 'ilike', like),
  )
  return e.or([
    e('o.order_number', 'ilike', like),
    e(receiver, 'ilike', like),
    e.exists(goods.select('t.id').where(e.or(names))),
    ...(phone === null ? [] : [isIn('o.receiver_number'), isIn('o.guest_number')]),
  ])
}

const isPickUp = e.exists(
  e
    .selectFrom('orders as own')
    .select('own.id')
    .whereRef('own.id', '=', 's.order_id')
    .where('own.delivery_option', '=', 'pick_up'),
)

/** A part (`s`) that its pharmacy lets wait, or that has not come when it said: not one that waits for a prescription. */
export const isLate = e.and([
  e('s.prescription_status', '<>', 'rejected'),
  e.or([
    ...(['to_confirm', 'to_ship'] as const).map((status) =>
      e.and([e('s.status', '=', status), e('s.created_at', '<', ago(`${LATE_AFTER_HOURS[status]} hours`))]),
    ),
    e.and([
      e('s.expected_until', '<', ago('0 hours')),
      e('s.status', '=', anyOf(['to_confirm', 'to_ship', 'to_receive'])),
      e.or([e('s.status', '<>', 'to_receive'), e.not(isPickUp)]),
    ]),
  ]),
])

/** Parts (`s`) that were expected in the last 90 days, and those that came, or were ready for pick-up, in time. */
export const wasExpected = e.and([
  e('s.is_cancelled', '=', false),
  e.between('s.expected_until', ago('90 days'), ago('0 hours')),
])
export const wasOnTime = e.and([
  wasExpected,
  e.exists(
    e
      .selectFrom('order_events as v')
      .select('v.id')
      .whereRef('v.order_id', '=', 's.order_id')
      .whereRef('v.seller_order_id', '=', 's.id')
      .whereRef('v.created_at', '<=', 's.expected_until')
      .where(
        'v.kind',
        '=',
        e
          .case()
          .when(isPickUp)
          .then('shipped' as const)
          .else('received' as const)
          .end(),
      ),
  ),
])

const chosenBy = (filter: SellerOrderFilter) =>
  every(
    e('s.archived_at', 'is', null),
    filter.pharmacyId !== null && e('s.pharmacy_id', '=', filter.pharmacyId),
    !!filter.keyword && meets(filter.keyword),
    filter.has_prescription !== undefined &&
      e('s.prescription_status', filter.has_prescription ? '<>' : '=', 'not_needed'),
    filter.is_late !== undefined && (filter.is_late ? isLate : e.not(isLate)),
    !!filter.placed_from && e('s.created_at', '>=', midnight(filter.placed_from)),
    !!filter.placed_to && e('s.created_at', '<', midnight(filter.placed_to, 1)),
    filter.ids && e('s.id', '=', anyOf(filter.ids)),
    filter.prescription_status && e('s.prescription_status', '=', filter.prescription_status),
  )

const SORTS = {
  id: 's.id',
  created_at: 's.created_at',
  updated_at: 's.updated_at',
  total: 's.total',
  status: 's.status',
  order_number: 'o.order_number',
  receiver_last_name: 'o.receiver_last_name',
  city: 'o.city',
} as const

const view = over<{ p: 'seller_orders'; x: 'orders'; own: 'orders' }>()

// the number without its dashes and case, as it is indexed; names by their letters alone
const lettersOf = (order: 'x' | 'own', column: 'id' | 'name') =>
  sql<string>`(regexp_replace(lower(${view.ref(`${order}.senior_citizen_${column}`)}), '[^[:alnum:]]', '', 'g'))`

const others = view.selectFrom('orders as own').whereRef('own.id', '=', 'p.order_id')

/** Orders with the same ID number under another name; names only from the pharmacy's own orders. */
const sameId = (isKnown: Expression<SqlBool>) =>
  others
    .innerJoin('orders as x', (on) =>
      on
        .on('x.senior_citizen_id', 'is not', null)
        .on(lettersOf('x', 'id'), '=', lettersOf('own', 'id'))
        .on(lettersOf('x', 'name'), '<>', lettersOf('own', 'name')),
    )
    .select(countRows.as('orders'))
    .select(({ ref }) =>
      sql<
        string[]
      >`coalesce(json_agg(distinct ${ref('x.senior_citizen_name')}) filter (where ${isKnown}), '[]')`.as(
        'names',
      ),
    )

/** Other orders with an equal prescription file; of other pharmacies' only how many, and when. */
const samePrescription = others
  .innerJoin('private_files as f', 'f.id', 'own.prescription_file_id')
  .crossJoinLateral((f) =>
    build
      .selectNoFrom(f.ref('f.id').as('id'))
      .union(f.selectFrom('private_files as g').select('g.id').whereRef('g.sha256', '=', 'f.sha256'))
      .as('equal'),
  )
  .innerJoin('orders as x', (on) =>
    on.onRef('x.prescription_file_id', '=', 'equal.id').onRef('x.id', '<>', 'own.id'),
  )
  .select(countRows.as('orders'))
  .select(({ ref }) =>
    sql<
      string[]
    >`coalesce(to_json((array_agg(${ref('x.created_at')} order by ${ref('x.id')} desc))[1:5]), '[]')`.as(
      'sent_at',
    ),
  )

const findPart = named<{ id: number; pharmacyId: number | null; userId: number }>()(
  'seller_orders_view',
  (p) => {
    const isAny = sql<SqlBool>`${p.pharmacyId}::int is null`
    const ownOfX = view
      .selectFrom('seller_orders as w')
      .select('w.id')
      .whereRef('w.order_id', '=', 'x.id')
      .where('w.pharmacy_id', '=', p.pharmacyId)
      .where('w.is_cancelled', '=', false)
      .where((w) => w.or([w('w.discount', '>', 0), w('w.vat_removed', '>', 0)]))
    return build
      .selectFrom('seller_orders as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select((of) => [
        documentOf(summaries.where('s.id', '=', of.ref('p.id'))).as('part'),
        of.fn.toJson('o').as('order'),
        listOf(
          of
            .selectFrom('order_items as t')
            .innerJoin('inventories as i', 'i.id', 't.inventory_id')
            .selectAll('t')
            .select('i.quantity as in_stock')
            .select((t) =>
              documentOf(
                t
                  .selectFrom('prescription_checks as k')
                  .select(['k.user_name', 'k.created_at'])
                  .whereRef('k.order_item_id', '=', 't.id')
                  .orderBy('k.id', 'desc')
                  .limit(1),
              ).as('check'),
            )
            .whereRef('t.seller_order_id', '=', 'p.id')
            .orderBy('t.id'),
        ).as('items'),
        listOf(
          of
            .selectFrom('order_events as v')
            .selectAll()
            .whereRef('v.order_id', '=', 'p.order_id')
            .where((v) =>
              v.or([v('v.seller_order_id', '=', v.ref('p.id')), v('v.seller_order_id', 'is', null)]),
            )
            .orderBy('v.id'),
        ).as('events'),
        every(
          of.exists(
            of
              .selectFrom('private_file_reads as r')
              .select('r.id')
              .whereRef('r.private_file_id', '=', 'o.prescription_file_id')
              .whereRef('r.order_id', '=', 'o.id')
              .where('r.user_id', '=', p.userId),
          ),
        ).as('is_prescription_read'),
        every(holdsCard(sql<number>`${p.userId}::int`, of.ref('p.pharmacy_id'))).as('holds_card'),
        documentOf(sameId(view.or([isAny, view.exists(ownOfX)]))).as('same_id'),
        documentOf(samePrescription).as('same_prescription'),
      ])
      .where('p.id', '=', p.id)
      .where('p.archived_at', 'is', null)
      .where(view.or([isAny, view('p.pharmacy_id', '=', p.pharmacyId)]))
  },
)

export type PartView = Awaited<ReturnType<typeof findPart>>[number]
export type PartSummaryRow = Row<RowOf<typeof summaries>> & Partial<Row<RowOf<typeof detailed>>>

export function sellerOrderViewRepository(db: Database) {
  return {
    find: async (id: number, pharmacyId: number | null, userId: number) =>
      (await findPart(db, { id, pharmacyId, userId }))[0],

    async list(filter: SellerOrderFilter) {
      const { by, isDown } = sortingOf(SORTS, filter.sort) ?? { by: SORTS.created_at, isDown: true }
      const direction = isDown ? 'desc' : 'asc'
      const { limit, offset } = pageOf(filter)
      const chosen = chosenBy(filter)
      const page = (filter.is_detailed ? detailed : summaries)
        .where(every(chosen, filter.status && e('s.status', '=', filter.status)))
        .orderBy(by, direction)
        .orderBy('s.id', direction)
        .limit(limit)
        .offset(offset)
      const [rows, counts] = await Promise.all([
        rowsOf<PartSummaryRow>(db, page),
        rowsOf(
          db,
          build
            .selectFrom('seller_orders as s')
            .innerJoin('orders as o', 'o.id', 's.order_id')
            .select(['s.status', countRows.as('count')])
            .select(
              sql<number>`count(*) filter (where ${e('s.prescription_status', '=', 'rejected')})::int`.as(
                'rejected',
              ),
            )
            .where(chosen)
            .groupBy('s.status'),
        ),
      ])
      return { rows, counts }
    },
  }
}
export type SellerOrderViewRepository = ReturnType<typeof sellerOrderViewRepository>
