import type { Courier } from '@botika/common/couriers/endpoints'
import { type CollectionDefinition, pick, same, stampsOf } from '../../platform'

/** Who brings parcels: a pharmacy's own, or of the whole marketplace. For the back office alone. */
export const courierCollection: CollectionDefinition<Courier> = {
  resource: 'couriers',
  table: 'couriers',
  noun: 'courier',
  title: 'name',
  hasSlug: false,
  hasNameSort: false,
  owner: 'pharmacy_id',
  columns: {
    name: 'name',
    pharmacy_id: 'pharmacy_id',
    contact_number: 'contact_number',
    vehicle: 'vehicle',
    is_active: 'is_active',
  },
  alsoSearched: 't.vehicle',
  filters: { pharmacy_id: same('t.pharmacy_id'), is_active: same('t.is_active') },
  sorts: {
    id: 't.id',
    name: 't.name',
    vehicle: 't.vehicle',
    is_active: 't.is_active',
    created_at: 't.created_at',
    updated_at: 't.updated_at',
  },
  order: 'lower(t.name)',
  present: (row) => ({
    ...stampsOf(row),
    ...pick<Omit<Courier, 'id' | 'created_at' | 'updated_at'>>(row, [
      'name',
      'pharmacy_id',
      'contact_number',
      'vehicle',
      'is_active',
    ]),
  }),
}
