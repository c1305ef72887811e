import type { OwnData } from '@botika/common/users/own-data-endpoints'
import type { Database } from '../../platform'
import { build, type Expression, isSet, listOf, rowOf, sql } from '../../platform/db/query'
import { alertsOf } from './leaving-repository'

type Section = Exclude<keyof OwnData, 'exported_at' | 'profile'>

const pesos = (amount: Expression<number | null>) => sql<number>`round(${amount} / 100.0, 2)`

const AMOUNTS = [
  'subtotal',
  'vat_removed',
  'discount',
  'promotion_discount',
  'delivery_fee',
  'total',
] as const

const CHECKOUT = [
  'o.order_number',
  'o.created_at',
  'o.receiver_first_name',
  'o.receiver_last_name',
  'o.receiver_number',
  'o.guest_first_name',
  'o.guest_last_name',
  'o.guest_number',
  'o.guest_email',
  'o.contact_number',
  'o.address',
  'o.province',
  'o.city',
  'o.barangay',
  'o.latitude',
  'o.longitude',
  'o.payment_option',
  'o.delivery_option',
  'o.discount_type',
  'o.senior_citizen_name',
  'o.senior_citizen_id',
] as const

const parts = build
  .selectFrom('seller_orders as s')
  .innerJoin('pharmacies as ph', 'ph.id', 's.pharmacy_id')
  .select(['ph.name as pharmacy', 's.status', 's.cancel_remarks', 's.prescription_status'])
  .select((e) => ['s.prescription_remarks', ...AMOUNTS.map((name) => pesos(e.ref(`s.${name}`)).as(name))])
  .orderBy('s.id')

const LINE_AMOUNTS = ['price', 'vat_removed', 'discount', 'promotion_discount', 'total'] as const

const items = build
  .selectFrom('order_items as t')
  .select(['t.product_name', 't.generic_name', 't.is_prescription', 't.quantity', 't.quantity_dispatched'])
  .select((e) => LINE_AMOUNTS.map((name) => pesos(e.ref(`t.${name}`)).as(name)))
  .orderBy('t.id')

const refusedLines = build
  .selectFrom('refused_lines as r')
  .innerJoin('order_items as t', 't.id', 'r.order_item_id')
  .select(['t.product_name', 'r.reason', 'r.remarks', 'r.status', 'r.created_at', 'r.choose_by'])
  .select((e) => [
    'r.settled_at',
    pesos(e.ref('r.owed')).as('owed'),
    listOf(
      e
        .selectFrom('line_offers as f')
        .innerJoin('pharmacies as ph', 'ph.id', 'f.pharmacy_id')
        .select(['ph.name as pharmacy', 'f.quantity', 'f.status', 'f.is_automatic', 'f.created_at'])
        .select((x) => pesos(x.ref('f.most_goods')).as('most'))
        .whereRef('f.refused_line_id', '=', 'r.id')
        .orderBy('f.id'),
    ).as('asked'),
  ])
  .orderBy('r.id')

const orders = (userId: number) =>
  build
    .selectFrom('orders as o')
    .select(CHECKOUT)
    .select('o.may_be_moved')
    .select((e) => [
      ...AMOUNTS.map((name) => pesos(e.ref(`o.${name}`)).as(name)),
      listOf(parts.where('s.order_id', '=', e.ref('o.id'))).as('parts'),
      listOf(items.where('t.order_id', '=', e.ref('o.id'))).as('items'),
      listOf(refusedLines.where('r.order_id', '=', e.ref('o.id'))).as('refused_lines'),
      listOf(
        e
          .selectFrom('order_events as v')
          .select(['v.kind', 'v.remarks', 'v.actor_role', 'v.created_at'])
          .whereRef('v.order_id', '=', 'o.id')
          .orderBy('v.id'),
      ).as('timeline'),
    ])
    .where('o.customer_id', '=', userId)
    .orderBy('o.id')

const recurringOrders = (userId: number) =>
  build
    .selectFrom('recurring_orders as o')
    .select(CHECKOUT)
    .select(['o.recurring_option', 'o.first_due_on', 'o.next_due_on', 'o.occurrences', 'o.is_cancelled'])
    .select((e) =>
      listOf(
        e
          .selectFrom('recurring_order_items as r')
          .innerJoin('inventories as v', 'v.id', 'r.inventory_id')
          .innerJoin('products as p', 'p.id', 'v.product_id')
          .select(['p.name as product_name', 'r.quantity'])
          .whereRef('r.recurring_order_id', '=', 'o.id')
          .orderBy('r.id'),
      ).as('items'),
    )
    .where('o.customer_id', '=', userId)
    .orderBy('o.id')

const complaints = (userId: number) =>
  build
    .selectFrom('complaints as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .innerJoin('seller_orders as s', 's.id', 'c.seller_order_id')
    .innerJoin('pharmacies as ph', 'ph.id', 's.pharmacy_id')
    .select(['o.order_number', 'ph.name as pharmacy', 'c.reason', 'c.status', 'c.outcome'])
    .select(['c.created_at', 'c.settled_at', 'c.reopened_at'])
    .select((e) =>
      listOf(
        e
          .selectFrom('complaint_messages as m')
          .select(['m.kind', 'm.author_role', 'm.body', 'm.outcome', 'm.created_at'])
          .whereRef('m.complaint_id', '=', 'c.id')
          .orderBy('m.id'),
      ).as('messages'),
    )
    .where('o.customer_id', '=', userId)
    .orderBy('c.id')

/** Files of one's orders. Who else opened one is said by role: their names are their own. */
function files(userId: number) {
  const columns = ['order_number', 'prescription_file_id', 'senior_citizen_id_file_id'] as const
  const ofOrders = build.selectFrom('orders').select(columns).where('customer_id', '=', userId)
  const ofRecurring = build.selectFrom('recurring_orders').select(columns).where('customer_id', '=', userId)
  const ofComplaints = build
    .selectFrom('complaint_pictures as x')
    .innerJoin('complaint_messages as m', 'm.id', 'x.message_id')
    .innerJoin('complaints as c', 'c.id', 'm.complaint_id')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select(['o.order_number', 'x.private_file_id as prescription_file_id'])
    .select(sql<number | null>`null::int`.as('senior_citizen_id_file_id'))
    .where('o.customer_id', '=', userId)
  return build
    .selectFrom(ofOrders.unionAll(ofRecurring).unionAll(ofComplaints).as('x'))
    .innerJoin('private_files as f', (on) =>
      on.on((e) =>
        e.or([
          e('f.id', '=', e.ref('x.prescription_file_id')),
          e('f.id', '=', e.ref('x.senior_citizen_id_file_id')),
        ]),
      ),
    )
    .select([
      'f.kind',
      'x.order_number',
      'f.mime',
      'f.bytes',
      'f.created_at',
      'f.delete_after',
      'f.deleted_at',
    ])
    .select((e) =>
      listOf(
        e
          .selectFrom('private_file_reads as r')
          .leftJoin('users as u', 'u.id', 'r.user_id')
          .select((r) => [
            'r.created_at as at',
            r
              .case()
              .when('r.user_id', '=', userId)
              .then('you')
              .when(openedByAdmin(r.ref('r.role'), r.ref('u.roles')))
              .then('an admin')
              .else('the pharmacy')
              .end()
              .as('by'),
          ])
          .whereRef('r.private_file_id', '=', 'f.id')
          .orderBy('r.id'),
      ).as('opened'),
    )
    .orderBy('f.id')
}

/** As what it was opened; of old readings what the person is today. */
const openedByAdmin = (role: Expression<string | null>, roles: Expression<string[] | null>) =>
  sql<boolean>`coalesce(${role} = 'admin', 'admin' = any(${roles}))`

const discountRecords = (userId: number) =>
  build
    .selectFrom('sales_records as r')
    .innerJoin('order_items as t', 't.id', 'r.order_item_id')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .innerJoin('pharmacies as ph', 'ph.id', 'r.pharmacy_id')
    .select([
      'r.order_number',
      'ph.name as pharmacy',
      'r.holder_name',
      'r.id_type',
      'r.id_number',
      'r.sold_on',
    ])
    .select((e) => [
      'r.product_name',
      'r.units',
      ...(['gross', 'net', 'vat_removed', 'discount', 'paid'] as const).map((name) =>
        pesos(e.ref(`r.${name}`)).as(name),
      ),
    ])
    .where('o.customer_id', '=', userId)
    .orderBy('r.id')

const cartItems = (userId: number) =>
  build
    .selectFrom('cart_items as c')
    .innerJoin('inventories as v', 'v.id', 'c.inventory_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('pharmacies as ph', 'ph.id', 'v.pharmacy_id')
    .select(['p.name as product_name', 'ph.name as pharmacy', 'c.quantity', 'c.is_checked', 'c.created_at'])
    .where('c.user_id', '=', userId)
    .orderBy('c.id')

const ratings = (userId: number) =>
  build
    .selectFrom('ratings as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['p.name as product_name', 'r.stars', 'r.comment', 'r.created_at', 'r.updated_at'])
    .where('r.user_id', '=', userId)
    .orderBy('r.id')

const addresses = (userId: number) =>
  build
    .selectFrom('addresses')
    .select(['label', 'receiver_first_name', 'receiver_last_name', 'receiver_number', 'address', 'province'])
    .select(['city', 'barangay', 'latitude', 'longitude', 'is_default', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('id')

const bookmarks = (userId: number) =>
  build
    .selectFrom('bookmarks')
    .select(['kind', 'target_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')

const priceAlerts = (userId: number) =>
  alertsOf(userId)
    .innerJoin('products as p', 'p.id', 'a.product_id')
    .select(['p.name as product_name', 'a.province', 'a.created_at', 'a.confirmed_at', 'a.told_at'])
    .select((e) => pesos(e.ref('a.price')).as('price'))
    .orderBy('a.id')

const preferences = (userId: number) =>
  build
    .selectFrom('preferences')
    .select(['key', 'value', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('id')

const sessions = (userId: number) =>
  build
    .selectFrom('sessions')
    .select((e) => [
      e.fn.min('began_at').as('started_at'),
      e.fn.max('created_at').as('last_used_at'),
      e.fn.max('browser').as('browser'),
      e.fn.max('system').as('system'),
      e.fn.max('expires_at').as('ends_at'),
      e.fn<boolean>('bool_or', [isSet(e.ref('revoked_at'))]).as('is_ended'),
    ])
    .where('user_id', '=', userId)
    .groupBy('family')
    .orderBy('started_at')

const securityLog = (userId: number) =>
  build
    .selectFrom('security_events')
    .select(['created_at as at', 'kind', 'what', 'network', 'count'])
    .select((e) =>
      e
        .case()
        .when('user_id', '=', userId)
        .then('you')
        .when('user_id', 'is', null)
        .then('nobody signed in')
        .else('somebody else')
        .end()
        .as('by'),
    )
    .where((e) => e.or([e('user_id', '=', userId), e('account_id', '=', userId)]))
    .orderBy('id')

export function ownDataRepository(db: Database) {
  return {
    async read(userId: number): Promise<Pick<OwnData, Section>> {
      const found = await rowOf(
        db,
        build.selectNoFrom([
          listOf(addresses(userId)).as('addresses'),
          listOf(orders(userId)).as('orders'),
          listOf(recurringOrders(userId)).as('recurring_orders'),
          listOf(complaints(userId)).as('complaints'),
          listOf(files(userId)).as('files'),
          listOf(discountRecords(userId)).as('discount_records'),
          listOf(cartItems(userId)).as('cart_items'),
          listOf(bookmarks(userId)).as('bookmarks'),
          listOf(priceAlerts(userId)).as('price_alerts'),
          listOf(ratings(userId)).as('ratings'),
          listOf(preferences(userId)).as('preferences'),
          listOf(sessions(userId)).as('sessions'),
          listOf(securityLog(userId)).as('security_log'),
        ]),
      )
      return found as Pick<OwnData, Section>
    },
  }
}
export type OwnDataRepository = ReturnType<typeof ownDataRepository>
