import { plain } from './words'

/** What a register or a price list says of a product: on prescription, over the counter, no medicine, dangerous. */
export type Classification = 'prescription' | 'over_the_counter' | 'no_medicine' | 'dangerous'

/** Headings of columns that say whether a prescription is needed, in plain words. */
export const CLASSIFICATION_HEADINGS = [
  'prescription',
  'prescription required',
  'needs prescription',
  'needs a prescription',
  'is prescription',
  'rx',
  'rx otc',
  'rx or otc',
  'otc rx',
  'otc or rx',
  'classification',
  'drug classification',
  'product classification',
  'fda classification',
  'drug class',
  'drug type',
  'category of drug',
  'drug category',
  'prescription drug rx',
  'prescription drug',
] as const

/** Headings of columns that say who gets the discount of RA 9994 and RA 10754, in plain words. */
export const DISCOUNT_HEADINGS = [
  'is sc discountable',
  'sc discountable',
  'sc disc',
  'sc discount',
  'sc pwd',
  'sc pwd discount',
  'sc pwd discountable',
  'senior discount',
  'senior discountable',
  'senior pwd discount',
  'senior citizen discount',
  'senior citizen discountable',
  'senior citizen pwd discount',
  'senior citizen and pwd discount',
  'with senior discount',
  'discountable',
] as const

const DANGEROUS = /\bdangerous\b|^\(?dd\)?$|\bs2 (?:license|licence|drug)/
const NO_PRESCRIPTION =
  /\bnon[ -]?(?:rx|prescription|ethical)\b|\b(?:no|without|w\/o) (?:a )?(?:rx|prescription)\b/
const PRESCRIPTION =
  /^(?:(?:rx|prescription|ethical|legend)\b|rx$)|\b(?:prescription|\(rx\)|rx)(?: drugs?| only)?(?: \(rx\)| \(pom\))?(?: drugs?)?$/
const OVER_THE_COUNTER = /\botc\b|\bover[ -]the[ -]counter\b|\bhousehold (?:remedy|remedies)\b|^hr$/
const NO_MEDICINE =
  /^(?:food |dietary |herbal |health )?supplements?$|^(?:food|processed food)(?: product)?$|^(?:medical |health(?:-related)? )?devices?$|^cosmetics?$|^(?:veterinary|vet\.?)(?: (?:drug|product|medicine))?s?$/
const YES = /^(?:yes|y|true|t|1|x|✓|✔|required|oo|pom)$/
const NO = /^(?:no|n|false|f|0|-|none|not required|hindi)$/

/** Reads `Prescription Drug (RX)`, `Rx`, `yes` and the like of the register of the FDA and of price lists. */
export function readClassification(text: string): Classification | null {
  const words = plain(text).replace(/\s+/g, ' ').trim()
  if (DANGEROUS.test(words)) return 'dangerous'
  if (NO.test(words) || NO_PRESCRIPTION.test(words)) return 'over_the_counter'
  if (YES.test(words) || PRESCRIPTION.test(words)) return 'prescription'
  if (OVER_THE_COUNTER.test(words)) return 'over_the_counter'
  return NO_MEDICINE.test(words) ? 'no_medicine' : null
}
