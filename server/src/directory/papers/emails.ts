import * as messages from '@botika/common/messages/emails'
import type { Language } from '@botika/common/messages/message'
import * as papers from '@botika/common/messages/papers'
import { PAPER_NAMES, type PaperKind } from '@botika/common/papers/kinds'
import { type Email, hello, said } from '../../platform'

export interface Reader {
  email: string
  first_name: string
}

interface About {
  kind: PaperKind
  number: string
  pharmacy_name: string | null
}

const nameOf = (kind: PaperKind) => said(PAPER_NAMES[kind])

const values = ({ kind, number, pharmacy_name }: About, language: Language) => ({
  paper: nameOf(kind)(language),
  number,
  pharmacy: pharmacy_name ?? said(messages.yourPharmacy)(language),
})

export const returnedEmail = (reader: Reader, paper: About, reason: string, href: string): Email => ({
  kind: 'paper_returned',
  to: reader.email,
  subject: (language) => said(papers.couldNotAccept, values(paper, language))(language),
  greeting: hello(reader.first_name),
  paragraphs: [
    (language) => said(papers.lookedAtAndCouldNot, values(paper, language))(language),
    said(messages.theReason, { reason }),
  ],
  link: { label: said(papers.openPapers), href },
})

const day = (text: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'fil' ? 'fil-PH' : 'en-PH', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(text))

const CONSEQUENCES: Partial<Record<PaperKind, typeof papers.withoutLicence>> = {
  fda_licence: papers.withoutLicence,
  prc_card: papers.withoutCard,
}

export const endingEmail = (reader: Reader, paper: About & { expires_on: string }, href: string): Email => {
  const consequence = CONSEQUENCES[paper.kind]
  const dated = (language: Language) => ({
    ...values(paper, language),
    date: day(paper.expires_on, language),
  })
  return {
    kind: 'paper_ends',
    to: reader.email,
    subject: (language) => said(papers.endsOn, dated(language))(language),
    greeting: hello(reader.first_name),
    paragraphs: [
      (language) => said(papers.holdsUntil, dated(language))(language),
      ...(consequence ? [said(consequence)] : []),
      said(papers.addRenewal),
    ],
    link: { label: said(papers.openPapers), href },
  }
}
