import type { Database } from '../../platform'
import { build, type Expression, over, rowOf, rowsOf, sql, type SqlBool } from '../../platform/db/query'
import { doctorCollection, FACILITY_COLLECTIONS, hasLicence } from '../../directory'
import { eventCollection, newsCollection } from '../../content'

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
  from: Expression<object>
  visible?: Expression<SqlBool>
  title?: string
  hasAbove?: boolean
}

type Definition = Pick<typeof doctorCollection, 'table' | 'title' | 'always' | 'visible'>

const e = over<{ t: 'pharmacies'; a: 'categories' }>()
const asPharmacies = build.selectFrom(['pharmacies as t', 'categories as a'])

const sourceOf = ({ table, title, always = {}, visible = e.lit(true) }: Definition): Source => ({
  from: build.selectFrom(`${table} as t` as 'pharmacies as t'),
  title,
  visible: e.and([
    ...Object.entries(always).map(([column, value]) => e(`t.${column}` as 't.name', '=', value)),
    visible,
  ]),
})

const SOURCES = {
  categories: { from: build.selectFrom('categories as t') },
  subcategories: {
    from: build.selectFrom('subcategories as t').innerJoin('categories as a', 'a.id', 't.category_id'),
    hasAbove: true,
  },
  products: {
    from: build.selectFrom('product_search as s').innerJoin('products as t', 't.id', 's.product_id'),
  },
  pharmacies: {
    from: build.selectFrom('pharmacies as t'),
    visible: e.and([e('t.status', '=', 'active'), hasLicence('t')]),
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
  rows(kind: Kind, range: { above: number; upTo: number; limit: number }): Promise<Listed[]>
  extent(kind: Kind, range: { above: number; upTo: number }): Promise<Extent>
}

export function sitemapRepository(db: Pick<Database, 'sql'>): SitemapRepository {
  const within = (kind: Kind, { above, upTo }: { above: number; upTo: number }) => {
    const { from, visible = e.lit(true) }: Source = SOURCES[kind]
    return (from as typeof asPharmacies).where(visible).where('t.id', '>', above).where('t.id', '<=', upTo)
  }

  return {
    async rows(kind, range) {
      const { title = 'name', hasAbove }: Source = SOURCES[kind]
      const rows = await rowsOf(
        db,
        within(kind, range)
          .select(['t.id', `t.${title} as name` as 't.name', 't.updated_at'])
          .select([
            sql<number | null>`${hasAbove ? e.ref('a.id') : null}`.as('above_id'),
            sql<string | null>`${hasAbove ? e.ref('a.name') : null}`.as('above_name'),
          ])
          .orderBy('t.id')
          .limit(range.limit),
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

    async extent(kind, range) {
      const found = await rowOf(
        db,
        within(kind, range).select((e) => [
          e.fn.max('t.id').as('highest'),
          e.fn.max('t.updated_at').as('changed_at'),
        ]),
      )
      return { highest: found?.highest ?? 0, changedAt: found?.changed_at ?? null }
    },
  }
}
