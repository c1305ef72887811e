import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, place, sortText, stamps } from './columns'
import { pharmacies } from './pharmacies'

export const specialties = pgTable('specialties', {
  id: id(),
  name: text().notNull().unique(),
  slug: text().notNull(),
  subspecialties: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  ...stamps(),
})

export const doctors = pgTable(
  'doctors',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    name_sort: sortText().notNull(),
    specialty_id: integer().references(() => specialties.id),
    subspecialty: text(),
    pharmacy_id: integer().references(() => pharmacies.id),
    license_number: text(),
    ...place(),
    phone: text(),
    schedule: text(),
    consultation_fee: integer(),
    image: text(),
    description: text().notNull().default(''),
    import_key: text().unique(),
    ...stamps(),
  },
  (t) => [index().on(t.name_sort, t.id), index().on(t.specialty_id), index().on(t.pharmacy_id)],
)

/** Hospitals, clinics, laboratories and veterinarians: the same facts under four addresses. */
export const facilities = pgTable(
  'facilities',
  {
    id: id(),
    kind: text({ enum: ['hospital', 'clinic', 'laboratory', 'veterinarian'] }).notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    name_sort: sortText().notNull(),
    ...place(),
    phone: text(),
    opening_hours: text(),
    services: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    image: text(),
    description: text().notNull().default(''),
    /** City and province in plain letters, for searching; the database keeps it. */
    place_words: text().generatedAlwaysAs(sql`place_words(city, province)`),
    import_key: text().unique(),
    ...stamps(),
  },
  (t) => [
    index().on(t.kind, t.name_sort, t.id),
    index().on(t.kind, t.latitude, t.longitude),
    index('facilities_words').using('gin', t.name_sort.op('gin_trgm_ops'), t.place_words.op('gin_trgm_ops')),
  ],
)

export const news = pgTable(
  'news',
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull(),
    body: text().notNull(),
    excerpt: text().notNull().default(''),
    image: text(),
    published_at: moment(),
    ...stamps(),
  },
  (t) => [index().on(t.published_at)],
)

export const events = pgTable(
  'events',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    ends_on: date({ mode: 'string' }),
    venue: text().notNull().default(''),
    ...place(),
    image: text(),
    description: text().notNull().default(''),
    published_at: moment().defaultNow(),
    ...stamps(),
  },
  (t) => [index().on(t.date)],
)
