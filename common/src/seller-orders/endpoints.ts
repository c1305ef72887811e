import * as z from 'zod'
import { flag, Id, IdParams, requiredText, text } from '../http/codecs'
import { Deleted, ListQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf } from '../http/paging'
import {
  AddedPart,
  Dispatch,
  PRESCRIPTION_STATUSES,
  PRESCRIPTION_VERDICTS,
  SellerOrder,
  SellerOrderDetails,
} from '../orders/schema'
import { SELLER_ORDER_STATUSES, type SellerAction } from '../orders/steps'
import { sellerOrdersCalls } from './calls'

const StatusCounts = z.record(z.enum([...SELLER_ORDER_STATUSES, 'all']), z.number().int())

const step = <B extends z.core.$ZodType>(action: SellerAction, body: B) =>
  endpoint({
    ...sellerOrdersCalls[action],
    summary: `Seller step: ${action}`,
    params: IdParams,
    body,
    reply: SellerOrderDetails,
  })

const nothing = z.object({}).optional()

export const sellerOrders = {
  list: endpoint({
    ...sellerOrdersCalls.list,
    summary: "A pharmacy's orders; an admin sees all pharmacies'",
    query: ListQuery.extend({
      pharmacy_id: Id.optional(),
      status: z.enum(SELLER_ORDER_STATUSES).optional(),
      has_prescription: flag().optional(),
      prescription_status: z.enum(PRESCRIPTION_STATUSES).optional(),
      /** Its pharmacy lets it wait: `LATE_AFTER_HOURS`. */
      is_late: flag().optional(),
      placed_from: z.iso.date().optional(),
      placed_to: z.iso.date().optional(),
      /** With `goods`, `delivery_address` and `receiver_number`, for a spreadsheet. */
      is_detailed: flag().optional(),
    }),
    reply: pageOf(SellerOrder).extend({
      counts: StatusCounts,
      /** Of those to confirm, how many the pharmacy can only wait for: their prescription was rejected. */
      waiting_for_shopper: z.number().int(),
    }),
  }),
  one: endpoint({
    ...sellerOrdersCalls.one,
    summary: 'One seller order with its items, buyer and timeline',
    params: IdParams,
    reply: SellerOrderDetails,
  }),
  create: endpoint({
    ...sellerOrdersCalls.create,
    summary:
      "Add a pharmacy's part to an order on the shopper's behalf, priced and taken from stock as at checkout",
    body: AddedPart,
    reply: SellerOrderDetails,
  }),
  update: endpoint({
    ...sellerOrdersCalls.update,
    summary:
      'Check the prescription for all its lines at once, confirm that the ID was seen, assign a courier, keep internal notes',
    params: IdParams,
    body: z.object({
      prescription_checked: flag().optional(),
      prescription_remarks: text(500).nullable().optional(),
      id_seen: flag().optional(),
      courier_id: Id.nullable().optional(),
      internal_notes: text(5_000).optional(),
    }),
    reply: SellerOrderDetails,
  }),
  decidePrescription: endpoint({
    ...sellerOrdersCalls.decidePrescription,
    summary:
      'Decide on lines that need a prescription, each by itself: for a pharmacist with a PRC card in force who has opened it. The part is accepted, or waits for another prescription, once all are decided',
    params: IdParams,
    body: z.object({
      lines: z
        .array(
          z.object({
            id: Id,
            verdict: z.enum(PRESCRIPTION_VERDICTS),
            remarks: text(500).nullable().optional(),
          }),
        )
        .min(1)
        .max(200),
    }),
    reply: SellerOrderDetails,
  }),
  confirm: step('confirm', nothing),
  ship: step('ship', Dispatch.optional()),
  receive: step('receive', nothing),
  pay: step('pay', nothing),
  complete: step('complete', nothing),
  cancel: endpoint({
    ...sellerOrdersCalls.cancel,
    summary: 'Cancel one part; its stock goes back',
    params: IdParams,
    body: z.object({ cancel_remarks: requiredText(500) }),
    reply: SellerOrderDetails,
  }),
  remove: endpoint({
    ...sellerOrdersCalls.remove,
    summary: 'Clear away a cancelled part that is in no sales record book; its order keeps it',
    params: IdParams,
    reply: Deleted,
  }),
}
