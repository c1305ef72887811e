import type { CollectionDefinition, Row } from '../collections/definition'

/** What a write of a category answers before it is read anew from the tree. */
interface Written {
  id: number
}

const level = (
  resource: 'categories' | 'subcategories' | 'subsubcategories',
  noun: string,
  parent?: string,
): CollectionDefinition<Written> => ({
  resource,
  table: resource,
  noun,
  title: 'name',
  hasSlug: true,
  hasNameSort: false,
  columns: {
    name: 'name',
    image: 'image',
    position: 'position',
    ...(parent ? { [parent]: parent } : {}),
  },
  sorts: {},
  order: 't.id',
  present: (row: Row) => ({ id: row['id'] as number }),
})

/** The three levels of the tree, as admins keep them. */
export const CATEGORY_COLLECTIONS = {
  category: level('categories', 'category'),
  subcategory: level('subcategories', 'subcategory', 'category_id'),
  subsubcategory: level('subsubcategories', 'sub-subcategory', 'subcategory_id'),
} as const
