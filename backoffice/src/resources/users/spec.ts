import type { RoleName } from '@botika/common/roles/roles'
import type { User } from '@botika/common/session/endpoints'
import type { Choice, Spec } from '../../collection/spec'
import { AddressNotice } from './AddressNotice'
import { UserActions } from './UserActions'

const ROLES: Record<RoleName, Choice> = {
  customer: { id: 'customer', name: 'Customer', tone: 'quiet', disabled: true },
  seller: { id: 'seller', name: 'Seller', tone: 'brand' },
  admin: { id: 'admin', name: 'Admin', tone: 'info' },
}
const roles = Object.values(ROLES)

/** Records hold roles as objects, forms send them as names. */
const rolesIn = (held: unknown): string[] =>
  ((held ?? []) as (User['roles'][number] | RoleName)[]).map((role) =>
    typeof role === 'string' ? role : role.name,
  )

export const spec: Spec = {
  one: 'User',
  many: 'Users',
  about: 'Everybody with an account: shoppers, sellers and admins.',
  nameOf: (record) => `${record['first_name']} ${record['last_name']}`,
  sort: { field: 'created_at', order: 'DESC' },
  actions: UserActions,
  notice: AddressNotice,
  whatGoes:
    'Name, number, addresses, bookmarks and cart go for good, and recurring orders stop. Past orders stay, without name and street.',
  filters: [
    { source: 'role', label: 'Role', choices: roles },
    {
      source: 'is_active',
      label: 'May sign in',
      choices: [
        { id: 'true', name: 'Yes' },
        { id: 'false', name: 'No' },
      ],
    },
  ],
  defaults: () => ({ roles: ['customer'], is_active: true, send_link: true }),
  parts: [
    {
      title: 'Person',
      fields: [
        {
          source: 'first_name',
          label: 'First name',
          heading: 'Name',
          kind: 'text',
          isRequired: true,
          isListed: true,
        },
        { source: 'last_name', label: 'Last name', kind: 'text', isRequired: true },
        { source: 'email', label: 'Email', kind: 'email', isRequired: true, isListed: true },
        { source: 'contact_number', label: 'Contact number', kind: 'phone' },
        {
          source: 'send_link',
          label: 'Send a link to set the password',
          kind: 'flag',
          isOnlyNew: true,
          help: 'They get it by email and choose their own password. It works once, within a day.',
        },
        {
          source: 'password',
          label: 'Password',
          kind: 'password',
          isRequired: true,
          isOnlyNew: true,
          when: (values) => values['send_link'] !== true,
          help: 'At least 8 characters. You tell it to them yourself.',
        },
      ],
    },
    {
      title: 'Rights',
      fields: [
        {
          source: 'roles',
          label: 'Roles',
          kind: 'several',
          choices: roles,
          read: rolesIn,
          help: 'Everybody can shop. Who loses one is signed out at once, and signs in again with what is left',
          isRequired: true,
          isListed: true,
        },
        {
          source: 'pharmacy_id',
          label: 'Pharmacy',
          kind: 'reference',
          reference: 'pharmacies',
          named: 'pharmacy_name',
          isListed: true,
          when: (values) => rolesIn(values['roles']).includes('seller'),
        },
        {
          source: 'is_active',
          label: 'May sign in',
          kind: 'flag',
          help: 'Taking it away suspends the account and ends its sessions at once',
          isListed: true,
        },
      ],
    },
  ],
}
