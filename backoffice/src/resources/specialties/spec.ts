import type { Spec } from '../../collection/spec'

export const spec: Spec = {
  one: 'Specialty',
  many: 'Specialties',
  about: 'Doctors are found by their specialty.',
  nameOf: (record) => record['name'],
  sort: { field: 'name', order: 'ASC' },
  parts: [
    {
      title: 'Specialty',
      fields: [
        { source: 'name', label: 'Name', kind: 'text', isRequired: true, isListed: true },
        { source: 'subspecialties', label: 'Subspecialties', kind: 'lines', isListed: true },
        { source: 'doctors_count', label: 'Doctors', kind: 'number', isListed: true, isReadOnly: true },
      ],
    },
  ],
}
