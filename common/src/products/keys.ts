import { formOf } from './dosage-form'
import { ingredientsOf } from './ingredients'
import { strengthsOf, withoutStrengths } from './strength'
import { GENERIC_SYNONYMS } from './synonyms'
import { comparedWords, plain } from './words'

export interface KeyFacts {
  name: string
  generic_name?: string | null | undefined
  brand?: string | null | undefined
  strength?: string | null | undefined
  dosage_form?: string | null | undefined
  pack_size?: string | null | undefined
}

const word = (text: string | null | undefined) => comparedWords(text ?? '', '.%')

/** What is called by signs alone is told by these. */
const wordOrSigns = (text: string) => word(text) || plain(text).replaceAll('|', ' ').trim()

// two ingredients written in another order have their strengths in that order, too
function medicine(genericName: string, strength: string): string {
  const parts = plain(genericName)
    .replace(/\([^)]*\)?/g, ' ')
    .split(/\s*(?:[+;&/]|\band\b)\s*/)
    .filter((part) => part.trim() !== '')
  const strengths = strengthsOf(strength)
  const ingredients = ingredientsOf(genericName)
  if (ingredients.length < 2 || strengths.length !== ingredients.length || parts.length !== strengths.length)
    return `${ingredients.join('+')}|${strengths.join('+')}`
  const pairs = parts.map((part, index) => ({
    name: ingredientsOf(part).join(' '),
    is: strengths[index] ?? '',
  }))
  pairs.sort((a, b) => (a.name < b.name ? -1 : 1))
  return `${pairs.map((pair) => pair.name).join('+')}|${pairs.map((pair) => pair.is).join('+')}`
}

const NO_BRAND = new Set(['', 'unbranded', 'none', 'generic', 'generics', 'no brand'])

/** Whether what stands for a brand is none: nothing, a word for nothing, or the generic name once more. */
export function isUnbranded(
  brand: string | null | undefined,
  genericName: string | null | undefined,
): boolean {
  if (NO_BRAND.has(word(brand))) return true
  return !!brand && !!genericName && ingredientsOf(brand).join('+') === ingredientsOf(genericName).join('+')
}

/** What RA 6675 lets a shopper swap: same ingredients, strength and form. Null where one of them is not known. */
export function equivalenceKey(
  facts: Pick<KeyFacts, 'generic_name' | 'strength' | 'dosage_form'>,
): string | null {
  const form = formOf(facts.dosage_form ?? '')
  if (!facts.generic_name || !facts.strength || !form) return null
  if (ingredientsOf(facts.generic_name).length === 0 || strengthsOf(facts.strength).length === 0) return null
  return `${medicine(facts.generic_name, facts.strength)}|${form}`.slice(0, 500)
}

/**
 * Finds the product that somebody describes: generic (or name), brand, strength, form and pack. Where a medicine has
 * no brand, what its name adds to the generic stands for one.
 */
export function matchKey(facts: KeyFacts): string {
  const isGenericRead = ingredientsOf(facts.generic_name ?? '').length > 0
  const called = word(facts.generic_name) || wordOrSigns(facts.name)
  const what = isGenericRead
    ? medicine(facts.generic_name ?? '', facts.strength ?? '')
    : `${called}|${strengthsOf(facts.strength ?? '').join('+')}`
  const name = !isUnbranded(facts.brand, facts.generic_name)
    ? word(facts.brand)
    : facts.generic_name
      ? ownWordsOf(facts)
      : ''
  return [what, name, formOf(facts.dosage_form ?? ''), word(facts.pack_size)].join('|').slice(0, 1000)
}

/** The brand that a match key holds, in small letters; empty for what has none. */
export const brandInKey = (key: string): string => key.split('|')[2] ?? ''

interface Named {
  name?: string | null | undefined
  generic_name?: string | null | undefined
  strength?: string | null | undefined
  dosage_form?: string | null | undefined
  pack_size?: string | null | undefined
}

// what names say of amounts, packs and classes tells no product from another
const SAYS_NOTHING = new Set(
  (
    'kg g gm gram grams mg mcg ug ml l iu unit units u meq mmol per of in x and with plus as the for s ' +
    'pc pcs piece pieces box boxes bx pack packs bottle bottles btl strip strips blister blisters sachet sachets ' +
    'vial vials ampoule ampoules amp tube tubes jar can ' +
    'generic generics unbranded none rx otc oral film coated'
  ).split(' '),
)

const wordsOf = (text: string) =>
  comparedWords(text, '.')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/(\d)(?=[a-z])/g, '$1 ')
    .trim()
    .split(/ +/)
    .filter((word) => word !== '')
const spelled = (word: string) => GENERIC_SYNONYMS.get(word) ?? word

/** What a name says beyond generic, strength, form and pack, in small letters: of `Ascof Lagundi Syrup` its brand. */
export function ownWordsOf(facts: Named): string {
  const generic = facts.generic_name ?? ''
  const strengths = strengthsOf(facts.strength ?? '')
  const said = [generic, ...ingredientsOf(generic), facts.strength ?? '', ...strengths, facts.pack_size ?? '']
  const known = new Set(said.flatMap(wordsOf).map(spelled))
  const forms = new Set(['', ...formOf(facts.dosage_form ?? '').split(' ')])
  return wordsOf(withoutStrengths(facts.name ?? '', strengths))
    .filter((word) => !SAYS_NOTHING.has(word) && !known.has(spelled(word)))
    .filter((word) => /^\d|[^a-z0-9.]/.test(word) || !forms.has(formOf(word)))
    .join(' ')
}
