import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '../lib/useQuery'
import { Pagination } from '../ui/Pagination'
import { QueryResult } from '../ui/QueryResult'

interface Paged {
  data: readonly unknown[]
  current_page: number
  last_page: number
}

interface Props<Page extends Paged> {
  name: string
  ask: (page: number, signal: AbortSignal) => Promise<Page>
  empty: ReactNode
  children: (page: Page, again: () => void) => ReactNode
}

/** One page of what somebody has, by the page number in the address. */
export function PagedList<Page extends Paged>({ name, ask, empty, children }: Props<Page>) {
  const page = pageIn(useSearchParams()[0])
  const query = useQuery(`${name} ${page}`, (signal) => ask(page, signal))
  return (
    <QueryResult query={query}>
      {(found) =>
        found.data.length > 0 ? (
          <>
            {children(found, query.retry)}
            <Pagination current={found.current_page} last={found.last_page} />
          </>
        ) : (
          empty
        )
      }
    </QueryResult>
  )
}

export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1')
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1
}
