import { type Database, sortingOf, type Tx } from '../../platform'
import {
  build,
  type Columns,
  countRows,
  likeOf,
  pageOf,
  rowOf,
  type RowOf,
  rowsOf,
  run,
  sql,
  type SqlBool,
  wordsOf,
} from '../../platform/db/query'
import { countStars, ratings } from './repository'

export type { Tx }

type Status = 'shown' | 'hidden'

export interface ModeratedRequest {
  page: number
  per_page: number
  keyword?: string | undefined
  status?: Status | undefined
  stars?: number | undefined
  product_id?: number | undefined
  sort?: string | undefined
}

const SORTS = { updated_at: 'r.updated_at' } as const

const moderated = ratings
  .innerJoin('products as p', 'p.id', 'r.product_id')
  .select(['p.name as product_name', 'r.user_id', 'r.hidden_at', 'r.hidden_reason'])

export type ModeratedRow = RowOf<typeof moderated>

const chosenBy = ({ stars, product_id, keyword }: ModeratedRequest) =>
  moderated.where((e) =>
    e.and([
      ...(stars === undefined ? [] : [e('r.stars', '=', stars)]),
      ...(product_id === undefined ? [] : [e('r.product_id', '=', product_id)]),
      ...wordsOf(keyword).map((word) => hasWord(e, word)),
    ]),
  )

const hasWord = (e: Columns<typeof moderated>, word: string) => {
  const [comment, product] = [e.ref('r.comment'), e.ref('p.name')]
  const text = sql`concat_ws(' ', ${comment}, ${product}, ${e.ref('u.first_name')}, ${e.ref('u.last_name')})`
  return sql<SqlBool>`unaccent(lower(${text})) like unaccent(${likeOf(word)})`
}

export function ratingModerationRepository(db: Database) {
  return {
    transaction: db.transaction,

    async list(asked: ModeratedRequest) {
      const { isDown } = sortingOf(SORTS, asked.sort) ?? { isDown: true }
      const direction = isDown ? 'desc' : 'asc'
      const { limit, offset } = pageOf(asked)
      const chosen = chosenBy(asked)
      const page = asked.status
        ? chosen.where('r.hidden_at', asked.status === 'hidden' ? 'is not' : 'is', null)
        : chosen
      const [rows, counts] = await Promise.all([
        rowsOf(
          db,
          page.orderBy('r.updated_at', direction).orderBy('r.id', direction).limit(limit).offset(offset),
        ),
        rowOf(
          db,
          chosen
            .clearSelect()
            .select((e) => [
              countRows.as('all'),
              sql<number>`count(*) filter (where ${e.ref('r.hidden_at')} is null)::int`.as('shown'),
              sql<number>`count(${e.ref('r.hidden_at')})::int`.as('hidden'),
            ]),
        ),
      ])
      return { rows, counts: counts ?? { all: 0, shown: 0, hidden: 0 } }
    },

    /** The rating, with its product locked, since average and count follow. */
    async hold(tx: Tx, id: number) {
      const product = build.selectFrom('ratings').select('product_id').where('id', '=', id)
      await run(tx, build.selectFrom('products').select('id').where('id', '=', product).forNoKeyUpdate())
      return rowOf(tx, moderated.where('r.id', '=', id))
    },

    async hide(tx: Tx, { id, product_id }: { id: number; product_id: number }, reason: string | null) {
      await run(
        tx,
        build
          .updateTable('ratings')
          .set((e) => ({
            hidden_at: reason === null ? null : sql<Date>`coalesce(${e.ref('hidden_at')}, now())`,
            hidden_reason: reason,
          }))
          .where('id', '=', id),
      )
      await countStars(tx, product_id)
    },
  }
}
export type RatingModerationRepository = ReturnType<typeof ratingModerationRepository>
