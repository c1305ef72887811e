import { fields } from '@botika/common/messages/office'
import type { Field, Spec } from '../../collection/spec'

const PARENT = { kind: 'reference', isRequired: true, isListed: true } as const

const levelSpec = (level: Pick<Spec, 'one' | 'many' | 'about' | 'sort'>, parent: readonly Field[]): Spec => ({
  ...level,
  nameOf: (record) => record['name'],
  parts: [
    {
      title: level.one,
      fields: [
        { source: 'name', label: fields.name, kind: 'text', isRequired: true, isListed: true },
        ...parent,
        {
          source: 'position',
          label: fields.position,
          kind: 'number',
          isListed: true,
          help: fields.smallerComesFirst,
        },
        { source: 'image', label: fields.picture, kind: 'picture' },
        {
          source: 'products_count',
          label: fields.products,
          kind: 'number',
          isListed: true,
          isReadOnly: true,
        },
      ],
    },
  ],
})

export const LEVELS = {
  categories: levelSpec(
    {
      one: fields.category,
      many: fields.categories,
      about: fields.theFirstLevelOfThe,
      sort: { field: 'position', order: 'ASC' },
    },
    [],
  ),
  subcategories: levelSpec(
    {
      one: fields.subcategory,
      many: fields.subcategories,
      about: fields.theSecondLevelOfThe,
      sort: { field: 'name', order: 'ASC' },
    },
    [{ ...PARENT, source: 'category_id', label: fields.category, reference: 'categories' }],
  ),
  subsubcategories: levelSpec(
    {
      one: fields.subSubcategory,
      many: fields.subSubcategories,
      about: fields.theThirdLevelOfThe,
      sort: { field: 'name', order: 'ASC' },
    },
    [{ ...PARENT, source: 'subcategory_id', label: fields.subcategory, reference: 'subcategories' }],
  ),
}
