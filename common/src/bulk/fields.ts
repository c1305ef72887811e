import { byName } from '../pick'
import { FACTS, READ_FACTS, type ReadFact } from '../products/facts'

/** Rows that one upload may have, its heading not counted. */
export const MAX_BULK_ROWS = 50_000
export const MAX_BULK_BYTES = 24 * 1024 * 1024
/** Problems that a report lists; the error sheet has all of them. */
export const MAX_BULK_PROBLEMS = 1_000

const OFFER_HEADINGS = {
  sku: [
    'SKU',
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
  selling_price: [
    'Selling price',
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
    'Quantity',
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
  category: ['Category', 'department', 'kategorya'],
  subcategory: ['Subcategory', 'sub category'],
} as const

const ANSWER_HEADINGS = {
  product_id: ['Botika product number'],
  price_confirmed: ['Price is meant'],
} as const
export type BulkAnswer = keyof typeof ANSWER_HEADINGS

export type BulkField = ReadFact | keyof typeof OFFER_HEADINGS | BulkAnswer

/** The headings of each column that a file may have, first as a template names it. */
export const BULK_HEADINGS: Readonly<Record<BulkField, readonly string[]>> = {
  ...OFFER_HEADINGS,
  ...ANSWER_HEADINGS,
  ...byName(READ_FACTS, (name) => FACTS[name].headings),
}

const flags = READ_FACTS.filter((name) => FACTS[name].kind === 'flag')
const prose = READ_FACTS.filter((name) => FACTS[name].kind === 'long')
const naming = READ_FACTS.filter((name) => !flags.includes(name) && !prose.includes(name))

export const TEMPLATE_FIELDS: readonly [BulkField, ...BulkField[]] = [
  'sku',
  ...naming,
  'selling_price',
  'quantity',
  ...flags,
  'category',
  'subcategory',
  ...prose,
]

export const BULK_FIELDS: readonly [BulkField, ...BulkField[]] = [
  ...TEMPLATE_FIELDS,
  'product_id',
  'price_confirmed',
]

export const BULK_FIELD_NAMES = byName(BULK_FIELDS, (field) => BULK_HEADINGS[field][0] ?? field)
