import type { Resource as PolicyName } from '@botika/common/roles/policy'

interface Row {
  /** Last part of the address under `/api`, and the policy's name. */
  path: PolicyName
  /** Fields that hold a picture, or several; a chosen file is stored first and its name takes its place. */
  pictures?: readonly string[]
}

/** Every resource of the screens and where the API keeps it. */
export const TABLE = {
  orders: { path: 'seller-orders' },
  products: { path: 'products', pictures: ['image', 'images'] },
  inventories: { path: 'inventories' },
  doctors: { path: 'doctors', pictures: ['image'] },
  couriers: { path: 'couriers' },
  promotions: { path: 'promotions' },
  pharmacies: { path: 'pharmacies', pictures: ['image'] },
  preregisters: { path: 'preregisters' },
  categories: { path: 'categories', pictures: ['image'] },
  subcategories: { path: 'subcategories', pictures: ['image'] },
  subsubcategories: { path: 'subsubcategories', pictures: ['image'] },
  hospitals: { path: 'hospitals', pictures: ['image'] },
  clinics: { path: 'clinics', pictures: ['image'] },
  laboratories: { path: 'laboratories', pictures: ['image'] },
  veterinarians: { path: 'veterinarians', pictures: ['image'] },
  specialties: { path: 'specialties' },
  news: { path: 'news', pictures: ['image'] },
  events: { path: 'events', pictures: ['image'] },
  users: { path: 'users' },
  'price-caps': { path: 'price-caps' },
  'contact-us': { path: 'contact-us' },
  'recurring-orders': { path: 'recurring-orders' },
  'audit-entries': { path: 'audit-entries' },
  mails: { path: 'mails' },
  'search-misses': { path: 'search-misses' },
  'search-synonyms': { path: 'search-synonyms' },
  ratings: { path: 'ratings' },
} as const satisfies Record<string, Row>

export type ResourceName = keyof typeof TABLE

function rowOf(resource: string): Row {
  const row = (TABLE as Record<string, Row>)[resource]
  if (!row) throw new Error(`The table of resources has no ${resource}`)
  return row
}

export const pathOf = (resource: string) => rowOf(resource).path
export const picturesOf = (resource: string) => rowOf(resource).pictures ?? []
