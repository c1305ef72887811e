import { Problem } from '@botika/common/http/problem'
import type { Person } from './person'

/** Who asks, where the policy lets no guest through. */
export function signedIn(person: Person | null): Person {
  if (!person) throw new Problem('not_signed_in', 'Please sign in.')
  return person
}
