import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'
import type { RoleName } from '@botika/common/roles/roles'

export interface Person {
  id: number
  roles: RoleName[]
  pharmacyId: number | null
  email?: string
  firstName?: string
  family: string
}

export function signedIn(person: Person | null): Person {
  if (!person) throw new Problem('not_signed_in', phrase(messages.pleaseSignIn))
  return person
}
