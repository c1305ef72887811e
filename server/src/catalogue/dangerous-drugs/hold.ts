import { type DrugFacts, drugSaid, heldNamesOf, judgeDrug } from './judge'

/** What is kept with a product that an admin has to look at before it can be sold. */
export interface Hold {
  /** For sellers and admins. */
  hold_reason: string
  /** What was written and which drug it may be, `clonazepan~clonazepam`, joined by commas. */
  hold_words: string
}

const SEPARATOR = ','

/** Why a product has to be checked; null where nothing is near, or where an admin released all that is. */
export function holdOf(facts: DrugFacts, releasedWords: string | null = null): Hold | null {
  const verdict = judgeDrug(facts)
  if (verdict?.outcome !== 'held') return null
  const words = heldNamesOf(facts).map(({ written, drug }) => `${written}~${drug.name}`)
  const released = new Set(releasedWords?.split(SEPARATOR))
  if (words.every((word) => released.has(word))) return null
  return {
    hold_reason: `“${verdict.written}” may be a dangerous drug (RA 9165): ${drugSaid(verdict)}. An administrator has to check it before it can be sold.`,
    hold_words: [...new Set(words)].sort().join(SEPARATOR),
  }
}
