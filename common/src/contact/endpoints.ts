import * as z from 'zod'
import { email, flag, IdParams, requiredText, text } from '../http/codecs'
import { ListQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf } from '../http/paging'
import { RecordFields } from '../record'

export const ContactMessage = RecordFields.extend({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** When an admin put it aside; null while it waits for an answer. */
  handled_at: z.string().nullable(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const ContactFields = z.object({
  name: requiredText(150),
  email: email(),
  subject: text(200).optional(),
  message: requiredText(5_000),
  /** The solved captcha. */
  altcha: text(4_000).optional(),
})

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/api/contact-us',
    summary: 'Write to the people behind the marketplace',
    permission: 'contact-us.create',
    body: ContactFields,
    reply: ContactMessage,
    status: 201,
    isIdempotent: true,
    rateLimit: 'contact',
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/contact-us',
    summary: 'Messages that were sent',
    permission: 'contact-us.manage',
    query: ListQuery.extend({ is_handled: flag().optional() }),
    reply: pageOf(ContactMessage),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/contact-us/:id',
    summary: 'Put a message aside, or back',
    permission: 'contact-us.update',
    params: IdParams,
    body: z.object({ is_handled: flag() }),
    reply: ContactMessage,
  }),
}
