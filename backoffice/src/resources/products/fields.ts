import type { StaleField } from '../../collection/stale/fields'
import { GROUP_NAMES } from './groups'

/** What shoppers read about a product, part by part. */
export const SECTIONS = [
  ['description', 'Description'],
  ['indications', 'Indications'],
  ['dosage', 'Dosage'],
  ['contraindications', 'Contraindications'],
  ['side_effects', 'Side effects'],
  ['storage', 'Storage'],
] as const

/** What the form of a product and its offer asks for. */
export const FIELDS: readonly StaleField[] = [
  { source: 'name', label: 'Name', kind: 'text' },
  { source: 'generic_name', label: 'Generic name', kind: 'text' },
  { source: 'brand', label: 'Brand', kind: 'text' },
  { source: 'strength', label: 'Strength', kind: 'text' },
  { source: 'dosage_form', label: 'Form', kind: 'text' },
  { source: 'pack_size', label: 'Pack', kind: 'text' },
  { source: 'manufacturer', label: 'Manufacturer', kind: 'text' },
  { source: 'registration_number', label: 'FDA registration number', kind: 'text' },
  { source: 'images', label: 'Pictures', kind: 'pictures' },
  { source: 'selling_price', label: 'Price', kind: 'money' },
  { source: 'quantity', label: 'Stock', kind: 'number' },
  { source: 'sku', label: 'SKU', kind: 'text' },
  {
    source: 'status',
    label: 'Status',
    kind: 'choice',
    choices: Object.entries(GROUP_NAMES).map(([id, name]) => ({ id, name })),
  },
  { source: 'category_id', label: 'Category', kind: 'reference', reference: 'categories' },
  { source: 'subcategory_id', label: 'Subcategory', kind: 'reference', reference: 'subcategories' },
  { source: 'subsubcategory_id', label: 'Sub-subcategory', kind: 'reference', reference: 'subsubcategories' },
  { source: 'is_prescription', label: 'Needs a prescription', kind: 'flag' },
  { source: 'is_sc_discountable', label: 'Senior citizen and PWD discount applies', kind: 'flag' },
  { source: 'is_vat_exempt', label: 'Exempt from VAT', kind: 'flag' },
  ...SECTIONS.map(([source, label]) => ({ source, label, kind: 'long' }) as const),
]
