import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'
import type { Person } from './person'

/** Who asks, where the policy lets no guest through. */
export function signedIn(person: Person | null): Person {
  if (!person) throw new Problem('not_signed_in', phrase(messages.pleaseSignIn))
  return person
}
