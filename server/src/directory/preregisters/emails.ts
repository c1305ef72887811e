import { hello, type Email, nameInEmail } from '../../platform'

interface Applicant {
  email: string
  name: string
  pharmacyName: string
}

const pharmacyOf = ({ pharmacyName }: Applicant) => nameInEmail(pharmacyName) ?? 'your pharmacy'

/** Tells a pharmacy that its application has come in. */
export const receivedEmail = (applicant: Applicant): Email => ({
  kind: 'application_received',
  to: applicant.email,
  subject: 'We have your application to sell with us',
  greeting: hello(applicant.name),
  paragraphs: [
    `Thank you for asking to sell ${pharmacyOf(applicant)}’s medicines on Botika. We look at each application ourselves and write to you as soon as we have decided.`,
    'You need not do anything until then. If it was not you who applied, do nothing either: without your answer no account is opened.',
  ],
})

/** Tells a pharmacy that it can't sell here for now, and why if a reason was given. */
export const rejectedEmail = (
  applicant: Applicant,
  reason: string | null | undefined,
  link: Email['link'],
): Email => ({
  kind: 'application_rejected',
  to: applicant.email,
  subject: 'About your application to sell with us',
  greeting: hello(applicant.name),
  paragraphs: [
    `Thank you for your patience. We are sorry that we can not take ${pharmacyOf(applicant)} on at the moment.`,
    ...(reason ? [`Why: ${reason}`] : []),
    `If ${reason ? 'you have a question' : 'you want to know why'}, or something has changed since, please write to us. You may apply again at any time.`,
  ],
  ...(link ? { link } : {}),
})
