import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import type { Promotion } from '@botika/common/promotions/endpoints'
import type { User } from '@botika/common/session/endpoints'
import { useGetIdentity, useGetList, useGetOne } from 'react-admin'

/** What the prices of a pharmacy depend on: its promotions and whether it charges VAT. Without an id, the own one's. */
export function usePharmacyTrade(chosen?: number | null) {
  const { identity } = useGetIdentity()
  const id = chosen ?? (identity as unknown as User | undefined)?.pharmacy_id ?? null
  const isKnown = id !== null
  const { data: pharmacy } = useGetOne<Pharmacy>('pharmacies', { id: id ?? 0 }, { enabled: isKnown })
  const { data: promotions = [] } = useGetList<Promotion>(
    'promotions',
    {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'starts_at', order: 'DESC' },
      filter: isKnown ? { pharmacy_id: id } : {},
    },
    { enabled: isKnown },
  )
  return { pharmacyId: id, promotions, isVatRegistered: pharmacy?.is_vat_registered ?? true }
}
