import type { Database } from '../../platform'

/** Words that admins said mean something else here. */
export function synonymsRepository(db: Database) {
  return {
    async all(): Promise<Map<string, string>> {
      const { rows } = await db.sql.query<{ word: string; instead: string }>(
        'select word, instead from search_synonyms',
      )
      return new Map(rows.map(({ word, instead }) => [word, instead]))
    },
  }
}
export type SynonymsRepository = ReturnType<typeof synonymsRepository>
