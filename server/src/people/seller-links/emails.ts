import { hello, type Email } from '../../platform'

interface Reader {
  email: string
  first_name: string
}

/** Days that an invitation works. */
export const SELLER_LINK_DAYS = 7

const NEXT = 'then enter your address and opening hours and add what you sell'
const WORKS = `The link works once, within the next ${SELLER_LINK_DAYS} days, and only you should use it: it makes whoever follows it the seller of the pharmacy. After that, write to us for another one.`

/** To an applicant who has no account, or none that is confirmed. */
export const invitationEmail = (reader: Reader, pharmacyName: string, href: string): Email => ({
  kind: 'seller_invitation',
  to: reader.email,
  subject: `${pharmacyName} can sell with us`,
  greeting: hello(reader.first_name),
  paragraphs: [`We have approved ${pharmacyName}. Follow the link to set a password, ${NEXT}.`, WORKS],
  link: { label: 'Open my shop', href },
})

/** To an applicant who has a confirmed account, which keeps its password. */
export const admissionEmail = (reader: Reader, pharmacyName: string, href: string): Email => ({
  kind: 'seller_invitation',
  to: reader.email,
  subject: `${pharmacyName} can sell with us`,
  greeting: hello(reader.first_name),
  paragraphs: [
    `We have approved ${pharmacyName}. Follow the link, sign in with the password of the account that you have with us, ${NEXT}.`,
    WORKS,
  ],
  link: { label: 'Open my shop', href },
})
