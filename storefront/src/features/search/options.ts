import type { Suggestion } from '@botika/common/products/schema'
import { paths } from '../../paths'

/** A line under the search box. */
export interface SearchOption {
  key: string
  kind: Suggestion['kind'] | 'recent'
  text: string
  to: string
  /** Remembered when chosen. */
  keyword?: string
}

/** What stands under the box: suggestions for typed letters, else what was searched before. */
export function optionsOf(
  typed: string,
  found: readonly Suggestion[],
  recent: readonly string[],
): readonly SearchOption[] {
  if (typed.trim() !== '') return found.map(suggested)
  return recent.map((keyword) => ({
    key: `recent ${keyword}`,
    kind: 'recent',
    text: keyword,
    to: paths.searchProducts(keyword),
    keyword,
  }))
}

function suggested({ kind, text, id }: Suggestion): SearchOption {
  const key = `${kind} ${id ?? text}`
  if (kind === 'product' && id !== null) return { key, kind, text, to: paths.product({ id, name: text }) }
  if (kind === 'pharmacy' && id !== null) return { key, kind, text, to: paths.pharmacy({ id, name: text }) }
  return { key, kind, text, to: paths.searchProducts(text), keyword: text }
}
