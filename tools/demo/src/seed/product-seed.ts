import type { Motif } from '../pictures/motifs'
import type { ProductPicture } from '../pictures/product-picture'
import type { products } from '@botika/server/schema'

/** A product of the demo before it has ids: its row, its shelf, its pictures and what it costs in the middle. */
export type ProductSeed = {
  row: Omit<typeof products.$inferInsert, 'name' | 'slug'> & { name: string; slug: string }
  path: readonly [category: string, subcategory: string, subsubcategory: string]
  motif: Motif
  pictures: readonly ProductPicture[]
  /** Centavos for the pack, before a pharmacy puts its own margin. */
  price: number
  /** How likely a pharmacy has it. */
  reach: number
}

/** Prices on shelves end in a quarter of a peso. */
export const onShelf = (centavos: number): number => Math.max(25, Math.round(centavos / 25) * 25)
