import { hello, type Email, nameInEmail } from '../../platform'

interface Told {
  /** Empty where the email goes to the pharmacy's counter. */
  firstName: string
  email: string
  pharmacyName: string
}

const nameOf = ({ pharmacyName }: Told) => nameInEmail(pharmacyName) ?? 'Your pharmacy'

/** Tells a pharmacy that it is out of the shop, why where a reason was given, and what goes on. */
export const suspendedEmail = (told: Told, reason: string | null, href: string): Email => ({
  kind: 'pharmacy_suspended',
  to: told.email,
  subject: `${nameOf(told)} is suspended`,
  greeting: hello(told.firstName),
  paragraphs: [
    `We have suspended ${nameOf(told)}: none of its offers is shown in the shop for now.`,
    ...(reason ? [`The reason: ${reason}`] : []),
    'You can still sign in. Please finish the orders that are under way, and write to us if you think that this is a mistake.',
  ],
  link: { label: 'Write to us', href },
})

/** Tells a pharmacy that its suspension has ended. */
export const admittedEmail = (told: Told, href: string): Email => ({
  kind: 'pharmacy_admitted',
  to: told.email,
  subject: `${nameOf(told)} can sell again`,
  greeting: hello(told.firstName),
  paragraphs: [
    `The suspension of ${nameOf(told)} has ended. While its licence is valid, its live offers are shown in the shop again.`,
    'Please look through your stock and prices before the next orders come in.',
  ],
  link: { label: 'Open your office', href },
})
