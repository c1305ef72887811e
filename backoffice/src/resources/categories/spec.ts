import { fields } from '@botika/common/messages/office'
import type { Spec } from '../../collection/spec'

export const spec: Spec = {
  one: fields.category,
  many: fields.categories,
  about: fields.theFirstLevelOfThe,
  nameOf: (record) => record['name'],
  sort: { field: 'position', order: 'ASC' },
  parts: [
    {
      title: fields.category,
      fields: [
        { source: 'name', label: fields.name, kind: 'text', isRequired: true, isListed: true },
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
