import { countRows, type Expression, isSet, over, sql } from '../../platform/db/query'
import type { Counts } from './search-request'
import type { Facetted, LevelColumn } from './list-expressions'

/** The name of a set of rows that are counted: all matches, or those without one filter. */
export type SetName = 'm' | `m_${keyof Facetted}`

// every set has columns of the search rows, under their names
const e = over<{ m: 'product_search' }>()
const setOf = (name: SetName) => e.selectFrom(`${name} as m` as 'product_search as m')

function list(name: 'brand' | LevelColumn, from: SetName, most: number) {
  const column = e.ref(`m.${name}`)
  const found = setOf(from)
    .select([sql`${column}`.as('k'), countRows.as('n')])
    .where(isSet(column))
    .groupBy('k')
    .orderBy('n', 'desc')
    .orderBy('k')
    .limit(most)
  return sql`(select coalesce(json_agg(json_build_array(f.k, f.n) order by f.n desc, f.k), '[]') from ${found} f)`
}

const yesAndNo = (column: Expression<boolean>) =>
  sql`json_build_array(count(*) filter (where ${column}), count(*) filter (where not ${column}))`

const prescription = yesAndNo(e.ref('m.is_prescription'))
const stock = yesAndNo(e.ref('m.in_stock'))
const price = sql`json_build_array(min(${e.ref('m.min_price')}), max(${e.ref('m.min_price')}))`

const one = (value: Expression<unknown>, from: SetName) => setOf(from).select(sql`${value}`.as('value'))

/** Each facet over a set of rows. */
export const FACETS: Record<
  keyof Facetted,
  (from: SetName, categoryColumn: LevelColumn) => Expression<unknown>
> = {
  categories: (from, column) => list(column, from, 50),
  brands: (from) => list('brand', from, 30),
  prescription: (from) => one(prescription, from),
  stock: (from) => one(stock, from),
  price: (from) => one(price, from),
}

/** One pass over the matches `m`: their number, and every facet that a sum can tell. */
export const SUMS = one(sql`json_build_array(count(*), ${prescription}, ${stock}, ${price})`, 'm')

type Pair<T> = [T, T]

/** What the statement answers; a facet with a filter of its own is counted apart. */
export interface CountRow {
  sums: [number, Pair<number>, Pair<number>, Pair<number | null>]
  categories: [number, number][]
  brands: [string, number][]
  prescription?: Pair<number>
  stock?: Pair<number>
  price?: Pair<number | null>
}

/** Reads the answer; `most` matches mean that there are more. */
export function countsFrom(row: CountRow, most: number): Counts {
  const [total, prescription, stock, price] = row.sums
  const [yes, no] = row.prescription ?? prescription
  const [has, hasNot] = row.stock ?? stock
  const [min, max] = row.price ?? price
  return {
    total,
    isCapped: total >= most,
    categories: row.categories,
    brands: row.brands,
    prescription: { yes, no },
    stock: { yes: has, no: hasNot },
    price: { min, max },
  }
}
