import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import type { User } from '@botika/common/session/endpoints'
import { RecordContextProvider, useGetIdentity, useGetOne } from 'react-admin'
import { StandingNotice } from '../resources/pharmacies/StandingNotice'

/** A licence that ends, or a suspension, takes every offer out of the shop: sellers read of it where they begin their day. */
export function OwnStanding() {
  const { data: user } = useGetIdentity()
  const pharmacyId = (user as Partial<User> | undefined)?.pharmacy_id ?? null
  const { data } = useGetOne<Pharmacy>(
    'pharmacies',
    { id: pharmacyId ?? 0 },
    { enabled: pharmacyId !== null },
  )
  return (
    <RecordContextProvider value={data}>
      <StandingNotice />
    </RecordContextProvider>
  )
}
