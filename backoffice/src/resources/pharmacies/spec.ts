import { fields } from '@botika/common/messages/office'
import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import type { Choice, Spec } from '../../collection/spec'
import { StaffLink } from './StaffLink'
import { StatusNotice } from './StatusNotice'

const STATUSES: Record<Pharmacy['status'], Choice> = {
  active: { id: 'active', name: fields.active, tone: 'good' },
  suspended: { id: 'suspended', name: fields.suspended, tone: 'bad' },
}
const statuses = Object.values(STATUSES)

export const spec: Spec = {
  one: fields.pharmacy,
  many: fields.pharmacies,
  about: fields.pharmaciesSellHereTheyCome,
  nameOf: (record) => record['name'],
  sort: { field: 'name', order: 'ASC' },
  defaults: () => ({ status: 'active', is_vat_registered: true }),
  filters: [{ source: 'status', label: fields.status, choices: statuses }],
  actions: StaffLink,
  notice: StatusNotice,
  parts: [
    {
      title: fields.pharmacy,
      fields: [
        { source: 'name', label: fields.name, kind: 'text', isRequired: true, isListed: true },
        { source: 'image', label: fields.picture, kind: 'picture' },
        { source: 'description', label: fields.about, kind: 'long' },
        { source: 'phone', label: fields.phone, kind: 'phone', isListed: true },
        { source: 'email', label: fields.email, kind: 'email' },
        { source: 'opening_hours', label: fields.openingHours, kind: 'hours' },
      ],
    },
    {
      title: fields.place,
      fields: [
        { source: 'address', label: fields.address, kind: 'place', isRequired: true },
        { source: 'city', label: fields.city, kind: 'text', isListed: true, isReadOnly: true },
      ],
    },
    {
      title: fields.licence,
      fields: [
        {
          source: 'license_number',
          label: fields.licenceNumber,
          kind: 'text',
          isListed: true,
          office: '/admin',
        },
        {
          source: 'license_expires_on',
          label: fields.licenceExpiresOn,
          kind: 'day',
          isListed: true,
          office: '/admin',
        },
        { source: 'is_vat_registered', label: fields.registeredForVAT, kind: 'flag', office: '/admin' },
        {
          source: 'status',
          label: fields.status,
          kind: 'choice',
          choices: statuses,
          isListed: true,
          office: '/admin',
          help: fields.theOffersOfASuspended,
        },
        {
          source: 'suspension_reason',
          label: fields.reasonForTheSuspension,
          kind: 'long',
          office: '/admin',
          when: (values) => values['status'] === 'suspended',
          help: fields.thePharmacyReadsItIn,
        },
      ],
    },
  ],
}
