import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'
import { type Permission, reachOf } from '@botika/common/roles/policy'
import { officeOf, type Position, type RoleName, visitorsOf } from '@botika/common/roles/roles'

export interface Person {
  id: number
  roles: RoleName[]
  pharmacyId: number | null
  position?: Position | null
  email?: string
  firstName?: string
  lastName?: string
  family: string
  ip?: string
  mustEnrol?: true
}

export const nameOf = ({ firstName, lastName }: Person) => [firstName, lastName].filter(Boolean).join(' ')

export const reachFor = (person: Person | null, permission: Permission) =>
  reachOf(person ? visitorsOf(person) : [], permission)

/** Refuses what the policy grants to others of the pharmacy alone. */
export function mustBeAllowed(person: Person | null, permission: Permission, detail?: string) {
  if (!reachFor(person, permission)) throw new Problem('forbidden', detail)
}

/** Sellers and admins: what they change is written down, also about themselves. */
export const worksHere = ({ roles }: Person) => officeOf({ roles: roles.map((name) => ({ name })) }) !== null

export function signedIn(person: Person | null): Person {
  if (!person) throw new Problem('not_signed_in', phrase(messages.pleaseSignIn))
  return person
}
