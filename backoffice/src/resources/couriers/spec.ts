import type { Spec } from '../../collection/spec'

export const spec: Spec = {
  one: 'Courier',
  many: 'Couriers',
  about: 'The people or companies who bring orders to the door. One is chosen when an order is shipped.',
  nameOf: (record) => record['name'],
  sort: { field: 'name', order: 'ASC' },
  defaults: () => ({ is_active: true }),
  parts: [
    {
      title: 'Courier',
      fields: [
        { source: 'name', label: 'Name', kind: 'text', isRequired: true, isListed: true },
        { source: 'contact_number', label: 'Contact number', kind: 'phone', isListed: true },
        {
          source: 'vehicle',
          label: 'Vehicle',
          kind: 'text',
          help: 'For example: motorcycle',
          isListed: true,
        },
        { source: 'is_active', label: 'Available', kind: 'flag', isListed: true },
        {
          source: 'pharmacy_id',
          label: 'Pharmacy',
          kind: 'reference',
          reference: 'pharmacies',
          office: '/admin',
          isRequired: true,
          isListed: true,
        },
      ],
    },
  ],
}
