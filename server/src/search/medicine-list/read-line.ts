import { MOST_PIECES, type Packs } from '@botika/common/baskets/endpoints'
import { formOf, formsIn } from '@botika/common/products/dosage-form'
import { ingredientsOf } from '@botika/common/products/ingredients'
import { isUnbranded } from '@botika/common/products/keys'
import { strengthsOf } from '@botika/common/products/strength'
import { GENERIC_SYNONYMS } from '@botika/common/products/synonyms'
import { plain, spaced } from '@botika/common/products/words'

export interface ReadLine {
  /** What to search for: the line without its count, its directions and its form. */
  keyword: string
  words: ReadonlySet<string>
  strengths: readonly string[]
  /** A number without a unit that may be a strength: the 500 of `Kalusyn 500 30`. */
  bare: string | null
  form: string
  count: number | null
  unit: Packs['unit'] | 'piece' | null
}

/** What a word is to the count, and its usual spelling. A kind is a letter, so that patterns read a line's kinds. */
const WORDS = new Map<string, { kind: string; text: string }>()
const know = (kind: string, words: Record<string, string>) => {
  for (const [text, all] of Object.entries(words))
    for (const word of all.split(' ')) WORDS.set(word, { kind, text })
}
know('k', {
  box: 'box boxes boxs bx bxs kahon kahong',
  blister: 'banig baneg banigs blister blisters strip strips pad pads',
  bottle: 'bottle bottles botle botles bot bots bote boteng btl btls',
  tube: 'tube tubes tubo',
  pack: 'pack packs pk pks pakete packet packets',
})
know('p', {
  tablet: 'tab tabs tabl tablet tablets tablest tablests tabelt tabelts tableta tabletang',
  capsule: 'cap caps capsule capsules capsul capsuls kapsula kapsulang',
  caplet: 'caplet caplets',
  softgel: 'softgel softgels',
  nebule: 'neb nebs nebule nebules',
})
know('c', {
  '': 'pc pcs pce piece pieces peices pices piraso pirasong peraso sachet sachets vial vials ampoule ampoules',
})
know('d', { drops: 'drops patak', '': 'tsp tbsp puff puffs kutsara kutsarita' })
know('m', { '': '# no qty quantity disp dispense' })
know('o', { '': 'of @' })
know('t', { '': 'take inumin uminom inom' })
know('s', { '': "'s" })
know('x', { '': 'x' })
know('r', { or: 'or', to: 'to', o: 'o', hanggang: 'hanggang' })
know('~', { '': '~' })
know(' ', { '': 'po lang nga pabili paki please pls bibili need order ng na rx and at' })
const NUMBERS = new Map(
  Object.entries({
    1: 'a an one isa isang',
    2: 'two dalawa dalawang',
    3: 'three tatlo tatlong',
    4: 'four apat',
    5: 'five lima limang',
    6: 'six anim',
    7: 'seven pito pitong',
    8: 'eight walo walong',
    9: 'nine siyam',
    10: 'ten sampu sampung',
    12: 'twelve',
    15: 'fifteen',
    20: 'twenty dalawampu dalawampung',
    30: 'thirty tatlumpu tatlumpung',
    '½': 'half kalahati kalahating',
  }).flatMap(([number, words]) => words.split(' ').map((word) => [word, number] as const)),
)

const TIME = '(?:hours?|hrs?|oras|days?|araw|weeks?|wks?|linggo|months?|buwan)\\b'
const WHEN =
  '(?:morning|noon|evening|night|bedtime|meals?|breakfast|lunch|dinner|food|umaga|tanghali|gabi|kumain|kain|matulog|fever|pain|cough|lagnat|sakit|ubo)\\b'
const EACH = '\\s*(?:a|per|every|kada|sa|/)?\\s*(?:isang\\s+)?'
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'), 'g')
const DIRECTIONS = anyOf(
  '\\bsig(?:na)?\\b\\s*[:.]?[^#]*?(?=#|\\b(?:qty|quantity|disp|dispense)\\b|$)',
  '\\b\\d-\\d-\\d\\b',
  `\\b(?:\\d+|[a-z]+ng)\\s*(?:x|times|beses)${EACH}(?:daily|d\\b|${TIME})`,
  `(?:\\b(?:good for|for|x|pang|sa loob ng)\\s*)?(?<![a-z])(?:\\d+|once|twice|thrice|minsan)\\s*-?${EACH}(?:daily|${TIME})(?:\\s*supply)?`,
  `\\b(?:q|every|kada|tuwing)\\s*(?:\\d+\\s*(?:-\\s*\\d+\\s*)?)?(?:h\\b|${TIME}|${WHEN})`,
  '\\b(?:o\\.?d|b\\.?i\\.?d|t\\.?i\\.?d|q\\.?i\\.?d|q?\\.?h\\.?s|p\\.?r\\.?n|q\\.?d|stat|daily|(?<=\\d\\s*(?:tab|cap)[a-z]*\\.?\\s+)[ap]\\.?m|(?:araw|gabi|umaga)-?(?:araw|gabi|umaga)|as needed|by mouth)\\b\\.?',
  `(?:\\b(?:after|before|with|at|in|the|for|if|sa|bago|pagkatapos|para|kung|may|ng)\\s+)+${WHEN}`,
)
const BULLET = /^\s*(?:(?:[-*•·◦–—>✓]|\[[ x]?\]|\(\d{1,2}\)|\d{1,2}[.)](?=\s|[a-z]))\s*)+/
const UNIT = '(?:m?l|m?c?g|ug|kg|gm|grams?|iu|meq|mmol|%)(?![a-z])'

interface Word {
  text: string
  kind: string
  pack?: Packs['unit']
}

const HOLE: Word = { text: '', kind: '_' }

function wordsIn(written: string): Word[] {
  const apart = plain(written)
    .replace(BULLET, '')
    .replace(DIRECTIONS, ' ~ ')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(?<=[a-z]{2})(?:\(e?s\)|\/s\b)/g, 's')
    .replace(/\s*\+\s*(?=\d+\s?(?:tab|cap|pcs?\b|piraso))/g, ' ')
    .replace(/\s*[×*]\s*(?=\d)|(?<=\d(?:m?l|m?c?g|ug|iu|%)|\b(?:tab|cap)[a-z]*)x(?=\d)/g, ' x ')
    .replace(new RegExp(`(\\d)\\s+(?=${UNIT})`, 'g'), '$1')
    .replace(/(?<=\d|mg|g)\s*([/+])\s*(?=\d)|(?<=\d)\s*([-–])\s*(?=\d)/g, '$1$2')
    .replace(/\bby\b(?=\s*\d)/g, 'of')
    .replace(/(?<![\d.])(\d+)\s?['’`]?\s?s\b/g, "$1 's ")
    .replace(/\b(\d+)\s*x(?=[\s\d]|$)/g, '$1 x ')
    .replace(/(?<!\S)x(?=\d)/g, 'x ')
    .replace(/[#~@]/g, ' $& ')
    .replace(/(?<!\S)[½¼¾]/g, '$& ')
  const words = apart
    .split(/[\s,;:=()[\]{}"“”–—]+/)
    .map((word) => word.replace(/\.+$/, ''))
    .flatMap((word) => {
      const [, number = '', unit = ''] = /^(\d{1,4})([a-z]+)$/.exec(word) ?? []
      return WORDS.has(unit) ? [number, unit] : [word]
    })
    .filter((word) => /[^-.]/.test(word))
  const read = words.map((word, index): Word => {
    const next = words.slice(index + 1, index + 3).find((one) => one !== 'na')
    const counted = word === 'a' ? 'k' : 'kpcd'
    const said = NUMBERS.get(word)
    const before = words[index - 1] ?? ''
    const isNumber =
      before === said ||
      (!NUMBERS.has(before.replace(/['’]t$/, '')) && counted.includes(WORDS.get(next ?? '')?.kind ?? '.'))
    const text = said && isNumber ? said : word
    const { kind, text: usual } = WORDS.get(text) ?? { kind: kindOf(text), text }
    return kind === 'k' ? { text: word, kind, pack: usual as Packs['unit'] } : { text: usual, kind }
  })
  return read.filter(({ kind }) => kind !== ' ')
}

function kindOf(text: string): string {
  if (/^\d{1,4}$/.test(text)) return 'n'
  if (/^\d+\.\d+$/.test(text)) return 'b'
  if (/^(?:\d\/\d|[½¼¾]|\d+[-–]\d+)$/.test(text)) return 'f'
  return /^[\d.]+ml$/.test(text) ? 'v' : '.'
}

const DOSES = /nx_(?=~)|t[nf]?[pdv]?|[nf][pdv](?=~)|v(?=~)|f[pcdk]?|nd/g
const PRODUCTS = /nk[ox]n(?!k)[spc]?|nkns|n[spc]xnk?|nxns/g
const IN_PACKS = /m*x?nk/g
const PIECES = /(?:m+x?|x)n[spc]?|n[spc]/g
const UNCLEAR = /k[ox]n[spc]?|^_*nx?(?!n)|nx(?=~|$)/g

/** Reads a line such as `Losartan 50 mg tablet 30's` or `Biogesic 500mg, 20 piraso`. */
export function readLine(written: string): ReadLine {
  let words = wordsIn(written).map((word, index, all) =>
    word.kind === 'n' && Number(word.text) <= 4 && '~f'.includes(all[index + 1]?.kind ?? '.') ? HOLE : word,
  )
  const isRange = /n[spck]*rm*n/.test(words.map(({ kind }) => kind).join(''))
  const counts = new Map<string, Pick<ReadLine, 'count' | 'unit'>>()
  const take = (pattern: RegExp, unitOf?: (found: readonly Word[]) => ReadLine['unit']) => {
    const kinds = words.map(({ kind }) => kind).join('')
    for (const { 0: all, index } of kinds.matchAll(pattern)) {
      const found = words.slice(index, index + all.length)
      const count = found.reduce(
        (product, { kind, text }) => (kind === 'n' ? product * Number(text) : product),
        1,
      )
      const unit = unitOf?.(found)
      if (unit) counts.set(`${count} ${unit}`, { count, unit })
      words = words.map((word) =>
        found.includes(word) ? { ...HOLE, text: 'pd_'.includes(word.kind) ? word.text : '' } : word,
      )
    }
  }
  take(DOSES)
  take(PRODUCTS, () => 'piece')
  take(IN_PACKS, (found) => found.at(-1)?.pack ?? null)
  const isDirected = words.some(({ kind }) => kind === '~')
  if (isDirected) take(/(?<![mx])np/g, ([number]) => (Number(number?.text) <= 4 ? null : 'piece'))
  take(PIECES, () => 'piece')
  take(UNCLEAR)
  const told = words.filter(({ kind, text }) => text !== '' && !'~xmost'.includes(kind))
  const named = told.filter(({ kind }) => kind !== 'p' && kind !== '_')
  const tail = named.slice(named.findLastIndex(({ kind }) => kind !== 'n' && kind !== 'b') + 1)
  const { form, others } = formsIn(told.flatMap((word) => (tail.includes(word) ? [] : word.text)).join(' '))
  const strengths = strengthsOf(others).filter((one) => AMOUNT.test(one))
  const bare = strengths.length > 0 ? undefined : tail[0]
  const after = bare ? tail.slice(1) : tail
  for (const { text, kind } of after)
    counts.set(`${Number(text)} piece`, { count: kind === 'b' ? null : Number(text), unit: 'piece' })
  const [one, another] = counts.values()
  const { count, unit } = one && !another && !isRange && isWanted(one) ? one : NOT_SAID
  const said = new Set(
    spaced(named.map(({ text }) => text).join(' '))
      .split(' ')
      .map(spelled),
  )
  return { keyword: others.trim(), words: said, strengths, bare: bare?.text ?? null, form, count, unit }
}

const NOT_SAID = { count: null, unit: null }
const isWanted = ({ count }: Pick<ReadLine, 'count'>) =>
  Number.isInteger(count) && Number(count) > 0 && Number(count) <= MOST_PIECES
const AMOUNT = /^\d[\d.]*(?:[a-z[]|%)/

const spelled = (word: string) => GENERIC_SYNONYMS.get(word) ?? word

interface Described {
  generic_name: string | null
  brand: string | null
  strength: string | null
  dosage_form: string | null
}

/** Whether a line says all that a product is, and nothing else: by its brand, by its ingredients, or neither. */
export function saysOf(line: ReadLine, product: Described): 'brand' | 'generic' | null {
  const { generic_name, brand, strength, dosage_form } = product
  const made = strengthsOf(strength ?? '')
  if (line.form !== '' && line.form !== formOf(dosage_form ?? '')) return null
  if (line.strengths.length > 0 && !isSame(line.strengths, made)) return null
  if (line.bare && (made.length !== 1 || Number.parseFloat(made[0] ?? '') !== Number(line.bare))) return null
  const says = (name: string) => name.split(' ').every((word) => line.words.has(spelled(word)))
  if (brand && !isUnbranded(brand, generic_name) && says(spaced(brand))) return 'brand'
  const ingredients = ingredientsOf(generic_name ?? '')
  return ingredients.length > 0 && ingredients.every((one) => says(one)) ? 'generic' : null
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((strength) => other.includes(strength))
