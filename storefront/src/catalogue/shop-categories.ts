import type { Category } from '@botika/common/categories/endpoints'

/** The specification's categories come first, on whatever level a shop has them. */
const FIRST = ['Beauty', 'Grocery', 'Vitamins', 'Allergy']

export interface ShopCategory {
  field: 'category_id' | 'subcategory_id' | 'subsubcategory_id'
  id: number
  name: string
}

export function shopCategoriesOf(
  categories: readonly Category[],
  offered: readonly { id: number }[] | undefined,
): ShopCategory[] {
  const ids = new Set(offered?.map(({ id }) => id))
  const shown = offered ? categories.filter(({ id }) => ids.has(id)) : categories
  const all = shown.flatMap((category): ShopCategory[] => [
    { field: 'category_id', id: category.id, name: category.name },
    ...(category.subcategories ?? []).flatMap((second): ShopCategory[] => [
      { field: 'subcategory_id', id: second.id, name: second.name },
      ...(second.subsubcategories ?? []).map(({ id, name }): ShopCategory => ({
        field: 'subsubcategory_id',
        id,
        name,
      })),
    ]),
  ])
  const first = FIRST.flatMap((name) => all.find((one) => one.name === name) ?? [])
  return [...first, ...all.filter((one) => one.field === 'category_id' && !first.includes(one))]
}
