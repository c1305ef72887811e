import { binding, type Database, sortingOf } from '../../platform'

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
}

export interface TwinsAsked {
  page: number
  per_page: number
  keyword?: string | undefined
  sort?: string | undefined
  same_pack?: boolean | undefined
}

export const TWIN_COLUMNS = `p.id, p.name, p.generic_name, p.brand, p.manufacturer, p.strength, p.dosage_form, p.pack_size,
  p.registration_number, p.image,
  (select count(*)::int from inventories i where i.product_id = p.id and i.archived_at is null) as offers_count`

// a medicine by what RA 6675 compares and its brand; other goods by their name
const KEY = `coalesce(p.equivalence_key || '|' || lower(coalesce(p.brand, '')), 'name|' || lower(p.name))`

const HASH = `hashtextextended(${KEY}, 0)`
const PACK = `lower(coalesce(p.pack_size, ''))`

const SORTS = { name: 'lower(name)' }

/** Of a group with more products, the rest comes when some of these are merged. */
const MOST_TOLD = 20

/** Products that look as if they were the same. */
export function duplicatesRepository(db: Database) {
  return {
    async groups(asked: TwinsAsked): Promise<{ rows: TwinGroupRow[]; total: number }> {
      const { values, bind } = binding()
      const sorting = sortingOf(SORTS, asked.sort)
      const order = sorting ? `${sorting.by} ${sorting.isDown ? 'desc' : 'asc'},` : ''
      const words = (asked.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5)
      const conditions = words.map((word) => {
        const pattern = bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)
        return `unaccent(lower(concat_ws(' ', p.name, p.generic_name, p.brand))) like unaccent(${pattern})`
      })
      const where = ['p.archived_at is null', ...conditions].join(' and ')
      // which keys come twice is found by their hashes, so that the texts of all others are never sorted
      const { rows } = await db.sql.query<{ total: number; found: TwinGroupRow[] }>(
        `with twice as materialized (
           select ${HASH} as hash from products p where ${where} group by 1 having count(*) > 1),
         groups as materialized (
           select min(p.name) as name, min(${PACK}) = max(${PACK}) as is_same_pack, count(*) as size,
             array_agg(p.id order by p.id) as ids
           from products p where ${where} and ${HASH} in (select hash from twice)
           group by ${KEY} having count(*) > 1),
         asked as (select * from groups where ${bind(asked.same_pack ?? null)}::boolean is null
           or is_same_pack = ${bind(asked.same_pack ?? null)})
         select (select count(*)::int from asked) as total,
           (select coalesce(json_agg(json_build_object('name', name, 'is_same_pack', is_same_pack, 'ids', ids[1:${MOST_TOLD}])), '[]')
            from (select * from asked order by ${order} is_same_pack desc, size desc, ids[1]
              limit ${asked.per_page} offset ${(asked.page - 1) * asked.per_page}) page) as found`,
        values,
      )
      return { rows: rows[0]?.found ?? [], total: rows[0]?.total ?? 0 }
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
export type TwinsRepository = ReturnType<typeof duplicatesRepository>
