import * as emails from '@botika/common/messages/emails'
import * as messages from '@botika/common/messages/server/content'
import { phrase } from '@botika/common/messages/reader'
import { Problem } from '@botika/common/http/problem'
import { messageWord } from '@botika/common/messages/office/fields'
import type { ContactMessage } from '@botika/common/contact/endpoints'
import {
  type CollectionDefinition,
  type Email,
  hello,
  isoOrNull,
  type MailService,
  pick,
  type Row,
  said,
  stampsOf,
} from '../../platform'
import { over, plainText, sql, withSpaces } from '../../platform/db/query'

const e = over<{ t: 'contact_messages' }>()

/** The answer as an email: without what was written, which anybody may have sent in this person's name. */
function replyEmail(reply: string, { email, name, subject }: ContactMessage): Email {
  return {
    kind: 'contact_reply',
    to: email,
    subject: subject ? said(emails.answerTo, { subject }) : said(emails.answerToYourMessage),
    greeting: hello(name),
    paragraphs: reply.split(/\n{2,}/).map((paragraph) => () => paragraph),
  }
}

export const contactCollection = (mail: MailService): CollectionDefinition<ContactMessage> => ({
  resource: 'contact-us',
  table: 'contact_messages',
  noun: messageWord,
  title: 'name',
  hasSlug: false,
  hasNameSort: false,
  columns: {
    name: 'name',
    email: 'email',
    subject: 'subject',
    message: 'message',
    handled_at: 'handled_at',
    reply: 'reply',
    replied_at: 'replied_at',
  },
  filters: { is_handled: (value) => e('t.handled_at', value ? 'is not' : 'is', null) },
  alsoSearched: plainText(withSpaces(e.ref('t.email'), e.ref('t.subject'), e.ref('t.message'))),
  sorts: {
    id: e.ref('t.id'),
    name: e.ref('t.name'),
    email: e.ref('t.email'),
    subject: e.ref('t.subject'),
    created_at: e.ref('t.created_at'),
  },
  order: sql`${e.ref('t.created_at')} desc`,
  personal: ['name', 'email', 'subject', 'message', 'reply'],
  async settle(fields, { tx, before }) {
    if (!before || !fields['reply']) return fields
    if (before['reply'] !== null) throw new Problem('conflict', phrase(messages.answeredAlready))
    await mail.queue(tx, [replyEmail(String(fields['reply']), present(before))])
    return fields
  },
  present,
})

const present = (row: Row): ContactMessage => ({
  ...stampsOf(row),
  ...pick<Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>>(row, [
    'name',
    'email',
    'subject',
    'message',
  ]),
  handled_at: isoOrNull(row['handled_at']),
  reply: row['reply'] === null ? null : String(row['reply']),
  replied_at: isoOrNull(row['replied_at']),
})
