import type { Mail } from '@botika/common/mails/endpoints'
import type { ExportColumn } from '../../collection/export/sheet'
import { kindWords, standing } from './words'

/** A letter as a line of a file, without its words. */
export const LETTER_COLUMNS: readonly ExportColumn<Mail>[] = [
  { heading: 'Written', read: (mail) => mail.created_at },
  { heading: 'Kind', read: (mail) => kindWords(mail.kind) },
  { heading: 'Recipient', read: (mail) => mail.recipient },
  { heading: 'Subject', read: (mail) => mail.subject },
  { heading: 'Status', read: (mail) => standing(mail).label },
  { heading: 'Tries', read: (mail) => mail.attempts },
  { heading: 'Sent', read: (mail) => mail.sent_at },
  { heading: 'Next try', read: (mail) => mail.next_try_at },
  { heading: 'Problem', read: (mail) => mail.last_error },
]
