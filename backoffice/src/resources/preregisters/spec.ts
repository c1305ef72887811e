import type { Spec } from '../../collection/spec'
import { Decision } from './Decision'
import { STATUSES } from './statuses'

const statuses = Object.values(STATUSES)

export const spec: Spec = {
  one: 'Application',
  many: 'Applications',
  about: 'Pharmacies that want to sell here apply on the shop. Approving one makes the pharmacy.',
  comesFrom: { to: '/become-a-seller', label: 'Open “Become a seller”' },
  nameOf: (record) => record['pharmacy_name'],
  sort: { field: 'created_at', order: 'DESC' },
  filters: [{ source: 'status', label: 'Status', choices: statuses }],
  notice: Decision,
  parts: [
    {
      title: 'Application',
      fields: [
        { source: 'pharmacy_name', label: 'Pharmacy', kind: 'text', isListed: true, isRequired: true },
        {
          source: 'status',
          label: 'Status',
          kind: 'choice',
          choices: statuses,
          isListed: true,
          isReadOnly: true,
        },
        { source: 'name', label: 'Applicant', kind: 'text', isListed: true, isRequired: true },
        { source: 'email', label: 'Email', kind: 'email', isListed: true, isRequired: true },
        {
          source: 'contact_number',
          label: 'Contact number',
          kind: 'phone',
          isListed: true,
          isRequired: true,
        },
        { source: 'address', label: 'Address', kind: 'text', isLong: true, isNeverNull: true },
        { source: 'message', label: 'Message', kind: 'long' },
        { source: 'remarks', label: 'Remarks', kind: 'long', help: 'Only admins see them' },
        { source: 'created_at', label: 'Sent', kind: 'moment', isListed: true, isReadOnly: true },
      ],
    },
  ],
}
