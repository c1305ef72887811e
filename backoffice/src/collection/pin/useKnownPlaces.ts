import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import type { Point } from './point'

const MANY = 100

/** Where other pharmacies of the chosen city are. */
export function useKnownPlaces(): readonly (Point & { name: string })[] {
  const provider = useDataProvider<BotikaDataProvider>()
  const { city } = useWatch() as { city?: string | null }
  const record = useRecordContext<Pharmacy>()
  const { data = [] } = useQuery({
    queryKey: ['pharmacies', 'in city', city],
    queryFn: async ({ signal }) => {
      const query = { city: city ?? '', page: 1, per_page: MANY } as const
      return (await provider.call(CALLS.pharmacies.list, { query }, { signal })).data
    },
    enabled: Boolean(city),
    staleTime: 5 * 60_000,
  })
  return data.flatMap(({ name, latitude, longitude }) =>
    latitude === null || longitude === null || name === record?.name
      ? []
      : [{ name, lat: latitude, lng: longitude }],
  )
}
