import { plain } from '@botika/common/products/words'
import { medicinesIn } from '../../catalogue'
import { memo } from '../../platform'
import type { SynonymsRepository } from './synonyms-repository'

// longer wishes than this are read word by word
const MOST_WORDS = 12

/** Whether a word names a medicine, and what it is said to mean names another one or none. */
export function isOtherMedicine(word: string, instead: string): boolean {
  const meant = medicinesIn([instead])
  return [...medicinesIn([word])].some((medicine) => !meant.has(medicine))
}

export function synonyms({ repository, freshFor }: { repository: SynonymsRepository; freshFor: number }) {
  // an older synonym that leads from a medicine to another is passed over
  const safe = async () =>
    new Map([...(await repository.all())].filter(([word, instead]) => !isOtherMedicine(word, instead)))
  const kept = memo({ freshFor, make: safe })
  return {
    async instead(keyword: string): Promise<string | null> {
      const known = await kept.get()
      if (known.size === 0) return null
      const words = plain(keyword).trim().split(/\s+/).slice(0, MOST_WORDS)
      const whole = known.get(words.join(' '))
      if (whole) return whole
      const meant = words.map((word) => known.get(word) ?? word).join(' ')
      return meant === words.join(' ') ? null : meant
    },
  }
}
export type Synonyms = ReturnType<typeof synonyms>
