import { COLLECTIONS, type CollectionName } from './collections'
import { admin, adminManaged, backOffice, everyone, type Grants, pharmacyManaged, type Reach } from './grants'
import type { RoleName, Visitor } from './roles'

export type { Reach }

const signedIn: Grants = { customer: 'own', seller: 'own', admin: 'own' }
const customer: Grants = { customer: 'own' }

/** Writes change nothing that a public page shows. */
const isPrivate = true

type Rights = { [Name in CollectionName]: (typeof COLLECTIONS)[Name]['rights'] }
const rightsOfCollections = Object.fromEntries(
  Object.entries(COLLECTIONS).map(([name, { rights }]) => [name, rights]),
) as Rights

/** Who may do what. The server enforces it on every route; the back office asks it for menus and buttons. */
export const policy = {
  ...rightsOfCollections,
  products: { ...pharmacyManaged, bulk: backOffice, report: { seller: 'own' }, moderate: admin },
  inventories: {
    manage: backOffice,
    create: backOffice,
    update: backOffice,
    delete: backOffice,
    suspend: admin,
  },
  pharmacies: { read: everyone, manage: backOffice, create: admin, update: backOffice, delete: admin },
  categories: { ...adminManaged, arrange: admin },
  subcategories: adminManaged,
  subsubcategories: adminManaged,
  locations: { read: everyone },
  search: { read: everyone },
  ratings: { read: everyone, create: customer, manage: admin, moderate: admin },
  bookmarks: { isPrivate, read: customer, create: customer, delete: customer },
  addresses: { isPrivate, read: customer, create: customer, update: customer, delete: customer },
  'cart-items': { isPrivate, read: customer, create: customer, update: customer, delete: customer },
  preferences: { isPrivate, read: signedIn, update: signedIn },
  'sales-records': { read: backOffice },
  'sales-report': { read: backOffice },
  quote: { isPrivate, read: everyone },
  orders: {
    isPrivate,
    create: everyone,
    track: everyone,
    read: { customer: 'own', admin: 'all' },
    'confirm-delivery': customer,
    'cancel-part': customer,
    'cancel-part-as-guest': everyone,
    'replace-prescription': customer,
    'replace-prescription-as-guest': everyone,
    reorder: { customer: 'own' },
    files: { customer: 'own', seller: 'own', admin: 'all' },
  },
  'seller-orders': {
    read: backOffice,
    create: admin,
    update: backOffice,
    delete: admin,
    advance: backOffice,
    cancel: backOffice,
  },
  'recurring-orders': {
    create: everyone,
    track: everyone,
    read: { customer: 'own', seller: 'own', admin: 'all' },
    // also a pharmacy's staff order for themselves; what they know the number of is theirs
    cancel: { guest: 'own', customer: 'own', seller: 'own', admin: 'all' },
    receive: { customer: 'own', admin: 'all' },
  },
  users: {
    manage: admin,
    read: { customer: 'own', seller: 'own', admin: 'all' },
    create: everyone,
    update: { customer: 'own', seller: 'own', admin: 'all' },
    // one's own account goes by its password alone
    leave: signedIn,
    delete: admin,
  },
  session: { isPrivate, create: everyone, read: signedIn, refresh: everyone, end: everyone, reset: everyone },
  preregisters: { create: everyone, manage: admin, update: admin, delete: admin },
  'contact-us': { isPrivate, create: everyone, manage: admin, update: admin },
  'audit-entries': { manage: admin },
  mails: { manage: admin, update: admin },
  'search-misses': { manage: admin, delete: admin },
  settings: { manage: admin },
  images: { create: backOffice },
  dashboard: { read: { customer: 'own', seller: 'own', admin: 'all' } },
  captcha: { read: everyone },
  system: { read: everyone },
} as const satisfies Record<string, Readonly<Record<string, Grants | true>>>

export type Resource = keyof typeof policy
type ActionOf<R extends Resource> = Exclude<Extract<keyof (typeof policy)[R], string>, 'isPrivate'>

export type Permission = { [R in Resource]: `${R}.${ActionOf<R>}` }[Resource]

export function grantsOf(permission: Permission): Grants {
  const [resource, action = ''] = permission.split('.') as [Resource, string]
  return (policy[resource] as Readonly<Record<string, Grants>>)[action] ?? {}
}

/** The widest reach that any of somebody's roles has, or null when none has it. */
export function reachOf(roles: readonly RoleName[], permission: Permission): Reach | null {
  const grants = grantsOf(permission)
  const visitors: readonly Visitor[] = roles.length > 0 ? roles : ['guest']
  const reaches = visitors.map((visitor) => grants[visitor])
  if (reaches.includes('all')) return 'all'
  return reaches.includes('own') ? 'own' : null
}

/** Whether somebody with these roles may do it at all; whose records it reaches is for the server. */
export const can = (roles: readonly RoleName[], permission: Permission) => reachOf(roles, permission) !== null

/** Whether writes with this permission change nothing that a public page shows. */
export const isPrivateWrite = (permission: Permission) =>
  'isPrivate' in policy[permission.split('.')[0] as Resource]
