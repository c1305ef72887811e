import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import type { User } from '@botika/common/session/endpoints'
import { RecordContextProvider, useGetIdentity, useGetOne } from 'react-admin'
import { LicenceNotice } from '../resources/pharmacies/LicenceNotice'

/** A licence that ends takes every offer out of the shop, so that sellers read of it where they begin their day. */
export function OwnLicence() {
  const { data: user } = useGetIdentity()
  const pharmacyId = (user as Partial<User> | undefined)?.pharmacy_id ?? null
  const { data } = useGetOne<Pharmacy>(
    'pharmacies',
    { id: pharmacyId ?? 0 },
    { enabled: pharmacyId !== null },
  )
  return (
    <RecordContextProvider value={data}>
      <LicenceNotice />
    </RecordContextProvider>
  )
}
