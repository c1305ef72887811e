/** Rows that one upload may have, its heading not counted. */
export const MAX_BULK_ROWS = 50_000
export const MAX_BULK_BYTES = 24 * 1024 * 1024
/** Problems that a report lists; the error sheet has all of them. */
export const MAX_BULK_PROBLEMS = 1_000

/** What a column of the file can mean. */
export const BULK_FIELDS = [
  'sku',
  'name',
  'generic_name',
  'brand',
  'manufacturer',
  'strength',
  'dosage_form',
  'pack_size',
  'unit_count',
  'registration_number',
  'selling_price',
  'quantity',
  'is_prescription',
  'is_sc_discountable',
  'category',
  'subcategory',
  'description',
] as const
export type BulkField = (typeof BULK_FIELDS)[number]

/** Names for people, in the order in which a template has its columns. */
export const BULK_FIELD_NAMES: Record<BulkField, string> = {
  sku: 'SKU',
  name: 'Product name',
  generic_name: 'Generic name',
  brand: 'Brand',
  manufacturer: 'Manufacturer',
  strength: 'Strength',
  dosage_form: 'Dosage form',
  pack_size: 'Pack size',
  unit_count: 'Units in a pack',
  registration_number: 'FDA registration number',
  selling_price: 'Selling price',
  quantity: 'Quantity',
  is_prescription: 'Prescription',
  is_sc_discountable: 'Senior and PWD discount',
  category: 'Category',
  subcategory: 'Subcategory',
  description: 'Description',
}
