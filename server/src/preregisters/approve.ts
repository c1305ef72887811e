import { Problem } from '@botika/common/http/problem'
import { slugOf } from '@botika/common/slug'
import type { Ask, Fields, Row, Tx, Writing } from '../collections/definition'
import type { Letter } from '../mail/letter'
import { nameSort } from '@botika/common/products/words'
import { receivedLetter, rejectedLetter } from './letters'

/** Writes to a new seller: how to sign in, and how to set a password where there is none. */
export type Invite = (
  tx: Tx,
  seller: { userId: number; email: string; firstName: string; pharmacyName: string; hasPassword: boolean },
) => Promise<void>

/** How applicants are written to. */
export interface Correspondence {
  invite: Invite
  tell: (tx: Tx, letters: Letter[]) => Promise<void>
  linkTo: (path: string) => string
}

const writerOf = (applicant: Row) => ({
  email: String(applicant['email']),
  name: String(applicant['name']),
  pharmacyName: String(applicant['pharmacy_name']),
})

/** Approving makes the pharmacy and its seller, once, and invites the seller; a decision stays. Every applicant is written to. */
export async function settleDecision(
  fields: Fields,
  { tx, ask, before }: Writing,
  { invite, tell, linkTo }: Correspondence,
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
  const seller = await addSeller(ask, applicant, pharmacyId)
  await invite(tx, { ...seller, pharmacyName: String(applicant['pharmacy_name']) })
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

async function addSeller(ask: Ask, applicant: Row, pharmacyId: number) {
  const email = String(applicant['email'])
  const [firstName = '', ...others] = String(applicant['name']).split(/\s+/)
  // somebody who shops here already keeps the account and becomes a seller beside
  const [known] = await ask<{
    id: number
    first_name: string
    pharmacy_id: number | null
    is_active: boolean
    has_password: boolean
  }>(
    'select id, first_name, pharmacy_id, is_active, password_hash is not null as has_password from users where lower(email) = lower($1) and deleted_at is null for update',
    [email],
  )
  if (known?.pharmacy_id) {
    throw new Problem(
      'already_exists',
      'The person with this email address works for another pharmacy already.',
    )
  }
  if (known?.is_active === false) {
    throw new Problem(
      'conflict',
      'The account with this email address is suspended. Let it sign in again first, or ask for another address.',
    )
  }
  if (known) {
    await ask(
      `update users set pharmacy_id = $2, roles = array(select distinct unnest(roles || '{seller}')), updated_at = now() where id = $1`,
      [known.id, pharmacyId],
    )
    return { userId: known.id, email, firstName: known.first_name, hasPassword: known.has_password }
  }
  const [made] = await ask<{ id: number }>(
    `insert into users (email, first_name, last_name, contact_number, roles, pharmacy_id)
     values ($1, $2, $3, $4, '{customer,seller}', $5) returning id`,
    [email, firstName, others.join(' ') || firstName, applicant['contact_number'], pharmacyId],
  )
  return { userId: made?.id ?? 0, email, firstName, hasPassword: false }
}
