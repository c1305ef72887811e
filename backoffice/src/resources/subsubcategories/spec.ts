import type { Spec } from '../../collection/spec'

export const spec: Spec = {
  one: 'Sub-subcategory',
  many: 'Sub-subcategories',
  about: 'The third level of the catalogue, below a subcategory.',
  nameOf: (record) => record['name'],
  sort: { field: 'name', order: 'ASC' },
  parts: [
    {
      title: 'Sub-subcategory',
      fields: [
        { source: 'name', label: 'Name', kind: 'text', isRequired: true, isListed: true },
        {
          source: 'subcategory_id',
          label: 'Subcategory',
          kind: 'reference',
          reference: 'subcategories',
          isRequired: true,
          isListed: true,
        },
        {
          source: 'position',
          label: 'Position',
          kind: 'number',
          isListed: true,
          help: 'Smaller comes first',
        },
        { source: 'image', label: 'Picture', kind: 'picture' },
        { source: 'products_count', label: 'Products', kind: 'number', isListed: true, isReadOnly: true },
      ],
    },
  ],
}
