import type { Database, Tx } from '../db/client'
import { ago, anyOf, build, type Expression, named, now, run, sql } from '../db/query'
import { MAIL_ATTEMPTS } from './attempts'
import type { LaidOut } from './email'

export type { Tx }

export const EMAIL_COLUMNS = ['kind', 'recipient', 'subject', 'text', 'html', 'unsubscribe'] as const

export const emailsInLanguage = (emails: Expression<string>) =>
  sql<Record<(typeof EMAIL_COLUMNS)[number], string>>`emails_in_language(${emails}::json)`.as('email')

const insertEmails = named<{ emails: string }>()('mails_insert', (p) =>
  build
    .with('made', (query) =>
      query
        .insertInto('mails')
        .columns(EMAIL_COLUMNS)
        .expression(build.selectFrom(emailsInLanguage(p.emails)).select(EMAIL_COLUMNS))
        .returning('id'),
    )
    .insertInto('jobs')
    .columns(['kind', 'key', 'payload', 'max_attempts'])
    .expression((e) =>
      e
        .selectFrom('made')
        .select((made) => [
          sql.lit('mail').as('kind'),
          sql<string>`'mail:' || ${made.ref('made.id')}`.as('key'),
          sql`jsonb_build_object('mail_id', ${made.ref('made.id')})`.as('payload'),
          sql.lit(MAIL_ATTEMPTS).as('max_attempts'),
        ]),
    ),
)

const findEmails = named<{ ids: readonly number[] }>()('mails_find', (p) =>
  build
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient', 'subject', 'text', 'html', 'unsubscribe', 'sent_at'])
    .where('id', '=', anyOf(p.ids)),
)

const markSent = named<{ ids: readonly number[] }>()('mails_sent', (p) =>
  build
    .updateTable('mails')
    .set((e) => ({ sent_at: now, last_error: null, attempts: e('attempts', '+', 1), updated_at: now }))
    .where('id', '=', anyOf(p.ids)),
)

const markFailed = named<{ id: number; error: string }>()('mails_failed', (p) =>
  build
    .updateTable('mails')
    .set((e) => ({ last_error: p.error, attempts: e('attempts', '+', 1), updated_at: now }))
    .where('id', '=', p.id),
)

export type MailRow = Awaited<ReturnType<typeof findEmails>>[number]

export function mailRepository(db: Database) {
  return {
    async insert(tx: Tx, emails: LaidOut[]) {
      if (emails.length === 0) return
      await insertEmails(tx, { emails: JSON.stringify(emails) })
    },

    async find(ids: readonly number[]): Promise<(MailRow | undefined)[]> {
      const rows = await findEmails(db, { ids })
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.map((id) => byId.get(id))
    },

    async markSent(ids: readonly number[]) {
      await markSent(db, { ids })
    },

    async deleteOld() {
      await run(db, build.deleteFrom('mails').where('sent_at', '<', ago('30 days')))
    },

    async markFailed(id: number, error: string) {
      await markFailed(db, { id, error })
    },
  }
}
export type MailRepository = ReturnType<typeof mailRepository>
