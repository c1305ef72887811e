import { plain } from '@botika/common/products/words'
import { sameAmounts, singular, type Token, tokensOf } from './tokens'

/** One thing that a product must have. */
export interface Term {
  token: Token
  /** How the shopper wrote it, for "showing results for". */
  typed: string
  /** Words that stand in for a mistyped one. */
  instead?: string[]
}

// words that say nothing about what is wanted; Filipino ones among them
const IDLE = new Set(
  'a an the of for and or with in to me my i need want buy best price generic brand sa ng na ang mga para po yung gamot medicine medicines meds'.split(
    ' ',
  ),
)

// what shoppers call an ailment at home: what the label calls it
const HOME_WORDS: readonly [RegExp, string][] = [
  [/\b(sakit ng ulo|masakit ulo|masakit ang ulo)\b/g, 'headache'],
  [/\b(sakit ng tiyan|masakit tiyan)\b/g, 'abdominal'],
  [/\b(sakit ng ngipin)\b/g, 'toothache'],
  [/\b(sakit ng lalamunan)\b/g, 'sore throat'],
  [/\b(lagnat|nilalagnat)\b/g, 'fever'],
  [/\b(ubo|inuubo)\b/g, 'cough'],
  [/\b(sipon|sinisipon)\b/g, 'cold'],
  [/\b(plema)\b/g, 'phlegm'],
  [/\b(hika)\b/g, 'asthma'],
  [/\b(nagtatae|pagtatae)\b/g, 'diarrhea'],
  [/\b(kati|makati)\b/g, 'itch'],
  [/\b(altapresyon|high blood|highblood)\b/g, 'hypertension'],
  [/\b(bitamina)\b/g, 'vitamin'],
  [/\b(bata|pambata)\b/g, 'children'],
]

const LONGEST = 12

/** What a shopper asks for, word by word. */
export function termsOf(keyword: string): Term[] {
  let text = plain(keyword)
  for (const [pattern, word] of HOME_WORDS) text = text.replace(pattern, word)
  const terms = tokensOf(text)
    .slice(0, LONGEST)
    .map((token) => ({
      token,
      typed: token.kind === 'word' ? (token.parts?.join('-') ?? token.text) : token.text,
    }))
  const telling = terms.filter(({ token }) => token.kind !== 'word' || !IDLE.has(token.text))
  return telling.length > 0 ? telling : terms
}

const quoted = (lexeme: string, isStart = false) => `'${lexeme.replace(/['\\]/g, '')}'${isStart ? ':*' : ''}`

const either = (options: string[]) => (options.length > 1 ? `(${options.join(' | ')})` : (options[0] ?? ''))

function wordQuery(text: string, isAlone: boolean): string {
  const word = singular(text)
  // one or two letters begin too many words
  if (word.length < 3 && !isAlone) return quoted(word)
  return either([quoted(word), quoted(word, true)])
}

function termQuery({ token, instead }: Term, isAlone: boolean): string {
  if (instead) return either(instead.map((word) => quoted(word)))
  if (token.kind === 'number') return quoted(token.text)
  if (token.kind === 'amount') return either(sameAmounts(token.value, token.unit).map((same) => quoted(same)))
  if (!token.parts) return wordQuery(token.text, isAlone)
  const parts = token.parts.map((part) => wordQuery(part, false)).join(' & ')
  return either([quoted(token.text, true), `(${parts})`])
}

/** The terms as PostgreSQL's tsquery: all of them must be met. */
export const queryOf = (terms: readonly Term[]): string =>
  terms
    .map((term) => termQuery(term, terms.length === 1))
    .filter((part) => part !== '')
    .join(' & ')
