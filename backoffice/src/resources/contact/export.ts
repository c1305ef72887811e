import type { ContactMessage } from '@botika/common/contact/endpoints'
import type { ExportColumn } from '../../collection/export/sheet'

/** A message as a line of a file. */
export const MESSAGE_COLUMNS: readonly ExportColumn<ContactMessage>[] = [
  { heading: 'Sent', read: (letter) => letter.created_at },
  { heading: 'Name', read: (letter) => letter.name },
  { heading: 'Email', read: (letter) => letter.email },
  { heading: 'Subject', read: (letter) => letter.subject },
  { heading: 'Message', read: (letter) => letter.message },
  { heading: 'Done', read: (letter) => letter.handled_at },
]
