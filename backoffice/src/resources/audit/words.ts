import * as audit from '@botika/common/messages/office/audit'
import { inEnglish, type Words } from '../../lib/language/useWords'
import { moment, monthWords } from '../../ui/words'

/** What can be done, in words that follow a name: `Ana Reyes changed …`. */
export const DEEDS: Record<string, string> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  bulk: 'uploaded in bulk',
  'undo-bulk': 'undid the upload of',
  export: 'exported',
  view: 'read',
  'view-id-number': 'read the ID number of',
  resend: 're-sent',
  move: 'moved',
  merge: 'merged',
  suspend: 'suspended',
  unsuspend: 'put back',
  release: 'released',
  hide: 'hid',
  show: 'showed again',
  'sign-out': 'signed out',
  'send-password-link': 'sent a link for a password to',
  'send-seller-link': 'sent a seller’s link for',
  'change-password': 'changed the password of',
  confirm: 'confirmed',
  ship: 'shipped',
  receive: 'marked as received',
  pay: 'marked as paid',
  complete: 'completed',
  cancel: 'cancelled',
}

export const deedOf = (action: string) => DEEDS[action] ?? action.replaceAll('-', ' ')

/** What was done to what: `changed product`; the book is one, with many numbers in it. */
export const deedTo = (action: string, resource: string, t: Words = inEnglish) =>
  resource === 'sales-records'
    ? `${t(action === 'view-id-number' ? audit.readIDNumbersIn : deedOf(action))} ${t(audit.theSalesRecordBook)}`
    : isUpload(action)
      ? t(action === 'bulk' ? audit.uploadedProductsInBulk : audit.undidABulkUploadOf)
      : `${t(deedOf(action))} ${t(oneOf(resource))}`

/** Of several products at once, so of none by name. */
export const isUpload = (action: string) => action === 'bulk' || action === 'undo-bulk'

export const ACTIONS = [
  'create',
  'update',
  'delete',
  'suspend',
  'unsuspend',
  'release',
  'merge',
  'move',
  'hide',
  'resend',
  'view',
  'bulk',
  'export',
  'cancel',
  'sign-out',
  'change-password',
  'send-password-link',
].map((id) => ({
  id,
  name: capital(deedOf(id).replace(/ (of|to|the upload)$/, '')),
}))

export const ONES: Record<string, string> = {
  products: 'product',
  inventories: 'offer',
  pharmacies: 'pharmacy',
  users: 'user',
  categories: 'category',
  subcategories: 'subcategory',
  subsubcategories: 'sub-subcategory',
  specialties: 'specialty',
  doctors: 'doctor',
  couriers: 'courier',
  promotions: 'promotion',
  hospitals: 'hospital',
  clinics: 'clinic',
  laboratories: 'laboratory',
  veterinarians: 'veterinarian',
  news: 'article',
  events: 'event',
  preregisters: 'application',
  'price-caps': 'price cap',
  'seller-orders': 'order',
  orders: 'customer’s order',
  'recurring-orders': 'recurring order',
  'sales-records': 'sales record book',
  'contact-us': 'message',
  mails: 'email',
  ratings: 'rating',
  images: 'picture',
  'search-misses': 'vain search',
  'search-synonyms': 'synonym',
}

export const RESOURCES = Object.entries(ONES)
  .map(([id, name]) => ({ id, name: capital(name) }))
  .sort((one, other) => (one.name < other.name ? -1 : 1))

/** What one record of a resource is called. */
export const oneOf = (resource: string) => ONES[resource] ?? resource.replaceAll('-', ' ')

/** `is_sc_discountable` as people read it. */
export const fieldWords = (field: string) =>
  capital(
    field
      .replace(/_ids?$/, '')
      .replace(/^is_/, '')
      .replace(/_sc_|^sc_/, ' senior citizen ')
      .replaceAll('_', ' ')
      .trim(),
  )

function capital(text: string) {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** What a field holds stands as it was kept, but for the server's yes and no, moments, and the month of a book. */
export function valueWords(field: string, value: string, t: Words): string {
  if (field === 'month' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return monthWords(value)
  if (MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return moment(value)
  // what was changed in somebody's own data is named, not told
  if (field === 'fields')
    return value
      .split(', ')
      .map(fieldWords)
      .map((word) => t(word))
      .join(', ')
  return /^(Yes|No)$/.test(value) ? t(value) : value
}
