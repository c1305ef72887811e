import type { Preregister } from '@botika/common/preregisters/endpoints'
import { type CollectionDefinition, pick, same, stampsOf } from '../../platform'
import { type Correspondence, settleDecision } from './approve'

/** Pharmacies that want to sell here: anybody asks, an admin decides. */
export const preregisterCollection = (correspondence: Correspondence): CollectionDefinition<Preregister> => ({
  resource: 'preregisters',
  table: 'preregisters',
  noun: 'pre-registration',
  title: 'pharmacy_name',
  hasSlug: false,
  hasNameSort: false,
  columns: {
    pharmacy_name: 'pharmacy_name',
    name: 'name',
    email: 'email',
    contact_number: 'contact_number',
    address: 'address',
    message: 'message',
    status: 'status',
    rejection_reason: 'rejection_reason',
    remarks: 'remarks',
    pharmacy_id: 'pharmacy_id',
  },
  selects: `(select case when u.email_confirmed_at is null then 'unconfirmed' else 'confirmed' end from users u
      where lower(u.email) = lower(t.email) and u.holds_email and u.deleted_at is null) as account,
    case when t.status <> 'approved' then null
      when exists (select from users u where u.pharmacy_id = t.pharmacy_id and 'seller' = any(u.roles)
        and u.deleted_at is null) then 'accepted'
      when exists (select from seller_links l where l.preregister_id = t.id and l.used_at is null
        and l.expires_at > now()) then 'sent'
      else 'expired' end as invitation`,
  alsoSearched: `concat_ws(' ', t.name, t.email, t.address)`,
  filters: { status: same('t.status') },
  sorts: {
    id: 't.id',
    pharmacy_name: 't.pharmacy_name',
    name: 't.name',
    email: 't.email',
    status: 't.status',
    created_at: 't.created_at',
    updated_at: 't.updated_at',
  },
  order: `(t.status <> 'new'), t.created_at desc`,
  settle: (fields, writing) => settleDecision(fields, writing, correspondence),
  personal: ['name', 'email', 'contact_number', 'address', 'message'],
  present: (row) => ({
    ...stampsOf(row),
    account: (row['account'] as Preregister['account'] | null) ?? 'none',
    ...pick<Omit<Preregister, 'id' | 'created_at' | 'updated_at' | 'account'>>(row, [
      'pharmacy_name',
      'name',
      'email',
      'contact_number',
      'address',
      'message',
      'status',
      'rejection_reason',
      'remarks',
      'pharmacy_id',
      'invitation',
    ]),
  }),
})
