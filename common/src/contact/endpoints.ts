import * as z from 'zod'
import { email, flag, IdParams, requiredText, text } from '../http/codecs'
import { ListQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf } from '../http/paging'
import { RecordFields } from '../record'
import { contactCalls } from './calls'

export const ContactMessage = RecordFields.extend({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  handled_at: z.string().nullable(),
  reply: z.string().nullable(),
  replied_at: z.string().nullable(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const ContactFields = z.object({
  name: requiredText(150),
  email: email(),
  subject: text(200).optional(),
  message: requiredText(5_000),
  altcha: text(4_000).optional(),
})

export const contact = {
  send: endpoint({
    ...contactCalls.send,
    summary: 'Write to the people behind the marketplace',
    body: ContactFields,
    reply: ContactMessage,
  }),
  list: endpoint({
    ...contactCalls.list,
    summary: 'Messages that were sent',
    query: ListQuery.extend({ is_handled: flag().optional() }),
    reply: pageOf(ContactMessage),
  }),
  reply: endpoint({
    ...contactCalls.reply,
    summary: 'Answer a message by email, once; the answer is kept beside it',
    params: IdParams,
    body: z.object({ reply: requiredText(5_000) }),
    reply: ContactMessage,
  }),
  update: endpoint({
    ...contactCalls.update,
    summary: 'Put a message aside, or back',
    params: IdParams,
    body: z.object({ is_handled: flag() }),
    reply: ContactMessage,
  }),
}
