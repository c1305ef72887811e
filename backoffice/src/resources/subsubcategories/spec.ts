import { fields } from '@botika/common/messages/office'
import type { Spec } from '../../collection/spec'

export const spec: Spec = {
  one: fields.subSubcategory,
  many: fields.subSubcategories,
  about: fields.theThirdLevelOfThe,
  nameOf: (record) => record['name'],
  sort: { field: 'name', order: 'ASC' },
  parts: [
    {
      title: fields.subSubcategory,
      fields: [
        { source: 'name', label: fields.name, kind: 'text', isRequired: true, isListed: true },
        {
          source: 'subcategory_id',
          label: fields.subcategory,
          kind: 'reference',
          reference: 'subcategories',
          isRequired: true,
          isListed: true,
        },
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
}
