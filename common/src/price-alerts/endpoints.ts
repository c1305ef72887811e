import * as z from 'zod'
import { email, Id, IdParams, requiredText, text } from '../http/codecs'
import { Deleted } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'
import { Pesos, Price } from '../money'
import { RecordFields } from '../record'
import { priceAlertsCalls } from './calls'

export const PriceAlert = RecordFields.extend({
  product_id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  /** Null: anywhere in the country. */
  province: z.string().nullable(),
  /** Null: any price, once it is in stock. */
  price: Pesos.nullable(),
  lowest_price: Pesos.nullable(),
  told_at: z.string().nullable(),
})
export type PriceAlert = z.infer<typeof PriceAlert>

export const PriceAlertFields = z.object({
  product_id: Id,
  price: Price.nullable().optional(),
  province: text(100).nullable().optional(),
})
export type PriceAlertFields = z.output<typeof PriceAlertFields>

const Said = z.object({ message: z.string() })
const Token = z.object({ token: requiredText(200) })

export const priceAlerts = {
  list: endpoint({
    ...priceAlertsCalls.list,
    summary: 'What the signed-in customer is told the price of, newest first',
    query: PageQuery,
    reply: pageOf(PriceAlert),
  }),
  create: endpoint({
    ...priceAlertsCalls.create,
    summary:
      'Be told by email of a price at or below the given one, or without one once it is in stock; a second for the same place replaces the first',
    body: PriceAlertFields,
    reply: PriceAlert,
  }),
  remove: endpoint({
    ...priceAlertsCalls.remove,
    summary: 'Be told no more',
    params: IdParams,
    reply: Deleted,
  }),
  createAsGuest: endpoint({
    ...priceAlertsCalls.createAsGuest,
    summary: 'The same without an account: begins once the link in an email is followed',
    body: PriceAlertFields.extend({ email: email(), altcha: text(4_000).optional() }),
    reply: Said,
  }),
  confirm: endpoint({
    ...priceAlertsCalls.confirm,
    summary: 'Begin by the token from the email',
    body: Token,
    reply: Said,
  }),
  stop: endpoint({
    ...priceAlertsCalls.stop,
    summary: 'End by the token that each email has; the body may say List-Unsubscribe=One-Click (RFC 8058)',
    query: Token,
    reply: Said,
  }),
  stopPage: endpoint({
    ...priceAlertsCalls.stopPage,
    summary: 'Leads browsers to the page with the button that ends it',
    query: Token,
    reply: z.string(),
  }),
}
