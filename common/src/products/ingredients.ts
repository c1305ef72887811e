import { GENERIC_SYNONYMS } from './synonyms'
import { comparedWords, plain } from './words'

// salts and hydrates of one ingredient; esters and slow salts (acetate, succinate, valerate) act differently and stay
const SALTS = new Set(
  (
    'hydrochloride hcl hydrobromide hbr dihydrochloride sodium disodium potassium calcium magnesium besylate besilate ' +
    'maleate mesylate mesilate tartrate fumarate hemifumarate phosphate sulfate sulphate citrate tosylate bromide ' +
    'trihydrate monohydrate dihydrate hemihydrate sesquihydrate anhydrous hydrate micronized base ' +
    'usp bp ip ph eur nf'
  ).split(' '),
)
// electrolytes are named by their metal, where the second word is no mere salt
const METALS = new Set(
  'sodium potassium calcium magnesium ferrous ferric iron zinc aluminum lithium ammonium silver copper barium'.split(
    ' ',
  ),
)
// sold as two salts that are not exchanged for one another
const SALT_MATTERS = new Set(['diclofenac', 'penicillin', 'benzylpenicillin', 'naproxen'])
const FILLERS = new Set(['as', 'acid', 'eq', 'equivalent', 'to', 'and', 'the', 'of'])

const SEPARATORS = /\s*(?:[+;&,/]|\band\b|\bwith\b|\bplus\b)\s*/

/** The active ingredients of a generic name, without salts, under their Philippine names, sorted. */
export function ingredientsOf(genericName: string): string[] {
  const text = plain(genericName)
    .replace(/\([^)]*\)?|\[[^\]]*\]?/g, ' ')
    .replace(/\bco-amoxiclav\b/g, 'amoxicillin + clavulanic acid')
    .replace(/\bco-?trimoxazole\b/g, 'sulfamethoxazole + trimethoprim')
  const names = text.split(SEPARATORS).map(ingredientOf)
  return [...new Set(names.filter((name) => name !== ''))].sort()
}

/** One ingredient without its salt, under its Philippine name. */
export function ingredientOf(text: string): string {
  const words = comparedWords(text, '').split(' ')
  const [first = ''] = words
  const kept = words.filter((word, index) => {
    if (index === 0 || METALS.has(first)) return true
    if (FILLERS.has(word)) return false
    return SALT_MATTERS.has(first) || !SALTS.has(word)
  })
  return kept.map((word) => GENERIC_SYNONYMS.get(word) ?? word).join(' ')
}
