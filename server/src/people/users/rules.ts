import { Problem } from '@botika/common/http/problem'
import type { RoleName } from '@botika/common/roles/roles'
import type { Reach } from '@botika/common/roles/policy'
import { isPassword, type Person, sqlStateOf } from '../../platform'
import type { UserRepository } from './repository'

export const noSuchUser = () => new Problem('not_found', 'There is no such user.')

export const lastAdmin = () =>
  new Problem('conflict', 'Somebody has to stay an admin: make another one first.')

/** Somebody else's account looks absent. */
export function mustReach(person: Person, reach: Reach, id: number) {
  if (reach === 'own' && person.id !== id) throw noSuchUser()
}

/** Refuses a password that is not the account's own, at the field where it was typed. */
export async function mustKnowPassword(repository: UserRepository, id: number, typed: string | undefined) {
  if (await isPassword(await repository.passwordHash(id), typed ?? '')) return
  if (!typed) throw Problem.invalid('current_password', 'Please type your current password')
  throw Problem.invalid(
    'current_password',
    'This is not your current password',
    'The current password is not right.',
  )
}

/** Sellers and admins: what they change is written down, also about themselves. */
export const worksHere = ({ roles }: Person) => roles.includes('seller') || roles.includes('admin')

export function mustWorkSomewhere(roles: readonly RoleName[], pharmacyId: number | null) {
  if (!roles.includes('seller') || pharmacyId !== null) return
  throw Problem.invalid(
    'pharmacy_id',
    'Please choose the pharmacy this person works for',
    'A seller needs a pharmacy.',
  )
}

const TAKEN = 'There is an account with this email address already'

export function explainTaken(error: unknown): never {
  if (sqlStateOf(error) !== '23505') throw error
  throw Problem.invalid('email', TAKEN)
}
