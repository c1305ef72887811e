import type { Database, Queryable } from '../db/client'
import type { Asked, CardRow, Counts, Near } from './asked'
import {
  baseConditions,
  binding,
  type Bind,
  cardsOf,
  type Facetted,
  filterConditions,
  hitOrderOf,
  levelColumn,
  MOST_HITS,
  orderOf,
  sourceOf,
  whereOf,
} from './statements'

export * from './refresh-repository'

/** The products of a page in order, each with the offer to show. */
export interface Chosen {
  product_id: number
  inventory_id: number
}

const SCORE = `ts_rank('{0.02,0.15,0.5,1}', s.tsv, q.q, 1)
  * case when s.in_stock then 1 else 0.7 end * case when s.ingredients > 1 then 0.85 else 1 end
  + 0.004 * ln(1 + s.popularity)`

const LEVELS = 's.category_id, s.subcategory_id, s.subsubcategory_id'
const NARROW = `s.product_id, ${LEVELS}, s.brand, s.is_prescription, s.in_stock, s.inventory_id, s.min_price,
  s.popularity, s.ingredients, s.name_sort, s.tsv`

/** The matches, the most popular first to count when there are more than can be counted. */
function hits(name: string, source: string, conditions: readonly string[], query: string | null): string {
  const tier = (number: number) =>
    `(select ${NARROW} from ${source} s ${whereOf([...conditions, `s.tier = ${number}`])} limit ${MOST_HITS})`
  const score = query ? `${SCORE} as score` : '0 as score'
  return `${name} as materialized (
    select s.product_id, ${LEVELS}, s.brand, s.is_prescription, s.in_stock, s.inventory_id, s.min_price, s.popularity,
      s.name_sort, ${score}
    from (select * from (${tier(1)} union all ${tier(0)}) z limit ${MOST_HITS}) s
      ${query ? `cross join (select ${query}::tsquery as q) q` : ''})`
}

const FACETS: Record<keyof Facetted, (from: string, column: string) => string> = {
  categories: (from, column) =>
    `(select coalesce(json_agg(json_build_array(k, n) order by n desc, k), '[]') from
      (select ${column} as k, count(*)::int as n from ${from} where ${column} is not null group by 1 order by 2 desc limit 50) f)`,
  brands: (from) =>
    `(select coalesce(json_agg(json_build_array(k, n) order by n desc, k), '[]') from
      (select brand as k, count(*)::int as n from ${from} where brand is not null group by 1 order by 2 desc, 1 limit 30) f)`,
  prescription: (from) =>
    `(select json_build_object('yes', count(*) filter (where is_prescription), 'no', count(*) filter (where not is_prescription)) from ${from})`,
  stock: (from) =>
    `(select json_build_object('yes', count(*) filter (where in_stock), 'no', count(*) filter (where not in_stock)) from ${from})`,
  price: (from) => `(select json_build_object('min', min(min_price), 'max', max(min_price)) from ${from})`,
}

type CountRow = Omit<Counts, 'isCapped'>

/** Lists, hits and counts over the narrow search rows. */
export function searchRepository(db: Database) {
  const sql: Queryable = db.sql

  function statement(asked: Asked) {
    const { values, bind } = binding()
    const source = sourceOf(asked.scope, bind)
    const base = baseConditions(asked.scope, asked.query, bind)
    const filters = filterConditions(asked.filters, asked.scope.level, bind)
    return { values, bind, source, base, filters, all: [...base, ...filters.values()] }
  }

  function facetColumns(asked: Asked, sets: Map<string, string>): string {
    const column = levelColumn(asked.scope.level)
    return Object.entries(FACETS)
      .map(([facet, write]) => `${write(sets.get(facet) ?? 'm', column)} as ${facet}`)
      .join(', ')
  }

  /** Counts of a list without keyword, in full. */
  async function countAll(asked: Asked): Promise<Counts> {
    const { values, source, base, filters, all } = statement(asked)
    const sets = new Map<string, string>()
    const narrow = `s.product_id, ${LEVELS}, s.brand, s.is_prescription, s.in_stock, s.min_price`
    const ctes = [`m as materialized (select ${narrow} from ${source} s ${whereOf(all)})`]
    for (const facet of filters.keys()) {
      const others = [...filters].filter(([other]) => other !== facet).map(([, condition]) => condition)
      ctes.push(
        `m_${facet} as materialized (select ${narrow} from ${source} s ${whereOf([...base, ...others])})`,
      )
      sets.set(facet, `m_${facet}`)
    }
    const { rows } = await sql.query<CountRow>(
      `with ${ctes.join(', ')} select (select count(*)::int from m) as total, ${facetColumns(asked, sets)}`,
      values,
    )
    return { ...(rows[0] as CountRow), isCapped: false }
  }

  /** Page and counts of a search: at most 2,000 matches are looked at. */
  async function search(asked: Asked): Promise<{ counts: Counts; chosen: Chosen[] }> {
    const { values, bind, source, base, filters, all } = statement(asked)
    const query = bind(asked.query)
    const sets = new Map<string, string>()
    const ctes = [hits('m', source, all, query)]
    for (const facet of filters.keys()) {
      const others = [...filters].filter(([other]) => other !== facet).map(([, condition]) => condition)
      ctes.push(hits(`m_${facet}`, source, [...base, ...others], null))
      sets.set(facet, `m_${facet}`)
    }
    const page = `select product_id, inventory_id, row_number() over (order by ${hitOrderOf(asked.sort)}) as n from m s
      order by ${hitOrderOf(asked.sort)} limit ${asked.limit} offset ${asked.offset}`
    const { rows } = await sql.query<CountRow & { chosen: [number, number][] }>(
      `with ${ctes.join(', ')} select (select count(*)::int from m) as total, ${facetColumns(asked, sets)},
        (select coalesce(json_agg(json_build_array(product_id, inventory_id) order by n), '[]') from (${page}) p) as chosen`,
      values,
    )
    const { chosen, ...counts } = rows[0] as CountRow & { chosen: [number, number][] }
    return {
      counts: { ...counts, isCapped: counts.total >= MOST_HITS },
      chosen: chosen.map(([product_id, inventory_id]) => ({ product_id, inventory_id })),
    }
  }

  /** A page along an index, with its cards, in one statement. */
  async function walk(asked: Asked): Promise<CardRow[]> {
    const { values, source, all } = statement(asked)
    const order = orderOf(asked.sort)
    const page = `select s.product_id, s.inventory_id, row_number() over (order by ${order}) as n from ${source} s ${whereOf(all)}
      order by ${order} limit ${asked.limit} offset ${asked.offset}`
    return (await sql.query<CardRow & object>(cardsOf(page), values)).rows
  }

  /** Cards of chosen products, in the order given. */
  async function cards(chosen: readonly Chosen[]): Promise<CardRow[]> {
    if (chosen.length === 0) return []
    const { rows } = await sql.query<CardRow & object>({
      name: 'search_cards',
      text: cardsOf(
        'select product_id, inventory_id, n from unnest($1::int[], $2::int[]) with ordinality as t(product_id, inventory_id, n)',
      ),
      values: [chosen.map((one) => one.product_id), chosen.map((one) => one.inventory_id)],
    })
    return rows
  }

  /** The same, each with its chosen offer. */
  async function cardsOfProducts(ids: readonly number[]): Promise<CardRow[]> {
    if (ids.length === 0) return []
    const { rows } = await sql.query<CardRow & object>({
      name: 'search_cards_of_products',
      text: cardsOf(
        `select s.product_id, s.inventory_id, n from unnest($1::int[]) with ordinality as t(id, n)
         join product_search s on s.product_id = t.id`,
      ),
      values: [ids],
    })
    return rows
  }

  /** A page by distance among these pharmacies' offers in stock; what is only farther away or sold out follows by name. */
  async function nearest(
    asked: Asked,
    pharmacies: readonly Near[],
  ): Promise<{ chosen: Chosen[]; found: number }> {
    const { values, bind, source, all } = statement(asked)
    const matched = asked.query
      ? `select product_id from (select s.product_id from ${source} s ${whereOf([...all, 's.tier = 1'])} limit ${MOST_HITS}) a
         union all select product_id from (select s.product_id from ${source} s ${whereOf([...all, 's.tier = 0'])} limit ${MOST_HITS}) b`
      : null
    const narrowed = !matched && all.length > 0 ? `join ${source} s on s.product_id = i.product_id` : ''
    const near = `select distinct on (i.product_id) i.product_id, i.id as inventory_id, n.km
      from unnest(${bind(pharmacies.map((one) => one.id))}::int[], ${bind(pharmacies.map((one) => one.km))}::float8[]) as n(id, km)
      join inventories i on i.pharmacy_id = n.id and i.status = 'live' and i.archived_at is null and i.quantity > 0
      ${matched ? `join (${matched}) h on h.product_id = i.product_id` : ''} ${narrowed}
      ${narrowed ? whereOf(all) : ''}
      order by i.product_id, n.km, i.price, i.id`
    const { rows } = await sql.query<{ found: number; chosen: [number, number][] }>(
      `with near as materialized (${near})
       select (select count(*)::int from near) as found,
         (select coalesce(json_agg(json_build_array(product_id, inventory_id) order by km, product_id), '[]')
          from (select * from near order by km, product_id limit ${asked.limit} offset ${asked.offset}) p) as chosen`,
      values,
    )
    const { found, chosen } = rows[0] ?? { found: 0, chosen: [] }
    return { found, chosen: chosen.map(([product_id, inventory_id]) => ({ product_id, inventory_id })) }
  }

  /** Products of a list that none of these pharmacies has in stock, by name. */
  async function beyond(asked: Asked, pharmacies: readonly number[]): Promise<Chosen[]> {
    const { values, bind, source, all } = statement(asked)
    const away = `not exists (select from inventories i where i.product_id = s.product_id and i.status = 'live'
      and i.archived_at is null and i.quantity > 0 and i.pharmacy_id = any(${bind(pharmacies)}::int[]))`
    const { rows } = await sql.query<Chosen & object>(
      `select s.product_id, s.inventory_id from ${source} s ${whereOf([...all, away])}
       order by ${orderOf('alphabetical')} limit ${asked.limit} offset ${asked.offset}`,
      values,
    )
    return rows
  }

  return { countAll, search, walk, cards, cardsOfProducts, nearest, beyond }
}
export type SearchRepository = ReturnType<typeof searchRepository>
export type { Bind }
