import {
  LINE_OFFER_STATUSES,
  REFUSAL_REASONS,
  REFUSED_LINE_STATUSES,
} from '@botika/common/refused-lines/rules'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, stamps } from './columns'
import { inventories } from './catalogue'
import { orderItems, orders, sellerOrders } from './orders'
import { pharmacies } from './pharmacies'

/** A line that its pharmacy refused, until it is moved to another or dropped. */
export const refusedLines = pgTable(
  'refused_lines',
  {
    id: id(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    order_item_id: integer()
      .notNull()
      .unique()
      .references(() => orderItems.id),
    seller_order_id: integer()
      .notNull()
      .references(() => sellerOrders.id),
    reason: text({ enum: REFUSAL_REASONS }).notNull(),
    remarks: text(),
    /** What the line cost, and the order's delivery fee before it was refused, in centavos. */
    line_total: integer().notNull(),
    fee_agreed: integer().notNull(),
    /** Cash that the refusing pharmacy has for it and owes the shopper. */
    owed: integer().notNull().default(0),
    status: text({ enum: REFUSED_LINE_STATUSES }).notNull().default('to_choose'),
    /** Whether the shopper was written to, or other pharmacies were asked by their yes at checkout. */
    is_asked: boolean().notNull().default(false),
    /** When the shopper's time to choose is over; what nobody chose is dropped then. */
    choose_by: moment().notNull(),
    moved_item_id: integer().references(() => orderItems.id),
    settled_at: moment(),
    ...stamps(),
  },
  (t) => [
    index().on(t.order_id),
    index().on(t.seller_order_id),
    index().on(t.moved_item_id),
    index('refused_lines_open')
      .on(t.choose_by)
      .where(sql`settled_at is null`),
  ],
)

/** A pharmacy that may take a refused line, by the shopper's yes to this offer at no more than these amounts. */
export const lineOffers = pgTable(
  'line_offers',
  {
    id: id(),
    refused_line_id: integer()
      .notNull()
      .references(() => refusedLines.id),
    pharmacy_id: integer()
      .notNull()
      .references(() => pharmacies.id),
    inventory_id: integer()
      .notNull()
      .references(() => inventories.id),
    quantity: integer().notNull(),
    most_goods: integer().notNull(),
    most_fee: integer().notNull(),
    /** By the yes given at checkout, not by a choice of now. */
    is_automatic: boolean().notNull(),
    status: text({ enum: LINE_OFFER_STATUSES }).notNull().default('open'),
    answer_by: moment().notNull(),
    ...stamps(),
  },
  (t) => [
    index().on(t.refused_line_id),
    index().on(t.inventory_id),
    index().on(t.pharmacy_id, t.status),
    index('line_offers_open')
      .on(t.answer_by)
      .where(sql`status = 'open'`),
  ],
)
