import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { PAPER_KINDS, PAPER_STATUSES } from '@botika/common/papers/kinds'
import { id, moment, stamps } from './columns'
import { preregisters, users } from './people'
import { pharmacies } from './pharmacies'
import { privateFiles } from './system'

/** Papers by which a pharmacy may trade; they begin with an application or with the pharmacy. */
export const pharmacyPapers = pgTable(
  'pharmacy_papers',
  {
    id: id(),
    /** Null until the application is approved. */
    pharmacy_id: integer().references(() => pharmacies.id, { onDelete: 'cascade' }),
    preregister_id: integer().references(() => preregisters.id, { onDelete: 'cascade' }),
    kind: text({ enum: PAPER_KINDS }).notNull(),
    /** Whose PRC card it is, once they have an account here. */
    holder_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The name on a PRC card. */
    holder_name: text(),
    number: text().notNull(),
    /** The last day on which it holds; null for papers without one. */
    expires_on: date({ mode: 'string' }),
    /** Null where it was entered without one. */
    file_id: integer().references(() => privateFiles.id),
    /** Ended: another took its place, or its holder left. */
    status: text({ enum: PAPER_STATUSES }).notNull().default('waiting'),
    /** Why it was returned. */
    reason: text(),
    /** Null where it was confirmed by being entered, as by an import. */
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    decided_at: moment(),
    /** How many days before its end the last reminder went out. */
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
