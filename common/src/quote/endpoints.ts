import * as z from 'zod'
import { DELIVERY_VALUES, DISCOUNT_TYPES } from '../delivery'
import { Id, int, text } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { Pesos } from '../money'
import { SpotFields } from '../place'

export const WantedLine = z.object({ inventory_id: Id, quantity: int().min(1).max(10_000) })
export type WantedLine = z.output<typeof WantedLine>

export const PRICE_RULES = ['regular', 'promotion', 'statutory'] as const

export const QuoteLine = z.object({
  inventory_id: z.number().int(),
  product_id: z.number().int(),
  product_name: z.string(),
  generic_name: z.string().nullable(),
  image: z.string().nullable(),
  pharmacy_id: z.number().int(),
  is_prescription: z.boolean(),
  is_sc_discountable: z.boolean(),
  quantity: z.number().int(),
  current_quantity: z.number().int(),
  /** For one, VAT included, before discounts. */
  price: Pesos,
  net: Pesos,
  vat_removed: Pesos,
  discount: Pesos,
  promotion_discount: Pesos,
  total: Pesos,
  rule: z.enum(PRICE_RULES),
  /** What runs for the offer, of which the best counts: percent of the line, or pesos off one. */
  promotions: z.array(z.object({ kind: z.enum(['percent', 'amount']), value: z.number() })),
})

export const PROBLEM_CODES = [
  'gone',
  'out_of_stock',
  'not_enough',
  'pharmacy_closed',
  'no_pharmacist',
  'prescription_pickup_only',
  'out_of_reach',
  'pharmacy_paused',
] as const

export const TimeWindow = z.object({ from: z.string(), until: z.string() })
export type TimeWindow = z.infer<typeof TimeWindow>

export const Quote = z.object({
  lines: z.array(QuoteLine),
  groups: z.array(
    z.object({
      pharmacy_id: z.number().int(),
      pharmacy_name: z.string(),
      address: z.string(),
      city: z.string().nullable(),
      is_open_now: z.boolean().nullable(),
      phone: z.string().nullable(),
      license_number: z.string().nullable(),
      subtotal: Pesos,
      delivery_fee: Pesos,
      /** Whether `delivery_fee` is this pharmacy's own; others share the marketplace's. */
      is_own_fee: z.boolean(),
      /** As the crow flies, to the address that was given. */
      distance_km: z.number().nullable(),
      is_cold_chain: z.boolean(),
      /** When it would be delivered there, and when it could be picked up, if it were ordered now. */
      arrives: TimeWindow.nullable(),
      ready: TimeWindow.nullable(),
      /** It takes no orders for these Manila days. */
      pause: z.object({ until: z.string().nullable(), reason: z.string() }).nullable(),
      total: Pesos,
    }),
  ),
  subtotal: Pesos,
  vat_removed: Pesos,
  discount: Pesos,
  promotion_discount: Pesos,
  delivery_fee: Pesos,
  total: Pesos,
  problems: z.array(
    z.object({ inventory_id: z.number().int(), code: z.enum(PROBLEM_CODES), detail: z.string() }),
  ),
})
export type Quote = z.infer<typeof Quote>

export const QuoteFields = z.object({
  items: z.array(WantedLine).min(1).max(200),
  delivery_option: z.enum(DELIVERY_VALUES).default('door_to_door'),
  discount_type: z.enum(DISCOUNT_TYPES).nullable().optional(),
  senior_citizen_name: text(200).nullable().optional(),
  senior_citizen_id: text(60).nullable().optional(),
  /** Where it goes, as far as it is known; without it no pharmacy is out of reach. */
  province: text(100).nullable().optional(),
  city: text(100).nullable().optional(),
  barangay: text(120).nullable().optional(),
  ...SpotFields.shape,
})

export const quote = {
  make: endpoint({
    method: 'POST',
    path: '/api/quote',
    summary: 'Price a cart: lines, promotions, senior or PWD discount, delivery fee, total',
    permission: 'quote.read',
    body: QuoteFields,
    reply: Quote,
  }),
}
