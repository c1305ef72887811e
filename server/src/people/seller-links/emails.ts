import * as messages from '@botika/common/messages/emails'
import { type Email, hello, said } from '../../platform'

interface Reader {
  email: string
  first_name: string
}

export const SELLER_LINK_DAYS = 7

const invited = (
  reader: Reader,
  pharmacy: string,
  href: string,
  how: typeof messages.approvedSignIn,
): Email => ({
  kind: 'seller_invitation',
  to: reader.email,
  subject: said(messages.canSell, { pharmacy }),
  greeting: hello(reader.first_name),
  paragraphs: [said(how, { pharmacy }), said(messages.onlyYou, { days: SELLER_LINK_DAYS })],
  link: { label: said(messages.openMyShop), href },
})

export const invitationEmail = (reader: Reader, pharmacyName: string, href: string) =>
  invited(reader, pharmacyName, href, messages.approvedSetPassword)

/** To an applicant who has a confirmed account, which keeps its password. */
export const admissionEmail = (reader: Reader, pharmacyName: string, href: string) =>
  invited(reader, pharmacyName, href, messages.approvedSignIn)
