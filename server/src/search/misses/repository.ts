import { binding, type Database, sortingOf, type Tx } from '../../platform'

export type { Tx }

export interface MissRow {
  id: number
  keyword: string
  count: number
  days: number
  first_searched_on: string
  last_searched_on: string
}

export interface MissesAsked {
  page: number
  per_page: number
  keyword?: string | undefined
  sort?: string | undefined
  /** First day that counts. */
  since: string
}

const SORTS: Readonly<Record<string, string>> = {
  keyword: 'keyword',
  count: 'count',
  last_searched_on: 'last_searched_on',
}

/** Words that found nothing, counted by day. */
export function searchMissRepository(db: Database) {
  return {
    transaction: db.transaction,

    async list(asked: MissesAsked): Promise<{ rows: MissRow[]; total: number }> {
      const { values, bind } = binding()
      const words = (asked.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5)
      const conditions = [
        `searched_on >= ${bind(asked.since)}`,
        ...words.map((word) => `keyword like ${bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)}`),
      ]
      const { by: field, isDown } = sortingOf(SORTS, asked.sort) ?? { by: 'count', isDown: true }
      const direction = isDown ? 'desc' : 'asc'
      const { rows } = await db.sql.query<MissRow & { total: number }>(
        `select min(id)::int as id, keyword, sum(count)::int as count, count(*)::int as days,
           min(searched_on) as first_searched_on, max(searched_on) as last_searched_on,
           (count(*) over ())::int as total
         from search_misses where ${conditions.join(' and ')}
         group by keyword order by ${field} ${direction}, max(searched_on) desc, keyword
         limit ${asked.per_page} offset ${(asked.page - 1) * asked.per_page}`,
        values,
      )
      return { rows, total: rows[0]?.total ?? 0 }
    },

    /** Takes the words of this row away, with all their days; answers them, or null. */
    async remove(tx: Tx, id: number): Promise<string | null> {
      const { rows } = await tx.sql.query<{ keyword: string }>(
        `delete from search_misses where keyword = (select keyword from search_misses where id = $1) returning keyword`,
        [id],
      )
      return rows[0]?.keyword ?? null
    },

    async deleteBefore(day: string): Promise<void> {
      await db.sql.query('delete from search_misses where searched_on < $1', [day])
    },
  }
}
export type SearchMissRepository = ReturnType<typeof searchMissRepository>
