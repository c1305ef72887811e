import type { ComplaintReason, ComplaintStatus } from '@botika/common/complaints/rules'
import { readOrderNumber } from '@botika/common/orders/number'
import type { Database, Tx } from '../../platform'
import {
  anyOf,
  build,
  every,
  type Expression,
  likeOf,
  listOf,
  now,
  over,
  pageByStatus,
  plainText,
  type RowOf,
  rowOf,
  rowsOf,
  run,
  sameButCase,
  sql,
  type SqlBool,
  withSpaces,
  wordsOf,
} from '../../platform/db/query'
import type { complaintMessages, complaints } from '../../schema'

export type { Tx }

export type Shopper = { customerId: number } | { orderNumber: string; email: string }

const e = over<{ c: 'complaints'; o: 'orders'; s: 'seller_orders'; u: 'users'; ph: 'pharmacies' }>()

const isOf = (shopper: Shopper) =>
  'customerId' in shopper
    ? e('o.customer_id', '=', shopper.customerId)
    : every(
        e('o.order_number', '=', readOrderNumber(shopper.orderNumber) ?? ''),
        e('o.is_guest', '=', true),
        sameButCase(e.ref('o.guest_email').$notNull(), shopper.email),
      )

const shopperName = sql<string>`concat_ws(' ',
  coalesce(${e.ref('u.first_name')}, ${e.ref('o.guest_first_name')}, ${e.ref('o.receiver_first_name')}),
  coalesce(${e.ref('u.last_name')}, ${e.ref('o.guest_last_name')}, ${e.ref('o.receiver_last_name')}))`

const parts = build
  .selectFrom('seller_orders as s')
  .innerJoin('orders as o', 'o.id', 's.order_id')
  .innerJoin('pharmacies as ph', 'ph.id', 's.pharmacy_id')
  .leftJoin('users as u', 'u.id', 'o.customer_id')
  .select(['s.id as part_id', 's.order_id', 's.pharmacy_id', 'ph.name as pharmacy_name'])
  .select(['o.order_number', 'o.customer_id', 'o.language', 'ph.email as pharmacy_email'])
  .select([
    shopperName.as('shopper_name'),
    sql<string>`coalesce(${e.ref('u.first_name')}, ${e.ref('o.guest_first_name')}, ${e.ref('o.receiver_first_name')})`.as(
      'greeted_name',
    ),
    sql<
      string | null
    >`case when ${e.ref('u.id')} is null then ${e.ref('o.guest_email')} when ${e.ref('u.deleted_at')} is null then ${e.ref('u.email')} end`.as(
      'shopper_email',
    ),
  ])

const reportable = parts.select((part) => [
  part
    .or([part('s.is_received', '=', true), part('s.is_cancelled', '=', true)])
    .$castTo<boolean>()
    .as('is_over'),
  part
    .selectFrom('order_events as v')
    .select((v) => v.fn.max('v.created_at').as('at'))
    .whereRef('v.seller_order_id', '=', 's.id')
    .where('v.kind', 'in', ['received', 'cancelled'])
    .as('over_at'),
  's.updated_at',
  part
    .exists(
      part
        .selectFrom('complaints as c')
        .select('c.id')
        .whereRef('c.seller_order_id', '=', 's.id')
        .where('c.status', '<>', 'settled'),
    )
    .$castTo<boolean>()
    .as('has_open'),
])

const all = parts.innerJoin('complaints as c', 'c.seller_order_id', 's.id').selectAll('c')

export type ComplaintRow = RowOf<typeof all>

const pictures = build
  .selectFrom('complaint_pictures as x')
  .innerJoin('private_files as f', 'f.id', 'x.private_file_id')
  .select(['f.id', 'f.mime'])
  .where('f.deleted_at', 'is', null)
  .where('f.delete_after', '>', now)
  .orderBy('f.id')

const messagesOf = (complaintId: Expression<number>) =>
  listOf(
    build
      .selectFrom('complaint_messages as m')
      .leftJoin('users as w', 'w.id', 'm.user_id')
      .select(['m.id', 'm.kind', 'm.author_role', 'm.outcome', 'm.body', 'm.created_at'])
      .select((m) => [
        withSpaces(m.ref('w.first_name'), m.ref('w.last_name')).as('author_name'),
        listOf(pictures.where('x.message_id', '=', m.ref('m.id'))).as('pictures'),
      ])
      .where('m.complaint_id', '=', complaintId)
      .orderBy('m.id'),
  )

const withMessages = all.select(messagesOf(e.ref('c.id')).as('messages'))
export type ComplaintWithMessages = RowOf<typeof withMessages>

const withPart = withMessages
  .select([
    's.status as part_status',
    's.total as part_total',
    'o.delivery_option',
    'o.created_at as placed_at',
  ])
  .select((c) =>
    listOf(
      c
        .selectFrom('order_items as t')
        .select(['t.product_name', 't.quantity', 't.total'])
        .whereRef('t.seller_order_id', '=', 's.id')
        .orderBy('t.id'),
    ).as('items'),
  )

const isUnanswered = e.and([e('c.status', '=', 'to_answer'), e('c.answer_by', '<', now)])

/** Complaints (`c`) past what is waited for: a pharmacy's answer, and for admins the settlement. */
export const isLate = (isAdmin: boolean): Expression<SqlBool> =>
  isAdmin
    ? e.or([isUnanswered, e.and([e('c.status', '<>', 'settled'), e('c.settle_by', '<', now)])])
    : isUnanswered

const inTurn = (page: typeof all) =>
  page
    .orderBy(sql`${e.ref('c.settled_at')} desc nulls first`)
    .orderBy('c.settle_by')
    .orderBy('c.id')

export interface ComplaintFilter {
  pharmacyId: number | null
  isAdmin: boolean
  status?: ComplaintStatus | undefined
  reason?: ComplaintReason | undefined
  is_late?: boolean | undefined
  keyword?: string | undefined
  ids?: number[] | undefined
  page: number
  per_page: number
}

const meets = (keyword: string) =>
  e.and(
    wordsOf(keyword).map(
      (word) =>
        sql<SqlBool>`${plainText(withSpaces(e.ref('o.order_number'), shopperName, e.ref('ph.name')))} like unaccent(${likeOf(word)})`,
    ),
  )

const chosenBy = ({ pharmacyId, isAdmin, reason, is_late, keyword, ids }: ComplaintFilter) =>
  every(
    pharmacyId !== null && e('s.pharmacy_id', '=', pharmacyId),
    reason && e('c.reason', '=', reason),
    is_late !== undefined && (is_late ? isLate(isAdmin) : e.not(isLate(isAdmin))),
    !!keyword && meets(keyword),
    ids && e('c.id', '=', anyOf(ids)),
  )

const DAY_MS = 86_400_000

/** Complaints of whose deadline is to be reminded at a moment: each once, a day before it. */
const dueReminders = (deadline: 'answer' | 'settle', at: Date) =>
  build
    .updateTable('complaints')
    .set((c) => ({ [`${deadline}_reminded`]: c.ref(`${deadline}_by`) }))
    .where('status', 'in', deadline === 'answer' ? ['to_answer'] : ['to_answer', 'to_settle'])
    .where(`${deadline}_by`, '>', at)
    .where(`${deadline}_by`, '<=', new Date(at.getTime() + DAY_MS))
    .where(`${deadline}_reminded`, 'is distinct from', (c) => c.ref(`${deadline}_by`))
    .returning('id')

const staff = build
  .selectFrom('users as u')
  .select(['u.id', 'u.email'])
  .where('u.is_active', '=', true)
  .where('u.deleted_at', 'is', null)
  .orderBy('u.id')

export function complaintRepository(db: Database) {
  return {
    transaction: db.transaction,

    list: (filter: ComplaintFilter) =>
      pageByStatus(db, all.where(chosenBy(filter)), {
        column: e.ref('c.status'),
        asked: filter,
        inTurn: (page) => inTurn(page).select(sql<boolean>`${isLate(filter.isAdmin)}`.as('is_late')),
      }),

    find: (id: number, { pharmacyId, isAdmin }: Pick<ComplaintFilter, 'pharmacyId' | 'isAdmin'>) =>
      rowOf(
        db,
        withPart
          .select(sql<boolean>`${isLate(isAdmin)}`.as('is_late'))
          .where(every(e('c.id', '=', id), pharmacyId !== null && e('s.pharmacy_id', '=', pharmacyId))),
      ),

    findOwn: (shopper: Shopper, id: number): Promise<ComplaintWithMessages | undefined> =>
      rowOf(db, withMessages.where(every(e('c.id', '=', id), isOf(shopper)))),

    listOwn: (shopper: Shopper, orderId: number | null): Promise<ComplaintWithMessages[]> =>
      rowsOf(
        db,
        withMessages
          .where(every(isOf(shopper), orderId !== null && e('o.id', '=', orderId)))
          .orderBy('c.id', 'desc'),
      ),

    hasOrder: async (shopper: Shopper) => (await run(db, parts.where(isOf(shopper)).limit(1))) > 0,

    async holdPart(tx: Tx, id: number, shopper: Shopper) {
      const order = build
        .selectFrom('orders as o')
        .select('o.id')
        .where('o.id', '=', (o) => o.selectFrom('seller_orders').select('order_id').where('id', '=', id))
      await run(tx, order.where(isOf(shopper)).forNoKeyUpdate())
      return rowOf(tx, reportable.where(every(e('s.id', '=', id), isOf(shopper))))
    },

    /** A complaint that nobody else changes meanwhile: a shopper's own, a pharmacy's, or for admins any. */
    async hold(tx: Tx, id: number, owner: Shopper | { pharmacyId: number | null }) {
      await run(tx, build.selectFrom('complaints').select('id').where('id', '=', id).forNoKeyUpdate())
      const isTheirs =
        'pharmacyId' in owner
          ? owner.pharmacyId !== null && e('s.pharmacy_id', '=', owner.pharmacyId)
          : isOf(owner)
      return rowOf(tx, all.where(every(e('c.id', '=', id), isTheirs)))
    },

    async hasOpen(tx: Tx, partId: number) {
      const open = build.selectFrom('complaints').select('id').where('status', '<>', 'settled')
      return (await run(tx, open.where('seller_order_id', '=', partId).limit(1))) > 0
    },

    async insert(tx: Tx, row: typeof complaints.$inferInsert): Promise<number> {
      const made = await rowOf(tx, build.insertInto('complaints').values(row).returning('id'))
      return made?.id as number
    },

    async update(tx: Tx, id: number, values: Partial<typeof complaints.$inferInsert>) {
      await run(
        tx,
        build
          .updateTable('complaints')
          .set({ ...values, updated_at: now })
          .where('id', '=', id),
      )
    },

    takeDue: (tx: Tx, deadline: 'answer' | 'settle', at: Date) => rowsOf(tx, dueReminders(deadline, at)),

    async say(tx: Tx, message: typeof complaintMessages.$inferInsert, fileIds: readonly number[] = []) {
      const made = await rowOf(tx, build.insertInto('complaint_messages').values(message).returning('id'))
      const rows = fileIds.map((private_file_id) => ({ message_id: made?.id as number, private_file_id }))
      if (rows.length > 0) await run(tx, build.insertInto('complaint_pictures').values(rows))
    },

    findPicture: (id: number, pictureId: number) =>
      rowOf(
        db,
        all
          .innerJoin('complaint_messages as m', 'm.complaint_id', 'c.id')
          .innerJoin('complaint_pictures as x', 'x.message_id', 'm.id')
          .where('c.id', '=', id)
          .where('x.private_file_id', '=', pictureId),
      ),

    isShoppers: async (shopper: Shopper, id: number) =>
      (await run(db, all.where(every(e('c.id', '=', id), isOf(shopper))))) > 0,

    async sellerEmails(tx: Tx, pharmacyId: number): Promise<string[]> {
      return (await rowsOf(tx, staff.where('u.pharmacy_id', '=', pharmacyId))).map(({ email }) => email)
    },

    async adminEmails(tx: Tx): Promise<{ id: number; email: string }[]> {
      return rowsOf(tx, staff.where(sql.lit('admin'), '=', anyOf(e.ref('u.roles'))))
    },
  }
}
export type ComplaintRepository = ReturnType<typeof complaintRepository>
