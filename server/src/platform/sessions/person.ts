import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'
import type { RoleName } from '@botika/common/roles/roles'

/** Somebody who is signed in. */
export interface Person {
  id: number
  roles: RoleName[]
  /** The pharmacy that a seller works for. */
  pharmacyId: number | null
  /** For emails. */
  email?: string
  firstName?: string
  /** The session's family of refresh tokens. */
  family: string
}

/** Who asks, where the policy lets no guest through. */
export function signedIn(person: Person | null): Person {
  if (!person) throw new Problem('not_signed_in', phrase(messages.pleaseSignIn))
  return person
}
