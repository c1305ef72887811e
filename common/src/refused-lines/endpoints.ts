import * as z from 'zod'
import { email, flag, Id, IdParams, requiredText, text } from '../http/codecs'
import { ListQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf } from '../http/paging'
import { Pesos, PesosField } from '../money'
import { SellerOrderDetails } from '../orders/schema'
import { TimeWindow } from '../quote/endpoints'
import { RecordFields } from '../record'
import { offeredLinesCalls, ownRefusedLinesCalls, refusedLinesCalls } from './calls'
import { LINE_OFFER_STATUSES, REFUSAL_REASONS, REFUSED_LINE_STATUSES, SELLER_REASONS } from './rules'

/** What may stand in for a refused line, as priced now on the order's terms. */
export const LineChoice = z.object({
  kind: z.enum(['same', 'equivalent']),
  inventory_id: z.number().int(),
  product_id: z.number().int(),
  product_name: z.string(),
  generic_name: z.string().nullable(),
  image: z.string().nullable(),
  is_prescription: z.boolean(),
  pharmacy_id: z.number().int(),
  pharmacy_name: z.string(),
  city: z.string().nullable(),
  distance_km: z.number().nullable(),
  quantity: z.number().int(),
  total: Pesos,
  delivery_fee: Pesos,
  /** What the order costs more, or less where below 0, than before the line was refused. */
  difference: Pesos,
  expected: TimeWindow.nullable(),
})
export type LineChoice = z.infer<typeof LineChoice>

const Refused = RecordFields.extend({
  order_id: z.number().int(),
  order_item_id: z.number().int(),
  part_id: z.number().int(),
  pharmacy_id: z.number().int(),
  pharmacy_name: z.string(),
  product_name: z.string(),
  quantity: z.number().int(),
  is_prescription: z.boolean(),
  reason: z.enum(REFUSAL_REASONS),
  remarks: z.string().nullable(),
  status: z.enum(REFUSED_LINE_STATUSES),
  /** What it cost, and what of that the pharmacy has in cash and owes the shopper. */
  total: Pesos,
  owed: Pesos,
  choose_by: z.string(),
  /** The pharmacies that are asked now, and until when. */
  asked: z.array(z.object({ pharmacy_name: z.string(), answer_by: z.string() })),
})

export const RefusedLine = Refused.extend({ choices: z.array(LineChoice) })
export type RefusedLine = z.infer<typeof RefusedLine>

export const RefusedLineSummary = Refused.extend({ order_number: z.string(), shopper_name: z.string() })
export type RefusedLineSummary = z.infer<typeof RefusedLineSummary>

/** A line that another pharmacy refused, as the pharmacy sees it that may take it: nothing of who ordered it. */
export const OfferedLine = RecordFields.extend({
  status: z.enum(LINE_OFFER_STATUSES),
  product_name: z.string(),
  generic_name: z.string().nullable(),
  quantity: z.number().int(),
  in_stock: z.number().int(),
  is_prescription: z.boolean(),
  city: z.string(),
  total: Pesos,
  answer_by: z.string(),
  /** One that needs a prescription is accepted with a PRC card in force alone. */
  may_accept: z.boolean(),
  part_id: z.number().int().nullable(),
})
export type OfferedLine = z.infer<typeof OfferedLine>

const proof = { order_number: requiredText(40), email: email() }
const RefusedLines = z.object({ data: z.array(RefusedLine) })

/** An offer with what the shopper saw of it; null is a yes to going without. */
const Choice = z.object({
  inventory_id: Id.nullable(),
  total: PesosField.optional(),
  delivery_fee: PesosField.optional(),
})
export type Choice = z.output<typeof Choice>

const OfficeQuery = ListQuery.omit({ sort: true, is_active: true })

export const refusedLines = {
  list: endpoint({
    ...refusedLinesCalls.list,
    summary: 'Lines that pharmacies refused: those that hang first, the oldest of them on top',
    query: OfficeQuery.extend({
      status: z.enum(REFUSED_LINE_STATUSES).optional(),
      is_open: flag().optional(),
      pharmacy_id: Id.optional(),
    }),
    reply: pageOf(RefusedLineSummary).extend({
      counts: z.record(z.enum(['all', ...REFUSED_LINE_STATUSES]), z.number().int()),
    }),
  }),
  refuse: endpoint({
    ...refusedLinesCalls.refuse,
    summary:
      'Refuse a line of a part that is not shipped; the rest goes on. One that needs a prescription: by a pharmacist with a PRC card in force',
    params: IdParams,
    body: z.object({
      item_id: Id,
      reason: z.enum(SELLER_REASONS),
      remarks: text(500).nullable().optional(),
    }),
    reply: SellerOrderDetails,
  }),
}

export const offeredLines = {
  list: endpoint({
    ...offeredLinesCalls.list,
    summary: 'Lines that other pharmacies refused and that this one may take',
    query: OfficeQuery.extend({ status: z.enum(LINE_OFFER_STATUSES).optional() }),
    reply: pageOf(OfferedLine).extend({
      counts: z.record(z.enum(['all', ...LINE_OFFER_STATUSES]), z.number().int()),
    }),
  }),
  accept: endpoint({
    ...offeredLinesCalls.accept,
    summary: 'Take an offered line: it becomes a part of the order, and only now its prescription opens',
    params: IdParams,
    reply: OfferedLine,
  }),
  decline: endpoint({
    ...offeredLinesCalls.decline,
    summary: 'Leave an offered line to others',
    params: IdParams,
    reply: OfferedLine,
  }),
}

export const ownRefusedLines = {
  list: endpoint({
    ...ownRefusedLinesCalls.list,
    summary: 'The refused lines of an order of the customer, with what may stand in for each',
    query: z.object({ order_id: Id }),
    reply: RefusedLines,
  }),
  choose: endpoint({
    ...ownRefusedLinesCalls.choose,
    summary: 'Choose what becomes of a refused line',
    params: IdParams,
    body: Choice,
    reply: RefusedLine,
  }),
  listAsGuest: endpoint({
    ...ownRefusedLinesCalls.listAsGuest,
    summary: 'The same for a guest, who shows order number and email address; a POST keeps them out of logs',
    body: z.object(proof),
    reply: RefusedLines,
  }),
  chooseAsGuest: endpoint({
    ...ownRefusedLinesCalls.chooseAsGuest,
    summary: 'The same by a guest',
    params: IdParams,
    body: Choice.extend(proof),
    reply: RefusedLine,
  }),
}
