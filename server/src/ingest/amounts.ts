import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ingest'
import type { BulkCode } from '@botika/common/bulk/schema'
import { UNSEEN, withoutEntities } from '../platform'
import type { Cell } from './sheet'
import { readClassification } from '@botika/common/products/classification'

export type Read<T> = { value: T } | { code: BulkCode; detail: string }

const refuse = (code: BulkCode, detail: string) => ({ code, detail })

const MAX_PRICE = 1_000_000
const MAX_QUANTITY = 1_000_000

// spaces that people and programs put between thousands
const SPACES = /[\s\u00A0\u202F\u2009']/g
// not `12 50`: three digits follow each separator
const SPACED = /\d[\s\u00A0\u202F\u2009']+\d/
const SPACED_THOUSANDS = /^[+-]?\s*\d{1,3}(?:[\s\u00A0\u202F\u2009']\d{3})+(?:[.,]\d+)?$/
const PESO = /^(?:₱|php|p|pesos?)\.?\s*|\s*(?:php|pesos?)\.?$/gi
const OTHER_CURRENCY = /[$€£¥₩₹]|\b(?:usd|eur|jpy|cny|hkd|sgd)\b/i
const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i

/** Digits with a decimal point: `1,234.50`, `1.234,50` and `1 234,50` are `1234.50`. Null when unclear. */
export function plainDigits(text: string): string | null {
  if (SPACED.test(text) && !SPACED_THOUSANDS.test(text.trim())) return null
  const digits = text.replace(SPACES, '')
  const [, sign = '', body = ''] = /^([+-]?)([\d.,]+)$/.exec(digits) ?? []
  if (body === '') return null
  const dots = body.split('.').length - 1
  const commas = body.split(',').length - 1
  if (dots > 0 && commas > 0) {
    const decimal = body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ','
    const [thousands, decimals, ...rest] = body.split(decimal) as [string, string, ...string[]]
    if (rest.length > 0 || !isGrouped(thousands, decimal === '.' ? ',' : '.')) return null
    return sign + thousands.replace(/[.,]/g, '') + '.' + decimals
  }
  if (commas === 1) {
    const [whole = '', after = ''] = body.split(',')
    // as written here, a comma before three digits parts thousands
    const isThousands = after.length === 3 && whole !== '' && !whole.startsWith('0')
    return sign + (isThousands ? whole + after : `${whole || '0'}.${after}`)
  }
  if (commas > 1) return isGrouped(body, ',') ? sign + body.replaceAll(',', '') : null
  if (dots > 1) return isGrouped(body, '.') ? sign + body.replaceAll('.', '') : null
  return sign + (body.startsWith('.') ? `0${body}` : body)
}

const isGrouped = (text: string, separator: string) => {
  const [first = '', ...groups] = text.split(separator)
  return groups.length > 0 && /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
}

export function readPrice(text: string): Read<number> {
  const bare = text.trim().replace(PESO, '').trim()
  if (OTHER_CURRENCY.test(bare)) return refuse('other_currency', t(messages.pricesAreInPhilippinePesos))
  if (/^\(.*\)$/.test(bare)) return refuse('out_of_range', t(messages.aPriceIsMoreThanZero))
  const digits = SCIENTIFIC.test(bare) ? String(Number(bare.replace(',', '.'))) : plainDigits(bare)
  const pesos = digits === null ? Number.NaN : Number(digits)
  if (!Number.isFinite(pesos)) return refuse('not_a_number', t(messages.enterPriceSuchAs123450))
  if (pesos <= 0) return refuse('out_of_range', t(messages.aPriceIsMoreThanZero))
  if (pesos > MAX_PRICE) return refuse('out_of_range', t(messages.aPriceIsAtMost1000))
  const centavos = Math.round(pesos * 100)
  // spreadsheets store 5.75 as 5.7500000000000002; a real third decimal is a slip
  if (Math.abs(pesos * 100 - centavos) > 1e-6)
    return refuse('too_many_decimals', t(messages.aPriceHasAtMostTwoDecimals))
  return centavos > 0 ? { value: centavos } : refuse('out_of_range', t(messages.aPriceIsAtLeast001))
}

const UNITS = /\s*(?:pcs?|pieces?|tabs?|tablets?|caps?|capsules?|bottles?|btls?|units?)\.?$/i
const HOLDERS = /\s*\b(box|bx|pack|case|carton|blister|strip|sheet|bundle|tray)(?:e?s)?\.?$/i
const NONE = /^(?:none|nil|oos|out of stock|sold out|wala|ubos)$/i

/** Boxes count only where `packSize` sells them: to one who sells tablets `10 boxes` may be a thousand. */
export function readQuantity(text: string, packSize: string | null = null): Read<number> {
  const bare = text.trim()
  if (NONE.test(bare)) return { value: 0 }
  const holder = HOLDERS.exec(bare)?.[1]?.toLowerCase()
  if (holder !== undefined && /^[\d.,\s]+$/.test(bare.replace(HOLDERS, ''))) {
    const isSold = new RegExp(`\\b${holder}(?:es|s)?\\b`, 'i').test(packSize ?? '')
    if (!isSold) return refuse('counted_in_packs', t(messages.pleaseCountWhatOnePriceBuysWrite))
  }
  const number = bare.replace(HOLDERS, '').replace(UNITS, '')
  const digits = SCIENTIFIC.test(number) ? String(Number(number.replace(',', '.'))) : plainDigits(number)
  if (digits === null || !Number.isFinite(Number(digits)))
    return refuse('not_a_number', t(messages.thisIsNotNumberOfPiecesSuch))
  // 1.200 may be one or a thousand
  if (/^\d{1,3}\.\d{3}$/.test(number) && !number.endsWith('.000'))
    return refuse('not_whole', t(messages.pleaseWriteTheNumberOfPiecesWithout))
  const quantity = Number(digits)
  if (!Number.isInteger(quantity)) return refuse('not_whole', t(messages.theNumberOfPiecesIsWhole))
  if (quantity < 0 || quantity > MAX_QUANTITY)
    return refuse('out_of_range', t(messages.theNumberOfPiecesIsBetween0))
  return { value: quantity }
}

export function readUnitCount(text: string): Read<number> {
  const read = readQuantity(text.replace(/^(\d+)\s*['’`]s$/i, '$1'))
  if (!('value' in read)) return read
  if (read.value >= 1 && read.value <= 100_000) return read
  return refuse('out_of_range', t(messages.aPackHoldsBetween1And100))
}

export function readPrescription(text: string): Read<boolean> {
  const bare = text.trim()
  const classification = readClassification(bare)
  if (classification === null) return refuse('not_yes_or_no', t(messages.pleaseWriteYesOrNoOrRx))
  if (classification === 'dangerous')
    return refuse('dangerous', t(messages.dangerousDrugsCantBeListedHereRA, { name: bare }))
  return { value: classification === 'prescription' }
}

/** One of the products that were offered for a row, or that none of them is it. */
export function readChoice(text: string): Read<number | 'new'> {
  const bare = text.trim().toLowerCase()
  if (bare === 'new') return { value: bare }
  if (/^\d{1,9}$/.test(bare)) return { value: Number(bare) }
  return refuse('not_whole', t(messages.aProductNumberOrNew))
}

export const readConfirmed = (text: string): Read<boolean> => ({
  value: /^(?:yes|y|true|1|oo)$/i.test(text.trim()),
})

const DISCOUNT = /^(?:yes|y|true|t|1|x|✓|✔|oo|20 ?%|0?\.20?)$/i
const NO_DISCOUNT = /^(?:no|n|false|f|0|0 ?%|-|none|hindi)$/i

/** Whether seniors get the discount by the file; null where it says something else, such as a price. */
export function readDiscount(text: string): Read<boolean | null> {
  const bare = text.trim()
  if (DISCOUNT.test(bare)) return { value: true }
  return { value: NO_DISCOUNT.test(bare) ? false : null }
}

interface Trap {
  code: BulkCode
  detail: string
}

/** Text with one spelling of each letter (ñ), no entities, single spaces and nothing invisible. */
export const cleaned = (text: string): string => (PLAIN.test(text) ? text : thoroughlyCleaned(text))

// most cells are words with single spaces, and files have a million cells
const PLAIN = /^[!-%(-~][!-%'-~]*(?: [!-%'-~]+)*$/

const thoroughlyCleaned = (text: string): string =>
  withoutEntities(text)
    .normalize('NFC')
    .replace(UNSEEN, '')
    // our own error sheets put it before what a spreadsheet program would run
    .replace(/^'(?=[=+@-])/, '')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim()

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)'
// 10-May, May-25, 5-Jan-26: how Excel shows what was 5/10; a brand such as Marvelon 28 is none
const EXCEL_DAY = new RegExp(`^(?:\\d{1,2}[-/]${MONTH}(?:[-/]\\d{2,4})?|${MONTH}[-/]\\d{2,4})$`, 'i')
// 5/10/2026, which no strength is
const WRITTEN_DAY = /^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2}$/
const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?:[ T][\d:.]+)?$/
const CODE_AS_NUMBER = /^\d(?:[.,]\d+)?e\+?\d+$/i
const ERRORS = /^#(?:REF|N\/A|VALUE|NAME\?|DIV\/0|NUM|NULL|SPILL|CALC)!?$/i
const SIGNED_AMOUNT = /^[+-]\s?\d+(?:[.,]\d+)?\s?[a-z%]*$/i
const HTML = /<\s*[a-z!/?]|javascript:|&#x?\d+;/i

const trap = (code: BulkCode, detail: string): Trap => ({ code, detail })

export function trapIn(cell: Cell, text: string): Trap | null {
  if (cell.kind === 'error' || ERRORS.test(text))
    return trap('excel_error', t(messages.theSpreadsheetShowsErrorHereInsteadOf))
  if (text.includes('\uFFFD')) return trap('unreadable', t(messages.someLettersHereAreBrokenPleaseType))
  // oxlint-disable-next-line no-control-regex -- such bytes are what is looked for
  if (/[\u0000-\u0008\u000E-\u001F]/.test(cell.text))
    return trap('unreadable', t(messages.thereAreControlCharactersHerePleaseType))
  if (cell.kind === 'date' || EXCEL_DAY.test(text) || WRITTEN_DAY.test(text) || ISO_DAY.test(text))
    return trap('excel_date', t(messages.excelHasTurnedThisIntoDateFormat))
  return null
}

/** The trap in words and codes, which must neither run as a formula nor show as something else. */
export function trapInText(cell: Cell, text: string): Trap | null {
  const found = trapIn(cell, text)
  if (found) return found
  if (/^[=@]/.test(text) || (/^[+-]/.test(text) && !SIGNED_AMOUNT.test(text)))
    return trap('formula', t(messages.thisBeginsLikeFormulaPleaseWritePlain))
  if (HTML.test(text)) return trap('html', t(messages.thisLooksLikeProgramCodePleaseWrite))
  return null
}

/** The trap in codes such as SKUs, of which Excel makes numbers. */
export function trapInCode(cell: Cell, text: string): Trap | null {
  const found = trapInText(cell, text)
  if (found) return found
  if (CODE_AS_NUMBER.test(text) || /^\d{16,}$/.test(text))
    return trap('excel_number', t(messages.excelHasRoundedThisNumberFormatThe))
  return null
}

/** The beginning of a text for reports: never half a letter, and nothing that a database refuses. */
export const shortened = (text: string, most = 80): string =>
  Array.from(text.slice(0, most * 2))
    .slice(0, most)
    .join('')
    .replaceAll('\u0000', '\uFFFD')
