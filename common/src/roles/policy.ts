import { COLLECTIONS, type CollectionName } from './collections'
import {
  admin,
  adminManaged,
  backOffice,
  everyone,
  type Grants,
  owners,
  pharmacists,
  pharmacyManaged,
  type Reach,
} from './grants'
import type { Visitor } from './roles'

export type { Reach }

const signedIn: Grants = { customer: 'own', seller: 'own', admin: 'own' }
const customer: Grants = { customer: 'own' }

/** Writes change nothing that a public page shows. */
const isPrivate = true

type Rights = { [Name in CollectionName]: (typeof COLLECTIONS)[Name]['rights'] }
const rightsOfCollections = Object.fromEntries(
  Object.entries(COLLECTIONS).map(([name, { rights }]) => [name, rights]),
) as Rights

/**
 * Who may do what. The server enforces it on every route; the back office asks it for menus and buttons. What is granted
 * to sellers is everybody's at a pharmacy; a position narrows it: docs/positions.md says why each has what.
 */
export const policy = {
  ...rightsOfCollections,
  products: {
    ...pharmacyManaged,
    create: pharmacists,
    update: pharmacists,
    bulk: owners,
    report: { owner: 'own', pharmacist: 'own' },
    moderate: admin,
  },
  inventories: {
    manage: backOffice,
    create: pharmacists,
    update: backOffice,
    sell: pharmacists,
    price: owners,
    delete: owners,
    suspend: admin,
  },
  pharmacies: { read: everyone, manage: backOffice, create: admin, update: owners, delete: admin },
  staff: {
    isPrivate,
    read: backOffice,
    invite: owners,
    update: owners,
    delete: owners,
    leave: { seller: 'own' },
  },
  categories: { ...adminManaged, arrange: admin },
  subcategories: adminManaged,
  subsubcategories: adminManaged,
  locations: { read: everyone },
  search: { read: everyone },
  ratings: { read: everyone, create: customer, manage: admin, moderate: admin },
  bookmarks: { isPrivate, read: customer, create: customer, delete: customer },
  'price-alerts': {
    isPrivate,
    read: customer,
    create: customer,
    delete: customer,
    'create-as-guest': everyone,
    confirm: everyone,
    stop: everyone,
  },
  addresses: { isPrivate, read: customer, create: customer, update: customer, delete: customer },
  'cart-items': { isPrivate, read: customer, create: customer, update: customer, delete: customer },
  preferences: { isPrivate, read: signedIn, update: signedIn },
  'sales-records': { read: pharmacists },
  'sales-report': { read: owners },
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
    'file-reads': customer,
    'file-reads-as-guest': everyone,
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
    refuse: backOffice,
    // opening a prescription and accepting or rejecting it; that takes a PRC card as well
    prescription: pharmacists,
    'decide-prescription': { owner: 'own', pharmacist: 'own' },
  },
  'refused-lines': { isPrivate, manage: admin, choose: customer, 'choose-as-guest': everyone },
  'offered-lines': { manage: { seller: 'own' }, answer: { seller: 'own' } },
  complaints: {
    isPrivate,
    manage: backOffice,
    answer: backOffice,
    settle: admin,
    create: customer,
    'create-as-guest': everyone,
    files: { customer: 'own', seller: 'own', admin: 'all' },
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
  session: {
    isPrivate,
    create: everyone,
    read: signedIn,
    refresh: everyone,
    end: everyone,
    'end-own': signedIn,
    reset: everyone,
  },
  'second-factor': { isPrivate, read: signedIn, update: signedIn },
  papers: { read: pharmacists, create: pharmacists, decide: admin },
  preregisters: { create: everyone, manage: admin, update: admin, delete: admin },
  'contact-us': { isPrivate, create: everyone, manage: admin, update: admin },
  'audit-entries': { manage: admin },
  'security-log': { manage: admin },
  mails: { manage: admin, update: admin },
  'search-misses': { manage: admin, delete: admin },
  settings: { manage: admin },
  status: { manage: admin },
  images: { create: pharmacists },
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

/** The widest reach that somebody has by any of their roles or by their position; null when by none. */
export function reachOf(visitors: readonly Visitor[], permission: Permission): Reach | null {
  const grants = grantsOf(permission)
  const known: readonly Visitor[] = visitors.length > 0 ? visitors : ['guest']
  const reaches = known.map((visitor) => grants[visitor])
  if (reaches.includes('all')) return 'all'
  return reaches.includes('own') ? 'own' : null
}

export const can = (visitors: readonly Visitor[], permission: Permission) =>
  reachOf(visitors, permission) !== null

/** Whether writes with this permission change nothing that a public page shows. */
export const isPrivateWrite = (permission: Permission) =>
  'isPrivate' in policy[permission.split('.')[0] as Resource]
