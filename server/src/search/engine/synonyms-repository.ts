import type { Database } from '../../platform'
import { build, rowsOf } from '../../platform/db/query'

export function synonymsRepository(db: Database) {
  return {
    async all(): Promise<Map<string, string>> {
      const rows = await rowsOf(db, build.selectFrom('search_synonyms').select(['word', 'instead']))
      return new Map(rows.map(({ word, instead }) => [word, instead]))
    },
  }
}
export type SynonymsRepository = ReturnType<typeof synonymsRepository>
