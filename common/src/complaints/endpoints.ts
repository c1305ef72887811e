import * as z from 'zod'
import { DELIVERY_VALUES } from '../delivery'
import { email, flag, Id, IdParams, requiredText, text, upload } from '../http/codecs'
import { ListQuery, OneQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf } from '../http/paging'
import { Pesos } from '../money'
import { PrivateFile } from '../orders/schema'
import { SELLER_ORDER_STATUSES } from '../orders/steps'
import { RecordFields } from '../record'
import { complaintsCalls, ownComplaintsCalls } from './calls'
import {
  COMPLAINT_OUTCOMES,
  COMPLAINT_REASONS,
  COMPLAINT_STATUSES,
  COMPLAINT_STEPS,
  SETTLEMENTS,
} from './rules'

const ComplaintMessage = z.object({
  id: z.number().int(),
  kind: z.enum(['opened', 'message', 'settled', 'withdrawn', 'reopened']),
  author_role: z.enum(['customer', 'guest', 'seller', 'admin']),
  /** Who of them, for the back office; a pharmacy is not told which admin. */
  author_name: z.string().nullable(),
  outcome: z.enum(COMPLAINT_OUTCOMES).nullable(),
  /** Empty where the shopper has deleted their account since. */
  body: z.string(),
  pictures: z.array(z.object({ id: z.number().int(), mime: z.string() })),
  created_at: z.string(),
})
export type ComplaintMessage = z.infer<typeof ComplaintMessage>

const ComplaintRow = RecordFields.extend({
  order_number: z.string(),
  part_id: z.number().int(),
  pharmacy_id: z.number().int(),
  pharmacy_name: z.string(),
  reason: z.enum(COMPLAINT_REASONS),
  status: z.enum(COMPLAINT_STATUSES),
  outcome: z.enum(COMPLAINT_OUTCOMES).nullable(),
  answer_by: z.string(),
  settle_by: z.string(),
  settled_at: z.string().nullable(),
})

export const Complaint = ComplaintRow.extend({
  /** Until when the shopper may open it once more; null where that is over, or was done. */
  reopen_until: z.string().nullable(),
  messages: z.array(ComplaintMessage),
})
export type Complaint = z.infer<typeof Complaint>

export const ComplaintSummary = ComplaintRow.extend({
  /** Past what the reader is waited for: a pharmacy's answer, or for admins also the settlement. */
  is_late: z.boolean(),
  shopper_name: z.string(),
  is_reopened: z.boolean(),
})
export type ComplaintSummary = z.infer<typeof ComplaintSummary>

export const ComplaintDetails = ComplaintSummary.extend({
  messages: z.array(ComplaintMessage),
  part: z.object({
    status: z.enum(SELLER_ORDER_STATUSES),
    delivery_option: z.enum(DELIVERY_VALUES),
    placed_at: z.string(),
    total: Pesos,
    items: z.array(z.object({ product_name: z.string(), quantity: z.number().int(), total: Pesos })),
  }),
})
export type ComplaintDetails = z.infer<typeof ComplaintDetails>

const words = requiredText(5_000)
const pictures = {
  picture_1: upload().optional(),
  picture_2: upload().optional(),
  picture_3: upload().optional(),
}

const Opening = z.object({
  part_id: Id,
  reason: z.enum(COMPLAINT_REASONS),
  message: words,
  ...pictures,
})
export type ComplaintOpening = z.output<typeof Opening>

const Change = z.object({
  step: z.enum(COMPLAINT_STEPS).default('write'),
  message: text(5_000).default(''),
  ...pictures,
})
export type ComplaintChange = z.output<typeof Change>

const proof = { order_number: requiredText(40), email: email() }
const PictureParams = IdParams.extend({ pictureId: Id })
const Complaints = z.object({ data: z.array(Complaint) })

export const complaints = {
  list: endpoint({
    ...complaintsCalls.list,
    summary: 'Complaints about parts of orders, those that wait longest first: a pharmacy’s own, or all',
    query: ListQuery.omit({ sort: true, is_active: true }).extend({
      status: z.enum(COMPLAINT_STATUSES).optional(),
      reason: z.enum(COMPLAINT_REASONS).optional(),
      is_late: flag().optional(),
      pharmacy_id: Id.optional(),
    }),
    reply: pageOf(ComplaintSummary).extend({
      counts: z.record(z.enum(['all', ...COMPLAINT_STATUSES]), z.number().int()),
    }),
  }),
  one: endpoint({
    ...complaintsCalls.one,
    summary: 'One complaint with its conversation and what was bought',
    params: IdParams,
    query: OneQuery,
    reply: ComplaintDetails,
  }),
  write: endpoint({
    ...complaintsCalls.write,
    summary: 'Write to the shopper; what the pharmacy writes answers the complaint',
    params: IdParams,
    body: z.object({ message: words }),
    reply: ComplaintDetails,
  }),
  settle: endpoint({
    ...complaintsCalls.settle,
    summary: 'Settle a complaint, and say why',
    params: IdParams,
    body: z.object({ outcome: z.enum(SETTLEMENTS), message: words }),
    reply: ComplaintDetails,
  }),
  picture: endpoint({
    ...complaintsCalls.picture,
    summary: 'A picture of a complaint; each reading is written down',
    params: PictureParams,
    reply: PrivateFile,
  }),
}

export const ownComplaints = {
  list: endpoint({
    ...ownComplaintsCalls.list,
    summary: 'What the customer has complained of in one order',
    query: z.object({ order_id: Id }),
    reply: Complaints,
  }),
  open: endpoint({
    ...ownComplaintsCalls.open,
    summary: 'Report a problem with a pharmacy’s part of an order (RA 11967)',
    body: Opening,
    reply: Complaint,
  }),
  change: endpoint({
    ...ownComplaintsCalls.change,
    summary: 'Write more, withdraw it, or open a settled one once more',
    params: IdParams,
    body: Change,
    reply: Complaint,
  }),
  listAsGuest: endpoint({
    ...ownComplaintsCalls.listAsGuest,
    summary: 'The same for a guest, who shows order number and email address; a POST keeps them out of logs',
    body: z.object(proof),
    reply: Complaints,
  }),
  openAsGuest: endpoint({
    ...ownComplaintsCalls.openAsGuest,
    summary: 'The same by a guest',
    body: Opening.extend({ ...proof, altcha: text(4_000).optional() }),
    reply: Complaint,
  }),
  changeAsGuest: endpoint({
    ...ownComplaintsCalls.changeAsGuest,
    summary: 'The same by a guest',
    params: IdParams,
    body: Change.extend(proof),
    reply: Complaint,
  }),
  pictureAsGuest: endpoint({
    ...ownComplaintsCalls.pictureAsGuest,
    summary: 'A picture that the guest has sent',
    params: IdParams,
    body: z.object({ ...proof, picture_id: Id }),
    reply: PrivateFile,
  }),
}
