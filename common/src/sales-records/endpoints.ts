import { t } from '../messages/reader'
import * as messages from '../messages/checks'
import * as z from 'zod'
import { Id } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'
import { DISCOUNT_TYPES } from '../delivery'
import { Pesos } from '../money'
import { salesRecordsCalls } from './calls'

/** A calendar month in Manila: `2026-01`. */
const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: () => t(messages.pleaseGiveAMonth) })

/** One discounted line in a pharmacy's sales record book (RA 9994, RA 10754). */
export const SalesRecord = z.object({
  id: z.number().int(),
  pharmacy_id: z.number().int(),
  pharmacy_name: z.string(),
  order_number: z.string(),
  sold_on: z.string(),
  id_type: z.enum(DISCOUNT_TYPES),
  holder_name: z.string(),
  id_number: z.string(),
  generic_name: z.string().nullable(),
  product_name: z.string(),
  units: z.number().int(),
  gross: Pesos,
  net: Pesos,
  vat_removed: Pesos,
  discount: Pesos,
  paid: Pesos,
})
export type SalesRecord = z.infer<typeof SalesRecord>

const MonthQuery = z.object({ month: Month, pharmacy_id: Id.optional() })

export const salesRecords = {
  list: endpoint({
    ...salesRecordsCalls.list,
    summary: "A month of a pharmacy's sales record book, with its sums",
    query: PageQuery.extend(MonthQuery.shape),
    reply: pageOf(SalesRecord).extend({
      sums: z.object({
        units: z.number().int(),
        gross: Pesos,
        net: Pesos,
        vat_removed: Pesos,
        discount: Pesos,
        paid: Pesos,
      }),
    }),
  }),
  export: endpoint({
    ...salesRecordsCalls.export,
    summary: 'The same month as a CSV file',
    query: MonthQuery,
    reply: z.string(),
  }),
}
