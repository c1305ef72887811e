import type { Counts } from './asked'
import type { Facetted } from './statements'

const list = (column: string, from: string, most: number) =>
  `(select coalesce(json_agg(json_build_array(k, n) order by n desc, k), '[]') from
    (select ${column} as k, count(*)::int as n from ${from} where ${column} is not null
     group by 1 order by 2 desc, 1 limit ${most}) f)`
const yesAndNo = (column: string) =>
  `json_build_array(count(*) filter (where ${column}), count(*) filter (where not ${column}))`

/** SQL of each facet over a set of rows. */
export const FACETS: Record<keyof Facetted, (from: string, categoryColumn: string) => string> = {
  categories: (from, column) => list(column, from, 50),
  brands: (from) => list('brand', from, 30),
  prescription: (from) => `(select ${yesAndNo('is_prescription')} from ${from})`,
  stock: (from) => `(select ${yesAndNo('in_stock')} from ${from})`,
  price: (from) => `(select json_build_array(min(min_price), max(min_price)) from ${from})`,
}

/** One pass over the matches `m`: their number, and every facet that a sum can tell. */
export const SUMS = `(select json_build_array(count(*), ${yesAndNo('is_prescription')}, ${yesAndNo('in_stock')},
  json_build_array(min(min_price), max(min_price))) from m)`

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
