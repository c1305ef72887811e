import type { Database } from '../../platform'
import { doctorCollection, FACILITY_COLLECTIONS, licensed } from '../../directory'
import { eventCollection, newsCollection } from '../../content'

/** A record that has a page. */
export interface Listed {
  id: number
  /** What its address is made of, the record above it first. */
  names: { id: number; name: string }[]
  changedAt: Date
}

/** The highest id of a kind within a range, and when one of them was changed last. */
export interface Extent {
  highest: number
  changedAt: Date | null
}

interface Source {
  from: string
  /** What the public may see; `t` is the record. */
  visible?: string
  title?: string
  /** The record above it: its id and its name. */
  above?: { id: string; name: string }
}

interface Definition {
  table: string
  title: string
  always?: Record<string, string>
  visible?: string
}

/** Just what the public lists of this collection show. */
const sourceOf = ({ table, title, always = {}, visible }: Definition): Source => {
  const conditions = Object.entries(always).map(([column, value]) => `t.${column} = '${value}'`)
  return { from: `${table} t`, title, visible: [...conditions, visible ?? 'true'].join(' and ') }
}

const SOURCES = {
  categories: { from: 'categories t' },
  subcategories: {
    from: 'subcategories t join categories a on a.id = t.category_id',
    above: { id: 'a.id', name: 'a.name' },
  },
  // what nobody offers is not in the list
  products: { from: 'product_search s join products t on t.id = s.product_id' },
  pharmacies: {
    from: 'pharmacies t',
    visible: `t.status = 'active'
      and ${licensed('t')}`,
  },
  doctors: sourceOf(doctorCollection),
  hospitals: sourceOf(FACILITY_COLLECTIONS.hospital),
  clinics: sourceOf(FACILITY_COLLECTIONS.clinic),
  laboratories: sourceOf(FACILITY_COLLECTIONS.laboratory),
  veterinarians: sourceOf(FACILITY_COLLECTIONS.veterinarian),
  news: sourceOf(newsCollection),
  events: sourceOf(eventCollection),
} satisfies Record<string, Source>

export type Kind = keyof typeof SOURCES

export interface SitemapRepository {
  /** The records of a kind above one id and up to another, by id, so many at most. */
  rows(kind: Kind, range: { above: number; upTo: number; limit: number }): Promise<Listed[]>
  extent(kind: Kind, range: { above: number; upTo: number }): Promise<Extent>
}

/** Reads what sitemaps list, a piece at a time. */
export function sitemapRepository({ sql }: Pick<Database, 'sql'>): SitemapRepository {
  return {
    async rows(kind, { above, upTo, limit }) {
      const { from, visible = 'true', title = 'name', above: parent }: Source = SOURCES[kind]
      const { rows } = await sql.query<{
        id: number
        name: string
        updated_at: Date
        above_id: number | null
        above_name: string | null
      }>(
        `select t.id, t.${title} as name, t.updated_at,
           ${parent?.id ?? 'null::int'} as above_id, ${parent?.name ?? 'null::text'} as above_name
         from ${from} where ${visible} and t.id > $1 and t.id <= $2 order by t.id limit $3`,
        [above, upTo, limit],
      )
      return rows.map(({ id, name, updated_at, above_id, above_name }) => ({
        id,
        names: [
          ...(above_id !== null && above_name !== null ? [{ id: above_id, name: above_name }] : []),
          { id, name },
        ],
        changedAt: updated_at,
      }))
    },

    async extent(kind, { above, upTo }) {
      const { from, visible = 'true' }: Source = SOURCES[kind]
      const { rows } = await sql.query<{ highest: number | null; changed_at: Date | null }>(
        `select max(t.id) as highest, max(t.updated_at) as changed_at
         from ${from} where ${visible} and t.id > $1 and t.id <= $2`,
        [above, upTo],
      )
      return { highest: rows[0]?.highest ?? 0, changedAt: rows[0]?.changed_at ?? null }
    },
  }
}
