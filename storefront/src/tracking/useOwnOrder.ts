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
  const key = `${number} ${isCustomer}`
  const { result } = useQuery(key, async (signal) => {
    if (!isCustomer) return { key, id: null }
    return { key, id: await (await import('./own-order-calls')).ownOrderId(number, signal) }
  })
  if (result.state === 'loading' || user === undefined) return undefined
  if (result.state === 'failed') return { user, id: null }
  return result.data.key === key ? { user, id: result.data.id } : undefined
}
