import { packOf } from '@botika/common/products/pack'
import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ingest'
import { readClassification } from '@botika/common/products/classification'
import { byName } from '@botika/common/pick'
import { FACTS, READ_FACTS, type ReadFact, TEXT_FACTS, type TextFact } from '@botika/common/products/facts'
import { PRESCRIPTION_SUBCATEGORY } from '@botika/common/products/prescription'
import { plain } from '@botika/common/products/words'
import { BULK_FIELD_NAMES, type BulkField, type BulkProblem } from '@botika/common/bulk/schema'
import {
  cleaned,
  type Read,
  readChoice,
  readConfirmed,
  readDiscount,
  readPrescription,
  readPrice,
  readQuantity,
  readUnitCount,
  shortened,
  trapIn,
  trapInCode,
  trapInText,
} from './amounts'
import { type Heading, wordsOf } from './columns'
import type { Cell, SheetRow } from './sheet'

export type ReadText = ReadFact & TextFact
export const READ_TEXTS = TEXT_FACTS.filter((name): name is ReadText =>
  READ_FACTS.some((read) => read === name),
)

export interface RowFacts extends Record<ReadText, string | null> {
  row: number
  sku: string | null
  /** True when the pack comes from the name or the number of units, because no column has it. */
  is_pack_derived: boolean
  unit_count: number | null
  price: number
  quantity: number
  is_prescription: boolean | null
  is_sc_discountable: boolean | null
  product_id: number | 'new' | null
  price_confirmed: boolean
  category: string | null
  subcategory: string | null
}

export const saysPrescription = ({ is_prescription, subcategory }: RowFacts): boolean =>
  is_prescription === true || plain(subcategory ?? '').trim() === PRESCRIPTION_SUBCATEGORY

export interface ReadRow {
  number: number
  cells: string[]
  facts: RowFacts | null
  problems: BulkProblem[]
  isLeftOut: boolean
}

type ColumnOfText = ReadText | 'sku' | 'category' | 'subcategory'
const COLUMNS: Readonly<Record<ColumnOfText, { max: number; isCode?: boolean }>> = {
  ...byName(READ_TEXTS, (name) => FACTS[name]),
  sku: { max: 60, isCode: true },
  category: { max: 150 },
  subcategory: { max: 150 },
}

const NOTHING = /^(?:-+|n\/?a)$/i

const NO_CELL: Cell = { text: '' }

type Found = Omit<BulkProblem, 'row' | 'column' | 'field' | 'value' | 'is_refusal'>

export const rowProblem = (row: number, found: Found, isRefusal = true): BulkProblem => ({
  ...found,
  row,
  column: null,
  field: null,
  value: '',
  is_refusal: isRefusal,
})

/** A row by its heading; a list `of` products alone may lack prices and stock, which are then 0. */
export function readRow(row: SheetRow, heading: Heading, of: 'offers' | 'products' = 'offers'): ReadRow {
  const cells = row.cells.map(({ text }) => text)
  const texts = cells.map((text) => (text === '' ? '' : cleaned(text)))
  const left = leftOut(row.number, texts, heading)
  const read = left
    ? refused([left])
    : row.isTorn
      ? refused([torn(row.number)])
      : factsOf(row, texts, heading, of)
  return { number: row.number, cells, ...read, isLeftOut: left !== null }
}

const torn = (row: number) =>
  rowProblem(row, {
    code: 'quote_not_closed',
    detail: t(messages.aQuotationMarkOpensAroundHereAnd),
  })

type Facts = Pick<ReadRow, 'facts' | 'problems'>

function factsOf(
  { number: row, cells }: SheetRow,
  texts: readonly string[],
  heading: Heading,
  of: 'offers' | 'products',
): Facts {
  const problems: BulkProblem[] = []
  const cellOf = (field: BulkField) => {
    const at = heading.positions.get(field) ?? -1
    return { cell: cells[at] ?? NO_CELL, text: texts[at] ?? '' }
  }
  const blame = (field: BulkField, found: Found) => {
    const { cell } = cellOf(field)
    const column = heading.columns[heading.positions.get(field) ?? -1]?.heading ?? BULK_FIELD_NAMES[field]
    problems.push({ ...found, row, column, field, value: shortened(cell.text), is_refusal: true })
    return null
  }

  function text(field: ColumnOfText): string | null {
    const { cell, text: value } = cellOf(field)
    if (value === '' || NOTHING.test(value)) return null
    const { isCode, max: most } = COLUMNS[field]
    const trap = (isCode ? trapInCode : trapInText)(cell, value)
    // in remarks a day is a day
    if (trap && !(field === 'description' && trap.code === 'excel_date')) return blame(field, trap)
    if (value.length <= most) return value
    return blame(field, {
      code: 'too_long',
      detail: t(messages.atMostMostCharactersHereAreCount, { most, count: value.length }),
    })
  }

  function value<T>(field: BulkField, read: (text: string) => Read<T>, isRequired = false): T | null {
    const { cell, text: written } = cellOf(field)
    if (written === '')
      return isRequired ? blame(field, { code: 'required', detail: t(messages.pleaseFillThisIn) }) : null
    const trap = trapIn(cell, written)
    if (trap) return blame(field, trap)
    const result = read(written)
    return 'value' in result ? result.value : blame(field, result)
  }

  const isAbsent = (field: BulkField) => of === 'products' && !heading.positions.has(field)
  const price = isAbsent('selling_price') ? 0 : value('selling_price', readPrice, true)
  const packSize = text('pack_size')
  const quantity = isAbsent('quantity')
    ? 0
    : value('quantity', (written) => readQuantity(written, packSize), true)
  const facts = {
    ...byName(READ_TEXTS, text),
    row,
    sku: text('sku'),
    unit_count: value('unit_count', readUnitCount),
    is_prescription: value('is_prescription', readPrescription),
    is_sc_discountable: value('is_sc_discountable', readDiscount),
    product_id: value('product_id', readChoice),
    price_confirmed: value('price_confirmed', readConfirmed) === true,
    category: text('category'),
    subcategory: text('subcategory'),
  }
  if (facts.dosage_form !== null && isNoForm(facts.dosage_form))
    blame('dosage_form', {
      code: 'shifted',
      detail: t(messages.thisIsNoDosageFormTheCells),
    })
  const isNamed = cellOf('name').text !== '' || cellOf('generic_name').text !== ''
  if (!isNamed) blame('generic_name', { code: 'required', detail: t(messages.aGenericNameOrProductNameIs) })

  if (looksShifted(cells, heading, problems))
    problems.push(
      rowProblem(row, {
        code: 'shifted',
        detail: t(messages.theCellsOfThisRowSeemTo),
      }),
    )
  if (price === null || quantity === null || problems.length > 0) return refused(problems)
  return { facts: withPack({ ...facts, price, quantity, is_pack_derived: false }), problems: [] }
}

const PACK = /^(?:box|bottle|blister|strip|pack|carton|jar|tube|sachet)e?s?\s+(?:of|x)\s+\d+/i
const CLASS = /^(?:rx|otc|(?:non-?\s?)?prescription|over[\s-]the[\s-]counter)\b/i
const AMOUNT = /^[₱\d.,\s]+(?:mg|mcg|g|kg|ml|l|iu|%)?(?:\/.*)?$/i

const isNoForm = (text: string) =>
  CLASS.test(text) || AMOUNT.test(text) || PACK.test(text) || readClassification(text) !== null

/** The facts with the pack, also where only the name or the number of units says it: `20's`, `60 mL`. */
function withPack(facts: RowFacts): RowFacts {
  const pack = facts.pack_size === null ? packOf(facts) : null
  return pack ? { ...facts, ...pack, is_pack_derived: true } : facts
}

const refused = (problems: BulkProblem[]): Facts => ({ facts: null, problems })

/** Whether a row is shifted: more cells than headings, or words both for the price and for the stock. */
function looksShifted(cells: readonly Cell[], heading: Heading, problems: readonly BulkProblem[]): boolean {
  const width = cells.reduce((last, cell, at) => (cell.text.trim() === '' ? last : at + 1), 0)
  if (width > heading.columns.length) return true
  const hasWordsIn = (field: BulkField) =>
    problems.some((problem) => problem.field === field && problem.code === 'not_a_number')
  return hasWordsIn('selling_price') && hasWordsIn('quantity')
}

const TOTAL =
  /^(?:(?:grand|over-?all|running|sheet|page)\s+total|sub-?\s?total|totals?|kabuuan)\b\s*(?:$|[:=(₱\d-].*|(?:of|no|items?|amount|qty|quantity|value|price|sales|stocks?|inventory|pesos?|php)\b.*)/i
const NUMBER = /^[₱\s\d.,()-]*$/

function leftOut(row: number, texts: readonly string[], heading: Heading): BulkProblem | null {
  const total = totalIn(texts, heading)
  const found = isHeadingAgain(texts, heading)
    ? ({ code: 'repeated_heading', detail: t(messages.theseAreTheHeadingsAgainLeftOut) } as const)
    : total !== null
      ? ({ code: 'total_line', detail: t(messages.thisIsTotalNotProductLeftOut) } as const)
      : null
  return found && { ...rowProblem(row, found, false), value: shortened(total ?? texts.join(', ')) }
}

/** Whether every filled cell says what its heading says; a single one proves nothing. */
function isHeadingAgain(texts: readonly string[], { columns }: Heading): boolean {
  const filled = texts.flatMap((text, at) => (text === '' ? [] : [{ text, at }]))
  return (
    filled.length > 1 && filled.every(({ text, at }) => wordsOf(text) === wordsOf(columns[at]?.heading ?? ''))
  )
}

/** The words of a row that has a total and besides only numbers, or such a number as a SKU. */
function totalIn(texts: readonly string[], { positions }: Heading): string | null {
  const code = positions.get('sku')
  const written = texts.flatMap((text, at) => (NUMBER.test(text) ? [] : [{ text, isCode: at === code }]))
  const named = written.filter(({ isCode }) => !isCode)
  const words = (named.length > 0 ? named : written).map(({ text }) => text)
  return words.length === 1 && TOTAL.test(words[0] ?? '') ? (words[0] ?? null) : null
}
