import type { Database } from '../db/client'

/** The name of an upload: a hash of what is in it. */
const NAME = '[0-9a-f]{32}\\.webp'

export function sweepRepository(db: Database) {
  /** All tables there are, so that a new one is asked too. */
  async function tables(): Promise<string[]> {
    const { rows } = await db.sql.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class
       where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`,
    )
    return rows.map(({ name }) => name)
  }

  return {
    /** Uploads that are still kept and were last sent before this moment. */
    async findOlder(before: Date): Promise<string[]> {
      const { rows } = await db.sql.query<{ image: string }>(
        `select changes->>'image' as image from audit_entries
         where resource = 'images' and changes ? 'image'
         group by 1
         having max(created_at) < $1 and (array_agg(action order by id desc))[1] = 'create'`,
        [before],
      )
      return rows.map(({ image }) => image)
    },

    /** Those of them that are named anywhere: in whatever column of whatever table, within a text or a document. */
    async findNamed(images: readonly string[]): Promise<Set<string>> {
      const named = new Set<string>()
      for (const table of await tables()) {
        const { rows } = await db.sql.query<{ image: string }>(
          `select distinct found[1] as image
           from ${table} held, regexp_matches(held::text, '${NAME}', 'g') found
           where found[1] = any($1) and held::text like '%.webp%'
           ${table === 'audit_entries' ? `and resource <> 'images'` : ''}`,
          [images],
        )
        for (const { image } of rows) named.add(image)
      }
      return named
    },
  }
}
export type SweepRepository = ReturnType<typeof sweepRepository>
