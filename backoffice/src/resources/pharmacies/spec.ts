import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import type { Choice, Spec } from '../../collection/spec'
import { StandingNotice } from './StandingNotice'

const STATUSES: Record<Pharmacy['status'], Choice> = {
  active: { id: 'active', name: 'Active', tone: 'good' },
  suspended: { id: 'suspended', name: 'Suspended', tone: 'bad' },
}
const statuses = Object.values(STATUSES)

export const spec: Spec = {
  one: 'Pharmacy',
  many: 'Pharmacies',
  about: 'Pharmacies sell here. They come in through applications, or you add them.',
  nameOf: (record) => record['name'],
  sort: { field: 'name', order: 'ASC' },
  defaults: () => ({ status: 'active', is_vat_registered: true }),
  filters: [{ source: 'status', label: 'Status', choices: statuses }],
  notice: StandingNotice,
  parts: [
    {
      title: 'Pharmacy',
      fields: [
        { source: 'name', label: 'Name', kind: 'text', isRequired: true, isListed: true },
        { source: 'image', label: 'Picture', kind: 'picture' },
        { source: 'description', label: 'About', kind: 'long' },
        { source: 'phone', label: 'Phone', kind: 'phone', isListed: true },
        { source: 'email', label: 'Email', kind: 'email' },
        { source: 'opening_hours', label: 'Opening hours', kind: 'hours' },
      ],
    },
    {
      title: 'Place',
      fields: [
        { source: 'address', label: 'Address', kind: 'place', isRequired: true },
        { source: 'city', label: 'City', kind: 'text', isListed: true, isReadOnly: true },
      ],
    },
    {
      title: 'Licence',
      fields: [
        { source: 'license_number', label: 'Licence number', kind: 'text', isListed: true, office: '/admin' },
        {
          source: 'license_expires_on',
          label: 'Licence expires on',
          kind: 'day',
          isListed: true,
          office: '/admin',
        },
        { source: 'is_vat_registered', label: 'Registered for VAT', kind: 'flag', office: '/admin' },
        {
          source: 'status',
          label: 'Status',
          kind: 'choice',
          choices: statuses,
          isListed: true,
          office: '/admin',
          help: 'The offers of a suspended pharmacy leave the shop, and its sellers get an email',
        },
        {
          source: 'suspension_reason',
          label: 'Reason for the suspension',
          kind: 'long',
          office: '/admin',
          when: (values) => values['status'] === 'suspended',
          help: 'The pharmacy reads it in its office, and in the email that goes out as it is suspended',
        },
      ],
    },
  ],
}
