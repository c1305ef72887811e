import { fields } from '@botika/common/messages/office'
import type { Spec } from '../../collection/spec'
import { Decision, STATUSES } from './Decision'

const statuses = Object.values(STATUSES)

export const spec: Spec = {
  one: fields.application,
  many: fields.applications,
  about: fields.pharmaciesThatWantToSell,
  comesFrom: { to: '/become-a-seller', label: fields.openBecomeASeller },
  nameOf: (record) => record['pharmacy_name'],
  sort: { field: 'created_at', order: 'DESC' },
  filters: [{ source: 'status', label: fields.status, choices: statuses }],
  notice: Decision,
  parts: [
    {
      title: fields.application,
      fields: [
        { source: 'pharmacy_name', label: fields.pharmacy, kind: 'text', isListed: true, isRequired: true },
        {
          source: 'status',
          label: fields.status,
          kind: 'choice',
          choices: statuses,
          isListed: true,
          isReadOnly: true,
        },
        { source: 'name', label: fields.applicant, kind: 'text', isListed: true, isRequired: true },
        { source: 'email', label: fields.email, kind: 'email', isListed: true, isRequired: true },
        {
          source: 'contact_number',
          label: fields.contactNumber,
          kind: 'phone',
          isListed: true,
          isRequired: true,
        },
        { source: 'address', label: fields.address, kind: 'text', isLong: true, isNeverNull: true },
        { source: 'message', label: fields.messageWord, kind: 'long' },
        { source: 'remarks', label: fields.remarks, kind: 'long', help: fields.onlyAdminsSeeThem },
        { source: 'created_at', label: fields.sent, kind: 'moment', isListed: true, isReadOnly: true },
      ],
    },
  ],
}
