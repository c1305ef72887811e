import type { Database } from '../../platform'
import { build, rowsOf, sql } from '../../platform/db/query'

export interface NameRow {
  kind: 'generic' | 'brand'
  text: string
  weight: number
}

const LONGEST = 80

const generics = build
  .selectFrom('product_search as s')
  .innerJoin('products as p', 'p.id', 's.product_id')
  .select((e) => [
    sql<NameRow['kind']>`'generic'`.as('kind'),
    sql<string>`min(${e.ref('p.generic_name')})`.as('text'),
    sql<number>`sum(${e.ref('s.popularity')})::float8 + count(*)`.as('weight'),
  ])
  .where('p.generic_name', '<>', '')
  .where((e) => e.fn<number>('length', ['p.generic_name']), '<=', LONGEST)
  .groupBy((e) => e.fn('lower', ['p.generic_name']))

const brands = build
  .selectFrom('product_search as s')
  .select((e) => [
    sql<NameRow['kind']>`'brand'`.as('kind'),
    sql<string>`min(${e.ref('s.brand')})`.as('text'),
    sql<number>`sum(${e.ref('s.popularity')})::float8 + count(*)`.as('weight'),
  ])
  .where('s.brand', '<>', '')
  .where((e) => e.fn<number>('length', ['s.brand']), '<=', LONGEST)
  .groupBy((e) => e.fn('lower', ['s.brand']))

export function namesRepository(db: Database) {
  return {
    all: (): Promise<NameRow[]> => rowsOf(db, generics.unionAll(brands)),
  }
}
