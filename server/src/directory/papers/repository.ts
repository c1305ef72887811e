import { PAPER_GROUPS, type PaperGroup, type PaperKind } from '@botika/common/papers/kinds'
import type { PaperQuery } from '@botika/common/papers/endpoints'
import { REMINDER_DAYS, type Requirement } from '@botika/common/papers/rules'
import type { Database, Tx } from '../../platform'
import type { pharmacyPapers } from '../../schema'
import {
  build,
  type Columns,
  every,
  likeOf,
  now,
  numberOf,
  pageOf,
  plainText,
  rowOf,
  type RowOf,
  rowsOf,
  run,
  sql,
  today,
  waitFor,
  wordsOf,
} from '../../platform/db/query'

import { candidatesFor } from './bearers-repository'
import { holderCounts } from './card-expressions'

export type { Tx }

const described = build
  .selectFrom('pharmacy_papers as t')
  .leftJoin('pharmacies as ph', 'ph.id', 't.pharmacy_id')
  .leftJoin('preregisters as pre', 'pre.id', 't.preregister_id')
  .leftJoin('users as holder', 'holder.id', 't.holder_id')
type Described = Columns<typeof described>

const papers = described
  .select(['t.id', 't.pharmacy_id', 't.preregister_id', 't.kind', 't.holder_id', 't.holder_name', 't.number'])
  .select([
    't.expires_on',
    't.status',
    't.reason',
    't.file_id',
    't.decided_at',
    't.created_at',
    't.updated_at',
  ])
  .select((e) => e.fn.coalesce('ph.name', 'pre.pharmacy_name').as('pharmacy_name'))
  .select(['holder.first_name', 'holder.last_name'])
  .select((e) =>
    e
      .or([
        e('t.kind', '<>', 'prc_card'),
        e('t.pharmacy_id', 'is', null),
        holderCounts(e.ref('t.holder_id'), e.ref('t.pharmacy_id')),
      ])
      .$castTo<boolean>()
      .as('holder_counts'),
  )

export type PaperRow = RowOf<typeof papers>

const isOfInterest = (e: Described) =>
  e.or([
    e('ph.status', '=', sql.lit('active')),
    e.and([e('t.pharmacy_id', 'is', null), e('pre.status', '=', sql.lit('new'))]),
  ])

const endsWithin = (days: number) => (e: Described) =>
  e.and([
    isOfInterest(e),
    e('t.status', '=', sql.lit('confirmed')),
    e('t.expires_on', '>=', today),
    e('t.expires_on', '<=', sql<string>`${today} + ${sql.lit(days)}`),
  ])

const GROUPS: Record<PaperGroup, (e: Described) => ReturnType<Described['and']>> = {
  waiting: (e) => e.and([isOfInterest(e), e('t.status', '=', sql.lit('waiting'))]),
  expired: (e) =>
    e.and([isOfInterest(e), e('t.status', '=', sql.lit('confirmed')), e('t.expires_on', '<', today)]),
  ends_7: endsWithin(7),
  ends_30: endsWithin(30),
  ends_60: endsWithin(60),
  all: (e) => e.and([]),
}

export const waitingPapers = described.select('t.id').where(GROUPS.waiting)

const PLACES_LOCK = 7_269_420

interface Slot {
  id: number
  pharmacy_id: number | null
  preregister_id: number | null
  kind: PaperKind
  number: string
  holder_id: number | null
}

/** What a paper takes the place of: of several pharmacists, each has a card. */
const othersIn = ({ id, pharmacy_id, preregister_id, kind, number, holder_id }: Slot) =>
  build
    .updateTable('pharmacy_papers')
    .set({ status: 'ended', updated_at: now })
    .where('id', '<>', id)
    .where('kind', '=', kind)
    .where((e) =>
      every(
        pharmacy_id !== null ? e('pharmacy_id', '=', pharmacy_id) : e('preregister_id', '=', preregister_id),
        kind === 'prc_card' &&
          e.or([e('number', '=', number), ...(holder_id === null ? [] : [e('holder_id', '=', holder_id)])]),
      ),
    )
    .returning('file_id')

const reached = ({ keyword, kind, pharmacy_id, preregister_id }: PaperQuery, ownerId: number | null) =>
  described.where((e) =>
    every(
      ownerId !== null && e('t.pharmacy_id', '=', ownerId),
      kind !== undefined && e('t.kind', '=', kind),
      pharmacy_id !== undefined && e('t.pharmacy_id', '=', pharmacy_id),
      preregister_id !== undefined && e('t.preregister_id', '=', preregister_id),
      ...wordsOf(keyword).map((word) =>
        e(
          plainText(
            sql<string>`concat_ws(' ', ${e.ref('ph.name')}, ${e.ref('pre.pharmacy_name')}, ${e.ref('t.number')}, ${e.ref('t.holder_name')})`,
          ),
          'like',
          sql<string>`unaccent(${likeOf(word)})`,
        ),
      ),
    ),
  )

const daysLeft = sql<number>`(p.expires_on - ${today})`
const [first, second, last] = REMINDER_DAYS
const dueAt = sql<number>`case when ${daysLeft} <= ${sql.lit(last)} then ${sql.lit(last)}::int
  when ${daysLeft} <= ${sql.lit(second)} then ${sql.lit(second)}::int else ${sql.lit(first)}::int end`

const dueReminders = build
  .updateTable('pharmacy_papers as p')
  .from('pharmacies as ph')
  .set({ reminded_days: dueAt })
  .whereRef('ph.id', '=', 'p.pharmacy_id')
  .where('ph.status', '=', 'active')
  .where('p.status', '=', 'confirmed')
  .where('p.expires_on', '>=', today)
  .where('p.expires_on', '<=', sql<string>`${today} + ${sql.lit(first)}`)
  .where((e) => e.or([e('p.reminded_days', 'is', null), e('p.reminded_days', '>', dueAt)]))
  .returning(['p.id', 'p.kind', 'p.number', 'p.holder_name', 'p.expires_on', 'p.pharmacy_id'])
  .returning('ph.name as pharmacy_name')

const filesOfEnded = build
  .selectFrom('private_files as f')
  .select('f.id')
  .where('f.kind', '=', 'pharmacy_paper')
  .where('f.deleted_at', 'is', null)
  .where('f.delete_after', '>', sql<Date>`now() + interval '10 years'`)
  .where((e) =>
    e.not(
      e.exists(
        e
          .selectFrom('pharmacy_papers as p')
          .select('p.id')
          .whereRef('p.file_id', '=', 'f.id')
          .where('p.status', '<>', 'ended'),
      ),
    ),
  )

export function paperRepository(db: Database) {
  return {
    transaction: db.transaction,
    candidatesFor: (cards: readonly PaperRow[], tx: Database | Tx = db) => candidatesFor(tx, cards),

    async list(query: PaperQuery, ownerId: number | null) {
      const { limit, offset } = pageOf(query)
      const within = reached(query, ownerId)
      const [rows, counts] = await Promise.all([
        rowsOf(
          db,
          papers
            .where('t.id', 'in', within.select('t.id').where(GROUPS[query.group]))
            .orderBy((e) => sql`${e.ref('t.status')} = 'ended'`)
            .orderBy((e) => sql`${e.ref('t.status')} <> 'waiting'`)
            .orderBy('t.expires_on', (by) => by.asc().nullsLast())
            .orderBy('t.id', 'desc')
            .limit(limit)
            .offset(offset),
        ),
        rowOf(
          db,
          build.selectNoFrom(
            PAPER_GROUPS.map((group) => numberOf(within.select('t.id').where(GROUPS[group])).as(group)),
          ),
        ),
      ])
      return { rows, counts: counts as Record<PaperGroup, number> }
    },

    find: (id: number): Promise<PaperRow | undefined> => rowOf(db, papers.where('t.id', '=', id)),

    get: (tx: Tx, id: number): Promise<PaperRow | undefined> =>
      rowOf(tx, papers.where('t.id', '=', id).forUpdate('t')),

    ofApplication: (tx: Tx, preregisterId: number) =>
      rowsOf(
        tx,
        build
          .selectFrom('pharmacy_papers')
          .select(['kind', 'status', 'expires_on'])
          .where('preregister_id', '=', preregisterId),
      ),

    async hand(tx: Tx, preregisterId: number, pharmacyId: number) {
      await run(
        tx,
        build
          .updateTable('pharmacy_papers')
          .set({ pharmacy_id: pharmacyId, updated_at: now })
          .where('preregister_id', '=', preregisterId),
      )
    },

    /** Waits until nobody else adds a paper to this pharmacy, or to this application. */
    takeTurn: (tx: Tx, { pharmacy_id, preregister_id }: Slot) =>
      waitFor(tx, sql`${PLACES_LOCK}::int, ${pharmacy_id ?? -(preregister_id ?? 0)}::int`),

    async insert(tx: Tx, paper: typeof pharmacyPapers.$inferInsert): Promise<number> {
      const made = await rowOf(tx, build.insertInto('pharmacy_papers').values(paper).returning('id'))
      return made?.id as number
    },

    async set(tx: Tx, id: number, fields: Partial<typeof pharmacyPapers.$inferInsert>) {
      await run(
        tx,
        build
          .updateTable('pharmacy_papers')
          .set({ ...fields, updated_at: now })
          .where('id', '=', id),
      )
    },

    /** Ends others of the same kind and holder with a status, and answers their files. */
    async endOthers(tx: Tx, slot: Slot, status: 'waiting' | 'confirmed'): Promise<number[]> {
      const ended = await rowsOf(tx, othersIn(slot).where('status', '=', status))
      return ended.flatMap(({ file_id }) => file_id ?? [])
    },

    async keptOfEnded(tx: Tx): Promise<number[]> {
      const kept = await rowsOf(tx, filesOfEnded)
      return kept.map(({ id }) => id)
    },

    personOf: (tx: Tx, id: number, pharmacyId: number) =>
      rowOf(
        tx,
        build
          .selectFrom('users')
          .select(['id', 'first_name', 'last_name', 'renamed_at'])
          .where('id', '=', id)
          .where((e) => holderCounts(e.ref('id'), sql<number>`${pharmacyId}::int`))
          .forUpdate(),
      ),

    pharmacyExists: async (tx: Tx, id: number) =>
      (await rowOf(tx, build.selectFrom('pharmacies').select('id').where('id', '=', id))) !== undefined,

    isOpen: async (tx: Tx, preregisterId: number) =>
      (await rowOf(
        tx,
        build
          .selectFrom('preregisters')
          .select('id')
          .where('id', '=', preregisterId)
          .where('status', '<>', 'approved')
          .forUpdate(),
      )) !== undefined,

    takeDue: (tx: Tx) => rowsOf(tx, dueReminders),
  }
}
export type PaperRepository = ReturnType<typeof paperRepository>

const ASKED_AFTER = 'papers.cards_asked_after'
const DAY_MS = 86_400_000
const NEVER = '9999-12-31'

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)

/** Keeps where triggers find it from when on PRC cards are asked for, and renews what pharmacies may sell by it. */
export async function keepRequired(db: Database, required: readonly Requirement[]): Promise<void> {
  const card = required.find(({ kind }) => kind === 'prc_card')
  const day = card ? card.from && dayBefore(card.from) : NEVER
  await db.transaction(async (tx) => {
    const kept = await rowOf(
      tx,
      build.selectFrom('settings').select('value').where('key', '=', ASKED_AFTER).forUpdate(),
    )
    if ((kept?.value ?? null) === day) return
    if (day === null) await run(tx, build.deleteFrom('settings').where('key', '=', ASKED_AFTER))
    else {
      const value = sql<never>`to_jsonb(${day}::text)`
      await run(
        tx,
        build
          .insertInto('settings')
          .values({ key: ASKED_AFTER, value })
          .onConflict((on) => on.column('key').doUpdateSet({ value, updated_at: now })),
      )
    }
    const until = sql<string | null>`prescriptions_until_of(id)`
    await run(
      tx,
      build
        .updateTable('pharmacies')
        .set({ prescriptions_until: until, updated_at: now })
        .where('prescriptions_until', 'is distinct from', until),
    )
  })
}
