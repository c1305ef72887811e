import * as z from 'zod'
import { DISCOUNT_TYPES } from '../delivery'
import { flag, Id, int, text } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { Pesos } from '../money'
import { SpotFields } from '../place'
import { Quote, TimeWindow, WantedLine } from '../quote/endpoints'

export const MOST_LINES = 12
export const MOST_PARCELS = 4
export const MOST_PHARMACIES = 60
export const MOST_PIECES = 1_000

export const ListedMedicine = z.object({
  /** Any product of it: stands for the medicine in a basket's line. */
  product_id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  generic_name: z.string().nullable(),
  strength: z.string().nullable(),
  dosage_form: z.string().nullable(),
  /** The brand that the line names; null where it asks for the medicine of whatever brand. */
  brand: z.string().nullable(),
  is_prescription: z.boolean(),
})
export type ListedMedicine = z.infer<typeof ListedMedicine>

const Packs = z.object({
  count: z.number().int(),
  unit: z.enum(['box', 'blister', 'bottle', 'tube', 'pack']),
})
export type Packs = z.infer<typeof Packs>

export const MatchedRow = z.object({
  text: z.string(),
  /** Tablets, capsules, bottles; null where the line does not say, or says packs that may hold more or fewer. */
  pieces: z.number().int().nullable(),
  packs: Packs.nullable(),
  /** Null where the line may mean several, or nothing was found. */
  medicine: ListedMedicine.nullable(),
  candidates: z.array(ListedMedicine),
  is_refused: z.boolean(),
})
export type MatchedRow = z.infer<typeof MatchedRow>

const BasketLine = z.object({
  product_id: Id,
  pieces: int().min(1).max(MOST_PIECES),
  /** Any product with the same ingredients, strength and form; else this brand alone, in whatever pack. */
  any_equivalent: flag().default(false),
  /** For a prescription: packs may hold more than was prescribed. */
  may_exceed: flag().default(false),
})

export const PlanFields = z.object({
  lines: z.array(BasketLine).min(1).max(MOST_LINES),
  discount_type: z.enum(DISCOUNT_TYPES).nullable().optional(),
  province: text(100).nullable().optional(),
  city: text(100).nullable().optional(),
  barangay: text(120).nullable().optional(),
  ...SpotFields.shape,
})
export type PlanFields = z.output<typeof PlanFields>

export const PLAN_KINDS = ['cheapest', 'fewest', 'nearest'] as const

/** No pharmacy that delivers there has it; none has packs for this number of pieces; or it takes one parcel more. */
const LEFT_OUT_REASONS = ['nowhere', 'no_pack', 'parcels', 'pick_up_only'] as const

export const BasketPlan = z.object({
  kind: z.enum(PLAN_KINDS),
  quote: Quote,
  lines: z.array(z.object({ line: z.number().int(), pieces: z.number().int(), items: z.array(WantedLine) })),
  left_out: z.array(z.object({ line: z.number().int(), reason: z.enum(LEFT_OUT_REASONS) })),
  parcels: z.number().int(),
  distance_km: z.number().nullable(),
  arrives: TimeWindow.nullable(),
  /** False where the search stopped before its end: then no plan costs less than `bound`. */
  is_proven: z.boolean(),
  bound: Pesos,
})
export type BasketPlan = z.infer<typeof BasketPlan>

export const BasketPlans = z.object({
  plans: z.array(BasketPlan),
  /** Pharmacies that deliver there and have something of the list, and how many of them were looked at. */
  reaching_count: z.number().int(),
  looked_at_count: z.number().int(),
})
export type BasketPlans = z.infer<typeof BasketPlans>

export const baskets = {
  match: endpoint({
    method: 'POST',
    path: '/api/baskets/match',
    summary: 'Which medicines the lines of a list mean: one, several to choose from, or none',
    permission: 'products.read',
    body: z.object({ lines: z.array(text(200)).min(1).max(MOST_LINES) }),
    reply: z.object({ rows: z.array(MatchedRow) }),
  }),
  plan: endpoint({
    method: 'POST',
    path: '/api/baskets/plans',
    summary: 'The cheapest basket of a list, the one with the fewest parcels, and the nearest',
    permission: 'quote.read',
    body: PlanFields,
    reply: BasketPlans,
  }),
}
