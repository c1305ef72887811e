import type { Database } from '../../platform'
import type { Candidate } from './likeness'

/** The words of the catalogue, and whether a query finds anything. */
export function vocabularyRepository(db: Database) {
  return {
    /** Those of `words` that are a word of the catalogue, or the start of one. */
    async known(words: readonly string[]): Promise<Set<string>> {
      const { rows } = await db.sql.query<{ word: string }>({
        name: 'search_words_known',
        text: `select w as word from unnest($1::text[]) w
          where exists (select from search_words s where s.word ~>=~ w and s.word ~<~ (w || chr(1114109)))`,
        values: [words],
      })
      return new Set(rows.map((row) => row.word))
    },

    /** Words that look like this one. */
    async similar(word: string): Promise<Candidate[]> {
      const { rows } = await db.sql.query<Candidate & object>({
        name: 'search_words_similar',
        text: `select word, ndoc from search_words where word % $1 and length(word) >= length($1) - 3
          order by similarity(word, $1) desc, ndoc desc limit 30`,
        values: [word],
      })
      return rows
    },

    /** Words of about the same length with at most two other letters. */
    async nearby(word: string): Promise<Candidate[]> {
      const { rows } = await db.sql.query<Candidate & object>({
        name: 'search_words_nearby',
        text: `select word, ndoc from search_words
          where length(word) between length($1) - 1 and length($1) + 1 and levenshtein_less_equal(word, $1, 2) <= 2
          order by ndoc desc limit 50`,
        values: [word],
      })
      return rows
    },

    /** Which of these queries match any product. */
    async matching(queries: readonly string[]): Promise<boolean[]> {
      if (queries.length === 0) return []
      // each as a value of its own: of a column's values PostgreSQL does not know that they are rare, and reads all rows
      const found = queries.map(
        (_, at) => `exists (select from product_search where tsv @@ $${at + 1}::tsquery)`,
      )
      const { rows } = await db.sql.query<{ found: boolean[] }>(
        `select array[${found.join(', ')}] as found`,
        [...queries],
      )
      return rows[0]?.found ?? []
    },

    /** In how many products each of these words occurs. */
    async counts(words: readonly string[]): Promise<Map<string, number>> {
      if (words.length === 0) return new Map()
      const { rows } = await db.sql.query<Candidate & object>(
        'select word, ndoc from search_words where word = any($1::text[])',
        [words],
      )
      return new Map(rows.map((row) => [row.word, row.ndoc]))
    },

    /** Notes what was searched without finding anything. */
    async miss(keyword: string, day: string): Promise<void> {
      await db.sql.query(
        `insert into search_misses (keyword, searched_on) values ($1, $2)
         on conflict (keyword, searched_on) do update set count = search_misses.count + 1`,
        [keyword, day],
      )
    },
  }
}
export type VocabularyRepository = ReturnType<typeof vocabularyRepository>
