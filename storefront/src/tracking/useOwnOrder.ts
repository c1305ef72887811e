import type { User } from '@botika/common/session/endpoints'
import { hasRole, useUser } from '../session/atoms'
import { useQuery } from '../lib/useQuery'

/** `id` is null when the order is not the user's. */
export interface OwnOrder {
  user: User | null
  id: number | null
}

export function useOwnOrder(number: string): OwnOrder | undefined {
  const user = useUser()
  const isCustomer = hasRole(user, 'customer')
  const { result } = useQuery(`${number} ${isCustomer}`, async (signal) => {
    if (!isCustomer) return null
    return (await import('./prescription-calls')).ownOrderId(number, signal)
  })
  if (result.state === 'loading' || user === undefined) return undefined
  return { user, id: result.state === 'found' ? result.data : null }
}
