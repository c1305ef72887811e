import type { Product, ProductCard } from '@botika/common/products/schema'

/** What describes a product; price, stock and SKU are the pharmacy's own. */
export const FACTS = [
  'name',
  'generic_name',
  'brand',
  'strength',
  'dosage_form',
  'pack_size',
  'image',
  'is_prescription',
  'is_sc_discountable',
  'is_vat_exempt',
  'category_id',
  'subcategory_id',
  'subsubcategory_id',
] as const satisfies readonly (keyof ProductCard)[]

/** What a copy of a product begins with. */
export const COPIED = [
  ...FACTS,
  'images',
  'manufacturer',
  'unit_count',
  'description',
  'indications',
  'dosage',
  'contraindications',
  'side_effects',
  'storage',
  'selling_price',
  'quantity',
] as const satisfies readonly (keyof Product)[]
