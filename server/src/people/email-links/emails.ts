import * as messages from '@botika/common/messages/emails'
import { type Email, hello, said } from '../../platform'

interface Reader {
  email: string
  first_name: string
}

export const EMAIL_LINK_DAYS = 3

const days = EMAIL_LINK_DAYS

export const confirmEmail = (reader: Reader, href: string): Email => ({
  kind: 'email_confirm',
  to: reader.email,
  subject: said(messages.confirmAddress),
  greeting: hello(reader.first_name),
  paragraphs: [said(messages.pleaseConfirm), said(messages.worksDaysOrNothing, { days })],
  link: { label: said(messages.confirmMyAddress), href },
})

export const changeEmail = (reader: Reader, href: string): Email => ({
  kind: 'email_confirm',
  to: reader.email,
  subject: said(messages.confirmNewAddress),
  greeting: hello(reader.first_name),
  paragraphs: [said(messages.fromNowOn), said(messages.worksDays, { days })],
  link: { label: said(messages.confirmMyNewAddress), href },
})

/** To an address that has an account already, when somebody registers with it or changes theirs to it. */
export const knownEmail = (reader: Reader, href: string): Email => ({
  kind: 'email_known',
  to: reader.email,
  subject: said(messages.alreadyAccount),
  greeting: hello(reader.first_name),
  paragraphs: [said(messages.somebodyWanted), said(messages.logInWithThat)],
  link: { label: said(messages.logIn), href },
})

/** To the present address when somebody with the password asks for another. */
export const changingEmail = (reader: Reader, href: string): Email => ({
  kind: 'email_changing',
  to: reader.email,
  subject: said(messages.aboutToChange),
  greeting: hello(reader.first_name),
  paragraphs: [said(messages.askedToChange), said(messages.stopTheChange)],
  link: { label: said(messages.setNewPassword), href },
})

export const movedEmail = (reader: Reader, href: string): Email => ({
  kind: 'email_changed',
  to: reader.email,
  subject: said(messages.addressChanged),
  greeting: hello(reader.first_name),
  paragraphs: [said(messages.anotherAddress), said(messages.writeRightAway)],
  link: { label: said(messages.writeToUs), href },
})
