import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, stamps } from './columns'
import { orders, sellerOrders } from './orders'
import { users } from './people'
import { privateFiles } from './system'

const OUTCOMES = ['refund', 'replacement', 'agreed', 'rejected', 'withdrawn'] as const

/** What a shopper says went wrong with one pharmacy's part of an order (RA 11967). */
export const complaints = pgTable(
  'complaints',
  {
    id: id(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    seller_order_id: integer()
      .notNull()
      .references(() => sellerOrders.id),
    reason: text({
      enum: [
        'not_delivered',
        'wrong_item',
        'damaged_or_expired',
        'quality',
        'overcharged',
        'no_answer',
        'other',
      ],
    }).notNull(),
    status: text({ enum: ['to_answer', 'to_settle', 'settled'] })
      .notNull()
      .default('to_answer'),
    outcome: text({ enum: OUTCOMES }),
    /** By when the pharmacy answers, and an admin settles it: as the settings were when it was opened. */
    answer_by: moment().notNull(),
    settle_by: moment().notNull(),
    answer_reminded: moment(),
    settle_reminded: moment(),
    settled_at: moment(),
    reopened_at: moment(),
    ...stamps(),
  },
  (t) => [
    // an order has one shopper, so this is one for each person as well
    uniqueIndex('complaints_one_open')
      .on(t.seller_order_id)
      .where(sql`status <> 'settled'`),
    index().on(t.seller_order_id),
    index().on(t.order_id),
    index().on(t.status),
  ],
)

/** What was said and done about a complaint, by whom and when. Rows are only ever added. */
export const complaintMessages = pgTable(
  'complaint_messages',
  {
    id: id(),
    complaint_id: integer()
      .notNull()
      .references(() => complaints.id),
    kind: text({ enum: ['opened', 'message', 'settled', 'withdrawn', 'reopened'] }).notNull(),
    author_role: text({ enum: ['customer', 'guest', 'seller', 'admin'] }).notNull(),
    user_id: integer().references(() => users.id),
    outcome: text({ enum: OUTCOMES }),
    /** Emptied where a shopper deletes their account; nothing else of a row ever changes. */
    body: text().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.complaint_id)],
)

/** Pictures that came with a message: private files, since they may show somebody's health. */
export const complaintPictures = pgTable(
  'complaint_pictures',
  {
    message_id: integer()
      .notNull()
      .references(() => complaintMessages.id),
    private_file_id: integer()
      .notNull()
      .references(() => privateFiles.id),
  },
  (t) => [primaryKey({ columns: [t.message_id, t.private_file_id] }), index().on(t.private_file_id)],
)
