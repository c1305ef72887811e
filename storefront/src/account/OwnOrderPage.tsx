import type { ReactNode } from 'react'
import { useRouteId } from '../lib/router/useRouteId'
import { useQuery } from '../lib/useQuery'
import { QueryResult } from '../ui/QueryResult'
import { AccountFrame } from './AccountFrame'

interface OrderProps<T> {
  load: (id: number, signal: AbortSignal) => Promise<T>
  missing: ReactNode
  children: (order: T, onChanged: (order: T) => void) => ReactNode
}

interface Props<T> extends OrderProps<T> {
  title: string
  description: string
}

export function OwnOrderPage<T>({ title, description, ...order }: Props<T>) {
  const id = useRouteId()
  return (
    <AccountFrame title={title} description={description}>
      {() => <OwnOrder key={id} id={id} {...order} />}
    </AccountFrame>
  )
}

function OwnOrder<T>({ id, load, missing, children }: OrderProps<T> & { id: number }) {
  const loading = useQuery(String(id), (signal) => load(id, signal))
  return (
    <QueryResult query={loading} missing={missing}>
      {(order) => children(order, loading.put)}
    </QueryResult>
  )
}
