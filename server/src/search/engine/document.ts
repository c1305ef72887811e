import { COMBINATION_NAMES, GENERIC_SYNONYMS } from '@botika/common/products/synonyms'
import { formOf } from '@botika/common/products/dosage-form'
import { sameAmounts, singular, tokensOf } from './tokens'

export interface Searchable {
  name: string
  generic_name: string | null
  brand: string | null
  strength: string | null
  dosage_form: string | null
  pack_size: string | null
  manufacturer: string | null
  indications: string
  categories: readonly string[]
}

type Weight = 'A' | 'B' | 'C' | 'D'

export interface SearchDocument {
  vector: string
  /** The words of letters, three or longer: what mistyped words are repaired to. */
  words: string[]
}

// PostgreSQL keeps positions up to 16,383; a product needs far fewer
const MOST_WORDS = 250
const MOST_TEXT = 600

const OTHER_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    extended: [
      'er',
      'xr',
      'sr',
      'cr',
      'xl',
      'mr',
      'la',
      'extended',
      'sustained',
      'controlled',
      'modified',
      'release',
    ],
    delayed: ['dr', 'ec', 'enteric', 'delayed', 'release'],
    disintegrating: ['odt', 'orodispersible'],
    tablet: ['tab', 'caplet'],
    capsule: ['cap', 'softgel'],
    injection: ['inj', 'vial', 'ampule', 'injectable'],
    inhaler: ['inhaler', 'puffer'],
    nebulization: ['nebule', 'neb'],
    suspension: ['susp'],
  }),
)

const OTHER_NAMES = new Map<string, string[]>()
for (const [one, other] of GENERIC_SYNONYMS) {
  OTHER_NAMES.set(one, [...(OTHER_NAMES.get(one) ?? []), other])
  OTHER_NAMES.set(other, [...(OTHER_NAMES.get(other) ?? []), one])
}

/** The words that search matches: names and strengths first, then form, category, pack and use. */
export function documentOf(product: Searchable): SearchDocument {
  const lexemes = new Map<string, { weight: Weight; position: number }>()
  let position = 0
  const add = (lexeme: string, weight: Weight) => {
    if (lexeme === '' || lexemes.size >= MOST_WORDS) return
    const known = lexemes.get(lexeme)
    if (!known) lexemes.set(lexeme, { weight, position: Math.max(1, position) })
    else if (weight < known.weight) known.weight = weight
  }
  const addText = (text: string | null, weight: Weight, numbers: Weight = weight) => {
    for (const token of tokensOf((text ?? '').slice(0, MOST_TEXT))) {
      position++
      if (token.kind === 'word') {
        for (const word of [token.text, ...(token.parts ?? [])]) {
          add(word, weight)
          add(singular(word), weight)
          // b12 is asked for as b 12, too
          const [, letters = '', digits = ''] = /^(\p{L}+)(\d+)$/u.exec(word) ?? []
          add(letters, weight)
          add(digits, weight)
        }
      } else if (token.kind === 'number') add(token.text, numbers)
      else {
        for (const same of sameAmounts(token.value, token.unit)) {
          add(same, numbers)
          add(same.replace(/\D+$/, ''), numbers)
        }
      }
    }
  }

  addText(product.brand, 'A')
  addText(product.generic_name, 'A')
  addOtherNames(product.generic_name, add)
  addText(product.strength, 'A')
  // 500 mg + 125 mg is asked for as 625
  const whole = wholeStrength(product.strength)
  if (whole) {
    add(String(whole), 'B')
    add(`${whole}mg`, 'B')
  }
  addText(product.name, 'A')
  addText(product.dosage_form, 'B')
  for (const form of formOf(product.dosage_form ?? '').split(' ')) {
    for (const other of OTHER_FORMS.get(form) ?? []) add(other, 'B')
  }
  for (const category of product.categories) addText(category, 'C')
  addText(product.pack_size, 'C', 'D')
  addText(product.manufacturer, 'D')
  addText(product.indications, 'D')

  const vector = [...lexemes]
    .map(
      ([lexeme, { weight, position }]) =>
        `'${lexeme.replace(/['\\]/g, '')}':${position}${weight === 'D' ? '' : weight}`,
    )
    .join(' ')
  const words = [...lexemes.keys()].filter((word) => /^\p{L}[\p{L}\d]{2,39}$/u.test(word))
  return { vector, words }
}

function addOtherNames(genericName: string | null, add: (lexeme: string, weight: Weight) => void) {
  const words = new Set(
    tokensOf(genericName ?? '').flatMap((token) => (token.kind === 'word' ? [token.text] : [])),
  )
  for (const other of Array.from(words, (word) => OTHER_NAMES.get(word) ?? []).flat()) {
    // the name as written comes before the same medicine under its other name
    add(other, 'B')
    words.add(other)
  }
  for (const { name, ingredients } of COMBINATION_NAMES) {
    if (!ingredients.every((ingredient) => words.has(ingredient))) continue
    add(name.replaceAll('-', ''), 'A')
    for (const part of name.split('-')) add(part, 'A')
  }
}

function wholeStrength(strength: string | null): number | null {
  const tokens = tokensOf((strength ?? '').slice(0, MOST_TEXT))
  const masses = tokens.filter((token) => token.kind === 'amount' && token.unit === 'mg')
  if (masses.length < 2 || masses.length !== tokens.length) return null
  return masses.reduce((sum, token) => sum + (token.kind === 'amount' ? Number(token.value) : 0), 0)
}
