import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { BotikaDataProvider } from '../../../provider/data-provider'

/** Milliseconds between two looks for new orders: an order that waits for a minute unseen is a slow shop. */
const INTERVAL = 15_000

interface Counted {
  counts?: { to_confirm?: number }
  /** Of those to confirm, how many have a rejected prescription: nobody here can do anything for them. */
  waiting_for_shopper?: number
}

interface Watch {
  isWanted?: boolean
  isHeard?: boolean
}

export function useNewestOrders({ isWanted = true, isHeard = false }: Watch = {}) {
  const provider = useDataProvider<BotikaDataProvider>()
  return useQuery({
    queryKey: ['orders', 'newest'],
    queryFn: async ({ signal }) => {
      const { data, meta } = await provider.getList('orders', {
        pagination: { page: 1, perPage: 10 },
        sort: { field: 'created_at', order: 'DESC' },
        signal,
      })
      const { counts, waiting_for_shopper = 0 } = meta as Counted
      return {
        ids: data.map(({ id }) => Number(id)),
        waiting: (counts?.to_confirm ?? 0) - waiting_for_shopper,
      }
    },
    refetchInterval: INTERVAL,
    staleTime: INTERVAL / 2,
    refetchIntervalInBackground: isHeard,
    enabled: isWanted,
  })
}

export function useWaitingOrders(): number {
  const { data } = useNewestOrders()
  return data?.waiting ?? 0
}
