import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import { Problem } from '@botika/common/http/problem'
import { officeOf, type RoleName } from '@botika/common/roles/roles'
import type { Reach } from '@botika/common/roles/policy'
import { isPassword, type Person, sqlStateOf } from '../../platform'
import type { UserRepository } from './repository'

export const noSuchUser = () => new Problem('not_found', phrase(messages.thereIsNoSuchUser))

export const lastAdmin = () => new Problem('conflict', phrase(messages.somebodyHasToStayAdminMakeAnother))

/** Somebody else's account looks absent. */
export function mustReach(person: Person, reach: Reach, id: number) {
  if (reach === 'own' && person.id !== id) throw noSuchUser()
}

export async function mustKnowPassword(repository: UserRepository, id: number, typed: string | undefined) {
  if (await isPassword(await repository.passwordHash(id), typed ?? '')) return
  if (!typed) throw Problem.invalid('current_password', t(messages.pleaseTypeYourCurrentPassword))
  throw Problem.invalid(
    'current_password',
    t(messages.thisIsNotYourCurrentPassword),
    phrase(messages.theCurrentPasswordIsNotRight),
  )
}

/** Sellers and admins: what they change is written down, also about themselves. */
export const worksHere = ({ roles }: Person) => officeOf({ roles: roles.map((name) => ({ name })) }) !== null

export function mustWorkSomewhere(roles: readonly RoleName[], pharmacyId: number | null) {
  if (!roles.includes('seller') || pharmacyId !== null) return
  throw Problem.invalid(
    'pharmacy_id',
    t(messages.pleaseChooseThePharmacyThisPersonWorks),
    phrase(messages.aSellerNeedsPharmacy),
  )
}

export function explainTaken(error: unknown): never {
  if (sqlStateOf(error) !== '23505') throw error
  throw Problem.invalid('email', t(messages.thereIsAccountWithThisEmailAddress))
}
