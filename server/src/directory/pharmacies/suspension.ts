import type { Fields, Letter, Row, Tx, Writing } from '../../platform'
import { admittedLetter, suspendedLetter } from './letters'

/** How a pharmacy is written to. */
export interface Post {
  tell: (tx: Tx, letters: Letter[]) => Promise<void>
  linkTo: (path: string) => string
}

/** The reason goes with a suspension and ends with it. */
export function withReason(fields: Fields, before: Row | null): Fields {
  const status = fields['status'] ?? before?.['status']
  const { suspension_reason: given, ...others } = fields
  if (status !== 'suspended')
    return before?.['suspension_reason'] ? { ...others, suspension_reason: null } : others
  return given === undefined ? others : { ...others, suspension_reason: given || null }
}

/** Writes to a pharmacy that is suspended or let in again: to each of its sellers, and to its own address. */
export async function tellStanding(fields: Fields, { tx, ask, before }: Writing, { tell, linkTo }: Post) {
  const status = fields['status']
  if (!before || status === undefined || status === before['status']) return
  const after = { ...before, ...fields }
  const sellers = await ask<{ email: string; first_name: string }>(
    `select email, first_name from users
     where pharmacy_id = $1 and 'seller' = any(roles) and is_active and deleted_at is null order by id`,
    [before['id']],
  )
  const own = after['email'] ? [{ email: String(after['email']), first_name: '' }] : []
  const readers = new Map([...own, ...sellers].map((reader) => [reader.email.toLowerCase(), reader]))
  const reason = after['suspension_reason'] ? String(after['suspension_reason']) : null
  const letters = [...readers.values()].map(({ email, first_name: firstName }) => {
    const told = { email, firstName, pharmacyName: String(after['name']) }
    return status === 'suspended'
      ? suspendedLetter(told, reason, linkTo('/contact-us'))
      : admittedLetter(told, linkTo('/seller'))
  })
  await tell(tx, letters)
}
