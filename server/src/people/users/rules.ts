import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import { Problem } from '@botika/common/http/problem'
import type { Position, RoleName } from '@botika/common/roles/roles'
import type { Reach } from '@botika/common/roles/policy'
import { type Person, sqlStateOf } from '../../platform'
import type { Tx, UserRepository, UserRow } from './repository'

export const noSuchUser = () => new Problem('not_found', phrase(messages.thereIsNoSuchUser))

export const lastAdmin = () => new Problem('conflict', phrase(messages.somebodyHasToStayAdminMakeAnother))

export function mustReach(person: Person, reach: Reach, id: number) {
  if (reach === 'own' && person.id !== id) throw noSuchUser()
}

export function mustWorkSomewhere(roles: readonly RoleName[], pharmacyId: number | null) {
  if (!roles.includes('seller') || pharmacyId !== null) return
  throw Problem.invalid(
    'pharmacy_id',
    t(messages.pleaseChooseThePharmacyThisPersonWorks),
    phrase(messages.aSellerNeedsPharmacy),
  )
}

/** A pharmacy's last owner stays, or nobody could invite another. */
export async function mustLeaveAnOwner(
  repository: Pick<UserRepository, 'hasOtherOwner'>,
  tx: Tx,
  { id, position, pharmacy_id }: Pick<UserRow, 'id' | 'position' | 'pharmacy_id'>,
) {
  if (position !== 'owner' || pharmacy_id === null) return
  if (!(await repository.hasOtherOwner(tx, pharmacy_id, id)))
    throw new Problem('conflict', phrase(messages.somebodyHasToStayOwner))
}

/** A seller is the pharmacy's owner unless something else is said; others have no position. */
export const positionOf = (
  roles: readonly RoleName[],
  position: Position | null | undefined,
): Position | null => (roles.includes('seller') ? (position ?? 'owner') : null)

export function explainTaken(error: unknown): never {
  if (sqlStateOf(error) !== '23505') throw error
  throw Problem.invalid('email', t(messages.thereIsAccountWithThisEmailAddress))
}
