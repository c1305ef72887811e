import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { BotikaDataProvider } from '../providers/data-provider'

const EVERY_MINUTE = 60_000

/** How many orders wait for confirmation, asked again every minute while the page is looked at. */
export function useWaitingOrders(isWanted: boolean): number {
  const provider = useDataProvider<BotikaDataProvider>()
  const { data } = useQuery({
    queryKey: ['orders', 'waiting'],
    queryFn: async ({ signal }) => {
      const { meta } = await provider.getList('orders', { pagination: { page: 1, perPage: 10 }, signal })
      return (meta as { counts?: { to_confirm?: number } }).counts?.to_confirm ?? 0
    },
    refetchInterval: EVERY_MINUTE,
    enabled: isWanted,
  })
  return isWanted ? (data ?? 0) : 0
}
