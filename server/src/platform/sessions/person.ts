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
