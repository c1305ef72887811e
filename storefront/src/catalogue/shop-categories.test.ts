import { expect, it } from 'vitest'
import { shopCategoriesOf } from './shop-categories'

const at = new Date('2026-01-01').toISOString()
const row = { created_at: at, updated_at: at, image: null, slug: '' }
const categories = [
  {
    ...row,
    id: 1,
    name: 'Medicines',
    subcategories: [
      { ...row, id: 12, category_id: 1, name: 'Over the counter', subsubcategories: [] },
      {
        ...row,
        id: 11,
        category_id: 1,
        name: 'Prescription',
        subsubcategories: [{ ...row, id: 111, subcategory_id: 11, name: 'Allergy' }],
      },
    ],
  },
  {
    ...row,
    id: 2,
    name: 'Vitamins and supplements',
    subcategories: [{ ...row, id: 21, category_id: 2, name: 'Vitamins', subsubcategories: [] }],
  },
  { ...row, id: 3, name: 'Grocery', subcategories: [] },
  { ...row, id: 4, name: 'Beauty' },
] as unknown as Parameters<typeof shopCategoriesOf>[0]

it("puts the specification's four first, whatever level they are on, then the other categories", () => {
  expect(shopCategoriesOf(categories, undefined)).toEqual([
    { field: 'category_id', id: 4, name: 'Beauty' },
    { field: 'category_id', id: 3, name: 'Grocery' },
    { field: 'subcategory_id', id: 21, name: 'Vitamins' },
    { field: 'subsubcategory_id', id: 111, name: 'Allergy' },
    { field: 'category_id', id: 1, name: 'Medicines' },
    { field: 'category_id', id: 2, name: 'Vitamins and supplements' },
  ])
})

it('leaves out what the pharmacy has nothing of', () => {
  expect(shopCategoriesOf(categories, [{ id: 1 }, { id: 4 }]).map(({ name }) => name)).toEqual([
    'Beauty',
    'Allergy',
    'Medicines',
  ])
})
