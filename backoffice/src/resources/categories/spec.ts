import type { Spec } from '../../collection/spec'

export const spec: Spec = {
  one: 'Category',
  many: 'Categories',
  about: 'The first level of the catalogue, such as Prescription or Vitamins.',
  nameOf: (record) => record['name'],
  sort: { field: 'position', order: 'ASC' },
  parts: [
    {
      title: 'Category',
      fields: [
        { source: 'name', label: 'Name', kind: 'text', isRequired: true, isListed: true },
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
