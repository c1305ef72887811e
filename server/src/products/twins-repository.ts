import type { Database } from '../db/client'
import { binding } from '../search/statements'

export interface TwinRow {
  id: number
  name: string
  generic_name: string | null
  brand: string | null
  manufacturer: string | null
  strength: string | null
  dosage_form: string | null
  pack_size: string | null
  registration_number: string | null
  image: string | null
  offers_count: number
}

export interface TwinGroupRow {
  name: string
  is_same_pack: boolean
  ids: number[]
  total: number
}

export interface TwinsAsked {
  page: number
  per_page: number
  keyword?: string | undefined
  same_pack?: boolean | undefined
}

export const TWIN_COLUMNS = `p.id, p.name, p.generic_name, p.brand, p.manufacturer, p.strength, p.dosage_form, p.pack_size,
  p.registration_number, p.image,
  (select count(*)::int from inventories i where i.product_id = p.id and i.archived_at is null) as offers_count`

// a medicine by what RA 6675 compares and its brand; other goods by their name
const KEY = `coalesce(p.equivalence_key || '|' || lower(coalesce(p.brand, '')), 'name|' || lower(p.name))`

/** Products that look as if they were the same. */
export function twinsRepository(db: Database) {
  return {
    async groups(asked: TwinsAsked): Promise<{ rows: TwinGroupRow[]; total: number }> {
      const { values, bind } = binding()
      const words = (asked.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5)
      const conditions = words.map((word) => {
        const pattern = bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)
        return `unaccent(lower(concat_ws(' ', p.name, p.generic_name, p.brand))) like unaccent(${pattern})`
      })
      const packs = `count(distinct lower(coalesce(p.pack_size, '')))`
      const havings = ['count(*) > 1']
      if (asked.same_pack !== undefined) havings.push(asked.same_pack ? `${packs} = 1` : `${packs} > 1`)
      const { rows } = await db.sql.query<TwinGroupRow & object>(
        `select min(p.name) as name, ${packs} = 1 as is_same_pack, (array_agg(p.id order by p.id))[1:20] as ids,
           (count(*) over ())::int as total
         from products p where p.archived_at is null ${conditions.map((one) => `and ${one}`).join(' ')}
         group by ${KEY} having ${havings.join(' and ')}
         order by ${packs} = 1 desc, count(*) desc, min(p.id)
         limit ${asked.per_page} offset ${(asked.page - 1) * asked.per_page}`,
        values,
      )
      return { rows, total: rows[0]?.total ?? 0 }
    },

    async products(ids: readonly number[]): Promise<TwinRow[]> {
      const { rows } = await db.sql.query<TwinRow & object>(
        `select ${TWIN_COLUMNS} from products p where p.id = any($1::int[]) order by offers_count desc, p.id`,
        [ids],
      )
      return rows
    },
  }
}
export type TwinsRepository = ReturnType<typeof twinsRepository>
