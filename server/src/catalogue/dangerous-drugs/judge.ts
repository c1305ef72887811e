import { say } from '@botika/common/messages/message'
import * as messages from '@botika/common/messages/server/catalogue'
import { TEXT_FACTS, type TextFact } from '@botika/common/products/facts'
import { ingredientsOf } from '@botika/common/products/ingredients'
import type { ListedDrug } from './entry'
import { type Found, listedNamesIn } from './names'
import { medicinesIn } from '../medicines/named'
import { joined, wordsIn } from '../names/normal'

/** The texts of a product in which a listed name is looked for; its SKU says nothing. */
export type DrugFacts = Partial<Record<TextFact, string | null>>
export type DrugField = keyof DrugFacts

/** The outcome `refused` can't be listed; `held` stays a draft until an admin has looked at it. */
export interface Verdict {
  outcome: 'refused' | 'held'
  field: DrugField
  drug: ListedDrug
  written: string
  isExact: boolean
}

// these say what a product is, generic name first because a refusal is best shown there
const IDENTITY = ['generic_name', 'name', 'brand', 'strength', 'dosage_form', 'pack_size'] as const
// no medicine's generic or brand name says what it is without
const NAMES_CONTENT: ReadonlySet<DrugField> = new Set(['generic_name', 'brand'])
const WARNINGS = ['contraindications', 'side_effects'] as const
const APART: readonly TextFact[] = [...IDENTITY, ...WARNINGS, 'manufacturer', 'registration_number']
// these may speak of other medicines
const MENTIONS = TEXT_FACTS.filter((field) => !APART.includes(field))

const CONTAINS = new Set(
  'contains contain containing composition composed ingredient ingredients active formulation each'.split(
    ' ',
  ),
)
const NOT = new Set('no non not without zero'.split(' '))
const UNITS = new Set('mg mcg ug g gram grams ml iu'.split(' '))

/** `codeine-free`, `without codeine`; but also `Diazepam free delivery` and `fentanyl free base`. */
const isDenied = ({ from, to }: Found, words: string[]) =>
  from >= 0 &&
  (words[to] === 'free' ||
    NOT.has(words[from - 1] ?? '') ||
    (words[from - 2] === 'free' && ['of', 'from'].includes(words[from - 1] ?? '')))

function namesIngredient({ from, to }: Found, words: string[]): boolean {
  if (from < 0) return false
  if (words.slice(Math.max(0, from - 6), from).some((word) => CONTAINS.has(word))) return true
  const amount = words.slice(to, to + 3).findIndex((word) => /^\d+$/.test(word))
  return amount >= 0 && words.slice(to + amount + 1, to + amount + 4).some((word) => UNITS.has(word))
}

const isBrand = ({ drug, written }: Found) => drug.brands.some((brand) => joined(brand) === joined(written))

const INJECTED = /\b(?:inj\w*|amp(?:s|oules?|ules?|uls?)?|vials?)\b/i

function outcomeOf(found: Found, facts: DrugFacts): Verdict['outcome'] | null {
  const { rule, name } = found.drug
  const asWritten = found.isExact ? 'refused' : 'held'
  if (rule === 'refused') return asWritten
  if (rule === 'checked') return 'held'
  // a generic name without the drug says nothing of what is in `Sudafed PE`, or lies
  const generic = facts.generic_name?.trim()
  const isIn = (text: string) => listedNamesIn(text).some(({ drug }) => drug.name === name)
  const isOther = !!generic && !isIn(generic)
  const parts = ingredientsOf(generic || (facts.name ?? ''))
  const isMixed = parts.length > 1
  if (rule === 'checked_alone') return isMixed && !isOther ? null : 'held'
  if (INJECTED.test(`${facts.name ?? ''} ${facts.dosage_form ?? ''}`)) return asWritten
  // `Ephedrine 30 mg, 10 tablets` has a comma and no partner
  const hasPartner = parts.some((part) => !isIn(part) && medicinesIn([part]).size > 0)
  if (hasPartner && !isOther) return null
  return isMixed || (isOther && isBrand(found)) ? 'held' : asWritten
}

function* verdicts(facts: DrugFacts): Generator<Verdict> {
  const look = (field: DrugField) => {
    const text = facts[field]
    if (!text) return []
    const found = listedNamesIn(text)
    if (found.length === 0) return []
    const words = wordsIn(text)
    return found.map((one) => ({ one, words, isDenied: isDenied(one, words) }))
  }
  const verdict = (
    outcome: Verdict['outcome'],
    field: DrugField,
    { drug, written, isExact }: Found,
  ): Verdict => ({
    outcome,
    field,
    drug,
    written,
    isExact,
  })

  for (const field of IDENTITY)
    for (const { one, isDenied } of look(field)) {
      const outcome = outcomeOf(one, facts)
      // what a product is called names what is in it: that it is not, a person reads
      if (outcome) yield verdict(isDenied && !NAMES_CONTENT.has(field) ? 'held' : outcome, field, one)
    }
  for (const field of MENTIONS)
    for (const { one, words, isDenied } of look(field)) {
      if (one.drug.rule !== 'refused' || isDenied) continue
      const isIngredient = namesIngredient(one, words)
      if (field === 'description' && isIngredient) yield verdict(one.isExact ? 'refused' : 'held', field, one)
      else if (one.isExact || isIngredient) yield verdict('held', field, one)
    }
  for (const field of WARNINGS)
    for (const { one, words, isDenied } of look(field)) {
      if (isDenied) continue
      const said = words.slice(Math.max(0, one.from - 6), Math.max(0, one.from))
      if (one.drug.rule === 'refused' && said.some((word) => CONTAINS.has(word)))
        yield verdict('held', field, one)
    }
  // a maker may bear a brand's name, but hardly a drug's
  for (const { one, isDenied } of look('manufacturer'))
    if (!isDenied && one.isExact && one.drug.rule === 'refused' && !isBrand(one))
      yield verdict('held', 'manufacturer', one)
}

/** The verdict under RA 9165 on a product's texts, the gravest first. */
export function judgeDrug(facts: DrugFacts): Verdict | null {
  let held: Verdict | null = null
  for (const verdict of verdicts(facts)) {
    if (verdict.outcome === 'refused') return verdict
    held ??= verdict
  }
  return held
}

export const heldNamesOf = (facts: DrugFacts): Verdict[] =>
  [...verdicts(facts)].filter(({ outcome }) => outcome === 'held')

export const drugSaid = ({ drug, written, isExact }: Verdict): string => {
  const isSame = !isExact || written === drug.name.toLowerCase()
  return `${isSame ? drug.name : `${written} – ${drug.name}`} (${drug.schedule})`
}

export interface Hold {
  hold_reason: string
  hold_words: string
}

const SEPARATOR = ','

/** The reason why a product has to be checked; null where an admin has released all that is near. */
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
