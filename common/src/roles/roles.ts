/** Every role a signed-in person can have; somebody without a session is a guest. */
export const ROLES = [
  { id: 1, name: 'customer' },
  { id: 2, name: 'seller' },
  { id: 3, name: 'admin' },
] as const

export type RoleName = (typeof ROLES)[number]['name']

/** The roles of an account that is given these: everybody holds the customer role, so that everybody can shop. */
export const everybodys = (given: readonly RoleName[]): RoleName[] =>
  ROLES.map(({ name }) => name).filter((name) => name === 'customer' || given.includes(name))

/** Who stands before a door: a role, or nobody known. */
export type Visitor = RoleName | 'guest'
