import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment, stamps } from './columns'
import { users } from './people'

/** Work to do later: mail, recurring orders, search refresh. `key` makes a job once-only. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text().notNull(),
    key: text().unique(),
    payload: jsonb().notNull(),
    run_at: moment().notNull().defaultNow(),
    locked_until: moment(),
    attempts: integer().notNull().default(0),
    max_attempts: integer().notNull().default(10),
    last_error: text(),
    done_at: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('jobs_due')
      .on(t.run_at)
      .where(sql`done_at is null`),
  ],
)

/** One letter to one person, written in the transaction that causes it. */
export const mails = pgTable('mails', {
  id: id(),
  kind: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  sent_at: moment(),
  last_error: text(),
  attempts: integer().notNull().default(0),
  ...stamps(),
})

export const privateFiles = pgTable(
  'private_files',
  {
    id: id(),
    kind: text({ enum: ['prescription', 'senior_citizen_id', 'complaint', 'pharmacy_paper'] }).notNull(),
    path: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    /** Of the bytes as they are kept: an equal file has an equal one. Null where it was kept before there were any. */
    sha256: text(),
    delete_after: moment().notNull(),
    deleted_at: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.sha256)],
)

/** Who opened which private file, when. Rows are only ever added. */
export const privateFileReads = pgTable(
  'private_file_reads',
  {
    id: id(),
    private_file_id: integer()
      .notNull()
      .references(() => privateFiles.id),
    user_id: integer().references(() => users.id),
    order_id: integer(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.private_file_id)],
)

/** Every change by a seller or an admin. Rows are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    user_id: integer().references(() => users.id),
    pharmacy_id: integer(),
    action: text().notNull(),
    resource: text().notNull(),
    record_id: integer(),
    changes: jsonb(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.resource, t.record_id), index().on(t.created_at), index().on(t.user_id, t.id)],
)

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  ...stamps(),
})

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resets_at: moment().notNull(),
})

export const usedChallenges = pgTable('used_challenges', {
  signature: text().primaryKey(),
  expires_at: moment().notNull(),
})

/** One bulk upload, so that it can be undone as a whole. */
export const importBatches = pgTable(
  'import_batches',
  {
    id: id(),
    pharmacy_id: integer(),
    user_id: integer().references(() => users.id),
    report: jsonb().notNull(),
    /** The rows that were refused, as they came, with their reasons. */
    refused: jsonb().notNull().default([]),
    undone_at: moment(),
    ...stamps(),
  },
  (t) => [index().on(t.pharmacy_id, t.id.desc())],
)

export const importBatchOffers = pgTable(
  'import_batch_offers',
  {
    batch_id: integer()
      .notNull()
      .references(() => importBatches.id, { onDelete: 'cascade' }),
    // no reference: undoing the upload removes the offer and keeps what is known of it
    inventory_id: integer().notNull(),
    product_id: integer().notNull(),
    /** True when the catalogue did not have the product. */
    is_new_product: boolean().notNull().default(false),
    /** Price, stock, SKU and status as they were; null when the offer is new. */
    before: jsonb(),
  },
  (t) => [primaryKey({ columns: [t.batch_id, t.inventory_id] })],
)
