import type { RefusedName } from '../../catalogue'
import type { Correction } from './correction'
import type { Term } from './terms'

/** Other words to search, for the shopper to choose. */
export interface Proposal {
  keyword: string
  /** Words of the shopper that it leaves out; none where only the spelling differs. */
  without: string[]
}

/** What is searched for a shopper's words, and what else may be meant. */
export interface Reading {
  /** Empty where there is nothing to search. */
  terms: readonly Term[]
  /** The terms in words. */
  searched: string
  corrections: readonly Correction[]
  /** At most three. */
  proposals: readonly Proposal[]
  /** Words that nothing has. */
  unknown: readonly string[]
  /** Words for a form, salt or pack that nothing found has. */
  leftOut: readonly string[]
  refused: readonly RefusedName[]
}

export const inWords = (terms: readonly Term[]): string => terms.map(({ typed }) => typed).join(' ')
