import type { Preregister } from '@botika/common/preregisters/endpoints'
import type { Choice, Spec } from '../../shared/plain/spec'

const STATUSES: Record<Preregister['status'], Choice> = {
  new: { id: 'new', name: 'New', tone: 'warn' },
  approved: { id: 'approved', name: 'Approved', tone: 'good' },
  rejected: { id: 'rejected', name: 'Rejected', tone: 'bad' },
}
const statuses = Object.values(STATUSES)

export const spec: Spec = {
  one: 'Application',
  many: 'Applications',
  about: 'Pharmacies that want to sell here apply on the shop. Approving one makes its account.',
  nameOf: (record) => record['pharmacy_name'],
  sort: { field: 'created_at', order: 'DESC' },
  filters: [{ source: 'status', label: 'Status', choices: statuses }],
  parts: [
    {
      title: 'Decision',
      fields: [
        { source: 'pharmacy_name', label: 'Pharmacy', kind: 'text', isListed: true, isReadOnly: true },
        {
          source: 'status',
          label: 'Status',
          kind: 'choice',
          choices: statuses,
          isListed: true,
          isRequired: true,
          help: 'Approving makes the pharmacy and its seller and mails an invitation',
        },
        { source: 'remarks', label: 'Remarks', kind: 'long' },
      ],
    },
    {
      title: 'Application',
      fields: [
        { source: 'pharmacy_name', label: 'Pharmacy', kind: 'text', isRequired: true },
        { source: 'name', label: 'Applicant', kind: 'text', isListed: true, isRequired: true },
        { source: 'email', label: 'Email', kind: 'email', isListed: true, isRequired: true },
        {
          source: 'contact_number',
          label: 'Contact number',
          kind: 'phone',
          isListed: true,
          isRequired: true,
        },
        { source: 'address', label: 'Address', kind: 'text', isNeverNull: true },
        { source: 'message', label: 'Message', kind: 'long' },
        { source: 'created_at', label: 'Sent', kind: 'moment', isListed: true, isReadOnly: true },
      ],
    },
  ],
}
