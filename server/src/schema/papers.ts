import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { PAPER_KINDS, PAPER_STATUSES } from '@botika/common/papers/kinds'
import { id, moment, stamps } from './columns'
import { preregisters, users } from './people'
import { pharmacies } from './pharmacies'
import { privateFiles } from './system'

export const pharmacyPapers = pgTable(
  'pharmacy_papers',
  {
    id: id(),
    pharmacy_id: integer().references(() => pharmacies.id, { onDelete: 'cascade' }),
    preregister_id: integer().references(() => preregisters.id, { onDelete: 'cascade' }),
    kind: text({ enum: PAPER_KINDS }).notNull(),
    holder_id: integer().references(() => users.id, { onDelete: 'set null' }),
    holder_name: text(),
    number: text().notNull(),
    expires_on: date({ mode: 'string' }),
    file_id: integer().references(() => privateFiles.id),
    status: text({ enum: PAPER_STATUSES }).notNull().default('waiting'),
    reason: text(),
    /** Null where it was confirmed by being entered, as by an import. */
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    decided_at: moment(),
    reminded_days: integer(),
    ...stamps(),
  },
  (t) => [
    index().on(t.pharmacy_id, t.kind),
    index().on(t.preregister_id),
    index().on(t.holder_id),
    index('pharmacy_papers_by_end')
      .on(t.expires_on)
      .where(sql`status = 'confirmed'`),
    index('pharmacy_papers_waiting')
      .on(t.id)
      .where(sql`status = 'waiting'`),
    check('pharmacy_papers_belong', sql`coalesce(${t.pharmacy_id}, ${t.preregister_id}) is not null`),
  ],
)
