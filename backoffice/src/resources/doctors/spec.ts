import type { Spec } from '../../collection/spec'

export const spec: Spec = {
  one: 'Doctor',
  many: 'Doctors',
  about: 'Doctors who see patients at a pharmacy. With their place and schedule, people nearby find them.',
  nameOf: (record) => record['name'],
  sort: { field: 'name', order: 'ASC' },
  parts: [
    {
      title: 'Doctor',
      fields: [
        { source: 'name', label: 'Name', kind: 'text', isRequired: true, isListed: true },
        {
          source: 'specialty_id',
          label: 'Specialty',
          kind: 'reference',
          reference: 'specialties',
          named: 'specialty_name',
          isListed: true,
        },
        { source: 'subspecialty', label: 'Subspecialty', kind: 'text' },
        { source: 'license_number', label: 'Licence number', kind: 'text' },
        { source: 'image', label: 'Portrait', kind: 'picture' },
        { source: 'description', label: 'About', kind: 'long' },
      ],
    },
    {
      title: 'Consultation',
      fields: [
        { source: 'phone', label: 'Phone', kind: 'phone', isListed: true },
        {
          source: 'schedule',
          label: 'Schedule',
          kind: 'text',
          help: 'For example: Mon, Wed, Fri 9:00 AM to 12:00 NN',
          isListed: true,
        },
        { source: 'consultation_fee', label: 'Consultation fee', kind: 'money', isListed: true },
        {
          source: 'pharmacy_id',
          label: 'Pharmacy',
          kind: 'reference',
          reference: 'pharmacies',
          named: 'pharmacy_name',
          office: '/admin',
          isListed: true,
        },
      ],
    },
    { title: 'Place', fields: [{ source: 'address', label: 'Address', kind: 'place' }] },
  ],
}
