import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SecurityEventKind } from '@botika/common/security-log/kinds'
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
  /** Where a POST stops more of the kind (RFC 8058). */
  unsubscribe: text(),
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
    /** As what, at that time: people change roles and pharmacies. Null where it was opened before this was kept. */
    role: text(),
    pharmacy_id: integer(),
    /** Where from, shortened as in `security_events`. */
    network: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.private_file_id), index().on(t.created_at)],
)

/**
 * Sign-ins, refusals, changes of rights, exports: who reached for what, and nothing of what was in it. Opened files
 * are in `private_file_reads`.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    kind: text().$type<SecurityEventKind>().notNull(),
    user_id: integer().references(() => users.id),
    account_id: integer().references(() => users.id),
    /** A keyed hash of the email address that was tried: guesses at one address are found together, and it is not kept. */
    address_hash: text(),
    /** The call's method and route, the role, or what was exported; never a value of a request. */
    what: text().notNull().default(''),
    /** The first 24 bits of an IPv4 address, 48 of an IPv6 address. */
    network: text(),
    count: integer().notNull().default(1),
    /** What repeats are counted by; null where each is a row. */
    key: text().unique(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.created_at),
    index().on(t.user_id, t.created_at),
    index().on(t.account_id, t.created_at),
    index().on(t.kind, t.created_at),
  ],
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
