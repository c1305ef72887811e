import { customType, doublePrecision, integer, text, timestamp } from 'drizzle-orm/pg-core'

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const language = () =>
  text({ enum: ['en', 'fil'] })
    .notNull()
    .default('en')

export const stamps = () => ({
  created_at: moment().notNull().defaultNow(),
  updated_at: moment().notNull().defaultNow(),
})

/** Where something is, in the words of the Philippine Standard Geographic Code. */
export const place = () => ({
  address: text().notNull().default(''),
  province: text(),
  city: text(),
  barangay: text(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
})

/** A PostgreSQL full-text vector; only SQL writes it. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Text that sorts byte by byte, so that order does not depend on the cluster's locale. */
export const sortText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
