import type { ContactMessage } from '@botika/common/contact/endpoints'
import { type CollectionDefinition, isoOrNull, pick, stampsOf } from '../../platform'

/** What people wrote to us. */
export const contactCollection: CollectionDefinition<ContactMessage> = {
  resource: 'contact-us',
  table: 'contact_messages',
  noun: 'message',
  title: 'name',
  hasSlug: false,
  hasNameSort: false,
  columns: { name: 'name', email: 'email', subject: 'subject', message: 'message', handled_at: 'handled_at' },
  filters: { is_handled: (value) => (value ? 't.handled_at is not null' : 't.handled_at is null') },
  alsoSearched: `concat_ws(' ', t.email, t.subject, t.message)`,
  sorts: { id: 't.id', name: 't.name', email: 't.email', subject: 't.subject', created_at: 't.created_at' },
  order: 't.created_at desc',
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
