import * as z from 'zod'
import { email, Id, requiredText } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'

/** As what somebody opened a file; `seller` is somebody of the pharmacy whose position was not kept. */
export const OPENED_AS = ['you', 'owner', 'pharmacist', 'clerk', 'seller', 'admin'] as const

export const FileRead = z.object({
  id: z.number().int(),
  order_number: z.string(),
  file: z.enum(['prescription', 'senior_citizen_id', 'complaint']),
  opened_at: z.string(),
  opened_as: z.enum(OPENED_AS),
  pharmacy_name: z.string().nullable(),
  /** Who of the pharmacy; administrators are not named, the operator answers for them. */
  name: z.string().nullable(),
})
export type FileRead = z.infer<typeof FileRead>

export const fileReads = {
  list: endpoint({
    method: 'GET',
    path: '/api/file-reads',
    summary:
      'Who opened the prescriptions, ID pictures and pictures of complaints of one’s orders, the latest first',
    permission: 'orders.file-reads',
    query: PageQuery.extend({ order_id: Id.optional() }),
    reply: pageOf(FileRead),
  }),
  track: endpoint({
    method: 'POST',
    path: '/api/track-order/file-reads',
    summary:
      'The same for a guest, who shows the order number and the email address the order was placed with; the latest 100',
    permission: 'orders.file-reads-as-guest',
    rateLimit: 'tracking',
    body: z.object({ order_number: requiredText(40), email: email() }),
    reply: z.object({ data: z.array(FileRead) }),
  }),
}
