import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { POSITIONS, type RoleName } from '@botika/common/roles/roles'
import { id, language, moment, place, stamps } from './columns'
import { pharmacies } from './pharmacies'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    /** When the person last proved that mail to this address reaches them; null until then. */
    email_confirmed_at: moment(),
    /** False after registering until its link is followed: nobody takes an address by registering it first. */
    holds_email: boolean().notNull().default(true),
    password_hash: text(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    renamed_at: moment(),
    contact_number: text(),
    language: language(),
    roles: text()
      .array()
      .$type<RoleName[]>()
      .notNull()
      .default(sql`'{customer}'`),
    pharmacy_id: integer().references(() => pharmacies.id),
    position: text({ enum: POSITIONS }),
    is_active: boolean().notNull().default(true),
    deleted_at: moment(),
    ...stamps(),
  },
  (t) => [
    uniqueIndex('users_email')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.holds_email}`),
    index('users_by_email').on(sql`lower(${t.email})`),
    index().on(t.pharmacy_id),
    check('users_are_customers', sql`'customer' = any(${t.roles})`),
    check('users_position', sql`('seller' = any(${t.roles})) = (${t.position} is not null)`),
  ],
)

/** One refresh token; the tokens that replaced one another share a family. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** Half of the SHA-256 of the family's name, which tokens alone hold. */
    family: uuid().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    expires_at: moment().notNull(),
    replaced_at: moment(),
    revoked_at: moment(),
    /** When somebody signed in: every token of the family has it, as the earliest ones are deleted in time. */
    began_at: moment().notNull().defaultNow(),
    /** The kind of device, as its browser says: `Chrome`, `Android`. Neither its address nor its versions are kept. */
    browser: text(),
    system: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.user_id), index().on(t.family)],
)

export const secondFactors = pgTable('second_factors', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with a key that is not in the database. */
  secret: text().notNull(),
  /** When a code proved that the app has the secret; null until then. */
  confirmed_at: moment(),
  /** The step of time whose code was taken last: neither it nor an earlier one is taken again. */
  last_step: bigint({ mode: 'number' }),
  created_at: moment().notNull().defaultNow(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
    used_at: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex().on(t.user_id, t.code_hash)],
)

/** A one-time link to set a password: a reset or an invitation. */
export const passwordLinks = pgTable('password_links', {
  id: id(),
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  token_hash: text().notNull().unique(),
  expires_at: moment().notNull(),
  used_at: moment(),
  created_at: moment().notNull().defaultNow(),
})

/** A one-time link that proves that mail to an address reaches its account: the present address or the next one. */
export const emailLinks = pgTable(
  'email_links',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    token_hash: text().notNull().unique(),
    expires_at: moment().notNull(),
    used_at: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.user_id)],
)

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text().notNull().default(''),
    receiver_first_name: text().notNull(),
    receiver_last_name: text().notNull(),
    receiver_number: text().notNull(),
    is_default: boolean().notNull().default(false),
    ...place(),
    ...stamps(),
  },
  (t) => [index().on(t.user_id)],
)

export const preregisters = pgTable('preregisters', {
  id: id(),
  pharmacy_name: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  contact_number: text().notNull(),
  language: language(),
  address: text().notNull().default(''),
  message: text().notNull().default(''),
  status: text({ enum: ['new', 'approved', 'rejected'] })
    .notNull()
    .default('new'),
  rejection_reason: text(),
  remarks: text(),
  pharmacy_id: integer().references(() => pharmacies.id),
  ...stamps(),
})

/**
 * A one-time link that makes whoever gets mail at an address one of a pharmacy's people: the applicant of an approved
 * pharmacy its owner, and whom the owner invites.
 */
export const sellerLinks = pgTable(
  'seller_links',
  {
    id: id(),
    /** Null for people whom somebody of the pharmacy or an admin invited. */
    preregister_id: integer().references(() => preregisters.id, { onDelete: 'cascade' }),
    pharmacy_id: integer()
      .notNull()
      .references(() => pharmacies.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    first_name: text().notNull().default(''),
    last_name: text().notNull().default(''),
    position: text({ enum: POSITIONS }).notNull().default('owner'),
    invited_by: integer().references(() => users.id),
    token_hash: text().notNull().unique(),
    expires_at: moment().notNull(),
    used_at: moment(),
    /** Who came by it; null for a link that was replaced or withdrawn. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.preregister_id), index().on(t.pharmacy_id)],
)

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull().default(''),
  message: text().notNull(),
  handled_at: moment(),
  reply: text(),
  replied_at: moment(),
  ...stamps(),
})

/** What somebody's screens remember: saved filters, columns, choices. */
export const preferences = pgTable(
  'preferences',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    value: jsonb().notNull(),
    ...stamps(),
  },
  (t) => [uniqueIndex().on(t.user_id, t.key)],
)
