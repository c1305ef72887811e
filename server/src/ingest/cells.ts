import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ingest'
import type { BulkCode } from '@botika/common/bulk/schema'
import { UNSEEN, withoutEntities } from '../platform'
import type { Cell } from './sheet'

interface Trap {
  code: BulkCode
  detail: string
}

/** Text as it is kept: one spelling of each letter (ñ), no entities of web pages, single spaces, nothing invisible. */
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

/** What a spreadsheet program, or somebody, has done to a cell so that it can't be taken; null when it is good. */
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

/** The same for words and codes, which must neither run nor show as something else. */
export function trapInText(cell: Cell, text: string): Trap | null {
  const found = trapIn(cell, text)
  if (found) return found
  if (/^[=@]/.test(text) || (/^[+-]/.test(text) && !SIGNED_AMOUNT.test(text)))
    return trap('formula', t(messages.thisBeginsLikeFormulaPleaseWritePlain))
  if (HTML.test(text)) return trap('html', t(messages.thisLooksLikeProgramCodePleaseWrite))
  return null
}

/** The same for codes such as SKUs, of which Excel makes numbers. */
export function trapInCode(cell: Cell, text: string): Trap | null {
  const found = trapInText(cell, text)
  if (found) return found
  if (CODE_AS_NUMBER.test(text) || /^\d{16,}$/.test(text))
    return trap('excel_number', t(messages.excelHasRoundedThisNumberFormatThe))
  return null
}

/** The beginning of a text as reports show it: never half a letter, and nothing that a database refuses. */
export const shortened = (text: string, most = 80): string =>
  Array.from(text.slice(0, most * 2))
    .slice(0, most)
    .join('')
    .replaceAll('\u0000', '\uFFFD')
