import { Problem } from '@botika/common/http/problem'
import { slugOf } from '@botika/common/slug'
import type { Ask, AuditService, Fields, Letter, Row, Tx, Writing } from '../../platform'
import { nameSort } from '@botika/common/products/words'
import { receivedLetter, rejectedLetter } from './letters'

/** Invites the applicant of an approved pharmacy to become its seller. */
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

/** How applicants are written to. */
export interface Correspondence {
  invite: Invite
  tell: (tx: Tx, letters: Letter[]) => Promise<void>
  /** Writes a change into the activity log. */
  record: AuditService['record']
  linkTo: (path: string) => string
}

const writerOf = (applicant: Row) => ({
  email: String(applicant['email']),
  name: String(applicant['name']),
  pharmacyName: String(applicant['pharmacy_name']),
})

/**
 * Approving makes the pharmacy, once, and sends the applicant the link that makes them its seller; a decision stays.
 * Every applicant is written to.
 */
export async function settleDecision(
  fields: Fields,
  { tx, ask, person, before }: Writing,
  { invite, tell, record, linkTo }: Correspondence,
): Promise<Fields> {
  if (!before) {
    await tell(tx, [receivedLetter(writerOf(fields))])
    return fields
  }
  const { rejection_reason: reason, ...others } = fields
  const status = others['status']
  // the reason is what the letter said
  if (status === undefined || status === before['status']) return others
  if (before['status'] === 'approved') {
    throw new Problem('conflict', 'This was approved already. To stop the pharmacy, suspend it.')
  }
  const applicant = { ...before, ...others }
  if (status === 'rejected') {
    const link = { label: 'Write to us', href: linkTo('/contact-us') }
    await tell(tx, [rejectedLetter(writerOf(applicant), reason as string | null | undefined, link)])
  }
  if (status !== 'approved') return status === 'rejected' ? fields : others
  const pharmacyId = await addPharmacy(ask, applicant)
  const { pharmacyName } = writerOf(applicant)
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

async function addPharmacy(ask: Ask, applicant: Row): Promise<number> {
  const name = String(applicant['pharmacy_name'])
  const [made] = await ask<{ id: number }>(
    'insert into pharmacies (name, slug, name_sort, address, phone, email) values ($1, $2, $3, $4, $5, $6) returning id',
    [
      name,
      slugOf(name),
      nameSort(name),
      applicant['address'],
      applicant['contact_number'],
      applicant['email'],
    ],
  )
  return made?.id ?? 0
}
