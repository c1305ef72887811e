import type { Database } from '../../platform'
import { anyOf, build, named, rowOf, rowsOf, run, sql, type SqlBool } from '../../platform/db/query'
import type { Candidate } from './likeness'

const findKnown = named<{ words: readonly string[] }>()('search_words_known', (p) =>
  build
    .selectFrom(sql<{ word: string }>`unnest(${p.words}::text[])`.as<'w'>(sql`w(word)`))
    .select('w.word')
    .where((e) =>
      e.exists(
        e
          .selectFrom('search_words as s')
          .select('s.word')
          .where(
            (s) =>
              sql<SqlBool>`${s.ref('s.word')} ~>=~ ${s.ref('w.word')} and ${s.ref('s.word')} ~<~ (${s.ref('w.word')} || chr(1114109))`,
          ),
      ),
    ),
)

const findSimilar = named<{ word: string }>()('search_words_similar', (p) =>
  build
    .selectFrom('search_words')
    .select(['word', 'ndoc'])
    .where(
      (e) => sql<SqlBool>`${e.ref('word')} % ${p.word} and length(${e.ref('word')}) >= length(${p.word}) - 3`,
    )
    .orderBy((e) => sql`similarity(${e.ref('word')}, ${p.word})`, 'desc')
    .orderBy('ndoc', 'desc')
    .limit(sql.lit(30)),
)

const findNearby = named<{ word: string }>()('search_words_nearby', (p) =>
  build
    .selectFrom('search_words')
    .select(['word', 'ndoc'])
    .where(
      (e) =>
        sql<SqlBool>`length(${e.ref('word')}) between length(${p.word}) - 1 and length(${p.word}) + 1
          and levenshtein_less_equal(${e.ref('word')}, ${p.word}, 2) <= 2`,
    )
    .orderBy('ndoc', 'desc')
    .limit(sql.lit(50)),
)

export function vocabularyRepository(db: Database) {
  return {
    async known(words: readonly string[]): Promise<Set<string>> {
      const rows = await findKnown(db, { words })
      return new Set(rows.map((row) => row.word))
    },

    similar: (word: string): Promise<Candidate[]> => findSimilar(db, { word }),

    nearby: (word: string): Promise<Candidate[]> => findNearby(db, { word }),

    async matching(queries: readonly string[]): Promise<boolean[]> {
      if (queries.length === 0) return []
      // each as a value of its own: of a column's values PostgreSQL does not see that they are rare
      const found = await rowOf(
        db,
        build.selectNoFrom((e) =>
          queries.map((query, at) =>
            e
              .exists(
                e
                  .selectFrom('product_search')
                  .select('product_id')
                  .where((s) => sql<SqlBool>`${s.ref('tsv')} @@ ${query}::tsquery`),
              )
              .as(String(at)),
          ),
        ),
      )
      return queries.map((_, at) => found?.[at] === true)
    },

    async counts(words: readonly string[]): Promise<Map<string, number>> {
      if (words.length === 0) return new Map()
      const rows = await rowsOf(
        db,
        build.selectFrom('search_words').select(['word', 'ndoc']).where('word', '=', anyOf(words)),
      )
      return new Map(rows.map((row) => [row.word, row.ndoc]))
    },

    async miss(keyword: string, day: string): Promise<void> {
      await run(
        db,
        build
          .insertInto('search_misses')
          .values({ keyword, searched_on: day })
          .onConflict((on) =>
            on
              .columns(['keyword', 'searched_on'])
              .doUpdateSet((e) => ({ count: e('search_misses.count', '+', 1) })),
          ),
      )
    },
  }
}
export type VocabularyRepository = ReturnType<typeof vocabularyRepository>
