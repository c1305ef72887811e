import { hello, type Email } from '../../platform'

interface Reader {
  email: string
  first_name: string
}

/** Somebody who may not have set a password yet. */
interface Holder extends Reader {
  has_password: boolean
}

export function resetEmail(holder: Holder, href: string): Email {
  const subject = holder.has_password ? 'Set a new password' : 'Set your password'
  return {
    kind: 'password_reset',
    to: holder.email,
    subject,
    greeting: hello(holder.first_name),
    paragraphs: [
      holder.has_password
        ? 'Somebody, we hope you, asked for a new password for your account.'
        : 'Somebody, we hope you, asked for a link to set the password of your account.',
      `The link works once, within the next hour. If you did not ask for it, do nothing${holder.has_password ? ': your password stays as it is' : ''}.`,
    ],
    link: { label: subject, href },
  }
}

/** To somebody whom an admin helps back in, or whose account an admin has made. */
export const sentEmail = (holder: Holder, href: string): Email => ({
  kind: 'password_reset',
  to: holder.email,
  subject: 'Set your password',
  greeting: hello(holder.first_name),
  paragraphs: [
    'We send you a link with which you set the password of your account.',
    'It works once, within the next day. Until you use it, everything stays as it is.',
  ],
  link: { label: 'Set your password', href },
})

/** To somebody who changed the password while signed in; their other sessions ended. */
export const ownChangeEmail = (reader: Reader, href: string): Email => ({
  kind: 'password_changed',
  to: reader.email,
  subject: 'Your password was changed',
  greeting: hello(reader.first_name),
  paragraphs: [
    'Your account has a new password, and it was signed out everywhere but where the password was changed.',
    'If that was not you, set another one right away and write to us.',
  ],
  link: { label: 'Set another password', href },
})

/** After a first password, of which nobody may be told that it replaced another. */
export const setEmail = (reader: Reader, href: string): Email => ({
  kind: 'password_set',
  to: reader.email,
  subject: 'Your password is set',
  greeting: hello(reader.first_name),
  paragraphs: [
    'Your account has its first password, and you can sign in with it.',
    'If it was not you who set it, set another one right away and write to us.',
  ],
  link: { label: 'Set another password', href },
})

export const changedEmail = (reader: Reader, href: string): Email => ({
  kind: 'password_changed',
  to: reader.email,
  subject: 'Your password was changed',
  greeting: hello(reader.first_name),
  paragraphs: [
    'Your account has a new password, and everybody who was signed in with it has been signed out.',
    'If that was not you, set another one right away and write to us.',
  ],
  link: { label: 'Set another password', href },
})
