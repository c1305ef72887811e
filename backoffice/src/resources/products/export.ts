import type { ProductCard } from '@botika/common/products/schema'
import type { ExportColumn } from '../../collection/export/sheet'
import { GROUP_NAMES } from './groups'

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

const FACTS: readonly ExportColumn<ProductCard>[] = [
  { heading: 'Product name', read: (product) => product.name },
  { heading: 'Generic name', read: (product) => product.generic_name },
  { heading: 'Brand', read: (product) => product.brand },
  { heading: 'Strength', read: (product) => product.strength },
  { heading: 'Dosage form', read: (product) => product.dosage_form },
  { heading: 'Pack size', read: (product) => product.pack_size },
  { heading: 'Units in a pack', read: (product) => product.unit_count },
  { heading: 'Prescription', read: (product) => yesOrNo(product.is_prescription) },
  { heading: 'Subcategory', read: (product) => product.subcategory_name },
]

/** A seller's own offers, under the headings that Bulk Add Product understands. */
export const OFFER_COLUMNS: readonly ExportColumn<ProductCard>[] = [
  { heading: 'SKU', read: (product) => product.sku },
  ...FACTS,
  { heading: 'Selling price', read: (product) => product.selling_price },
  { heading: 'Quantity', read: (product) => product.quantity },
  { heading: 'Status', read: (product) => product.status && GROUP_NAMES[product.status] },
]

/** The catalogue as an admin sees it. */
export const CATALOGUE_COLUMNS: readonly ExportColumn<ProductCard>[] = [
  ...FACTS,
  { heading: 'Pharmacies', read: (product) => product.offers_count },
  { heading: 'Lowest price', read: (product) => product.lowest_price },
  { heading: 'Highest price', read: (product) => product.highest_price },
]
