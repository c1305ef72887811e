import { hello, type Letter } from '../mail/letter'

interface Reader {
  email: string
  first_name: string
}

export const resetLetter = (reader: Reader, href: string): Letter => ({
  kind: 'password_reset',
  to: reader.email,
  subject: 'Set a new password',
  greeting: hello(reader.first_name),
  paragraphs: [
    'Somebody, we hope you, asked for a new password for your account.',
    'The link works once, within the next hour. If you did not ask for it, do nothing: your password stays as it is.',
  ],
  link: { label: 'Set a new password', href },
})

export const invitationLetter = (reader: Reader, pharmacyName: string, href: string): Letter => ({
  kind: 'seller_invitation',
  to: reader.email,
  subject: `${pharmacyName} can sell with us`,
  greeting: hello(reader.first_name),
  paragraphs: [
    `We have approved ${pharmacyName}. Set a password to sign in, then enter your address and opening hours and add what you sell.`,
    'The link works once, within the next seven days. After that, ask for a new one with "Forgot your password?".',
  ],
  link: { label: 'Set your password', href },
})

export const changedLetter = (reader: Reader, href: string): Letter => ({
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
