import type { ReviewState } from '@botika/common/products/review'
import { brandInKey, equivalenceKey, isUnbranded, matchKey } from '@botika/common/products/keys'
import { ingredientsOf } from '@botika/common/products/ingredients'
import { plain } from '@botika/common/products/words'
import type { RowFacts } from './row'

export interface Candidate {
  id: number
  name: string
  brand: string | null
  pack_size: string | null
  unit_count: number
  drug_class: 'ordinary' | 'dangerous'
  hold_reason: string | null
  review: ReviewState | null
  match_key: string
  equivalence_key: string | null
  /** The key by which the command line knows it again; null for what came in another way. */
  import_key: string | null
}

export interface Keys {
  match: string
  equivalence: string | null
}

/** Nothing fits: the product is new. Several fit: the row does not say which. */
export type Match = { product: Candidate } | { product: null; several: Candidate[] }

export const nameOf = (facts: RowFacts): string => facts.name ?? facts.brand ?? facts.generic_name ?? ''

export function keysOf(facts: RowFacts): Keys {
  const described = { ...facts, name: nameOf(facts), brand: brandOf(facts) }
  return { match: matchKey(described), equivalence: equivalenceKey(described) }
}

/** The brand; a product name that is not the generic one is a brand as well. */
export function brandOf(facts: RowFacts): string | null {
  if (facts.brand && !isUnbranded(facts.brand, facts.generic_name)) return facts.brand
  if (!facts.name || !facts.generic_name) return null
  const name = plain(facts.name)
  const isGeneric = ingredientsOf(facts.generic_name).some((one) => name.includes(one.split(' ')[0] ?? one))
  return isGeneric ? null : facts.name
}

const words = (text: string | null) =>
  plain(text ?? '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export function match(facts: RowFacts, keys: Keys, candidates: readonly Candidate[]): Match {
  const found = matchOf(facts, keys, candidates)
  const chosen = facts.product_id
  if (chosen === null) return found
  if (chosen === 'new') return found.product ? found : { product: null, several: [] }
  const several = found.product ? [found.product] : found.several
  const product = several.find(({ id }) => id === chosen)
  return product ? { product } : { product: null, several }
}

function matchOf(facts: RowFacts, keys: Keys, candidates: readonly Candidate[]): Match {
  const same = candidates.find((one) => one.match_key === keys.match)
  if (same) return { product: same }
  if (keys.equivalence === null) return { product: null, several: [] }

  // a product may come twice: by its own description and by that of one that was merged into it
  const equivalent = candidates.filter(
    (one, at) =>
      one.equivalence_key === keys.equivalence && candidates.findIndex(({ id }) => id === one.id) === at,
  )
  const brand = brandInKey(keys.match)
  const name = words(brandOf(facts) ?? facts.name)
  const branded =
    brand === '' && brandOf(facts) === null
      ? equivalent
      : equivalent.filter((one) => brandInKey(one.match_key) === brand || words(one.name) === name)
  return oneOf(packedAs(facts, branded), facts)
}

/** Candidates in the row's pack; where the name alone says the pack, else those without a known one. */
function packedAs(facts: RowFacts, branded: Candidate[]): Candidate[] {
  if (facts.pack_size === null) return branded
  const same = branded.filter((one) => words(one.pack_size) === words(facts.pack_size))
  if (same.length > 0 || !facts.is_pack_derived) return same
  const asMany = branded.filter((one) => one.unit_count > 1 && one.unit_count === facts.unit_count)
  return asMany.length > 0 ? asMany : branded.filter((one) => one.pack_size === null)
}

function oneOf(fitting: Candidate[], facts: RowFacts): Match {
  if (fitting.length === 1 && fitting[0]) return { product: fitting[0] }
  const narrowed = fitting.filter(
    (one) =>
      (facts.unit_count === null || one.unit_count === facts.unit_count) &&
      (brandOf(facts) !== null || words(one.brand) === ''),
  )
  if (narrowed.length === 1 && narrowed[0]) return { product: narrowed[0] }
  return { product: null, several: fitting }
}
