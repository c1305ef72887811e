import { say } from '@botika/common/messages/message'
import * as messages from '@botika/common/messages/server/catalogue'
import { type DrugFacts, drugSaid, heldNamesOf, judgeDrug } from './judge'

export interface Hold {
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
    hold_reason: say('en', messages.nameMayBeDangerousDrugRA9165, {
      name: verdict.written,
      drug: drugSaid(verdict),
    }),
    hold_words: [...new Set(words)].sort().join(SEPARATOR),
  }
}
