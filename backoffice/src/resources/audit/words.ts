import {
  audit,
  catalogue,
  fields,
  mails,
  orders,
  products,
  settings,
  shared,
  trade,
} from '@botika/common/messages/office'
import { COLLECTIONS, type CollectionName, collections } from '@botika/common/roles/collections'
import type { Label } from '@botika/common/messages/message'
import { inEnglish, type Words } from '../../lib/language/useWords'
import { moment, monthWords } from '../../ui/words'
import { FIELD_NAMES } from './field-names'

/** What can be done, in words that follow a name: `Ana Reyes changed …`. */
export const DEEDS: Readonly<Record<string, Label>> = {
  create: audit.added,
  update: audit.changed,
  delete: audit.deleted,
  bulk: audit.uploadedInBulk,
  'undo-bulk': audit.undidTheUploadOf,
  export: audit.exported,
  view: audit.read,
  'view-id-number': audit.readTheIDNumberOf,
  resend: audit.reSent,
  move: audit.moved,
  merge: audit.merged,
  suspend: audit.suspended,
  unsuspend: audit.putBack,
  release: audit.released,
  hide: audit.hid,
  show: audit.showedAgain,
  'sign-out': audit.signedOut,
  'send-password-link': audit.sentALinkForA,
  'send-seller-link': audit.sentASellersLinkFor,
  'change-password': audit.changedThePasswordOf,
  confirm: audit.confirmed,
  ship: audit.shipped,
  receive: audit.markedAsReceived,
  pay: audit.markedAsPaid,
  complete: audit.completed,
  cancel: audit.cancelled,
}

/** What nobody foresaw is named by itself. */
const named = (names: Readonly<Record<string, Label>>, id: string, t: Words) => {
  const name = names[id]
  return name ? t(name) : id.replaceAll('-', ' ')
}

export const deedOf = (action: string, t: Words = inEnglish) => named(DEEDS, action, t)

/** What was done to what: `changed product`; the book is one, with many numbers in it. */
export const deedTo = (action: string, resource: string, t: Words = inEnglish) =>
  resource === 'sales-records'
    ? `${action === 'view-id-number' ? t(audit.readIDNumbersIn) : deedOf(action, t)} ${t(audit.theSalesRecordBook)}`
    : isUpload(action)
      ? t(action === 'bulk' ? audit.uploadedProductsInBulk : audit.undidABulkUploadOf)
      : `${deedOf(action, t)} ${oneOf(resource, t)}`

/** Of several products at once, so of none by name. */
export const isUpload = (action: string) => action === 'bulk' || action === 'undo-bulk'

export const ACTIONS: readonly { id: string; name: Label }[] = [
  { id: 'create', name: audit.actionAdded },
  { id: 'update', name: fields.changed },
  { id: 'delete', name: audit.actionDeleted },
  { id: 'suspend', name: fields.suspended },
  { id: 'unsuspend', name: products.putBack },
  { id: 'release', name: audit.actionReleased },
  { id: 'merge', name: audit.actionMerged },
  { id: 'move', name: audit.actionMoved },
  { id: 'hide', name: audit.actionHid },
  { id: 'resend', name: audit.actionReSent },
  { id: 'view', name: audit.actionRead },
  { id: 'bulk', name: audit.actionUploadedInBulk },
  { id: 'export', name: audit.actionExported },
  { id: 'cancel', name: trade.cancelled },
  { id: 'sign-out', name: audit.actionSignedOut },
  { id: 'change-password', name: audit.changedThePassword },
  { id: 'send-password-link', name: audit.actionSentALinkForA },
]

const ONES: Readonly<Record<string, Label>> = {
  products: audit.product,
  inventories: audit.offer,
  pharmacies: audit.pharmacy,
  users: audit.user,
  categories: catalogue.category,
  subcategories: audit.subcategory,
  subsubcategories: audit.subSubcategory,
  preregisters: audit.application,
  'seller-orders': orders.order,
  orders: audit.customersOrder,
  'recurring-orders': shared.recurringOrder,
  'sales-records': audit.salesRecordBook,
  'contact-us': settings.messageWord,
  mails: mails.email,
  ratings: audit.rating,
  images: audit.picture,
  'search-misses': audit.vainSearch,
}

/** What one record of a resource is called. */
export const oneOf = (resource: string, t: Words = inEnglish) =>
  resource in COLLECTIONS
    ? t(COLLECTIONS[resource as CollectionName].one).toLowerCase()
    : named(ONES, resource, t)

/** What can be in the log, by its English name. */
export const RESOURCES = [...Object.keys(ONES), ...collections.map(({ name }) => name as string)].sort(
  (one, other) => (oneOf(one) < oneOf(other) ? -1 : 1),
)

/** `is_sc_discountable` as people read it. */
export function fieldWords(field: string, t: Words = inEnglish): string {
  const name = FIELD_NAMES[field]
  return name
    ? t(name)
    : capital(
        field
          .replace(/_ids?$/, '')
          .replace(/^is_/, '')
          .replaceAll('_', ' '),
      )
}

export function capital(text: string) {
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
      .map((name) => fieldWords(name, t))
      .join(', ')
  if (value === 'Yes') return t(fields.yesIt)
  return value === 'No' ? t(fields.noIt) : value
}
