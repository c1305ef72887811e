import { listedNamesIn } from './names'

export interface RefusedName {
  /** What the law names: `clonazepam`. */
  name: string
  /** How the shopper wrote it: `Rivotril`. */
  typed: string
  isExact: boolean
  /** True where it may be sold together with other ingredients. */
  isAlone: boolean
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
