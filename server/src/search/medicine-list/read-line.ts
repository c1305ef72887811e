import { formOf, formsIn } from '@botika/common/products/dosage-form'
import { ingredientsOf } from '@botika/common/products/ingredients'
import { isUnbranded } from '@botika/common/products/keys'
import { piecesIn } from '@botika/common/products/pack'
import { strengthsOf } from '@botika/common/products/strength'
import { GENERIC_SYNONYMS } from '@botika/common/products/synonyms'
import { spaced } from '@botika/common/products/words'

export interface ReadLine {
  /** What to search for: the line without its number of pieces and its form. */
  keyword: string
  words: ReadonlySet<string>
  strengths: readonly string[]
  form: string
  pieces: number | null
}

interface Described {
  generic_name: string | null
  brand: string | null
  strength: string | null
  dosage_form: string | null
}

const BULLET = /^\s*(?:[-*•·]|\d{1,2}[.)](?=\s))\s*/
const MARKED = /(?:#|\bno\.?|\bqty\.?:?)\s*(\d{1,4})\b/i
const FILIPINO = /(?<![\d./])(\d{1,4})\s*(?:na\s+)?(?:piraso|tableta|kapsula|bote)\b/i
const LAST = /[\s,:–-]\s*(\d{1,4})\s*$/
const AMOUNT = /^\d[\d.]*(?:[a-z[]|%)/

/** Reads a line such as `Losartan 50 mg tablet 30's` or `Biogesic 500mg, 20 piraso`. */
export function readLine(written: string): ReadLine {
  const text = written.replace(BULLET, '')
  const amounts = (part: string) => strengthsOf(part).filter((one) => AMOUNT.test(one))
  const strengths = amounts(text)
  const said = piecesIn(text) ?? MARKED.exec(text) ?? FILIPINO.exec(text)
  // a bare number is a strength, too, unless that is said already
  const found = said ?? (strengths.length > 0 ? LAST.exec(text) : null)
  const pieces = Number(found?.[1] ?? 0)
  // `20 tablets` says the form as well
  const rest = found ? text.replace(found[0], found[0].replace(/[#\d]+|\bx\b|\b(?:no|qty)\b/gi, ' ')) : text
  const { form, others } = formsIn(rest.replace(/['’`]\s?s\b/g, ' '))
  const keyword = others.replace(/\b(?:piraso|pcs?|pieces?|sachets?|bote)\b\.?/gi, ' ')
  return {
    keyword: keyword.replace(/\s+/g, ' ').trim(),
    words: new Set(spaced(keyword).split(' ').map(spelled)),
    strengths,
    form,
    pieces: pieces > 0 ? pieces : null,
  }
}

const spelled = (word: string) => GENERIC_SYNONYMS.get(word) ?? word

/** Whether a line says all that a product is, and nothing else: by its brand, by its ingredients, or neither. */
export function saysOf(line: ReadLine, product: Described): 'brand' | 'generic' | null {
  const { generic_name, brand, strength, dosage_form } = product
  if (line.form !== '' && line.form !== formOf(dosage_form ?? '')) return null
  if (line.strengths.length > 0 && !isSame(line.strengths, strengthsOf(strength ?? ''))) return null
  const says = (name: string) => name.split(' ').every((word) => line.words.has(spelled(word)))
  if (brand && !isUnbranded(brand, generic_name) && says(spaced(brand))) return 'brand'
  const ingredients = ingredientsOf(generic_name ?? '')
  return ingredients.length > 0 && ingredients.every((one) => says(one)) ? 'generic' : null
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((strength) => other.includes(strength))
