import * as z from 'zod'
import { flag, Id, jsonField, upload } from '../http/codecs'
import { Pesos } from '../money'
import { UsualFigures } from '../products/schema'
import { BULK_FIELDS, MAX_BULK_PROBLEMS } from './fields'

export * from './fields'

/** Why a row was refused, or what was noticed about one that was kept. */
export const BULK_CODES = [
  'required',
  'too_long',
  'not_a_number',
  'not_whole',
  'counted_in_packs',
  'out_of_range',
  'too_many_decimals',
  'other_currency',
  'not_yes_or_no',
  'excel_date',
  'excel_number',
  'excel_error',
  'formula',
  'html',
  'unreadable',
  'shifted',
  'duplicate_sku',
  'duplicate_product',
  'sku_taken',
  'ambiguous',
  'dangerous',
  'held',
  'price_above_cap',
  'price_doubt',
  'suspended',
  'unknown_category',
  'quote_not_closed',
  'repeated_heading',
  'total_line',
] as const
export type BulkCode = (typeof BULK_CODES)[number]

export const BulkProblem = z.object({
  /** As the spreadsheet numbers its rows; the heading is usually 1. */
  row: z.number().int(),
  /** The heading of the column, or null when it is about the whole row. */
  column: z.string().nullable(),
  field: z.enum(BULK_FIELDS).nullable(),
  code: z.enum(BULK_CODES),
  detail: z.string(),
  value: z.string(),
  /** False: the row was kept all the same. */
  is_refusal: z.boolean(),
  /** With `ambiguous`: the products that fit; the row's column `product_id` names one, or says `new`. */
  choices: z
    .array(
      z.object({
        product_id: z.number().int(),
        name: z.string(),
        brand: z.string().nullable(),
        pack_size: z.string().nullable(),
      }),
    )
    .optional(),
  /** With `price_doubt`: what others ask; a yes in the row's column `price_confirmed` says that the price is meant. */
  usual: UsualFigures.optional(),
})
export type BulkProblem = z.infer<typeof BulkProblem>

export const BulkColumn = z.object({
  heading: z.string(),
  field: z.enum(BULK_FIELDS).nullable(),
})

/** What comes with a 422 about `columns`: what the file's columns are called, and what was understood. */
export const BulkErrorDetails = z.object({ columns: z.array(BulkColumn) })
export type BulkErrorDetails = z.infer<typeof BulkErrorDetails>

export const BulkReport = z.object({
  /** The batch, to undo it or to fetch its error sheet; null for a dry run. */
  id: z.number().int().nullable(),
  dry_run: z.boolean(),
  pharmacy_id: z.number().int(),
  file_name: z.string(),
  /** How the file was read: `UTF-8`, `UTF-16LE`, `Windows-1252` or `XLSX`. */
  encoding: z.string(),
  separator: z.string().nullable(),
  columns: z.array(BulkColumn),
  rows: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  products_created: z.number().int(),
  refused: z.number().int(),
  problems: z.array(BulkProblem).max(MAX_BULK_PROBLEMS),
  problems_count: z.number().int(),
  notices: z.array(z.string()),
  sample: z.array(
    z.object({
      row: z.number().int(),
      action: z.enum(['create', 'update', 'keep']),
      product_id: z.number().int().nullable(),
      product_name: z.string(),
      sku: z.string().nullable(),
      selling_price: Pesos,
      quantity: z.number().int(),
      usual: UsualFigures.optional(),
    }),
  ),
  created_at: z.string(),
  undone_at: z.string().nullable(),
})
export type BulkReport = z.infer<typeof BulkReport>

export const BulkUpload = z.object({
  file: upload(),
  /** True: say what would happen, and write nothing. */
  dry_run: flag().default(false),
  /** Admins say for which pharmacy; a seller's is known. */
  pharmacy_id: Id.optional(),
  /** What columns mean, where the guess is wrong: `{ "SRP": "selling_price", "Cost": null }`. */
  columns: jsonField(z.record(z.string().max(300), z.enum(BULK_FIELDS).nullable())).optional(),
  status: z.enum(['draft', 'live']).default('live'),
})
export type BulkUpload = z.output<typeof BulkUpload>
