import { OUTCOME_NAMES } from '@botika/common/complaints/rules'
import * as messages from '@botika/common/messages/emails'
import type { Label, Language } from '@botika/common/messages/message'
import { formatDate } from '@botika/common/time'
import { type Email, hello, type MailService, type Person, said, type Said } from '../../platform'
import { type LinkTo, shopperLanguage } from '../orders/emails'
import { reopenUntil } from './present'
import type { ComplaintRepository, ComplaintRow, Tx } from './repository'

export type Occasion =
  | 'opened'
  | 'answered'
  | 'shopper_wrote'
  | 'admin_wrote'
  | 'settled'
  | 'withdrawn'
  | 'reopened'
  | 'answer_due'
  | 'settle_due'

export type TellComplaint = (
  tx: Tx,
  occasion: Occasion,
  complaint: ComplaintRow,
  by: Person | null,
) => Promise<void>

interface Needs {
  repository: ComplaintRepository
  mail: MailService
  linkTo: LinkTo
  reopenDays: number
}

export function tellComplaint({ repository, mail, linkTo, reopenDays }: Needs): TellComplaint {
  return async (tx, occasion, complaint, by) => {
    const { pharmacy_email, pharmacy_id } = complaint
    const admins = await repository.adminEmails(tx)
    await mail.queue(
      tx,
      complaintEmails({
        occasion,
        complaint,
        pharmacyEmails: pharmacy_email ? [pharmacy_email] : await repository.sellerEmails(tx, pharmacy_id),
        adminEmails: admins.filter(({ id }) => id !== by?.id).map(({ email }) => email),
        reopenUntil: reopenUntil(complaint, reopenDays),
        linkTo,
      }),
    )
  }
}

interface Facts {
  occasion: Occasion
  complaint: ComplaintRow
  pharmacyEmails: readonly string[]
  adminEmails: readonly string[]
  reopenUntil: Date | null
  linkTo: LinkTo
}

const SUBJECTS = {
  opened: messages.complaintOpened,
  answered: messages.complaintAnswered,
  shopper_wrote: messages.complaintWritten,
  admin_wrote: messages.complaintWritten,
  settled: messages.complaintSettled,
  withdrawn: messages.complaintWithdrawn,
  reopened: messages.complaintReopened,
  answer_due: messages.complaintAnswerDue,
  settle_due: messages.complaintSettleDue,
} as const

type Reader = 'shopper' | 'pharmacy' | 'admin'

const EVERYBODY: readonly Reader[] = ['shopper', 'pharmacy', 'admin']

/** Who is told, where not everybody is; what a shopper does is confirmed to them, in case it was not them. */
const READERS: Partial<Record<Occasion, readonly Reader[]>> = {
  shopper_wrote: ['pharmacy', 'admin'],
  answered: ['shopper', 'admin'],
  answer_due: ['pharmacy'],
  settle_due: ['admin'],
}

/** Emails about a complaint, without what was bought, written or shown: they are read over shoulders. */
function complaintEmails(facts: Facts): Email[] {
  const { occasion, complaint, pharmacyEmails, adminEmails } = facts
  const emails: Record<Reader, () => Email[]> = {
    shopper: () => (complaint.shopper_email ? [shopperEmail(facts, complaint.shopper_email)] : []),
    pharmacy: () => pharmacyEmails.map((to) => officeEmail(facts, to, 'pharmacy')),
    admin: () => adminEmails.map((to) => officeEmail(facts, to, 'admin')),
  }
  return (READERS[occasion] ?? EVERYBODY).flatMap((reader) => emails[reader]())
}

function shopperEmail(facts: Facts, to: string): Email {
  const { occasion, complaint, linkTo } = facts
  const { order_number: number, greeted_name } = complaint
  return {
    kind: `complaint_${occasion}`,
    to,
    language: shopperLanguage(complaint),
    subject: said(occasion === 'opened' ? messages.complaintReceived : SUBJECTS[occasion], { number }),
    greeting: hello(greeted_name),
    paragraphs: wordsFor(facts, 'shopper'),
    link: {
      label: said(messages.seeComplaint),
      href: linkTo(`/track-your-order?order_number=${number}#complaints`),
    },
  }
}

function officeEmail(facts: Facts, to: string, reader: 'pharmacy' | 'admin'): Email {
  const { occasion, complaint, linkTo } = facts
  const [kind, office] = reader === 'pharmacy' ? ['seller', '/seller'] : ['admin', '/admin']
  return {
    kind: `${kind}_complaint_${occasion}`,
    to,
    subject: said(SUBJECTS[occasion], { number: complaint.order_number }),
    greeting: reader === 'pharmacy' ? hello(complaint.pharmacy_name) : said(messages.helloNobody),
    paragraphs: wordsFor(facts, reader),
    link: {
      label: said(messages.openComplaint),
      href: linkTo(`${office}/complaints/${complaint.id}/show`),
    },
  }
}

function wordsFor({ occasion, complaint, reopenUntil: until }: Facts, reader: Reader): Said[] {
  const { outcome } = complaint
  const days = {
    pharmacy: complaint.pharmacy_name,
    answer_by: formatDate(complaint.answer_by),
    settle_by: formatDate(complaint.settle_by),
  }
  const pleaseAnswer = said(messages.complaintAnswerBy, { answer_by: days.answer_by })
  const dti = reader === 'shopper' ? [said(messages.complaintDti)] : []
  switch (occasion) {
    case 'opened':
      if (reader === 'pharmacy') return [pleaseAnswer]
      return [
        said(reader === 'shopper' ? messages.complaintReceivedDays : messages.complaintForAdmins, days),
        ...dti,
      ]
    case 'answered':
      return [said(messages.complaintPharmacyAnswered, days)]
    case 'shopper_wrote':
      return [said(messages.complaintShopperWrote), ...(reader === 'pharmacy' ? [pleaseAnswer] : [])]
    case 'admin_wrote':
      return [said(messages.complaintAdminWrote)]
    case 'settled':
      return [
        ...(outcome ? [outcomeWords(OUTCOME_NAMES[outcome])] : []),
        ...(reader === 'shopper' && until
          ? [said(messages.complaintMayReopen, { day: formatDate(until) })]
          : []),
      ]
    case 'withdrawn':
      return [
        said(reader === 'shopper' ? messages.complaintWithdrawnByYou : messages.complaintWithdrawnWords),
      ]
    case 'reopened':
      return [said(messages.complaintReopenedWords, days), ...dti]
    case 'answer_due':
      return [pleaseAnswer]
    case 'settle_due':
      return [said(messages.complaintSettleBy, days)]
  }
}

const outcomeWords = (outcome: Label) => (language: Language) =>
  said(messages.complaintOutcome, { outcome: said(outcome)(language) })(language)
