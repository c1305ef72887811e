import { binding, type Database } from '../../platform'
import type { CardFacts, Line } from '../../catalogue'
import type { Asked, Counts, Total } from './asked'
import { type CountRow, countsFrom, FACETS, SUMS } from './counts'
import { lineReader } from './line-repository'
import { namer } from './namer'
import {
  baseConditions,
  type Facetted,
  FACT_COLUMNS,
  filterConditions,
  hitOrderOf,
  levelColumn,
  linesOf,
  MOST_HITS,
  orderColumnOf,
  orderOf,
  sourceOf,
  whereOf,
} from './statements'

export * from './refresh-repository'
export { queueChangedSurroundings } from './surroundings-repository'

/** A product with the offer to show. */
export interface Chosen {
  product_id: number
  inventory_id: number
}

const chosenFrom = (pairs: readonly [number, number][]): Chosen[] =>
  pairs.map(([product_id, inventory_id]) => ({ product_id, inventory_id }))

const SCORE = `ts_rank('{0.02,0.15,0.5,1}', s.tsv, q.q, 1)
  * case when s.in_stock then 1 else 0.7 end * case when s.ingredients > 1 then 0.85 else 1 end
  + 0.004 * ln(1 + s.popularity)`

// up to here the rows of a page cost less than a second look at them
const FAR = 500

const LEVELS = 's.category_id, s.subcategory_id, s.subsubcategory_id'
const COUNTED = `s.product_id, ${LEVELS}, s.brand, s.is_prescription, s.in_stock, s.min_price`

// few products have a cap: these are an index of their own
const LAWFUL = `not exists (select from product_search k where k.product_id = i.product_id and k.cap is not null and k.cap < i.price)`

/** One of the sets of rows that are counted. */
interface Part {
  name: string
  source: string
  conditions: readonly string[]
}

/** The matches, looked at the most popular first when there are too many. */
function hits({ name, source, conditions }: Part, query: string | null): string {
  const columns = `${COUNTED}, s.inventory_id, s.popularity, s.ingredients, s.name_sort, s.tsv`
  const tier = (number: number) =>
    `(select ${columns} from ${source} s ${whereOf([...conditions, `s.tier = ${number}`])} limit ${MOST_HITS})`
  return `${name} as materialized (
    select ${COUNTED}, s.inventory_id, s.popularity, s.name_sort, ${query ? SCORE : '0'} as score
    from (select * from (${tier(1)} union all ${tier(0)}) z limit ${MOST_HITS}) s
      ${query ? `cross join (select ${query}::tsquery as q) q` : ''})`
}

function statement(asked: Asked) {
  const { values, bind } = binding()
  const source = sourceOf(asked.scope, bind)
  const base = baseConditions(asked.scope, asked.query, bind)
  const filters = filterConditions(asked.filters, asked.scope.level, bind)
  const all = [...base, ...filters.values()]
  return { values, bind, source, base, filters, all }
}

/** Counts of all filters together, and of all but its own for every facet that has one. */
function counting(
  asked: Asked,
  { source, base, filters, all }: ReturnType<typeof statement>,
  write: (part: Part) => string,
) {
  const column = levelColumn(asked.scope.level)
  const ctes = [write({ name: 'm', source, conditions: all })]
  const columns = [`${SUMS} as sums`]
  for (const [facet, count] of Object.entries(FACETS) as [keyof Facetted, (typeof FACETS)['price']][]) {
    const own = filters.get(facet)
    if (own && !asked.isBare) {
      const others = [...filters.values()].filter((condition) => condition !== own)
      ctes.push(write({ name: `m_${facet}`, source, conditions: [...base, ...others] }))
    }
    const isList = facet === 'categories' || facet === 'brands'
    if (asked.isBare) {
      if (isList) columns.push(`'[]'::json as ${facet}`)
    } else if (own || isList) columns.push(`${count(own ? `m_${facet}` : 'm', column)} as ${facet}`)
  }
  return { ctes: ctes.join(', '), columns: columns.join(', ') }
}

function walkStatement(asked: Asked) {
  const { values, bind, source, all } = statement(asked)
  const order = orderOf(asked.sort)
  // the pages that people turn to are statements of their own: without a value to look at they are planned once
  const offset = asked.offset < FAR ? asked.offset : bind(asked.offset)
  const limits = `${whereOf(all)} order by ${order} limit ${asked.limit} offset ${offset}`
  const columns = (row: string) =>
    `${row}.product_id, ${row}.inventory_id, ${row}.max_price, ${row}.offers_count, ${row}.version, ${row}.${orderColumnOf(asked.sort)}`
  // pages far behind are reached within the index alone; only the rows of the page are then looked up
  const page =
    asked.scope.pharmacyId === undefined && asked.offset < FAR
      ? `select ${columns('s')}, s.min_price as lowest_price from product_search s ${limits}`
      : asked.scope.pharmacyId === undefined
        ? `select ${columns('a')}, a.min_price as lowest_price
         from (select s.product_id from product_search s ${limits}) s
         join product_search a on a.product_id = s.product_id`
        : `select ${columns('s')}, s.lowest_price from ${source} s ${limits}`
  return { text: linesOf(page, order), values }
}

function nearestStatement(asked: Asked, pharmacies: readonly number[], isFromMatches: boolean) {
  const { values, bind, source, all } = statement(asked)
  const tier = (number: number) =>
    `(select s.product_id from ${source} s ${whereOf([...all, `s.tier = ${number}`])} limit ${MOST_HITS})`
  // their place in the list tells how near they are
  const near = `unnest(${bind(pharmacies)}::int[]) with ordinality as n(id, km)`
  const live = `i.status = 'live' and i.archived_at is null and i.quantity > 0 and ${LAWFUL}`
  const matches = asked.query ? `(${tier(1)} union all ${tier(0)})` : source
  const filtered = !asked.query && all.length > 0 ? `and ${all.join(' and ')}` : ''
  // few matches are looked up one by one; otherwise the shelves of a few pharmacies are gone through
  const offers = isFromMatches
    ? `select i.* from ${matches} s join lateral (
         select i.product_id, i.id, i.price, i.pharmacy_id from inventories i
         where i.product_id = s.product_id and ${live} offset 0) i on true`
    : `select i.product_id, i.id, i.price, i.pharmacy_id from ${near} join inventories i on i.pharmacy_id = n.id and ${live}
         ${asked.query || all.length > 0 ? `join ${matches} s on s.product_id = i.product_id ${filtered}` : ''}`
  const text = `with offers as materialized (${offers}), near as materialized (
       select distinct on (i.product_id) i.product_id, i.id as inventory_id, n.km
       from offers i join ${near} on n.id = i.pharmacy_id order by i.product_id, n.km, i.price, i.id)
     select (select count(*)::int from near) as found,
       (select coalesce(json_agg(json_build_array(product_id, inventory_id)), '[]') from
         (select * from near order by km, product_id limit ${asked.limit} offset ${asked.offset}) p) as chosen`
  return { text, values }
}

/** Lists, hits and counts over the narrow search rows. */
export function searchRepository(db: Database) {
  const { sql } = db
  const readLines = lineReader(db)
  const nameOf = namer('search', 100)

  return {
    /** Counts of a list without keyword, in full. */
    async countAll(asked: Asked): Promise<Counts> {
      const parts = statement(asked)
      const { ctes, columns } = counting(
        asked,
        parts,
        ({ name, source, conditions }) =>
          `${name} as materialized (select ${COUNTED} from ${source} s ${whereOf(conditions)})`,
      )
      const { rows } = await sql.query<CountRow & object>(`with ${ctes} select ${columns}`, parts.values)
      return countsFrom(rows[0] as CountRow, Infinity)
    },

    /** Page and counts of a search: at most 2,000 matches are looked at. */
    async search(asked: Asked): Promise<{ counts: Counts; chosen: Chosen[] }> {
      const parts = statement(asked)
      const query = parts.bind(asked.query)
      const { ctes, columns } = counting(asked, parts, (part) => hits(part, part.name === 'm' ? query : null))
      const page = `select product_id, inventory_id from m s order by ${hitOrderOf(asked.sort)}
        limit ${asked.limit} offset ${asked.offset}`
      const text = `with ${ctes} select ${columns},
          (select coalesce(json_agg(json_build_array(product_id, inventory_id)), '[]') from (${page}) p) as chosen`
      const name = nameOf(text)
      const { rows } = await sql.query<CountRow & { chosen: [number, number][] }>({
        text,
        values: parts.values,
        ...(name ? { name } : {}),
      })
      const row = rows[0] as CountRow & { chosen: [number, number][] }
      return { counts: countsFrom(row, MOST_HITS), chosen: chosenFrom(row.chosen) }
    },

    /** How much a search finds, up to where it stops counting; no more is looked at than that takes. */
    async total(query: string): Promise<Total> {
      const { rows } = await sql.query<{ total: number }>(
        `select count(*)::int as total from (select from product_search s where s.tsv @@ $1::tsquery limit ${MOST_HITS}) m`,
        [query],
      )
      const total = rows[0]?.total ?? 0
      return { total, isCapped: total >= MOST_HITS }
    },

    /** A page along an index, in one statement. */
    async walk(asked: Asked): Promise<readonly Line[]> {
      const { text, values } = walkStatement(asked)
      return readLines(text, values, asked.query === undefined)
    },

    /** Lines of chosen products, in the order given. */
    async linesOf(chosen: readonly Chosen[]): Promise<readonly Line[]> {
      if (chosen.length === 0) return []
      const page = `select a.product_id, t.inventory_id, a.min_price as lowest_price, a.max_price, a.offers_count,
          a.version, n
        from unnest($1::int[], $2::int[]) with ordinality as t(product_id, inventory_id, n)
        join product_search a on a.product_id = t.product_id`
      const ids = [chosen.map((one) => one.product_id), chosen.map((one) => one.inventory_id)]
      return readLines(linesOf(page, 's.n'), ids, true)
    },

    /** The same, each with its chosen offer. */
    async linesOfProducts(ids: readonly number[]): Promise<readonly Line[]> {
      if (ids.length === 0) return []
      const page = `select a.product_id, a.inventory_id, a.min_price as lowest_price, a.max_price,
          a.offers_count, a.version, n
        from unnest($1::int[]) with ordinality as t(id, n) join product_search a on a.product_id = t.id`
      return readLines(linesOf(page, 's.n'), [ids], true)
    },

    /** What cards show of these products themselves. */
    async facts(ids: readonly number[]): Promise<CardFacts[]> {
      const { rows } = await sql.query<CardFacts & object>({
        name: 'search_facts',
        text: `select ${FACT_COLUMNS} from products p where p.id = any($1::int[])`,
        values: [ids],
      })
      return rows
    },

    /** A page by distance among the offers in stock of these pharmacies, nearest first, and how many products they have. */
    async nearest(asked: Asked, pharmacies: readonly number[], isFromMatches: boolean) {
      const { rows } = await sql.query<{ found: number; chosen: [number, number][] }>(
        nearestStatement(asked, pharmacies, isFromMatches),
      )
      return { found: rows[0]?.found ?? 0, chosen: chosenFrom(rows[0]?.chosen ?? []) }
    },

    /** Products of a list that none of these pharmacies has in stock, by name. */
    async beyond(asked: Asked, pharmacies: readonly number[]): Promise<Chosen[]> {
      const { values, bind, source, all } = statement(asked)
      const away = `not exists (select from inventories i where i.product_id = s.product_id and i.status = 'live'
        and i.archived_at is null and i.quantity > 0 and ${LAWFUL} and i.pharmacy_id = any(${bind(pharmacies)}::int[]))`
      const { rows } = await sql.query<Chosen & object>(
        `select s.product_id, s.inventory_id from ${source} s ${whereOf([...all, away])}
         order by ${orderOf('alphabetical')} limit ${asked.limit} offset ${asked.offset}`,
        values,
      )
      return rows
    },
  }
}
export type SearchRepository = ReturnType<typeof searchRepository>
