import type { Entity } from '@botika/common/entity/entity'
import type { Label } from '@botika/common/messages/message'
import * as audit from '@botika/common/messages/office/audit'
import * as fields from '@botika/common/messages/office/fields'
import * as orders from '@botika/common/messages/office/orders'
import * as products from '@botika/common/messages/office/products'
import * as offers from '@botika/common/messages/office/offers'
import * as records from '@botika/common/messages/office/records'
import * as shared from '@botika/common/messages/office/shared'
import * as trade from '@botika/common/messages/office/trade'

const DESCRIPTORS = import.meta.glob<Record<string, Entity>>('../../../../common/src/*/entity.ts', {
  eager: true,
})

/** As the descriptors call their fields. */
const declared = Object.values(DESCRIPTORS)
  .flatMap((module) => Object.values(module))
  .flatMap(({ fields }) => Object.entries(fields ?? {}))
  .flatMap(([name, { label, column = name }]) => (label ? [[column, label] as const] : []))

/** What the columns that are written to the activity log are called. */
export const FIELD_NAMES: Readonly<Record<string, Label>> = {
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
