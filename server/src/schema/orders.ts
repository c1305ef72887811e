import { POSITIONS } from '@botika/common/roles/roles'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, language, moment, stamps } from './columns'
import { inventories } from './catalogue'
import { users } from './people'
import { couriers, pharmacies } from './pharmacies'

/** Who receives, who ordered and how: shared by an order and by the recurring order that places it. */
const checkout = () => ({
  customer_id: integer().references(() => users.id),
  is_guest: boolean().notNull(),
  receiver_first_name: text().notNull(),
  receiver_last_name: text().notNull(),
  receiver_number: text().notNull(),
  guest_first_name: text(),
  guest_last_name: text(),
  guest_number: text(),
  guest_email: text(),
  language: language(),
  contact_number: text(),
  address: text().notNull(),
  province: text().notNull(),
  city: text().notNull(),
  barangay: text().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  payment_option: text({ enum: ['cash', 'online'] }).notNull(),
  delivery_option: text({ enum: ['door_to_door', 'pick_up'] }).notNull(),
  slug_name: text(),
  discount_type: text({ enum: ['senior_citizen', 'pwd'] }),
  senior_citizen_name: text(),
  senior_citizen_id: text(),
  prescription_file_id: integer(),
  senior_citizen_id_file_id: integer(),
})

/** What a checkout or one pharmacy's part of it costs, in centavos. `total` = subtotal − vat_removed − discount − promotion_discount + delivery_fee. */
const amounts = () => ({
  subtotal: integer().notNull(),
  vat_removed: integer().notNull().default(0),
  discount: integer().notNull().default(0),
  promotion_discount: integer().notNull().default(0),
  delivery_fee: integer().notNull().default(0),
  total: integer().notNull(),
})

export const orders = pgTable(
  'orders',
  {
    id: id(),
    order_number: text().notNull().unique(),
    ...checkout(),
    ...amounts(),
    recurring_order_id: integer(),
    /** The shopper's yes at checkout: what a pharmacy refuses another may send, if that costs no more. */
    may_be_moved: boolean().notNull().default(false),
    ...stamps(),
  },
  (t) => [
    index().on(t.customer_id, t.created_at.desc()),
    index().on(t.created_at),
    index('orders_prescription_file')
      .on(t.prescription_file_id)
      .where(sql`prescription_file_id is not null`),
    index('orders_recurring')
      .on(t.recurring_order_id)
      .where(sql`recurring_order_id is not null`),
    // one number whatever its dashes and letters' case: whether it came under another name
    index('orders_id_number')
      .on(sql`(regexp_replace(lower(senior_citizen_id), '[^[:alnum:]]', '', 'g'))`)
      .where(sql`senior_citizen_id is not null`),
  ],
)

export const sellerOrders = pgTable(
  'seller_orders',
  {
    id: id(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    pharmacy_id: integer()
      .notNull()
      .references(() => pharmacies.id),
    is_confirmed: boolean().notNull().default(false),
    is_shipped: boolean().notNull().default(false),
    is_received: boolean().notNull().default(false),
    is_paid: boolean().notNull().default(false),
    is_completed: boolean().notNull().default(false),
    is_cancelled: boolean().notNull().default(false),
    cancel_remarks: text(),
    prescription_status: text({ enum: ['not_needed', 'to_check', 'accepted', 'rejected'] })
      .notNull()
      .default('not_needed'),
    prescription_remarks: text(),
    /** The pharmacy has seen the ID of the discount's holder (RA 9994, RA 10754). */
    is_id_seen: boolean().notNull().default(false),
    /** Whether the pharmacy was registered for VAT when it was ordered; its registration may change afterwards. */
    is_vat_registered: boolean().notNull(),
    courier_id: integer().references(() => couriers.id),
    /** Whether its fee is the pharmacy's own; one of the marketplace's moves to another part when this is cancelled. */
    is_own_fee: boolean().notNull().default(false),
    expected_from: moment(),
    expected_until: moment(),
    /** Until when its pharmacy has to confirm it; null for what was placed before there were deadlines. */
    confirm_by: moment(),
    wait_asked_at: moment(),
    internal_notes: text().notNull().default(''),
    /** Cleared away by an admin: the pharmacy's lists no longer show it, the shopper's order still does. */
    archived_at: moment(),
    /** Derived from the flags in the specification's order; never written. */
    status: text({
      enum: ['to_confirm', 'to_ship', 'to_receive', 'to_pay', 'to_complete', 'completed', 'cancelled'],
    })
      .notNull()
      .generatedAlwaysAs(
        sql`case when is_cancelled then 'cancelled' when not is_confirmed then 'to_confirm' when not is_shipped then 'to_ship' when not is_received then 'to_receive' when not is_paid then 'to_pay' when not is_completed then 'to_complete' else 'completed' end`,
      ),
    ...amounts(),
    ...stamps(),
  },
  (t) => [
    index().on(t.order_id),
    index().on(t.pharmacy_id, t.status, t.created_at.desc()),
    index().on(t.status, t.created_at.desc()),
    index('seller_orders_confirm_by')
      .on(t.confirm_by)
      .where(sql`not is_confirmed and not is_cancelled`),
  ],
)

/** A line as it was bought: a snapshot, so that later changes of the catalogue don't rewrite history. */
export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    seller_order_id: integer()
      .notNull()
      .references(() => sellerOrders.id),
    inventory_id: integer()
      .notNull()
      .references(() => inventories.id),
    product_id: integer().notNull(),
    product_name: text().notNull(),
    generic_name: text(),
    brand: text(),
    strength: text(),
    dosage_form: text(),
    image: text(),
    sku: text(),
    subcategory_name: text(),
    is_prescription: boolean().notNull(),
    /** What the pharmacist decided of a line that needs a prescription; who did is in `prescription_checks`. */
    prescription_status: text({ enum: ['not_needed', 'to_check', 'accepted', 'rejected', 'left_out'] })
      .notNull()
      .default('not_needed'),
    prescription_remarks: text(),
    is_sc_discountable: boolean().notNull(),
    is_vat_exempt: boolean().notNull(),
    /** Centavos for one, VAT included, before any discount. */
    price: integer().notNull(),
    quantity: integer().notNull(),
    quantity_dispatched: integer(),
    /** Its pharmacy will not send it; what becomes of it stands in `refused_lines`. */
    is_refused: boolean().notNull().default(false),
    gross: integer().notNull(),
    vat_removed: integer().notNull().default(0),
    discount: integer().notNull().default(0),
    promotion_discount: integer().notNull().default(0),
    total: integer().notNull(),
    rule: text({ enum: ['regular', 'promotion', 'statutory'] }).notNull(),
    /** What the line would have cost by each rule; null where the rule did not apply. */
    statutory_total: integer(),
    promotion_total: integer(),
    promotion_id: integer(),
  },
  (t) => [
    index().on(t.order_id),
    index().on(t.seller_order_id),
    index().on(t.inventory_id),
    check('order_items_quantity', sql`${t.quantity} > 0`),
    check('order_items_prescription', sql`${t.is_prescription} = (${t.prescription_status} <> 'not_needed')`),
  ],
)

/** Who decided what of a line that needs a prescription, by which picture. Rows are only ever added. */
export const prescriptionChecks = pgTable(
  'prescription_checks',
  {
    id: id(),
    order_item_id: integer()
      .notNull()
      .references(() => orderItems.id),
    private_file_id: integer().notNull(),
    verdict: text({ enum: ['accepted', 'rejected', 'left_out'] }).notNull(),
    remarks: text(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** As it was then: what the pharmacist answers for outlives their account. */
    user_name: text().notNull(),
    position: text({ enum: POSITIONS }),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.order_item_id)],
)

/** What happened to an order, when and by whom: the timeline. Rows are only ever added. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    seller_order_id: integer().references(() => sellerOrders.id),
    kind: text({
      enum: [
        'placed',
        'confirmed',
        'shipped',
        'received',
        'paid',
        'completed',
        'cancelled',
        'prescription_accepted',
        'prescription_rejected',
        'prescription_replaced',
        'line_refused',
        'line_moved',
        'line_dropped',
      ],
    }).notNull(),
    remarks: text(),
    actor_user_id: integer().references(() => users.id),
    actor_role: text().notNull(),
    /** Name and position of whoever of the pharmacy or the office did it, as they were then. */
    actor_name: text(),
    actor_position: text({ enum: POSITIONS }),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.order_id)],
)

/** One discounted line in a pharmacy's sales record book (RA 9994, RA 10754). Rows are only ever added. */
export const salesRecords = pgTable(
  'sales_records',
  {
    id: id(),
    order_item_id: integer()
      .notNull()
      .references(() => orderItems.id),
    pharmacy_id: integer()
      .notNull()
      .references(() => pharmacies.id),
    order_number: text().notNull(),
    holder_name: text().notNull(),
    id_type: text({ enum: ['senior_citizen', 'pwd'] }).notNull(),
    id_number: text().notNull(),
    sold_on: date({ mode: 'string' }).notNull(),
    generic_name: text(),
    product_name: text().notNull(),
    units: integer().notNull(),
    gross: integer().notNull(),
    net: integer().notNull(),
    vat_removed: integer().notNull(),
    discount: integer().notNull(),
    paid: integer().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.pharmacy_id, t.sold_on)],
)

export const recurringOrders = pgTable(
  'recurring_orders',
  {
    id: id(),
    order_number: text().notNull().unique(),
    ...checkout(),
    recurring_option: text({
      enum: ['weekly', 'every_2_weeks', 'monthly', 'every_2_months', 'every_3_months'],
    }).notNull(),
    first_due_on: date({ mode: 'string' }).notNull(),
    next_due_on: date({ mode: 'string' }),
    /** The day after which none comes; null where it has no end. */
    last_due_on: date({ mode: 'string' }),
    waiting_since: date({ mode: 'string' }),
    occurrences: integer().notNull().default(0),
    last_problem: text(),
    is_cancelled: boolean().notNull().default(false),
    is_received: boolean().notNull().default(false),
    ...stamps(),
  },
  (t) => [
    index().on(t.customer_id),
    index('recurring_orders_due')
      .on(t.next_due_on)
      .where(sql`not is_cancelled`),
  ],
)

export const recurringOrderItems = pgTable(
  'recurring_order_items',
  {
    id: id(),
    recurring_order_id: integer()
      .notNull()
      .references(() => recurringOrders.id, { onDelete: 'cascade' }),
    inventory_id: integer()
      .notNull()
      .references(() => inventories.id),
    quantity: integer().notNull(),
  },
  (t) => [index().on(t.recurring_order_id), index().on(t.inventory_id)],
)

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    inventory_id: integer()
      .notNull()
      .references(() => inventories.id),
    quantity: integer().notNull(),
    is_checked: boolean().notNull().default(true),
    ...stamps(),
  },
  (t) => [
    uniqueIndex().on(t.user_id, t.inventory_id),
    index().on(t.inventory_id),
    check('cart_items_quantity', sql`${t.quantity} > 0`),
  ],
)

/** The first answer to a create, kept so that the same request gets it again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    body_hash: text().notNull(),
    reply: jsonb(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index().on(t.created_at)],
)
