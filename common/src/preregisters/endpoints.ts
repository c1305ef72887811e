import * as z from 'zod'
import { email, jsonField, phone, requiredText, text, upload } from '../http/codecs'
import { collection, ListQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { AppliedPaper } from '../papers/endpoints'
import { PAPER_KINDS } from '../papers/kinds'
import { byName } from '../pick'
import { RecordFields, VersionField } from '../record'

export const MAX_REASON_LENGTH = 1_000
export const PREREGISTER_STATUSES = ['new', 'approved', 'rejected'] as const

export const Preregister = RecordFields.extend({
  pharmacy_name: z.string(),
  name: z.string(),
  email: z.string(),
  contact_number: z.string(),
  address: z.string(),
  message: z.string(),
  status: z.enum(PREREGISTER_STATUSES),
  /** Why it was rejected, as the applicant was told; kept when it is approved later. */
  rejection_reason: z.string().nullable(),
  remarks: z.string().nullable(),
  pharmacy_id: z.number().int().nullable(),
  /** Whether the email address has an account, and whether that one is confirmed. */
  account: z.enum(['none', 'unconfirmed', 'confirmed']),
  /** Where the link stands that makes the applicant the seller; null before approval. */
  invitation: z.enum(['sent', 'expired', 'accepted']).nullable(),
})
export type Preregister = z.infer<typeof Preregister>

export const PreregisterFields = z.object({
  pharmacy_name: requiredText(200),
  name: requiredText(150),
  email: email(),
  contact_number: phone(),
  address: text(300).optional(),
  message: text(2_000).optional(),
  altcha: text(4_000).optional(),
})

const AppliedPapers = z.object({
  papers: jsonField(z.array(AppliedPaper).max(PAPER_KINDS.length)).optional(),
  ...byName(PAPER_KINDS, () => upload().optional()),
})

const base = collection({
  name: 'preregisters',
  record: Preregister,
  fields: PreregisterFields,
  changes: PreregisterFields.omit({ altcha: true })
    .partial()
    .extend({
      status: z.enum(PREREGISTER_STATUSES).optional(),
      rejection_reason: text(MAX_REASON_LENGTH).nullable().optional(),
      remarks: text(1_000).nullable().optional(),
    })
    .extend(VersionField.shape),
  query: ListQuery.extend({ status: z.enum(PREREGISTER_STATUSES).optional() }),
})

export const preregisters = {
  ...base,
  create: endpoint({
    ...base.create,
    bodyKind: 'multipart',
    body: PreregisterFields.extend(AppliedPapers.shape),
    // who applies is not told whether an address has an account
    reply: Preregister.omit({ account: true, invitation: true }),
    isIdempotent: true,
    rateLimit: 'preregister',
  }),
}
