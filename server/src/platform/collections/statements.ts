import type { Bind } from '../lib/binding'
import type { CollectionDefinition, ListAsked, View } from './definition'
import { nameSort, spaced } from '@botika/common/products/words'
import { sortingOf } from './sorting'

type Definition = CollectionDefinition<{ id: number }>

/** Which rows: what the collection holds, who looks, and what was asked. */
export function conditionsOf(
  definition: Definition,
  view: View,
  asked: Partial<ListAsked>,
  bind: Bind,
): string[] {
  const { always = {}, owner, visible, filters = {} } = definition
  const conditions = Object.entries(always).map(([column, value]) => `t.${column} = ${bind(value)}`)
  if (!view.isManage && visible) conditions.push(visible)
  if (owner && view.ownerId !== undefined) conditions.push(`t.${owner} = ${bind(view.ownerId)}`)
  for (const [name, condition] of Object.entries(filters)) {
    const value = asked[name]
    if (value !== undefined && value !== '') conditions.push(condition(value, bind))
  }
  if (asked.ids) conditions.push(`t.id = any(${bind(idsOf(asked.ids))}::int[])`)
  if (asked.keyword) conditions.push(...keywordConditions(definition, asked.keyword, bind))
  return conditions
}

const idsOf = (ids: string) =>
  ids
    .split(',')
    .map(Number)
    .filter((id) => id <= 2_147_483_647)

function keywordConditions(
  { title, hasNameSort, alsoSearched, alsoSearchedColumn }: Definition,
  keyword: string,
  bind: Bind,
): string[] {
  const words = wordsOf(spaced(keyword))
  if (words.length === 0) return ['false']
  // sorting names write numbers longer; everything else has them as they are typed
  const sorting = wordsOf(nameSort(keyword))
  const has = (text: string, word = '') => `${text} like ${bind(`%${word}%`)}`
  const beside = alsoSearchedColumn
    ? `t.${alsoSearchedColumn}`
    : alsoSearched && `lower(unaccent(${alsoSearched}))`
  return words.map((word, index) => {
    const name = hasNameSort ? has('t.name_sort', sorting[index]) : has(`lower(unaccent(t.${title}))`, word)
    return beside ? `(${name} or ${has(beside, word)})` : name
  })
}

const wordsOf = (text: string) => text.split(/[ .]+/).filter(Boolean)

export const whereOf = (conditions: string[]) =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''

/** Kilometres from a position, by the haversine formula; null where a record has no place. */
export function distanceSql(asked: Partial<ListAsked>, bind: Bind): string | null {
  if (asked.lat === undefined || asked.lng === undefined) return null
  const lat = `${bind(asked.lat)}::float8`
  const lng = `${bind(asked.lng)}::float8`
  // rounding may lift the root above one, and least() would take a missing place for one
  return `case when t.latitude is not null and t.longitude is not null then
    2 * 6371 * asin(least(1, sqrt(power(sin(radians(t.latitude - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(t.latitude)) * power(sin(radians(t.longitude - ${lng}) / 2), 2)))) end`
}

/** The order of a list; the id settles what is equal, so that pages neither repeat nor lose a row. */
export function orderOf(definition: Definition, asked: ListAsked): string {
  const sorting = sortingOf(definition.sorts, asked.sort)
  if (sorting) return `${sorting.by} ${sorting.isDown ? 'desc' : 'asc'} nulls last, t.id`
  if (asked.filter === 'nearest') return 'distance_km asc nulls last, t.id'
  const order = typeof definition.order === 'function' ? definition.order(asked) : definition.order
  return `${order}, t.id`
}
