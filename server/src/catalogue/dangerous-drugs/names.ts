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

/** The gravest listed name in a search text, or null: an exact one before a near one. */
export function listedNameIn(text: string): Found | null {
  const found = listedNamesIn(text)
  return found.find((one) => one.isExact) ?? found[0] ?? null
}
