import * as search from '@botika/common/messages/search'
import type { Suggestion, Suggestions } from '@botika/common/products/schema'
import { paths } from '../lib/paths'
import { t } from '../lib/language/words'

/** A line under the search box. */
export interface SearchOption {
  key: string
  kind: Suggestion['kind'] | 'recent' | 'refused'
  text: string
  to: string
  /** Remembered when chosen. */
  keyword?: string
}

/** What stands under the box: suggestions for typed letters, else what was searched before. */
export function optionsOf(
  typed: string,
  found: Suggestions,
  recent: readonly string[],
): readonly SearchOption[] {
  if (typed.trim() !== '') return [...refusedIn(typed.trim(), found), ...found.data.map(suggested)]
  return recent.map((keyword) => ({
    key: `recent ${keyword}`,
    kind: 'recent',
    text: keyword,
    to: paths.searchProducts(keyword),
    keyword,
  }))
}

/** The search itself explains what may not be sold, and where it is to be had. */
const refusedIn = (typed: string, { refused = [] }: Suggestions): SearchOption[] =>
  refused.map(({ name }) => ({
    key: `refused ${name}`,
    kind: 'refused',
    text: t(search.nameCantBeSoldOnline, { name }),
    to: paths.searchProducts(typed),
  }))

function suggested({ kind, text, id }: Suggestion): SearchOption {
  const key = `${kind} ${id ?? text}`
  if (kind === 'product' && id !== null) return { key, kind, text, to: paths.product({ id, name: text }) }
  if (kind === 'pharmacy' && id !== null) return { key, kind, text, to: paths.pharmacy({ id, name: text }) }
  return { key, kind, text, to: paths.searchProducts(text), keyword: text }
}
