import type { User } from '@botika/common/session/endpoints'
import { hasRole, useUser } from '../session/atoms'
import { useQuery } from '../lib/useQuery'

/** Who follows an order, and its id in their own account; null when it is not theirs. */
export interface OwnOrder {
  user: User | null
  id: number | null
}

/** Whose an order is that is followed by its number; undefined until that is known. */
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
