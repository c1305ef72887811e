import type { BulkField } from '@botika/common/bulk/schema'
import { CLASSIFICATION_HEADINGS, DISCOUNT_HEADINGS } from '@botika/common/products/classification'
import { plain } from '@botika/common/products/words'
import { shortened } from './cells'
import type { SheetRow } from './sheet'

/** What each column of a file means; null for those that are left aside. */
export interface Heading {
  /** The row that it was found in. */
  row: number
  columns: { heading: string; field: BulkField | null }[]
  /** Where each field stands. */
  places: ReadonlyMap<BulkField, number>
}

/** What somebody said about columns, by their heading. */
export type ColumnChoice = Readonly<Record<string, BulkField | null>>

const ALIASES: Record<BulkField, string[]> = {
  sku: [
    'sku',
    'item code',
    'product code',
    'stock code',
    'item no',
    'item number',
    'code',
    'barcode',
    'upc',
    'ean',
  ],
  name: [
    'product name',
    'item name',
    'item description',
    'name',
    'product',
    'item',
    'article',
    'pangalan',
    'produkto',
    'gamot',
  ],
  generic_name: [
    'generic name',
    'generic',
    'generics',
    'molecule',
    'active ingredient',
    'active ingredients',
  ],
  brand: ['brand name', 'brand', 'trade name', 'tatak'],
  manufacturer: ['manufacturer', 'maker', 'manufactured by', 'mfr', 'supplier'],
  strength: ['strength', 'dosage strength', 'dose', 'potency', 'concentration'],
  dosage_form: ['dosage form', 'form', 'preparation', 'formulation'],
  pack_size: ['pack size', 'packaging', 'packing', 'pack', 'package size', 'presentation'],
  unit_count: [
    'units in a pack',
    'units per pack',
    'pieces per pack',
    'pcs per pack',
    'unit count',
    'pack qty',
  ],
  registration_number: [
    'fda registration number',
    'registration number',
    'registration no',
    'fda reg no',
    'fda number',
    'cpr number',
    'cpr no',
    'cpr',
  ],
  selling_price: [
    'selling price',
    'srp',
    'retail price',
    'unit price',
    'sell price',
    'price per unit',
    'price',
    'presyo',
    'amount',
  ],
  quantity: [
    'quantity',
    'qty',
    'stock on hand',
    'stocks on hand',
    'on hand',
    'soh',
    'stock',
    'stocks',
    'quantity available',
    'available',
    'balance',
    'dami',
    'bilang',
  ],
  is_prescription: [...CLASSIFICATION_HEADINGS],
  is_sc_discountable: [...DISCOUNT_HEADINGS],
  category: ['category', 'department', 'kategorya'],
  subcategory: ['subcategory', 'sub category'],
  description: ['description', 'details', 'remarks', 'notes'],
}

// other prices and counts that files carry, and that must not become ours
const OTHERS =
  /\b(cost|costs|wholesale|supplier price|dealer|old|previous|discount|senior|pwd|sold|reorder|minimum|min|max|ordered)\b/

const meanings = new Map<string, BulkField>(
  (Object.entries(ALIASES) as [BulkField, string[]][]).flatMap(([field, aliases]) =>
    aliases.map((alias) => [alias, field] as const),
  ),
)

/** A heading as it is compared: plain words without units and currency. */
export const wordsOf = (heading: string) =>
  plain(heading)
    .replace(/₱|\(([^)]*)\)|\[[^\]]*\]/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(php|pesos?|vat inc|vat incl|vat inclusive|incl vat|inc vat)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ in ?$/, '')
    .trim()

function meaningOf(words: string): BulkField | null {
  if (words === '') return null
  const meaning = meanings.get(words) ?? null
  if (meaning !== 'is_sc_discountable' && OTHERS.test(words)) return null
  return meaning
}

const bySaid = (choice: ColumnChoice) =>
  new Map(Object.entries(choice).map(([heading, field]) => [wordsOf(heading), field]))

/** Reads a row as a heading; each meaning goes to the first column that has it. */
export function readHeading(row: SheetRow, choice: ColumnChoice = {}): Heading {
  const said = bySaid(choice)
  const taken = new Set<BulkField>([...said.values()].filter((field) => field !== null))
  const columns: Heading['columns'] = row.cells.map(({ text }) => {
    const heading = shortened(text.replace(/\s+/g, ' ').trim(), 200)
    const words = wordsOf(heading)
    if (said.has(words)) return { heading, field: said.get(words) ?? null }
    const field = meaningOf(words)
    if (field === null || taken.has(field)) return { heading, field: null }
    taken.add(field)
    return { heading, field }
  })
  takeWeak(columns, taken, said)
  const places = new Map(columns.flatMap(({ field }, at) => (field === null ? [] : [[field, at] as const])))
  return { row: row.number, columns, places }
}

// what is called so is the strength, where nothing else is
const WEAK: readonly (readonly [string, BulkField])[] = [['dosage', 'strength']]

function takeWeak(
  columns: Heading['columns'],
  taken: Set<BulkField>,
  said: ReadonlyMap<string, BulkField | null>,
) {
  for (const [words, field] of WEAK) {
    const column = columns.find(({ heading }) => wordsOf(heading) === words)
    if (!column || column.field !== null || taken.has(field) || said.has(words)) continue
    column.field = field
    taken.add(field)
  }
}

const fieldsOf = (heading: Heading) => new Set(heading.columns.map((column) => column.field))

/** Whether a row can be the heading: it names a product, and its price or stock. */
export function isHeading(heading: Heading): boolean {
  const fields = fieldsOf(heading)
  const namesProduct = fields.has('name') || fields.has('generic_name') || fields.has('sku')
  return namesProduct && (fields.has('selling_price') || fields.has('quantity'))
}

/** The fields without which no row can be kept. */
export function missingOf(heading: Heading): BulkField[] {
  const fields = fieldsOf(heading)
  const missing: BulkField[] = []
  if (!fields.has('name') && !fields.has('generic_name')) missing.push('generic_name')
  for (const field of ['selling_price', 'quantity'] as const) if (!fields.has(field)) missing.push(field)
  return missing
}
