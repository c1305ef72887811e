import { fields } from '@botika/common/messages/office'
import type { RoleName } from '@botika/common/roles/roles'
import type { User } from '@botika/common/session/endpoints'
import type { Choice, Spec } from '../../collection/spec'
import { AddressNotice, UserActions } from './UserActions'

const ROLES: Record<RoleName, Choice> = {
  customer: { id: 'customer', name: fields.customer, tone: 'quiet', disabled: true },
  seller: { id: 'seller', name: fields.seller, tone: 'brand' },
  admin: { id: 'admin', name: fields.admin, tone: 'info' },
}
const roles = Object.values(ROLES)

const positions: Choice[] = [
  { id: 'owner', name: fields.owner, tone: 'brand' },
  { id: 'pharmacist', name: fields.pharmacist, tone: 'good' },
  { id: 'clerk', name: fields.clerk, tone: 'quiet' },
]

const rolesIn = (held: unknown): string[] =>
  ((held ?? []) as (User['roles'][number] | RoleName)[]).map((role) =>
    typeof role === 'string' ? role : role.name,
  )

export const spec: Spec = {
  one: fields.user,
  many: fields.users,
  about: fields.everybodyWithAnAccountShoppers,
  nameOf: (record) => `${record['first_name']} ${record['last_name']}`,
  sort: { field: 'created_at', order: 'DESC' },
  actions: UserActions,
  notice: AddressNotice,
  whatGoes: fields.nameNumberAddressesBookmarksAnd,
  filters: [
    { source: 'role', label: fields.role, choices: roles },
    {
      source: 'is_active',
      label: fields.maySignIn,
      choices: [
        { id: 'true', name: fields.yesIt },
        { id: 'false', name: fields.noIt },
      ],
    },
  ],
  defaults: () => ({ roles: ['customer'], is_active: true, send_link: true }),
  parts: [
    {
      title: fields.person,
      fields: [
        {
          source: 'first_name',
          label: fields.firstName,
          heading: fields.name,
          kind: 'text',
          isRequired: true,
          isListed: true,
        },
        { source: 'last_name', label: fields.lastName, kind: 'text', isRequired: true },
        { source: 'email', label: fields.email, kind: 'email', isRequired: true, isListed: true },
        { source: 'contact_number', label: fields.contactNumber, kind: 'phone' },
        {
          source: 'send_link',
          label: fields.sendALinkToSet,
          kind: 'flag',
          isOnlyNew: true,
          help: fields.theyGetItByEmail,
        },
        {
          source: 'password',
          label: fields.password,
          kind: 'password',
          isRequired: true,
          isOnlyNew: true,
          when: (values) => values['send_link'] !== true,
          help: fields.atLeast8CharactersYou,
        },
      ],
    },
    {
      title: fields.rights,
      fields: [
        {
          source: 'roles',
          label: fields.roles,
          kind: 'several',
          choices: roles,
          read: rolesIn,
          help: fields.everybodyCanShopWhoLoses,
          isRequired: true,
          isListed: true,
        },
        {
          source: 'pharmacy_id',
          label: fields.pharmacy,
          kind: 'reference',
          reference: 'pharmacies',
          named: 'pharmacy_name',
          isListed: true,
          when: (values) => rolesIn(values['roles']).includes('seller'),
        },
        {
          source: 'position',
          label: fields.workPosition,
          kind: 'choice',
          choices: positions,
          isListed: true,
          when: (values) => rolesIn(values['roles']).includes('seller'),
        },
        {
          source: 'is_active',
          label: fields.maySignIn,
          kind: 'flag',
          help: fields.takingItAwaySuspendsThe,
          isListed: true,
        },
      ],
    },
  ],
}
