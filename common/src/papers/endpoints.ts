import { t } from '../messages/reader'
import * as messages from '../messages/checks'
import * as z from 'zod'
import { day, Id, IdParams, requiredText, text, upload } from '../http/codecs'
import { ListQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf } from '../http/paging'
import { PrivateFile } from '../orders/schema'
import { RecordFields } from '../record'
import { papersCalls } from './calls'
import { PAPER_GROUPS, PAPER_KINDS, PAPER_STATUSES } from './kinds'

export const Paper = RecordFields.extend({
  pharmacy_id: z.number().int().nullable(),
  preregister_id: z.number().int().nullable(),
  pharmacy_name: z.string(),
  kind: z.enum(PAPER_KINDS),
  holder_id: z.number().int().nullable(),
  holder_name: z.string().nullable(),
  /** Whose account it is tied to, or will be with the next approval because no other has the name on it. */
  holder_account: z.string().nullable(),
  /** False where it is no active owner or pharmacist of the pharmacy: the card does not count. */
  holder_counts: z.boolean(),
  number: z.string(),
  expires_on: z.string().nullable(),
  /** A renewal waits while the paper before it stays confirmed; `ended` ones are history. */
  status: z.enum(PAPER_STATUSES),
  reason: z.string().nullable(),
  has_file: z.boolean(),
  decided_at: z.string().nullable(),
})
export type Paper = z.infer<typeof Paper>

const PaperFields = z.object({
  number: requiredText(60).refine((value) => /\d/.test(value), {
    error: () => t(messages.paperNumberWanted),
  }),
  expires_on: day().nullable().optional(),
  holder_name: text(150).nullable().optional(),
})

export const AppliedPaper = PaperFields.extend({ kind: z.enum(PAPER_KINDS) })
export type AppliedPaper = z.output<typeof AppliedPaper>

const AddedPaper = AppliedPaper.extend({
  /** For admins: whose paper it is; a seller's is their own pharmacy's. */
  pharmacy_id: Id.optional(),
  preregister_id: Id.optional(),
  holder_id: Id.nullable().optional(),
  file: upload().optional(),
})
export type AddedPaper = z.output<typeof AddedPaper>

const PaperDecision = z.object({
  decision: z.enum(['confirm', 'return']),
  reason: text(500).optional(),
})
export type PaperDecision = z.output<typeof PaperDecision>

const PaperQuery = ListQuery.omit({ sort: true, ids: true, is_active: true }).extend({
  group: z.enum(PAPER_GROUPS).default('all'),
  kind: z.enum(PAPER_KINDS).optional(),
  pharmacy_id: Id.optional(),
  preregister_id: Id.optional(),
})
export type PaperQuery = z.output<typeof PaperQuery>

export const papers = {
  list: endpoint({
    ...papersCalls.list,
    summary: 'Papers of pharmacies, those that end first before others; a seller’s are their pharmacy’s',
    query: PaperQuery,
    reply: pageOf(Paper).extend({
      counts: z.record(z.enum(PAPER_GROUPS), z.number().int()),
      /** What is asked for, and from which Manila day on; null: always. */
      required: z.array(z.object({ kind: z.enum(PAPER_KINDS), from: z.string().nullable() })),
    }),
  }),
  add: endpoint({
    ...papersCalls.add,
    summary:
      'Add a paper or its renewal with a picture or PDF; an admin’s is confirmed by being added, a seller’s waits for one',
    body: AddedPaper,
    reply: Paper,
  }),
  decide: endpoint({
    ...papersCalls.decide,
    summary: 'Confirm a paper, which ends the one before it, or return it with a reason',
    params: IdParams,
    body: PaperDecision,
    reply: Paper,
  }),
  name: endpoint({
    ...papersCalls.name,
    summary:
      'Say which account of the pharmacy’s people is the holder of a PRC card; their names must agree. An admin may say another',
    params: IdParams,
    body: z.object({ holder_id: Id }),
    reply: Paper,
  }),
  file: endpoint({
    ...papersCalls.file,
    summary: 'The picture or PDF of a paper; each reading is written down',
    params: IdParams,
    reply: PrivateFile,
  }),
}
