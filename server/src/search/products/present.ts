import { type CategoryLevel, pesosOrNull, type RefusedName, type Tree } from '../../catalogue'
import type { Counts } from '../engine/asked'
import type { Facets, SearchReading } from '@botika/common/products/schema'
import type { Reading } from '../engine/reading'

export const presentRefused = (refused: readonly RefusedName[]): SearchReading['refused'] =>
  refused.map(({ typed, name, isExact, law }) => ({ typed, name, is_exact: isExact, law }))

/** How a keyword was read, as it travels. */
export function presentReading(reading: Reading): { corrected_keyword?: string; search: SearchReading } {
  const { searched, corrections, proposals, unknown, leftOut, refused } = reading
  // who only wants one line is told of what is not the shopper's own word in another language
  const isOther = corrections.some(({ kind }) => kind !== 'translation') || leftOut.length > 0
  return {
    ...(isOther ? { corrected_keyword: searched } : {}),
    search: {
      searched,
      corrections: [...corrections],
      suggestions: proposals.map(({ keyword, without }) => ({ keyword, without: [...without] })),
      unknown_words: [...unknown],
      left_out: [...leftOut],
      refused: presentRefused(refused),
    },
  }
}

/** The counts beside the filters, with names. */
export function presentFacets(counts: Counts, level: CategoryLevel, tree: Tree): Facets {
  const categories = counts.categories.flatMap(([id, count]) => {
    const category = tree[level].get(id)
    return category ? [{ id, name: category.name, slug: category.slug, count }] : []
  })
  return {
    categories,
    brands: counts.brands.map(([name, count]) => ({ name, count })),
    is_prescription: counts.prescription,
    in_stock: counts.stock,
    price: { min: pesosOrNull(counts.price.min), max: pesosOrNull(counts.price.max) },
  }
}
