import * as z from 'zod'
import { day, Id, text } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'

/** One field that was changed, in words; null where there was nothing, or nothing was written down. */
export const FieldChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type FieldChange = z.infer<typeof FieldChange>

export const AuditEntry = z.object({
  id: z.number().int(),
  created_at: z.string(),
  /** Null: the system itself. */
  user_id: z.number().int().nullable(),
  user_name: z.string().nullable(),
  pharmacy_id: z.number().int().nullable(),
  pharmacy_name: z.string().nullable(),
  action: z.string(),
  resource: z.string(),
  record_id: z.number().int().nullable(),
  /** What the record is called now, where it still is and has a name. */
  record_name: z.string().nullable(),
  changes: z.array(FieldChange),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/api/audit-entries',
    summary: 'What sellers and admins changed, the latest first',
    permission: 'audit-entries.manage',
    query: PageQuery.extend({
      keyword: text(200).optional(),
      user_id: Id.optional(),
      pharmacy_id: Id.optional(),
      resource: text(60).optional(),
      record_id: Id.optional(),
      action: text(60).optional(),
      from: day().optional(),
      to: day().optional(),
    }),
    /** `total` counts no further than ten thousand. */
    reply: pageOf(AuditEntry).extend({ total_is_capped: z.boolean() }),
  }),
}
