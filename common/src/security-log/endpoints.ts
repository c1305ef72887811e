import * as z from 'zod'
import { day, Id, text } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'
import { SECURITY_EVENT_KINDS } from './kinds'

/** Who reached for what, when and from where; never what was in it. */
export const SecurityEvent = z.object({
  id: z.string(),
  created_at: z.string(),
  kind: z.enum(SECURITY_EVENT_KINDS),
  user_id: z.number().int().nullable(),
  user_name: z.string().nullable(),
  account_id: z.number().int().nullable(),
  account_name: z.string().nullable(),
  /** The same for every try of one email address, which is not kept. */
  address_hash: z.string().nullable(),
  what: z.string(),
  order_id: z.number().int().nullable(),
  role: z.string().nullable(),
  pharmacy_name: z.string().nullable(),
  /** 24 bits of an IPv4 address, 48 of an IPv6 address. */
  network: z.string().nullable(),
  count: z.number().int(),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

export const securityLog = {
  list: endpoint({
    method: 'GET',
    path: '/api/security-log',
    summary: 'Sign-ins, refusals, changes of rights, opened files and exports, the latest first',
    permission: 'security-log.manage',
    query: PageQuery.extend({
      /** Part of the name or email address of who did it or whose account it is; a whole address finds its tries too. */
      keyword: text(200).optional(),
      user_id: Id.optional(),
      kind: z.enum(SECURITY_EVENT_KINDS).optional(),
      network: text(60).optional(),
      address_hash: text(40).optional(),
      from: day().optional(),
      to: day().optional(),
    }),
    /** `total` counts no further than ten thousand. */
    reply: pageOf(SecurityEvent).extend({ total_is_capped: z.boolean() }),
  }),
}
