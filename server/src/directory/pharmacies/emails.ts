import * as messages from '@botika/common/messages/emails'
import { type Email, hello, nameInEmail, said, type Said } from '../../platform'

interface Written {
  firstName: string
  email: string
  pharmacyName: string
}

const naming =
  (written: Written, message: Parameters<typeof said<{ pharmacy: string }>>[0]): Said =>
  (language) =>
    said(message, {
      pharmacy: nameInEmail(written.pharmacyName) ?? said(messages.pharmacyAtStart)(language),
    })(language)

export const suspendedEmail = (written: Written, reason: string | null, href: string): Email => ({
  kind: 'pharmacy_suspended',
  to: written.email,
  subject: naming(written, messages.isSuspended),
  greeting: hello(written.firstName),
  paragraphs: [
    naming(written, messages.weSuspended),
    ...(reason ? [said(messages.theReason, { reason })] : []),
    said(messages.finishOrders),
  ],
  link: { label: said(messages.writeToUs), href },
})

export const admittedEmail = (written: Written, href: string): Email => ({
  kind: 'pharmacy_admitted',
  to: written.email,
  subject: naming(written, messages.canSellAgain),
  greeting: hello(written.firstName),
  paragraphs: [naming(written, messages.suspensionEnded), said(messages.lookThroughStock)],
  link: { label: said(messages.openYourOffice), href },
})
