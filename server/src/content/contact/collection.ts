import { messageWord } from '@botika/common/messages/office/fields'
import type { ContactMessage } from '@botika/common/contact/endpoints'
import { type CollectionDefinition, isoOrNull, pick, stampsOf } from '../../platform'
import { over, plainText, sql, withSpaces } from '../../platform/db/query'

const e = over<{ t: 'contact_messages' }>()

export const contactCollection: CollectionDefinition<ContactMessage> = {
  resource: 'contact-us',
  table: 'contact_messages',
  noun: messageWord,
  title: 'name',
  hasSlug: false,
  hasNameSort: false,
  columns: { name: 'name', email: 'email', subject: 'subject', message: 'message', handled_at: 'handled_at' },
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
  personal: ['name', 'email', 'subject', 'message'],
  present: (row) => ({
    ...stampsOf(row),
    ...pick<Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>>(row, [
      'name',
      'email',
      'subject',
      'message',
    ]),
    handled_at: isoOrNull(row['handled_at']),
  }),
}
