import { MEDICINE_NAMES, type RefusedName } from '../../catalogue'

import { plain } from '@botika/common/products/words'
import { isWhole } from './ordinary-words'
import { sameAmounts, singular, type Token, tokensOf } from './tokens'

export interface Term {
  token: Token
  typed: string
}

// words that say nothing about what is wanted; Filipino ones among them
const IDLE = new Set(
  'a an the of for and or with in to me my i need want buy best price generic brand sa ng na ang mga para po yung gamot medicine medicines meds'.split(
    ' ',
  ),
)

// said beside a medicine: nothing that is found is another medicine without it
const SIDE_WORDS = new Set(
  (
    'tablet tablets tab tabs capsule capsules cap caps syrup suspension drops cream ointment gel solution injection ' +
    'film coated oral bottle box pack pcs piece pieces ' +
    'sodium potassium hydrochloride hcl sulfate maleate besylate calcium tartrate'
  ).split(' '),
)

// alone these do not tell what is wanted
const VAGUE_WORDS = new Set(
  (
    'anti extended release forte plus adult adults kid kids child children baby babies infant infants toddler newborn ' +
    'pedia pediatric men women male female boy girl senior old young acid generic brand ' +
    'pharmacy pharmacies botika drug drugs drugstore store shop clinic hospital doctor laboratory near nearby nearest ' +
    'malapit open closed now bukas online order delivery deliver buy price prices presyo cheap cheapest murang mura best ' +
    'good free new hour hours day days daily night morning week time today tomorrow fast strong extra big small large ' +
    'pain sakit masakit medical health healthy care product products treatment cure remedy relief set kit use help ' +
    'first second one two three body home natural'
  ).split(' '),
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
  [/\b(sugat)\b/g, 'wound'],
  [/\b(hilo|nahihilo|pagkahilo)\b/g, 'dizziness'],
  [/\b(tibi)\b/g, 'constipation'],
  [/\b(nagsusuka|pagsusuka)\b/g, 'vomiting'],
  [/\b(rayuma)\b/g, 'arthritis'],
  [/\b(balakubak)\b/g, 'dandruff'],
  [/\b(tagihawat|tigyawat)\b/g, 'acne'],
  [/\b(kuto)\b/g, 'lice'],
  [/\b(bulate)\b/g, 'worm'],
  [/\b(trangkaso)\b/g, 'flu'],
  [/\bbp (?:meds?|medicines?|tablets?)\b/g, 'hypertension'],
  // said for the medicine where a strength follows, and else "for"
  [/\bpara(?=\s+\d)/g, 'paracetamol'],
]

export const LABEL_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    antacid: 'heartburn',
    acidity: 'heartburn',
    hyperacidity: 'heartburn',
    antihistamine: 'allergy',
    antiallergy: 'allergy',
    painkiller: 'pain',
    laxative: 'constipation',
    contraception: 'contraceptive',
    kid: 'children',
    kids: 'children',
  }),
)

const PLACE_WORDS = new Set('near nearby nearest malapit open bukas'.split(' '))
const BESIDE_PLACES = new Set(
  'pharmacy pharmacies botika drug drugs store drugstore shop now ngayon here dito hour hours oras hrs'.split(
    ' ',
  ),
)

const LONGEST = 12

export interface Asking {
  terms: Term[]
  translations: Correction[]
  /** The words behind the last that is read. */
  unread: string[]
  /** True where nothing but a place is asked for: `pharmacy near me`. */
  isPlace: boolean
}

/** Whether words ask for a place alone: what labels say of "near" is no answer then. */
function isPlaceAlone(terms: readonly Term[]): boolean {
  const words = terms.map(({ token }) => (token.kind === 'word' ? token.text : ''))
  const isBeside = (word: string) => word === '' || PLACE_WORDS.has(word) || BESIDE_PLACES.has(word)
  const isAsked = words.some((word) => PLACE_WORDS.has(word) || /^(hours?|hrs|oras)$/.test(word))
  return isAsked && words.every(isBeside)
}

export function readTerms(keyword: string): Asking {
  const translations: Correction[] = []
  let text = plain(keyword)
  for (const [pattern, searched] of HOME_WORDS)
    text = text.replace(pattern, (typed: string) => {
      translations.push({ typed, searched, kind: 'translation' })
      return searched
    })
  const all = tokensOf(text).map((token) => ({
    token,
    typed: token.kind === 'word' ? (token.parts?.join('-') ?? token.text) : token.text,
  }))
  const terms = all.slice(0, LONGEST)
  const telling = terms.filter(({ token }) => token.kind !== 'word' || !IDLE.has(token.text))
  return {
    terms: telling.length > 0 ? telling : terms,
    translations,
    unread: all.slice(LONGEST).map(({ typed }) => typed),
    isPlace: isPlaceAlone(telling),
  }
}

export const isSide = ({ token }: Term): boolean => token.kind === 'word' && SIDE_WORDS.has(token.text)

export const isVague = (term: Term): boolean =>
  term.token.kind !== 'word' || term.token.text.length < 3 || isSide(term) || VAGUE_WORDS.has(term.token.text)

const quoted = (lexeme: string, isStart = false) => `'${lexeme.replace(/['\\]/g, '')}'${isStart ? ':*' : ''}`

const either = (options: string[]) => (options.length > 1 ? `(${options.join(' | ')})` : (options[0] ?? ''))

interface Whole {
  isAlone: boolean
  isTyping: boolean
}

function wordQuery(text: string, { isAlone, isTyping }: Whole): string {
  const word = /^(tab|cap)s$/.test(text) ? text.slice(0, -1) : singular(text)
  // one or two letters begin too many words
  if (word.length < 3 && !isAlone) return quoted(word)
  // niacin is not niacinamide
  const isName = isWhole(text) || MEDICINE_NAMES.has(text) || SIDE_WORDS.has(text)
  if (isName && !isTyping) return either([quoted(word), quoted(`${word}s`)])
  return either([quoted(word), quoted(word, true)])
}

function termQuery({ token }: Term, whole: Whole): string {
  if (token.kind === 'number') return quoted(token.text)
  if (token.kind === 'amount') return either(sameAmounts(token.value, token.unit).map((same) => quoted(same)))
  if (!token.parts) return wordQuery(token.text, whole)
  const parts = token.parts.map((part) => wordQuery(part, { ...whole, isAlone: false })).join(' & ')
  return either([quoted(token.text, true), `(${parts})`])
}

export const queryOf = (terms: readonly Term[], isTyping = false): string =>
  terms
    .map((term) => termQuery(term, { isAlone: terms.length === 1, isTyping }))
    .filter((part) => part !== '')
    .join(' & ')

/** The reason why other words are searched; `brand` is for a brand's medicine (RA 6675). */
type CorrectionKind = 'spelling' | 'brand' | 'synonym' | 'translation' | 'spacing'

export interface Correction {
  typed: string
  searched: string
  kind: CorrectionKind
}

export interface Proposal {
  keyword: string
  /** The shopper's words that it leaves out; none where only the spelling differs. */
  without: string[]
}

export interface Reading {
  terms: readonly Term[]
  searched: string
  corrections: readonly Correction[]
  proposals: readonly Proposal[]
  unknown: readonly string[]
  leftOut: readonly string[]
  refused: readonly RefusedName[]
}

export const inWords = (terms: readonly Term[]): string => terms.map(({ typed }) => typed).join(' ')
