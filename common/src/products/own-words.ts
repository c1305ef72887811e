import { formOf } from './dosage-form'
import { ingredientsOf } from './ingredients'
import { strengthsOf, withoutStrengths } from './strength'
import { GENERIC_SYNONYMS } from './synonyms'
import { comparedWords } from './words'

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

/**
 * What a product's name says beyond its generic, strength, form and pack, in small letters: for most products
 * without a brand nothing, for `Ascof Lagundi Syrup` its brand.
 */
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
