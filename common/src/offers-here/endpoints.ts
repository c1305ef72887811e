import * as z from 'zod'
import { Id, text } from '../http/codecs'
import type { Calls } from '../http/call'
import { endpoint } from '../http/endpoint'
import { Pesos } from '../money'
import { SpotFields } from '../place'
import { TimeWindow } from '../quote/endpoints'

export const offersHereCalls = {
  find: { method: 'POST', path: '/api/offers-here', permission: 'products.read' },
} as const satisfies Calls

export const OfferHere = z.object({
  inventory_id: z.number().int(),
  pharmacy_id: z.number().int(),
  pharmacy_name: z.string(),
  city: z.string().nullable(),
  quantity: z.number().int(),
  selling_price: Pesos,
  original_price: Pesos.optional(),
  discount_percent: z.number().int().optional(),
  distance_km: z.number().nullable(),
  /** Its own delivery fee there; null where it shares the marketplace's. */
  own_fee: Pesos.nullable(),
  free_from: Pesos.nullable(),
  arrives: TimeWindow.nullable(),
  ready: TimeWindow.nullable(),
  is_open_now: z.boolean().nullable(),
})
export type OfferHere = z.infer<typeof OfferHere>

/** The best of a product here, and the cheapest of the country where that is another and costs less. */
export const ProductHere = z.object({
  product_id: z.number().int(),
  best: OfferHere.nullable(),
  cheapest: OfferHere.extend({ reaches: z.boolean() }).nullable(),
  reaching_count: z.number().int(),
  /** Of `with_offers`: the ids of all that reach the place, the best first. */
  reaching: z.array(z.number().int()).optional(),
})
export type ProductHere = z.infer<typeof ProductHere>

export const offersHere = {
  find: endpoint({
    ...offersHereCalls.find,
    summary: 'The best offer of products for somebody’s place, by price and distance together',
    body: z.object({
      product_ids: z.array(Id).min(1).max(100),
      with_offers: z.boolean().optional(),
      province: text(100).nullable().optional(),
      city: text(100).nullable().optional(),
      barangay: text(120).nullable().optional(),
      ...SpotFields.shape,
    }),
    reply: z.object({
      place: z.object({ province: z.string().nullable(), city: z.string().nullable() }).nullable(),
      delivery_fee: Pesos,
      data: z.array(ProductHere),
    }),
  }),
}
