import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/directory'
import { Problem } from '@botika/common/http/problem'
import { writeToUs } from '@botika/common/messages/emails'
import type { Language } from '@botika/common/messages/message'
import { slugOf } from '@botika/common/slug'
import {
  type AuditService,
  type Email,
  type Fields,
  type Row,
  said,
  type Tx,
  type Writing,
} from '../../platform'
import { nameSort } from '@botika/common/products/words'
import type { PaperService } from '../papers/service'
import { addPharmacy } from '../pharmacies/directory-repository'
import { receivedEmail, rejectedEmail } from './emails'

export type Invite = (
  tx: Tx,
  application: {
    preregisterId: number
    pharmacyId: number
    pharmacyName: string
    email: string
    name: string
  },
) => Promise<void>

export interface Correspondence {
  invite: Invite
  tell: (tx: Tx, emails: Email[]) => Promise<void>
  record: AuditService['record']
  linkTo: (path: string) => string
  papers: Pick<PaperService, 'addApplied' | 'refuseMissing' | 'hand'>
}

const writerOf = (applicant: Row) => ({
  email: String(applicant['email']),
  name: String(applicant['name']),
  pharmacyName: String(applicant['pharmacy_name']),
  language: applicant['language'] as Language,
})

/** Approving makes the pharmacy once and invites its seller; a decision stays. Every applicant is written to. */
export async function settleDecision(
  fields: Fields,
  { tx, person, language = 'en', before }: Writing,
  { invite, tell, record, linkTo, papers }: Correspondence,
): Promise<Fields> {
  if (!before) {
    const written = { ...fields, language }
    await tell(tx, [receivedEmail(writerOf(written))])
    return written
  }
  const { rejection_reason: reason, ...others } = fields
  const status = others['status']
  if (status === undefined || status === before['status']) return others
  if (before['status'] === 'approved') {
    throw new Problem('conflict', phrase(messages.thisWasApprovedAlreadyToStopThe))
  }
  const applicant = { ...before, ...others }
  if (status === 'rejected') {
    const link = { label: said(writeToUs), href: linkTo('/contact-us') }
    await tell(tx, [rejectedEmail(writerOf(applicant), reason as string | null | undefined, link)])
  }
  if (status !== 'approved') return status === 'rejected' ? fields : others
  await papers.refuseMissing(tx, Number(before['id']))
  const { pharmacyName } = writerOf(applicant)
  const pharmacyId = await addPharmacy(tx, {
    name: pharmacyName,
    slug: slugOf(pharmacyName),
    name_sort: nameSort(pharmacyName),
    address: String(applicant['address']),
    phone: applicant['contact_number'] as string | null,
    email: applicant['email'] as string | null,
  })
  await papers.hand(tx, Number(before['id']), pharmacyId)
  await record(tx, {
    person,
    action: 'create',
    resource: 'pharmacies',
    recordId: pharmacyId,
    pharmacyId,
    changes: { name: pharmacyName, application: Number(before['id']) },
  })
  await invite(tx, {
    preregisterId: Number(before['id']),
    pharmacyId,
    ...writerOf(applicant),
  })
  return { ...others, pharmacy_id: pharmacyId }
}
