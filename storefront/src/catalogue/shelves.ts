import type { Category } from '@botika/common/categories/endpoints'

/** The specification's shop categories, which stand first; each is found on whatever level a shop keeps it. */
const FIRST = ['Beauty', 'Grocery', 'Vitamins', 'Allergy']

export interface Shelf {
  field: 'category_id' | 'subcategory_id' | 'subsubcategory_id'
  id: number
  name: string
}

/** The choices of "Shop Categories": the specification's four, then the other categories that are offered. */
export function shelvesOf(
  categories: readonly Category[],
  offered: readonly { id: number }[] | undefined,
): Shelf[] {
  const ids = new Set(offered?.map(({ id }) => id))
  const shown = offered ? categories.filter(({ id }) => ids.has(id)) : categories
  const all = shown.flatMap((category): Shelf[] => [
    { field: 'category_id', id: category.id, name: category.name },
    ...(category.subcategories ?? []).flatMap((second): Shelf[] => [
      { field: 'subcategory_id', id: second.id, name: second.name },
      ...(second.subsubcategories ?? []).map(({ id, name }): Shelf => ({
        field: 'subsubcategory_id',
        id,
        name,
      })),
    ]),
  ])
  const first = FIRST.flatMap((name) => all.find((shelf) => shelf.name === name) ?? [])
  return [...first, ...all.filter((shelf) => shelf.field === 'category_id' && !first.includes(shelf))]
}
