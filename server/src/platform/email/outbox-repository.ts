import type { MailStatus } from '@botika/common/mails/endpoints'
import type { Database, Tx } from '../db/client'
import {
  build,
  type Columns,
  countRows,
  type Expression,
  holds,
  type JsonText,
  now,
  pageOf,
  rowOf,
  rowsOf,
  run,
  sql,
  type SqlBool,
  wordsOf,
} from '../db/query'
import { sortingOf } from '../collections/sorting'

export type { Tx }

export type OutboxRow = NonNullable<Awaited<ReturnType<OutboxRepository['find']>>>

export interface OutboxRequest {
  page: number
  per_page: number
  keyword?: string | undefined
  sort?: string | undefined
  kind?: string | undefined
  status?: MailStatus | undefined
}

const SORTS = { id: 'm.id', created_at: 'm.id' } as const

const NOW_MS = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

const KEY = (id: number) => `mail:${id}`

const emails = build.selectFrom('mails as m')
type Emails = typeof emails

const statusOf = (e: Columns<Emails>): Record<MailStatus, Expression<SqlBool>> => ({
  waiting: e.and([e('m.sent_at', 'is', null), e('m.last_error', 'is', null)]),
  sent: e('m.sent_at', 'is not', null),
  failed: e.and([e('m.sent_at', 'is', null), e('m.last_error', 'is not', null)]),
})

const withJob = (query: Emails) =>
  query
    .leftJoin('jobs as j', (on) =>
      on.on('j.key', '=', (e) => sql<string>`'mail:' || ${e.ref('m.id')}`).on('j.done_at', 'is', null),
    )
    .select(['m.id', 'm.kind', 'm.recipient', 'm.subject', 'm.attempts', 'm.last_error', 'm.sent_at'])
    .select((e) => [
      'm.created_at',
      'm.updated_at',
      'j.run_at',
      sql<boolean | null>`${e.ref('j.attempts')} >= ${e.ref('j.max_attempts')}`.as('gave_up'),
    ])

export function outboxRepository(db: Database) {
  return {
    transaction: db.transaction,

    async list(asked: OutboxRequest) {
      const { isDown } = sortingOf(SORTS, asked.sort) ?? { isDown: true }
      const { status, kind } = asked
      const chosen = emails.where((e) =>
        e.and([
          ...(kind ? [e('m.kind', '=', kind)] : []),
          ...wordsOf(asked.keyword).map((word) =>
            holds(sql`lower(concat_ws(' ', ${e.ref('m.recipient')}, ${e.ref('m.subject')}))`, word),
          ),
        ]),
      )
      const { limit, offset } = pageOf(asked)
      const page = withJob(status ? chosen.where((e) => statusOf(e)[status]) : chosen)
        .orderBy('m.id', isDown ? 'desc' : 'asc')
        .limit(limit)
        .offset(offset)
      const count = (condition: Expression<SqlBool>) => sql<number>`count(*) filter (where ${condition})::int`
      const [rows, counts] = await Promise.all([
        rowsOf(db, page),
        rowOf(
          db,
          chosen.select((e) => {
            const { waiting, sent, failed } = statusOf(e)
            return [
              countRows.as('all'),
              count(waiting).as('waiting'),
              count(sent).as('sent'),
              count(failed).as('failed'),
            ]
          }),
        ),
      ])
      return { rows, counts: counts ?? { all: 0, waiting: 0, sent: 0, failed: 0 } }
    },

    find: (id: number, tx: Tx = db) => rowOf(tx, withJob(emails.where('m.id', '=', id))),
    hold: (tx: Tx, id: number) => rowOf(tx, withJob(emails.where('m.id', '=', id)).forUpdate('m')),

    async textOf(tx: Tx, id: number): Promise<string> {
      const found = await rowOf(tx, build.selectFrom('mails').select('text').where('id', '=', id))
      return found?.text ?? ''
    },

    /** As if it had just been written; its one job is due at once, unless it is on its way this moment. */
    async sendAgain(tx: Tx, id: number): Promise<void> {
      await run(
        tx,
        build
          .updateTable('mails')
          .set({ sent_at: null, last_error: null, updated_at: now })
          .where('id', '=', id),
      )
      await run(
        tx,
        build
          .insertInto('jobs')
          .values({
            kind: 'mail',
            key: KEY(id),
            payload: sql<JsonText>`jsonb_build_object('mail_id', ${id}::int, 'again', ${NOW_MS})`,
          })
          .onConflict((on) =>
            on
              .column('key')
              .doUpdateSet((e) => ({
                payload: e.ref('excluded.payload'),
                run_at: now,
                attempts: 0,
                done_at: null,
                last_error: null,
                locked_until: null,
              }))
              .where((e) => e.or([e('jobs.locked_until', 'is', null), e('jobs.locked_until', '<', now)])),
          ),
      )
    },
  }
}
export type OutboxRepository = ReturnType<typeof outboxRepository>
