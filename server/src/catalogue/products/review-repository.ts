import type { ReviewQuery } from '@botika/common/moderation/endpoints'
import type { ReviewKind } from '@botika/common/products/review'
import { FACT_NAMES } from '@botika/common/products/facts'
import { type Database, sortingOf, type Tx } from '../../platform'
import {
  anyOf,
  build,
  type Columns,
  countRows,
  likeOf,
  now,
  pageOf,
  rowOf,
  type RowOf,
  rowsOf,
  run,
  sql,
  type SqlBool,
  wordsOf,
} from '../../platform/db/query'
import { compared } from './duplicates-repository'

export type { Tx }

const MOST_OFFERS = 5
const MOST_SIMILAR = 5

const kept = build.selectFrom('products as p').where('p.archived_at', 'is', null)
type Product = Columns<typeof kept>

const isOffered = (e: Product) =>
  e.exists(
    e
      .selectFrom('inventories as o')
      .select('o.id')
      .whereRef('o.product_id', '=', 'p.id')
      .where('o.archived_at', 'is', null),
  )

const isGivenUp = (e: Product) =>
  e.and([e('p.review', 'is not', null), e('p.submitted_pharmacy_id', 'is not', null), e.not(isOffered(e))])

const inReview = kept.where((e) => e.not(isGivenUp(e)))

const isReported = (e: Product) =>
  e.exists(
    e
      .selectFrom('product_reports as r')
      .select('r.id')
      .whereRef('r.product_id', '=', 'p.id')
      .where('r.settled_at', 'is', null),
  )

const PARTS: Record<Exclude<ReviewKind, 'open'>, (e: Product) => ReturnType<Product['exists']>> = {
  new: (e) => e('p.review', '=', sql.lit('waiting')),
  held: (e) => e.and([e('p.hold_reason', 'is not', null), e('p.drug_class', '=', sql.lit('ordinary'))]),
  reported: isReported,
  returned: (e) => e('p.review', '=', sql.lit('returned')),
}
const KINDS = {
  ...PARTS,
  open: (e: Product) =>
    e.or([
      PARTS.new(e),
      e.and([PARTS.held(e), e('p.review', 'is distinct from', sql.lit('returned'))]),
      isReported(e),
    ]),
}

export const openReviews = inReview.where(KINDS.open)

const SORTS = { created_at: 'p.id', name: 'p.name' } as const

const matching = (keyword: string | undefined) => (e: Product) =>
  e.and(wordsOf(keyword).map((word) => sql<SqlBool>`${e.ref('p.words')} like unaccent(${likeOf(word)})`))

const described = inReview
  .leftJoin('categories as c', 'c.id', 'p.category_id')
  .leftJoin('subcategories as sc', 'sc.id', 'p.subcategory_id')
  .leftJoin('pharmacies as ph', 'ph.id', 'p.submitted_pharmacy_id')
  .select(FACT_NAMES.map((name) => `p.${name}` as const))
  .select(['p.id', 'p.created_at', 'p.updated_at', 'p.review', 'p.review_reason', 'p.hold_reason'])
  .select(['p.prescription_basis', 'p.discount_basis', 'p.equivalence_key', 'ph.name as submitted_by'])
  .select((e) => [
    sql<string | null>`nullif(concat_ws(' › ', ${e.ref('c.name')}, ${e.ref('sc.name')}), '')`.as('category'),
    e
      .selectFrom('inventories as i')
      .select(countRows.as('n'))
      .whereRef('i.product_id', '=', 'p.id')
      .where('i.archived_at', 'is', null)
      .$asScalar()
      .$notNull()
      .as('offers_count'),
  ])

export type ReviewRow = RowOf<typeof described>

const locked = inReview.select([
  'p.id',
  'p.name',
  'p.review',
  'p.review_reason',
  'p.hold_reason',
  'p.drug_class',
  'p.submitted_pharmacy_id',
  'p.updated_at',
])

const similarTo = (db: Database, { id, name, equivalence_key: key }: ReviewRow) =>
  rowsOf(
    db,
    compared
      .where('p.archived_at', 'is', null)
      .where('p.review', 'is', null)
      .where('p.id', '<>', id)
      .where((e) =>
        e.or([
          ...(key === null ? [] : [e('p.equivalence_key', '=', key)]),
          e.and(
            wordsOf(name)
              .slice(0, 2)
              .map((word) => sql<SqlBool>`${e.ref('p.words')} like unaccent(${likeOf(word)})`),
          ),
        ]),
      )
      .orderBy((e) => sql`${e.ref('p.equivalence_key')} is not distinct from ${key}::text`, 'desc')
      .orderBy((e) => sql`similarity(${e.ref('p.name')}, ${name})`, 'desc')
      .orderBy('p.id')
      .limit(MOST_SIMILAR),
  )

export function reviewRepository(db: Database) {
  return {
    transaction: db.transaction,

    async list({ kind, keyword, sort, ...page }: ReviewQuery) {
      const sorting = sortingOf(SORTS, sort)
      const { limit, offset } = pageOf(page)
      const chosen = matching(keyword)
      const countOf = (one: ReviewKind) => (e: Product) =>
        sql<number>`(count(*) filter (where ${KINDS[one](e)}))::int`.as(one)
      const [rows, counts] = await Promise.all([
        rowsOf(
          db,
          described
            .where((e) => KINDS[kind](e as never))
            .where((e) => chosen(e as never))
            .orderBy(sorting?.by ?? 'p.id', sorting?.isDown ? 'desc' : 'asc')
            .orderBy('p.id')
            .limit(limit)
            .offset(offset),
        ),
        rowOf(
          db,
          inReview
            .select((e) => [countOf('open')(e), countOf('new')(e), countOf('held')(e)])
            .select((e) => [countOf('reported')(e), countOf('returned')(e)])
            .where((e) => e.or([KINDS.open(e), KINDS.returned(e)]))
            .where(chosen),
        ),
      ])
      return { rows, counts: counts ?? { open: 0, new: 0, held: 0, reported: 0, returned: 0 } }
    },

    offers: (ids: readonly number[]) =>
      rowsOf(
        db,
        build
          .selectFrom('inventories as i')
          .innerJoin('pharmacies as ph', 'ph.id', 'i.pharmacy_id')
          .select(['i.product_id', 'ph.name as pharmacy_name', 'i.price', 'i.quantity'])
          .select((e) =>
            sql<number>`row_number() over (partition by ${e.ref('i.product_id')} order by ${e.ref('i.id')})`.as(
              'place',
            ),
          )
          .where('i.product_id', '=', anyOf(ids))
          .where('i.archived_at', 'is', null)
          .orderBy('i.id'),
      ).then((rows) => rows.filter(({ place }) => Number(place) <= MOST_OFFERS)),

    reports: (ids: readonly number[]) =>
      rowsOf(
        db,
        build
          .selectFrom('product_reports as r')
          .innerJoin('pharmacies as ph', 'ph.id', 'r.pharmacy_id')
          .select(['r.id', 'r.product_id', 'r.message', 'r.created_at', 'ph.name as pharmacy_name'])
          .where('r.product_id', '=', anyOf(ids))
          .where('r.settled_at', 'is', null)
          .orderBy('r.id'),
      ),

    similar: (row: ReviewRow) => similarTo(db, row),

    hold: (tx: Tx, id: number) => rowOf(tx, locked.where('p.id', '=', id).forUpdate('p')),

    async set(tx: Tx, id: number, review: 'waiting' | 'returned' | null, reason: string | null) {
      await run(
        tx,
        build
          .updateTable('products')
          .set({ review, review_reason: reason, updated_at: now })
          .where('id', '=', id),
      )
    },

    async addReport(tx: Tx, report: { product_id: number; pharmacy_id: number; message: string }) {
      return (await rowOf(tx, build.insertInto('product_reports').values(report).returning('id')))?.id ?? 0
    },

    openReport: (tx: Tx, id: number) =>
      rowOf(
        tx,
        build
          .selectFrom('product_reports as r')
          .innerJoin('products as p', 'p.id', 'r.product_id')
          .select(['r.id', 'r.product_id', 'r.pharmacy_id', 'p.name', 'r.message'])
          .where('r.id', '=', id)
          .where('r.settled_at', 'is', null)
          .forUpdate('r'),
      ),

    async settle(tx: Tx, id: number, answer: string) {
      await run(
        tx,
        build
          .updateTable('product_reports')
          .set({ answer, settled_at: now, updated_at: now })
          .where('id', '=', id),
      )
    },
  }
}
export type ReviewRepository = ReturnType<typeof reviewRepository>
