import { fields, products, shared } from '@botika/common/messages/office'
import type { StaleField } from '../../collection/stale/fields'
import { GROUP_NAMES } from './groups'

/** What shoppers read about a product, part by part. */
export const SECTIONS = [
  ['description', fields.description],
  ['indications', products.indications],
  ['dosage', products.dosage],
  ['contraindications', products.contraindications],
  ['side_effects', products.sideEffects],
  ['storage', products.storage],
] as const

/** What the form of a product and its offer asks for. */
export const FIELDS: readonly StaleField[] = [
  { source: 'name', label: fields.name, kind: 'text' },
  { source: 'generic_name', label: fields.genericName, kind: 'text' },
  { source: 'brand', label: products.brand, kind: 'text' },
  { source: 'strength', label: fields.strength, kind: 'text' },
  { source: 'dosage_form', label: fields.form, kind: 'text' },
  { source: 'pack_size', label: products.pack, kind: 'text' },
  { source: 'manufacturer', label: products.manufacturer, kind: 'text' },
  { source: 'registration_number', label: products.fdaRegistrationNumber, kind: 'text' },
  { source: 'images', label: shared.pictures, kind: 'pictures' },
  { source: 'selling_price', label: shared.price, kind: 'money' },
  { source: 'quantity', label: shared.stock, kind: 'number' },
  { source: 'sku', label: shared.sku, kind: 'text' },
  {
    source: 'status',
    label: fields.status,
    kind: 'choice',
    choices: Object.entries(GROUP_NAMES).map(([id, name]) => ({ id, name })),
  },
  { source: 'category_id', label: fields.category, kind: 'reference', reference: 'categories' },
  { source: 'subcategory_id', label: fields.subcategory, kind: 'reference', reference: 'subcategories' },
  {
    source: 'subsubcategory_id',
    label: fields.subSubcategory,
    kind: 'reference',
    reference: 'subsubcategories',
  },
  { source: 'is_prescription', label: products.needsAPrescription, kind: 'flag' },
  { source: 'is_sc_discountable', label: products.seniorCitizenAndPWDDiscount, kind: 'flag' },
  { source: 'is_vat_exempt', label: products.exemptFromVAT, kind: 'flag' },
  ...SECTIONS.map(([source, label]) => ({ source, label, kind: 'long' }) as const),
]
