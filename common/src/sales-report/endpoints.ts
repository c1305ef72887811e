import { t } from '../messages/reader'
import * as messages from '../messages/checks'
import * as z from 'zod'
import { day, flag, Id } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'
import { Pesos } from '../money'
import { salesReportCalls } from './calls'

export const REPORTED_BY = ['day', 'product', 'vat_class'] as const
export type ReportedBy = (typeof REPORTED_BY)[number]

/**
 * What a line is in a VAT return (NIRC sec. 106, 109). `discounted` is sold VAT-exempt to a senior citizen or PWD
 * (RA 9994, RA 10754), `not_registered` by a pharmacy that is not registered for VAT.
 */
export const VAT_CLASSES = ['vatable', 'exempt', 'discounted', 'not_registered'] as const
export type VatClass = (typeof VAT_CLASSES)[number]

/** More days than this are asked for in parts. */
export const MOST_DAYS = 366
const DAY_MS = 86_400_000

export const SalesSums = z.object({
  orders: z.number().int(),
  units: z.number().int(),
  gross: Pesos,
  vat_removed: Pesos,
  /** Of senior citizens and PWDs. */
  discount: Pesos,
  promotion_discount: Pesos,
  sales: Pesos,
  /** The part of `sales` that VAT is owed on, VAT included. */
  vatable: Pesos,
  vat: Pesos,
})
export type SalesSums = z.infer<typeof SalesSums>

/** One day, product or VAT class; `key` is the day, the product's id or the class. */
export const SalesReportRow = SalesSums.extend({ key: z.string(), name: z.string() })
export type SalesReportRow = z.infer<typeof SalesReportRow>

const Query = z.object({
  from: day(),
  to: day(),
  by: z.enum(REPORTED_BY).default('day'),
  is_paid: flag().optional(),
  pharmacy_id: Id.optional(),
})

const inOrder = <S extends z.ZodType<{ from: string; to: string }>>(query: S) =>
  query.check((context) => {
    const { from, to } = context.value
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
    if (days >= 1 && days <= MOST_DAYS) return
    const message =
      days < 1 ? t(messages.theLastDayIsBefore) : t(messages.atMostCountDays, { count: String(MOST_DAYS) })
    context.issues.push({ code: 'custom', message, path: ['to'], input: to })
  })

export const salesReport = {
  read: endpoint({
    ...salesReportCalls.read,
    summary: 'Sales of a period by day, product or VAT class, with their sums; cancelled orders left out',
    query: inOrder(PageQuery.extend(Query.shape)),
    reply: pageOf(SalesReportRow).extend({
      sums: SalesSums,
      /** What shoppers paid for delivery in the period, beside the goods. */
      delivery_fees: Pesos,
    }),
  }),
  export: endpoint({
    ...salesReportCalls.export,
    summary: 'The same report as a CSV file',
    query: inOrder(Query),
    reply: z.string(),
  }),
}
