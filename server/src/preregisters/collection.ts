import type { Preregister } from '@botika/common/preregisters/endpoints'
import { type CollectionDefinition, same } from '../collections/definition'
import { pick, stampsOf } from '../collections/present'
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
    ...pick<Omit<Preregister, 'id' | 'created_at' | 'updated_at'>>(row, [
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
    ]),
  }),
})
