import type { Spec } from '../../collection/spec'

export const spec: Spec = {
  one: 'Subcategory',
  many: 'Subcategories',
  about: 'The second level of the catalogue, below a category.',
  nameOf: (record) => record['name'],
  sort: { field: 'name', order: 'ASC' },
  parts: [
    {
      title: 'Subcategory',
      fields: [
        { source: 'name', label: 'Name', kind: 'text', isRequired: true, isListed: true },
        {
          source: 'category_id',
          label: 'Category',
          kind: 'reference',
          reference: 'categories',
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
