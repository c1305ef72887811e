import { type Database, sortingOf, type Tx } from '../../platform'
import { build, holds, pageOf, rowOf, rowsOf, run, sql, wordsOf } from '../../platform/db/query'

export type { Tx }

export interface MissesRequest {
  page: number
  per_page: number
  keyword?: string | undefined
  sort?: string | undefined
  since: string
}

const SORTS = { keyword: 'keyword', count: 'count', last_searched_on: 'last_searched_on' } as const

export function searchMissRepository(db: Database) {
  return {
    transaction: db.transaction,

    async list(asked: MissesRequest) {
      const { by, isDown } = sortingOf(SORTS, asked.sort) ?? { by: SORTS.count, isDown: true }
      const { limit, offset } = pageOf(asked)
      const words = build
        .selectFrom('search_misses')
        .select((e) => [
          'keyword',
          e.fn.min('id').as('id'),
          sql<number>`sum(${e.ref('count')})::int`.as('count'),
          sql<number>`count(*)::int`.as('days'),
          e.fn.min('searched_on').as('first_searched_on'),
          e.fn.max('searched_on').as('last_searched_on'),
          sql<number>`(count(*) over ())::int`.as('total'),
        ])
        .where('searched_on', '>=', asked.since)
        .where((e) => e.and(wordsOf(asked.keyword).map((word) => holds(e.ref('keyword'), word))))
        .groupBy('keyword')
      const rows = await rowsOf(
        db,
        build
          .selectFrom(words.as('w'))
          .selectAll()
          .orderBy(`w.${by}`, isDown ? 'desc' : 'asc')
          .orderBy('w.last_searched_on', 'desc')
          .orderBy('w.keyword')
          .limit(limit)
          .offset(offset),
      )
      return { rows, total: rows[0]?.total ?? 0 }
    },

    async remove(tx: Tx, id: number): Promise<string | null> {
      const keyword = build.selectFrom('search_misses').select('keyword').where('id', '=', id)
      const removed = await rowOf(
        tx,
        build.deleteFrom('search_misses').where('keyword', '=', keyword).returning('keyword'),
      )
      return removed?.keyword ?? null
    },

    async deleteBefore(day: string): Promise<void> {
      await run(db, build.deleteFrom('search_misses').where('searched_on', '<', day))
    },
  }
}
export type SearchMissRepository = ReturnType<typeof searchMissRepository>
