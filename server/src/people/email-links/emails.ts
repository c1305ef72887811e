import { hello, type Email } from '../../platform'

interface Reader {
  email: string
  first_name: string
}

/** Days that a link to confirm an address works. */
export const EMAIL_LINK_DAYS = 3

const WORKS = `The link works once, within the next ${EMAIL_LINK_DAYS} days.`

/** To the address of a new account, or of one whose address is not confirmed yet. */
export const confirmEmail = (reader: Reader, href: string): Email => ({
  kind: 'email_confirm',
  to: reader.email,
  subject: 'Confirm your email address',
  greeting: hello(reader.first_name),
  paragraphs: [
    'Please confirm that this is the email address of your account with us.',
    `${WORKS} If you have no account with us, do nothing: nobody can use your address without this link.`,
  ],
  link: { label: 'Confirm my email address', href },
})

/** To the address that an account is changing to. */
export const changeEmail = (reader: Reader, href: string): Email => ({
  kind: 'email_confirm',
  to: reader.email,
  subject: 'Confirm your new email address',
  greeting: hello(reader.first_name),
  paragraphs: [
    'Please confirm that your account with us shall have this email address from now on. Until then it keeps the one that it has.',
    `${WORKS} If you did not ask for it, do nothing.`,
  ],
  link: { label: 'Confirm my new address', href },
})

/** To an address that has an account already, when somebody registers with it or changes theirs to it. */
export const knownEmail = (reader: Reader, href: string): Email => ({
  kind: 'email_known',
  to: reader.email,
  subject: 'You already have an account',
  greeting: hello(reader.first_name),
  paragraphs: [
    'Somebody, we hope you, wanted to use this email address for an account with us. You already have an account with it, and nothing about that was changed.',
    'Log in with the password of that account. If you do not remember it, ask for a new one with "Forgot your password?". If it was not you, do nothing.',
  ],
  link: { label: 'Log in', href },
})

/** To the present address when somebody with the password asks for another. */
export const changingEmail = (reader: Reader, href: string): Email => ({
  kind: 'email_changing',
  to: reader.email,
  subject: 'Your email address is about to change',
  greeting: hello(reader.first_name),
  paragraphs: [
    'Somebody, we hope you, asked to change the email address of your account. It changes when the new address is confirmed.',
    'If that was not you, set a new password right away: that stops the change and signs everybody out.',
  ],
  link: { label: 'Set a new password', href },
})

/** To the address that an account had until now. */
export const movedEmail = (reader: Reader, href: string): Email => ({
  kind: 'email_changed',
  to: reader.email,
  subject: 'Your email address was changed',
  greeting: hello(reader.first_name),
  paragraphs: [
    'Your account with us has another email address now, and emails no longer go to this one.',
    'If that was not you, please write to us right away.',
  ],
  link: { label: 'Write to us', href },
})
