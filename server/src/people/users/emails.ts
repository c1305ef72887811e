import type { Language } from '@botika/common/messages/message'
import * as messages from '@botika/common/messages/emails'
import { type Email, hello, said } from '../../platform'

interface Reader {
  email: string
  first_name: string
  language: Language
}

export const leftEmail = (reader: Reader, href: string): Email => ({
  kind: 'account_deleted',
  to: reader.email,
  language: reader.language,
  subject: said(messages.accountDeleted),
  greeting: hello(reader.first_name),
  paragraphs: [said(messages.accountIsGone), said(messages.writeRightAway)],
  link: { label: said(messages.writeToUs), href },
})
