import type { Database } from '../../platform'

/** A generic name or a brand of the catalogue. */
export interface NameRow {
  kind: 'generic' | 'brand'
  text: string
  /** How much is bought under it. */
  weight: number
}

export function namesRepository(db: Database) {
  return {
    /** Every generic name and brand that can be bought. */
    async all(): Promise<NameRow[]> {
      const { rows } = await db.sql.query<NameRow & object>(
        `select 'generic' as kind, min(p.generic_name) as text, sum(s.popularity)::float8 + count(*) as weight
           from product_search s join products p on p.id = s.product_id
           where p.generic_name <> '' and length(p.generic_name) <= 80 group by lower(p.generic_name)
         union all
         select 'brand', min(brand), sum(popularity)::float8 + count(*) from product_search
           where brand <> '' and length(brand) <= 80 group by lower(brand)`,
      )
      return rows
    },
  }
}
