import type { Database, Tx } from '../db/client'
import { MAIL_ATTEMPTS } from './attempts'
import type { LaidOut } from './letter'

export type { Tx }
export interface MailRow extends LaidOut {
  id: number
  sent_at: Date | null
}

export function mailRepository(db: Database) {
  return {
    /** Letters and the jobs that send them, in the transaction that causes them. */
    async insert(tx: Tx, letters: LaidOut[]) {
      if (letters.length === 0) return
      await tx.sql.query({
        name: 'mails_insert',
        text: `with made as (
            insert into mails (kind, recipient, subject, text, html)
            select kind, recipient, subject, text, html
            from json_to_recordset($1::json) as letter(kind text, recipient text, subject text, text text, html text)
            returning id)
          insert into jobs (kind, key, payload, max_attempts)
          select 'mail', 'mail:' || id, jsonb_build_object('mail_id', id), ${MAIL_ATTEMPTS} from made`,
        values: [JSON.stringify(letters)],
      })
    },

    /** Letters in the order of their numbers as asked; undefined where there is none. */
    async find(ids: readonly number[]): Promise<(MailRow | undefined)[]> {
      const { rows } = await db.sql.query<MailRow & Record<string, unknown>>({
        name: 'mails_find',
        text: `select id, kind, recipient, subject, text, html, sent_at from mails where id = any($1)`,
        values: [ids],
      })
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.map((id) => byId.get(id))
    },

    async markSent(ids: readonly number[]) {
      await db.sql.query({
        name: 'mails_sent',
        text: `update mails set sent_at = now(), last_error = null, attempts = attempts + 1, updated_at = now()
          where id = any($1)`,
        values: [ids],
      })
    },

    async deleteOld() {
      await db.sql.query(`delete from mails where sent_at < now() - interval '30 days'`)
    },

    async markFailed(id: number, error: string) {
      await db.sql.query({
        name: 'mails_failed',
        text: `update mails set last_error = $2, attempts = attempts + 1, updated_at = now() where id = $1`,
        values: [id, error],
      })
    },
  }
}
export type MailRepository = ReturnType<typeof mailRepository>
