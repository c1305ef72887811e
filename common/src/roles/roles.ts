/** Every role a signed-in person can have, and its back office; somebody without a session is a guest. */
export const ROLES = [
  { id: 1, name: 'customer', office: null },
  { id: 2, name: 'seller', office: '/seller' },
  { id: 3, name: 'admin', office: '/admin' },
] as const

export type RoleName = (typeof ROLES)[number]['name']

/** The roles of an account that is given these: everybody holds the customer role, so that everybody can shop. */
export const everybodys = (given: readonly RoleName[]): RoleName[] =>
  ROLES.map(({ name }) => name).filter((name) => name === 'customer' || given.includes(name))

export const POSITIONS = ['owner', 'pharmacist', 'clerk'] as const
export type Position = (typeof POSITIONS)[number]

/** Who stands before a door: a role, a position at a pharmacy, or nobody known. */
export type Visitor = RoleName | Position | 'guest'

export const visitorsOf = (person: {
  roles: readonly RoleName[]
  position?: Position | null
}): readonly Visitor[] => (person.position ? [...person.roles, person.position] : person.roles)

/** Where somebody's back office is; of two the admins'. */
export function officeOf(person: {
  roles: readonly { id?: number; name: RoleName }[]
}): '/admin' | '/seller' | null {
  const offices = person.roles.map(({ name }) => ROLES.find((role) => role.name === name)?.office)
  return offices.includes('/admin') ? '/admin' : offices.includes('/seller') ? '/seller' : null
}
