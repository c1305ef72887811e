import { FACTS } from '@botika/common/products/facts'
import {
  audit,
  catalogue,
  complaints,
  fields,
  mails,
  orders,
  products,
  refusals,
  settings,
  shared,
  trade,
  offers,
  records,
} from '@botika/common/messages/office'
import { COLLECTIONS, type CollectionName, collections } from '@botika/common/roles/collections'
import type { Label } from '@botika/common/messages/message'
import { inEnglish, type Translate } from '../../lib/language/useTranslations'
import { moment, formatMonth } from '../../ui/format'
import type { Entity } from '@botika/common/entity/entity'

const ACTION_LABELS: Readonly<Record<string, Label>> = {
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
  approve: audit.approved,
  return: audit.returned,
  report: audit.reportedAMistakeIn,
  'settle-report': audit.answeredAReportOn,
  answer: audit.answered,
  settle: audit.settled,
  import: audit.imported,
  hide: audit.hid,
  show: audit.showedAgain,
  'sign-out': audit.signedOut,
  'send-password-link': audit.sentALinkForA,
  'send-seller-link': audit.sentASellersLinkFor,
  invite: audit.invited,
  'send-invitation': audit.sentAgain,
  withdraw: audit.withdrew,
  'leave-pharmacy': audit.endedThePlaceOf,
  'change-password': audit.changedThePasswordOf,
  'second-factor-on': audit.turnedTwoStepOnFor,
  'second-factor-off': audit.turnedTwoStepOffFor,
  'renew-recovery-codes': audit.madeRecoveryCodesFor,
  'reset-second-factor': audit.resetTwoStepOf,
  confirm: audit.confirmed,
  ship: audit.shipped,
  receive: audit.markedAsReceived,
  pay: audit.markedAsPaid,
  complete: audit.completed,
  cancel: audit.cancelled,
  refuse: refusals.refusedItemOf,
  accept: refusals.accepted,
  decline: refusals.declined,
}

const named = (names: Readonly<Record<string, Label>>, id: string, t: Translate) => {
  const name = names[id]
  return name ? t(name) : id.replaceAll('-', ' ')
}

export const actionLabel = (action: string, t: Translate = inEnglish) => named(ACTION_LABELS, action, t)

/** What was done to what: `changed product`; the book is one, with many numbers in it. */
export const actionOn = (action: string, resource: string, t: Translate = inEnglish) =>
  resource === 'sales-records'
    ? `${action === 'view-id-number' ? t(audit.readIDNumbersIn) : actionLabel(action, t)} ${t(audit.theSalesRecordBook)}`
    : isUpload(action)
      ? t(action === 'bulk' ? audit.uploadedProductsInBulk : audit.undidABulkUploadOf)
      : `${actionLabel(action, t)} ${oneOf(resource, t)}`

export const isUpload = (action: string) => action === 'bulk' || action === 'undo-bulk'

export const ACTIONS: readonly { id: string; name: Label }[] = [
  { id: 'create', name: audit.actionAdded },
  { id: 'update', name: fields.changed },
  { id: 'delete', name: audit.actionDeleted },
  { id: 'suspend', name: fields.suspended },
  { id: 'unsuspend', name: products.putBack },
  { id: 'release', name: audit.actionReleased },
  { id: 'approve', name: audit.actionApproved },
  { id: 'return', name: audit.actionReturned },
  { id: 'answer', name: audit.actionAnswered },
  { id: 'settle', name: audit.actionSettled },
  { id: 'merge', name: audit.actionMerged },
  { id: 'move', name: audit.actionMoved },
  { id: 'hide', name: audit.actionHid },
  { id: 'resend', name: audit.actionReSent },
  { id: 'view', name: audit.actionRead },
  { id: 'bulk', name: audit.actionUploadedInBulk },
  { id: 'export', name: audit.actionExported },
  { id: 'cancel', name: trade.cancelled },
  { id: 'refuse', name: refusals.refusedMark },
  { id: 'accept', name: refusals.accepted },
  { id: 'decline', name: refusals.declined },
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
  complaints: complaints.complaintInLog,
  'offered-lines': refusals.inLog,
  'recurring-orders': shared.recurringOrder,
  'sales-records': audit.salesRecordBook,
  'sales-report': audit.salesReport,
  'contact-us': settings.messageWord,
  mails: mails.email,
  ratings: audit.rating,
  images: audit.picture,
  'search-misses': audit.vainSearch,
  staff: audit.invitation,
}

export const oneOf = (resource: string, t: Translate = inEnglish) =>
  resource in COLLECTIONS
    ? t(COLLECTIONS[resource as CollectionName].one).toLowerCase()
    : named(ONES, resource, t)

export const RESOURCES = [...Object.keys(ONES), ...collections.map(({ name }) => name as string)].sort(
  (one, other) => (oneOf(one) < oneOf(other) ? -1 : 1),
)

export function fieldLabel(field: string, t: Translate = inEnglish): string {
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

export function formatValue(field: string, value: string, t: Translate): string {
  if (field === 'month' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return formatMonth(value)
  if (MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return moment(value)
  // what was changed in somebody's own data is named, not told
  if (field === 'fields')
    return value
      .split(', ')
      .map((name) => fieldLabel(name, t))
      .join(', ')
  if (value === 'Yes') return t(fields.yesIt)
  return value === 'No' ? t(fields.noIt) : value
}

const DESCRIPTORS = import.meta.glob<Record<string, Entity>>('../../../../common/src/*/entity.ts', {
  eager: true,
})

const declared = Object.values(DESCRIPTORS)
  .flatMap((module) => Object.values(module).map(({ fields }) => fields))
  .concat(FACTS)
  .flatMap((fields) => Object.entries(fields ?? {}))
  .flatMap(([name, { label, column = name }]) => (label ? [[column, label] as const] : []))

const FIELD_NAMES: Readonly<Record<string, Label>> = {
  ...Object.fromEntries(declared),
  address: fields.address,
  application: fields.application,
  barangay: records.barangay,
  brand: products.brand,
  city: fields.city,
  courier: fields.courier,
  courier_id: fields.courier,
  created: audit.created,
  description: fields.description,
  discount: fields.discount,
  discount_reason: audit.discountReason,
  dosage_form: products.dosageForm,
  drug_class: audit.drugClass,
  email: fields.email,
  fields: audit.fields,
  first_name: fields.firstName,
  handled_at: audit.handledAt,
  hidden_reason: audit.hiddenReason,
  image: audit.image,
  images: audit.images,
  into_id: audit.into,
  is_active: fields.active,
  is_draft: shared.draft,
  is_prescription: shared.prescription,
  is_released: audit.actionReleased,
  is_sc_discountable: audit.seniorCitizenDiscountable,
  is_vat_exempt: audit.vatExempt,
  is_vat_registered: audit.vatRegistered,
  keyword: audit.keyword,
  lab_name: audit.labName,
  last_name: fields.lastName,
  latitude: records.latitude,
  license_expires_on: audit.licenseExpiresOn,
  license_number: audit.licenseNumber,
  longitude: records.longitude,
  message: fields.messageWord,
  month: trade.month,
  offers: offers.offers,
  orders: shared.orders,
  outcome: audit.outcome,
  pack_size: products.packSize,
  paid: shared.paid,
  password: fields.password,
  pharmacy_name: audit.pharmacyName,
  place: fields.place,
  position: fields.position,
  prescription_reason: audit.prescriptionReason,
  price: shared.price,
  product_id: shared.product,
  product_ids: shared.product,
  products: fields.products,
  promotions: fields.promotions,
  province: records.province,
  published_at: audit.publishedAt,
  quantity: shared.quantity,
  rating: audit.actionRating,
  reason: shared.reason,
  refused: audit.refused,
  registration_number: audit.registrationNumber,
  rejection_reason: audit.rejectionReason,
  released: audit.actionReleased,
  remarks: fields.remarks,
  roles: fields.roles,
  sent_before: audit.sentBefore,
  sku: audit.sku,
  status: fields.status,
  subcategory_id: fields.subcategory,
  subject: shared.subject,
  subsubcategory_id: audit.subsubcategory,
  suspension_reason: audit.suspensionReason,
  text: fields.text,
  total: orders.total,
  units: trade.units,
  updated: audit.updated,
  upload: audit.upload,
  user_id: fields.user,
}
