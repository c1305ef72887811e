import { sql } from 'drizzle-orm'
import type { DeliveryTerms } from '@botika/common/delivery-terms/rules'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, place, sortText, stamps } from './columns'

export const pharmacies = pgTable(
  'pharmacies',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    name_sort: sortText().notNull(),
    ...place(),
    phone: text(),
    email: text(),
    opening_hours: text(),
    image: text(),
    description: text().notNull().default(''),
    license_number: text(),
    license_expires_on: date({ mode: 'string' }),
    /** The last day on which prescription medicines may be sold; papers keep it. */
    prescriptions_until: date({ mode: 'string' }),
    is_vat_registered: boolean().notNull().default(true),
    /** Null: as the marketplace's settings say. */
    delivery_terms: jsonb().$type<DeliveryTerms>(),
    status: text({ enum: ['active', 'suspended'] })
      .notNull()
      .default('active'),
    suspension_reason: text(),
    /** Natural key of an imported row, for example `osm:25389032`. */
    import_key: text().unique(),
    ...stamps(),
  },
  (t) => [
    index().on(t.name_sort, t.id),
    index().on(t.latitude, t.longitude),
    index('pharmacies_by_email').on(sql`lower(${t.email})`),
  ],
)

export const couriers = pgTable(
  'couriers',
  {
    id: id(),
    name: text().notNull(),
    pharmacy_id: integer().references(() => pharmacies.id),
    contact_number: text(),
    vehicle: text(),
    is_active: boolean().notNull().default(true),
    ...stamps(),
  },
  (t) => [index().on(t.pharmacy_id), uniqueIndex().on(t.pharmacy_id, t.name)],
)
