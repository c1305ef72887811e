import type { Language } from '@botika/common/messages/message'
import * as messages from '@botika/common/messages/emails'
import { type Email, hello, nameInEmail, said } from '../../platform'

interface Applicant {
  email: string
  name: string
  pharmacyName: string
  language: Language
}

const pharmacyOf = ({ pharmacyName }: Applicant, language: Language) =>
  nameInEmail(pharmacyName) ?? said(messages.yourPharmacy)(language)

export const receivedEmail = (applicant: Applicant): Email => ({
  kind: 'application_received',
  to: applicant.email,
  language: applicant.language,
  subject: said(messages.haveApplication),
  greeting: hello(applicant.name),
  paragraphs: [
    (language) => said(messages.thanksForApplying, { pharmacy: pharmacyOf(applicant, language) })(language),
    said(messages.nothingToDo),
  ],
})

export const rejectedEmail = (
  applicant: Applicant,
  reason: string | null | undefined,
  link: Email['link'],
): Email => ({
  kind: 'application_rejected',
  to: applicant.email,
  language: applicant.language,
  subject: said(messages.aboutApplication),
  greeting: hello(applicant.name),
  paragraphs: [
    (language) => said(messages.cannotTakeOn, { pharmacy: pharmacyOf(applicant, language) })(language),
    ...(reason ? [said(messages.why, { reason })] : []),
    said(reason ? messages.questionOrChange : messages.knowWhyOrChange),
  ],
  ...(link ? { link } : {}),
})
