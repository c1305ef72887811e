import type { MailStatus } from '@botika/common/mails/endpoints'
import type { Database, Tx } from '../db/client'
import { binding } from '../lib/binding'
import { sortingOf } from '../collections/sorting'

export type { Tx }

export interface OutboxRow {
  id: number
  kind: string
  recipient: string
  subject: string
  attempts: number
  last_error: string | null
  sent_at: Date | null
  created_at: Date
  updated_at: Date
  /** When its job is due, and whether that has been tried too often. */
  run_at: Date | null
  gave_up: boolean | null
}

export interface OutboxAsked {
  page: number
  per_page: number
  keyword?: string | undefined
  sort?: string | undefined
  kind?: string | undefined
  status?: MailStatus | undefined
}

const IS: Record<MailStatus, string> = {
  waiting: 'm.sent_at is null and m.last_error is null',
  sent: 'm.sent_at is not null',
  failed: 'm.sent_at is null and m.last_error is not null',
}

// letters have their numbers in the order in which they were written
const SORTS = { id: 'm.id', created_at: 'm.id' }

const NOW_MS = `(extract(epoch from clock_timestamp()) * 1000)::bigint`

const SELECT = `select m.id, m.kind, m.recipient, m.subject, m.attempts, m.last_error, m.sent_at, m.created_at,
    m.updated_at, j.run_at, j.attempts >= j.max_attempts as gave_up
  from mails m left join jobs j on j.key = 'mail:' || m.id and j.done_at is null`

/** The outbox to look into; who writes and carries letters has a repository of its own. */
export function outboxRepository(db: Database) {
  async function find(id: number, sql: Tx['sql'] = db.sql, lock = ''): Promise<OutboxRow | null> {
    const { rows } = await sql.query<OutboxRow & object>(`${SELECT} where m.id = $1 ${lock}`, [id])
    return rows[0] ?? null
  }

  return {
    transaction: db.transaction,

    async list(asked: OutboxAsked) {
      const { values, bind } = binding()
      const { isDown } = sortingOf(SORTS, asked.sort) ?? { isDown: true }
      const words = (asked.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5)
      const conditions = [
        ...(asked.kind ? [`m.kind = ${bind(asked.kind)}`] : []),
        ...words.map((word) => {
          const pattern = bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)
          return `lower(concat_ws(' ', m.recipient, m.subject)) like ${pattern}`
        }),
      ]
      const where = (more?: string) => {
        const all = more ? [...conditions, more] : conditions
        return all.length > 0 ? `where ${all.join(' and ')}` : ''
      }
      const [{ rows }, { rows: counts }] = await Promise.all([
        db.sql.query<OutboxRow & object>(
          `${SELECT} ${where(asked.status && IS[asked.status])} order by m.id ${isDown ? 'desc' : 'asc'}
           limit ${asked.per_page} offset ${(asked.page - 1) * asked.per_page}`,
          values,
        ),
        db.sql.query<Record<MailStatus | 'all', number>>(
          `select count(*)::int as all, ${Object.entries(IS)
            .map(([name, condition]) => `count(*) filter (where ${condition})::int as ${name}`)
            .join(', ')} from mails m ${where()}`,
          values,
        ),
      ])
      return { rows, counts: counts[0] ?? { all: 0, waiting: 0, sent: 0, failed: 0 } }
    },

    find,
    hold: (tx: Tx, id: number) => find(id, tx.sql, 'for update of m'),

    async textOf(tx: Tx, id: number): Promise<string> {
      const { rows } = await tx.sql.query<{ text: string }>('select text from mails where id = $1', [id])
      return rows[0]?.text ?? ''
    },

    /** As if it had just been written; its one job is due at once, unless it is on its way this moment. */
    async sendAgain(tx: Tx, id: number): Promise<void> {
      await tx.sql.query(
        'update mails set sent_at = null, last_error = null, updated_at = now() where id = $1',
        [id],
      )
      await tx.sql.query(
        `insert into jobs (kind, key, payload)
         values ('mail', 'mail:' || $1::int, jsonb_build_object('mail_id', $1::int, 'again', ${NOW_MS}))
         on conflict (key) do update
           set payload = excluded.payload, run_at = now(), attempts = 0, done_at = null, last_error = null, locked_until = null
         where jobs.locked_until is null or jobs.locked_until < now()`,
        [id],
      )
    },
  }
}
export type OutboxRepository = ReturnType<typeof outboxRepository>
