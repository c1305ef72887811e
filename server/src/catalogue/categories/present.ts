import type { Category, Subcategory, Subsubcategory } from '@botika/common/categories/endpoints'
import type { CategoryRow, SubcategoryRow, SubsubcategoryRow, Tree } from './taxonomy'

export type Counts = ReadonlyMap<number, number>

export interface AllCounts {
  categories: Counts
  subcategories: Counts
  subsubcategories: Counts
}

const named = (row: CategoryRow, counts: Counts) => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  image: row.image,
  position: row.position,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  products_count: counts.get(row.id) ?? 0,
})

export const presentSubsubcategory = (row: SubsubcategoryRow, counts: AllCounts): Subsubcategory => ({
  ...named(row, counts.subsubcategories),
  subcategory_id: row.subcategory_id,
})

export const presentSubcategory = (row: SubcategoryRow, tree: Tree, counts: AllCounts): Subcategory => ({
  ...named(row, counts.subcategories),
  category_id: row.category_id,
  subsubcategories: tree.subsubcategory.rows
    .filter((below) => below.subcategory_id === row.id)
    .map((below) => presentSubsubcategory(below, counts)),
})

export const presentCategory = (row: CategoryRow, tree: Tree, counts: AllCounts): Category => ({
  ...named(row, counts.categories),
  subcategories: tree.subcategory.rows
    .filter((below) => below.category_id === row.id)
    .map((below) => presentSubcategory(below, tree, counts)),
})
