import { nameSort, spaced } from '@botika/common/products/words'
import { anyOf, build, type Expression, over, plainText, sql, type SqlBool } from '../db/query'
import type { CollectionDefinition, ListRequest, View } from './definition'
import { sortingOf } from './sorting'

type Definition = CollectionDefinition<{ id: number }>

// collections differ in their tables; what is asked of all of them, doctors have
const e = over<{ t: 'doctors' }>()
const asDoctors = build.selectFrom('doctors as t')

export const columnOfT = (column: string) => e.ref(`t.${column}` as 't.name')

export const rowsOfT = ({ table, from }: Definition) =>
  (from ?? build.selectFrom(`${table} as t` as 'doctors as t')) as typeof asDoctors

export function conditionsOf(
  definition: Definition,
  view: View,
  asked: Partial<ListRequest>,
): Expression<SqlBool>[] {
  const { always = {}, owner, visible, filters = {} } = definition
  const conditions: Expression<SqlBool>[] = Object.entries(always).map(([column, value]) =>
    e(columnOfT(column), '=', value),
  )
  if (!view.isManage && visible) conditions.push(visible)
  if (owner && view.ownerId !== undefined) conditions.push(sql`${columnOfT(owner)} = ${view.ownerId}`)
  for (const [name, condition] of Object.entries(filters)) {
    const value = asked[name]
    if (value !== undefined && value !== '') conditions.push(condition(value))
  }
  if (asked.ids) conditions.push(e('t.id', '=', anyOf(idsOf(asked.ids))))
  if (asked.keyword) conditions.push(...keywordConditions(definition, asked.keyword))
  return conditions
}

const idsOf = (ids: string) =>
  ids
    .split(',')
    .map(Number)
    .filter((id) => id <= 2_147_483_647)

function keywordConditions({ title, hasNameSort, alsoSearched }: Definition, keyword: string) {
  const words = wordsOf(spaced(keyword))
  if (words.length === 0) return [e.lit(false)]
  // sorting names write numbers longer; everything else has them as they are typed
  const sorting = wordsOf(nameSort(keyword))
  const has = (text: Expression<string | null>, word = '') => sql<SqlBool>`${text} like ${`%${word}%`}`
  return words.map((word, index) => {
    const name = hasNameSort
      ? has(columnOfT('name_sort'), sorting[index])
      : has(plainText(columnOfT(title)), word)
    return alsoSearched ? e.or([name, has(alsoSearched, word)]) : name
  })
}

const wordsOf = (text: string) => text.split(/[ .]+/).filter(Boolean)

/** Kilometres from a position, by the haversine formula; null where a record has no place. */
export function distanceFrom({ lat, lng }: Partial<ListRequest>): Expression<number | null> | null {
  if (lat === undefined || lng === undefined) return null
  const [latitude, longitude] = [e.ref('t.latitude'), e.ref('t.longitude')]
  // rounding may lift the root above one, and least() would take a missing place for one
  return sql`round((case when ${latitude} is not null and ${longitude} is not null then
    2 * 6371 * asin(least(1, sqrt(power(sin(radians(${latitude} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${latitude})) * power(sin(radians(${longitude} - ${lng}::float8) / 2), 2))))
    end)::numeric, 3)::float8`
}

export function inOrder(rows: typeof asDoctors, { sorts, order }: Definition, asked: ListRequest) {
  const sorting = sortingOf(sorts, asked.sort)
  const ordered = sorting
    ? rows.orderBy(sorting.by, (by) => (sorting.isDown ? by.desc() : by.asc()).nullsLast())
    : asked.filter === 'nearest'
      ? rows.orderBy(sql`distance_km`, (by) => by.asc().nullsLast())
      : rows.orderBy(order)
  return ordered.orderBy('t.id')
}
