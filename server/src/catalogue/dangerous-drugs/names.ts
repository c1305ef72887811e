import { type Found as FoundName, NameFinder } from '../names/finder'
import type { ListedDrug } from './entry'
import { LAWFUL_NAMES } from './lawful'
import { LISTED_DRUGS } from './list'

export type Found = FoundName<ListedDrug>

const FINDER = new NameFinder({
  listed: LISTED_DRUGS.flatMap((drug) =>
    [drug.name, ...drug.names, ...drug.brands].map((name) => ({
      name,
      drug,
      isSubstance: !drug.brands.includes(name) && drug.rule !== 'checked_alone',
      isBreakable: drug.rule !== 'checked_alone',
    })),
  ),
  slips: LISTED_DRUGS.flatMap((drug) => drug.slips.map((slip) => [slip, drug] as const)),
  lawful: LAWFUL_NAMES,
})

export const listedNamesIn = (text: string): readonly Found[] => FINDER.in(text)

export function listedNameIn(text: string): Found | null {
  const found = listedNamesIn(text)
  return found.find((one) => one.isExact) ?? found[0] ?? null
}

export interface RefusedName {
  name: string
  typed: string
  isExact: boolean
  isAlone: boolean
  law: string
}

/** The names in a search that may not be sold online, each once; those that need a closer look may be. */
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
