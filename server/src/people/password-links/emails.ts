import * as messages from '@botika/common/messages/emails'
import { type Email, hello, said } from '../../platform'

interface Reader {
  email: string
  first_name: string
}

interface Holder extends Reader {
  has_password: boolean
}

export function resetEmail(holder: Holder, href: string): Email {
  const { has_password } = holder
  const subject = said(has_password ? messages.setNewPassword : messages.setYourPassword)
  return {
    kind: 'password_reset',
    to: holder.email,
    subject,
    greeting: hello(holder.first_name),
    paragraphs: [
      said(has_password ? messages.askedForNew : messages.askedForLink),
      said(has_password ? messages.worksHourStays : messages.worksHour),
    ],
    link: { label: subject, href },
  }
}

/** To somebody whom an admin helps back in, or whose account an admin has made. */
export const sentEmail = (holder: Holder, href: string): Email => ({
  kind: 'password_reset',
  to: holder.email,
  subject: said(messages.setYourPassword),
  greeting: hello(holder.first_name),
  paragraphs: [said(messages.weSendLink), said(messages.worksDay)],
  link: { label: said(messages.setYourPassword), href },
})

export const ownChangeEmail = (reader: Reader, href: string): Email => ({
  kind: 'password_changed',
  to: reader.email,
  subject: said(messages.passwordChanged),
  greeting: hello(reader.first_name),
  paragraphs: [said(messages.signedOutElsewhere), said(messages.setAnotherAndWrite)],
  link: { label: said(messages.setAnother), href },
})

/** After a first password, of which nobody may be told that it replaced another. */
export const setEmail = (reader: Reader, href: string): Email => ({
  kind: 'password_set',
  to: reader.email,
  subject: said(messages.passwordIsSet),
  greeting: hello(reader.first_name),
  paragraphs: [said(messages.firstPassword), said(messages.notYouWhoSet)],
  link: { label: said(messages.setAnother), href },
})

export const changedEmail = (reader: Reader, href: string): Email => ({
  kind: 'password_changed',
  to: reader.email,
  subject: said(messages.passwordChanged),
  greeting: hello(reader.first_name),
  paragraphs: [said(messages.signedOutEverywhere), said(messages.setAnotherAndWrite)],
  link: { label: said(messages.setAnother), href },
})
