import * as z from 'zod'
import { IdParams, text } from '../http/codecs'
import { ListQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf } from '../http/paging'
import { RecordFields } from '../record'
import { mailsCalls } from './calls'

export const MAIL_STATUSES = ['waiting', 'sent', 'failed'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

/** `failed`: the last try did not work; it is tried again until `gave_up`. */
export const Mail = RecordFields.extend({
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  attempts: z.number().int(),
  last_error: z.string().nullable(),
  sent_at: z.string().nullable(),
  next_try_at: z.string().nullable(),
  gave_up: z.boolean(),
})
export type Mail = z.infer<typeof Mail>

/** One-time links in its words are cut short: they are for the recipient alone. */
export const MailWithText = Mail.extend({ text: z.string() })
export type MailWithText = z.infer<typeof MailWithText>

export const mails = {
  list: endpoint({
    ...mailsCalls.list,
    summary: 'Letters that were written, the latest first; without their words',
    query: ListQuery.extend({ status: z.enum(MAIL_STATUSES).optional(), kind: text(60).optional() }),
    reply: pageOf(Mail).extend({ counts: z.record(z.enum(['all', ...MAIL_STATUSES]), z.number().int()) }),
  }),
  one: endpoint({
    ...mailsCalls.one,
    summary: 'A letter with its words; who reads it is written down',
    params: IdParams,
    reply: MailWithText,
  }),
  resend: endpoint({
    ...mailsCalls.resend,
    summary: 'Send a letter again, or now what waits for its next try',
    params: IdParams,
    body: z.object({}).optional(),
    reply: Mail,
  }),
}
