import { t } from '../messages/reader'
import * as messages from '../messages/checks'
import * as z from 'zod'
import { Id, int } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { Pesos } from '../money'
import { SELLER_ORDER_STATUSES } from '../orders/steps'
import { dashboardCalls } from './calls'

export const Dashboard = z.object({
  orders_by_status: z.record(z.enum(SELLER_ORDER_STATUSES), z.number().int()),
  oldest_to_confirm: z.string().nullable(),
  prescriptions_to_check: z.number().int(),
  /** Orders to confirm whose prescription was rejected: the shopper has to send another one first. */
  waiting_for_shopper: z.number().int(),
  late: z.number().int(),
  /** Parts that were to arrive, or to be ready, in the last 90 days, and how many were in time. */
  on_time: z.object({ expected: z.number().int(), on_time: z.number().int() }),
  sold_out: z.number().int(),
  /** Products with live offers that shoppers are not shown, because they cost more than the law allows. */
  above_cap: z.number().int(),
  /** Those that wait for the reader (a pharmacy answers, an admin settles), and those past their time. */
  complaints: z.object({ waiting: z.number().int(), late: z.number().int() }),
  /** Refused lines that hang: for a pharmacy, those that it may take. */
  lines: z.number().int(),
  /** For admins: what waits for one. */
  waiting: z
    .object({
      applications: z.number().int(),
      papers: z.number().int(),
      reviews: z.number().int(),
      messages: z.number().int(),
    })
    .optional(),
  low_stock: z.array(
    z.object({
      inventory_id: z.number().int(),
      product_id: z.number().int(),
      product_name: z.string(),
      pharmacy_name: z.string(),
      quantity: z.number().int(),
    }),
  ),
  /** One entry for each Manila day of the period, days without sales included. */
  sales_by_day: z.array(z.object({ day: z.string(), orders: z.number().int(), total: Pesos })),
  sales_total: Pesos,
  orders_total: z.number().int(),
  top_products: z.array(
    z.object({
      product_id: z.number().int(),
      product_name: z.string(),
      quantity: z.number().int(),
      total: Pesos,
    }),
  ),
})
export type Dashboard = z.infer<typeof Dashboard>

export const dashboard = {
  read: endpoint({
    ...dashboardCalls.read,
    summary: 'Counts by status, sales by day, top products, low stock',
    query: z.object({
      days: int()
        .refine((value) => [7, 30, 90].includes(value), { error: () => t(messages.chooseDays) })
        .default(30),
      pharmacy_id: Id.optional(),
    }),
    reply: Dashboard,
  }),
}
