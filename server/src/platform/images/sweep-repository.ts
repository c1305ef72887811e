import type { Database } from '../db/client'
import { anyOf, build, rowsOf, sql } from '../db/query'

/** The name of an upload: a hash of what is in it. */
const NAME = '[0-9a-f]{32}\\.webp'

// all tables there are, so that a new one is searched too
const tables = build
  .selectFrom(sql<{ relname: string; relkind: string; relnamespace: number }>`pg_class`.as('c'))
  .select('c.relname as name')
  .where('c.relkind', 'in', ['r', 'p'])
  .where('c.relnamespace', '=', sql<number>`current_schema()::regnamespace`)

/** Names of uploads anywhere in a table: in whatever column, within a text or a document. */
const namesIn = (table: string, images: readonly string[]) =>
  build
    .selectFrom(build.dynamic.table(table as 'audit_entries').as('held'))
    .crossJoin(sql<{ found: string[] }>`regexp_matches(held::text, ${NAME}, 'g')`.as('found'))
    .select(sql<string>`found[1]`.as('image'))
    .distinct()
    .where(sql<string>`found[1]`, '=', anyOf(images))
    .where(sql<string>`held::text`, 'like', '%.webp%')

export function sweepRepository(db: Database) {
  return {
    async findOlder(before: Date): Promise<string[]> {
      const found = await rowsOf(
        db,
        build
          .selectFrom('audit_entries')
          .select((e) => sql<string>`${e.ref('changes')}->>'image'`.as('image'))
          .where('resource', '=', 'images')
          .where((e) => sql<boolean>`${e.ref('changes')} ? 'image'`)
          .groupBy('image')
          .having((e) => e(e.fn.max('created_at'), '<', before))
          .having(
            (e) => sql<string>`(array_agg(${e.ref('action')} order by ${e.ref('id')} desc))[1]`,
            '=',
            'create',
          ),
      )
      return found.map(({ image }) => image)
    },

    async findNamed(images: readonly string[]): Promise<Set<string>> {
      const named = new Set<string>()
      for (const { name: table } of await rowsOf(db, tables)) {
        const names = namesIn(table, images)
        const found = await rowsOf(
          db,
          table === 'audit_entries' ? names.where('held.resource', '<>', 'images') : names,
        )
        for (const { image } of found) named.add(image)
      }
      return named
    },
  }
}
export type SweepRepository = ReturnType<typeof sweepRepository>
