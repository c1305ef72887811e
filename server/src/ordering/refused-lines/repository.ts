import { UNRECEIVED_DAYS, UNSENT_DAYS } from '@botika/common/orders/steps'
import type { LINE_OFFER_STATUSES, REFUSED_LINE_STATUSES } from '@botika/common/refused-lines/rules'
import type { Database, Tx } from '../../platform'
import {
  anyOf,
  build,
  every,
  likeOf,
  listOf,
  now,
  over,
  pageByStatus,
  type RowOf,
  rowOf,
  rowsOf,
  run,
  sql,
} from '../../platform/db/query'
import type { lineOffers, refusedLines } from '../../schema'

export type { Tx }

const DAY_MS = 86_400_000

const e = over<{
  r: 'refused_lines'
  t: 'order_items'
  o: 'orders'
  f: 'line_offers'
  m: 'order_items'
  ph: 'pharmacies'
  part: 'seller_orders'
}>()

const lines = build
  .selectFrom('refused_lines as r')
  .innerJoin('order_items as t', 't.id', 'r.order_item_id')
  .innerJoin('seller_orders as s', 's.id', 'r.seller_order_id')
  .innerJoin('pharmacies as ph', 'ph.id', 's.pharmacy_id')
  .innerJoin('orders as o', 'o.id', 'r.order_id')
  .innerJoin('products as p', 'p.id', 't.product_id')
  .selectAll('r')
  .select(['s.pharmacy_id', 'ph.name as pharmacy_name', 'ph.province', 'ph.city', 'ph.latitude'])
  .select(['ph.longitude', 't.product_id', 't.product_name', 't.quantity', 't.is_prescription'])
  .select(['o.order_number', 'o.customer_id', 'o.may_be_moved', 'p.unit_count', 'o.receiver_first_name'])
  .select('o.receiver_last_name')
  .select((r) =>
    listOf(
      r
        .selectFrom('line_offers as f')
        .innerJoin('pharmacies as fp', 'fp.id', 'f.pharmacy_id')
        .selectAll('f')
        .select('fp.name as pharmacy_name')
        .whereRef('f.refused_line_id', '=', 'r.id')
        .orderBy('f.id'),
    ).as('offers'),
  )

export type LineRow = RowOf<typeof lines>

const offered = build
  .selectFrom('line_offers as f')
  .innerJoin('refused_lines as r', 'r.id', 'f.refused_line_id')
  .innerJoin('inventories as i', 'i.id', 'f.inventory_id')
  .innerJoin('products as p', 'p.id', 'i.product_id')
  .innerJoin('orders as o', 'o.id', 'r.order_id')
  .leftJoin('order_items as m', (on) =>
    on.onRef('m.id', '=', 'r.moved_item_id').on('f.status', '=', 'accepted'),
  )
  .selectAll('f')
  .select(['r.order_id', 'p.name as product_name', 'p.generic_name', 'p.is_prescription'])
  .select(['i.quantity as in_stock', 'o.city', 'm.seller_order_id as part_id'])

export type OfferedRow = RowOf<typeof offered>

interface Page {
  keyword?: string | undefined
  ids?: number[] | undefined
  page: number
  per_page: number
}

export interface LineFilter extends Page {
  status?: (typeof REFUSED_LINE_STATUSES)[number] | undefined
  is_open?: boolean | undefined
  pharmacyId: number | null
}

interface OfferFilter extends Page {
  status?: (typeof LINE_OFFER_STATUSES)[number] | undefined
  pharmacyId: number
}

const shopper = sql<string>`${e.ref('o.receiver_first_name')} || ' ' || ${e.ref('o.receiver_last_name')}`

const isOpen = e('r.settled_at', 'is', null)

const linesBy = ({ keyword, ids, is_open, pharmacyId }: LineFilter) =>
  lines.where(
    every(
      !!keyword &&
        e.or([
          e('o.order_number', 'ilike', likeOf(keyword.trim())),
          e('t.product_name', 'ilike', likeOf(keyword.trim())),
          e(shopper, 'ilike', likeOf(keyword.trim())),
        ]),
      ids && e('r.id', '=', anyOf(ids)),
      is_open !== undefined && (is_open ? isOpen : e.not(isOpen)),
      pharmacyId !== null && e('ph.id', '=', pharmacyId),
    ),
  )

export function refusedLineRepository(db: Database) {
  return {
    transaction: db.transaction,

    find: (id: number, tx: Tx = db) => rowOf(tx, lines.where('r.id', '=', id)),

    ofOrder: (orderId: number, tx: Tx = db) =>
      rowsOf(tx, lines.where('r.order_id', '=', orderId).orderBy('r.id')),

    sellerOf: (inventoryId: number) =>
      rowOf(
        db,
        build.selectFrom('inventories').select(['product_id', 'pharmacy_id']).where('id', '=', inventoryId),
      ),

    packsOf: (ids: number[]) =>
      rowsOf(db, build.selectFrom('products').select(['id', 'unit_count']).where('id', '=', anyOf(ids))),

    insertLine: async (tx: Tx, row: typeof refusedLines.$inferInsert) =>
      (await rowOf(tx, build.insertInto('refused_lines').values(row).returning('id')))?.id as number,

    updateLine: (tx: Tx, id: number, values: Partial<typeof refusedLines.$inferInsert>) =>
      run(
        tx,
        build
          .updateTable('refused_lines')
          .set({ ...values, updated_at: now })
          .where('id', '=', id),
      ),

    /** What a move changed of the order's delivery fee is agreed for the lines that are still open. */
    agreeFee: (tx: Tx, orderId: number, fee: number) =>
      run(
        tx,
        build
          .updateTable('refused_lines')
          .set({ fee_agreed: fee })
          .where('order_id', '=', orderId)
          .where('settled_at', 'is', null),
      ),

    insertOffers: (tx: Tx, rows: (typeof lineOffers.$inferInsert)[]) =>
      run(tx, build.insertInto('line_offers').values(rows)),

    updateOffer: (tx: Tx, id: number, status: OfferedRow['status']) =>
      run(tx, build.updateTable('line_offers').set({ status, updated_at: now }).where('id', '=', id)),

    closeOffers: (tx: Tx, lineId: number, status: OfferedRow['status']) =>
      run(
        tx,
        build
          .updateTable('line_offers')
          .set({ status, updated_at: now })
          .where('refused_line_id', '=', lineId)
          .where('status', '=', 'open'),
      ),

    offer: (id: number, pharmacyId: number, tx: Tx = db) =>
      rowOf(tx, offered.where('f.id', '=', id).where('f.pharmacy_id', '=', pharmacyId)),

    ...listsOn(db),
    ...overdueOn(db),
  }
}
export type RefusedLineRepository = ReturnType<typeof refusedLineRepository>

const listsOn = (db: Database) => ({
  list: (filter: LineFilter) =>
    pageByStatus(db, linesBy(filter), {
      column: e.ref('r.status'),
      asked: filter,
      inTurn: (page) => page.orderBy(sql`${e.ref('r.settled_at')} desc nulls first`).orderBy('r.id'),
    }),

  listOffers({ keyword, ids, pharmacyId, ...asked }: OfferFilter) {
    const chosen = offered.where((f) =>
      every(
        f('f.pharmacy_id', '=', pharmacyId),
        !!keyword && f('p.name', 'ilike', likeOf(keyword.trim())),
        ids && f('f.id', '=', anyOf(ids)),
      ),
    )
    return pageByStatus(db, chosen, {
      column: e.ref('f.status'),
      asked,
      inTurn: (page) =>
        page
          .orderBy(sql`${e.ref('f.status')} <> 'open'`)
          .orderBy('f.answer_by')
          .orderBy('f.id'),
    })
  },
})

const overdueOn = (db: Database) => ({
  /** What has passed its time by `at`: to confirm, to send anew, to answer, to choose for, to send or receive, to end. */
  async overdue(at: Date, chooseDays: number) {
    const unconfirmed = build
      .selectFrom('seller_orders')
      .select('id')
      .where('is_confirmed', '=', false)
      .where('is_cancelled', '=', false)
      .orderBy('id')
      .limit(500)
    const chosenBy = new Date(at.getTime() - chooseDays * DAY_MS)
    const daysAgo = (days: number) => new Date(at.getTime() - days * DAY_MS)
    const isUnreceived = every(
      e('part.status', '=', 'to_receive'),
      e('part.expected_until', '<', daysAgo(UNRECEIVED_DAYS)),
      // sent late, it has its days from then
      e.or([e('part.wait_asked_at', 'is not', null), e('part.updated_at', '<', daysAgo(UNRECEIVED_DAYS))]),
      // a complaint about it is settled first
      e.not(
        e.exists(
          e
            .selectFrom('complaints as c')
            .select('c.id')
            .whereRef('c.seller_order_id', '=', 'part.id')
            .where('c.status', '<>', 'settled'),
        ),
      ),
    )
    const isUnsent = every(
      e('part.status', '=', 'to_ship'),
      e('part.expected_until', '<', daysAgo(UNSENT_DAYS)),
    )
    const late = build
      .selectFrom('seller_orders as part')
      .select('part.id')
      .where(e.or([isUnsent, isUnreceived]))
      .orderBy('part.id')
      .limit(500)
    const [parts, unreplaced, offers, unchosen, untried, waited, unanswered] = await Promise.all([
      rowsOf(db, unconfirmed.where('prescription_status', '<>', 'rejected').where('confirm_by', '<', at)),
      rowsOf(
        db,
        unconfirmed.where('prescription_status', '=', 'rejected').where('confirm_by', '<', chosenBy),
      ),
      rowsOf(
        db,
        build
          .selectFrom('line_offers as f')
          .select(['f.id', 'f.refused_line_id'])
          .where('f.status', '=', 'open')
          .where('f.answer_by', '<', at)
          .orderBy('f.id')
          .limit(500),
      ),
      rowsOf(
        db,
        build
          .selectFrom('refused_lines')
          .select('id')
          .where('status', '=', 'to_choose')
          .where('choose_by', '<', at)
          .orderBy('id')
          .limit(500),
      ),
      rowsOf(
        db,
        lines
          .clearSelect()
          .select('r.id')
          .where('r.settled_at', 'is', null)
          .where('r.is_asked', '=', false)
          .orderBy('r.id')
          .limit(500),
      ),
      rowsOf(db, late.where('part.wait_asked_at', 'is', null)),
      rowsOf(db, late.where('part.wait_asked_at', '<', chosenBy)),
    ])
    return { parts, unreplaced, offers, unchosen, untried, waited, unanswered }
  },
})
