import { listedNamesIn } from './names'

/** A word that may not be sold online, as the law's lists have it. */
export interface RefusedName {
  /** What the law names: `clonazepam`. */
  name: string
  /** How the shopper wrote it: `Rivotril`. */
  typed: string
  /** False where the spelling is only near. */
  isExact: boolean
  /** True where it may be sold together with other ingredients. */
  isAlone: boolean
  /** The text that says so. */
  law: string
}

/** Names in a search that may not be sold online, each once; those that need a closer look may be. */
export function refusedNamesIn(text: string): RefusedName[] {
  const found = listedNamesIn(text).filter(
    ({ drug }) => drug.rule === 'refused' || drug.rule === 'refused_alone',
  )
  return found
    .filter(({ drug }, index) => found.findIndex((other) => other.drug === drug) === index)
    .map(({ drug, written, isExact }) => ({
      name: drug.name,
      typed: written,
      isExact,
      isAlone: drug.rule === 'refused_alone',
      law: drug.citation,
    }))
}
