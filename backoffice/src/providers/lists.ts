import { PAGE_SIZES } from '@botika/common/http/page-numbers'
import type { Page } from '@botika/common/http/paging'
import type { FilterPayload, PaginationPayload, SortPayload } from 'react-admin'

interface Asked {
  pagination?: PaginationPayload | undefined
  sort?: SortPayload | undefined
  filter?: FilterPayload | undefined
}

/** What a list asks for, in the API's words; empty values are left out. */
export function queryOf({ pagination, sort, filter }: Asked): Record<string, string> {
  const asked: Record<string, unknown> = { ...filter }
  if (pagination) {
    asked['page'] = pagination.page
    asked['per_page'] = pageSizeFor(pagination.perPage)
  }
  // `id` ascending is react-admin's way of not caring
  if (sort?.field && !(sort.field === 'id' && sort.order === 'ASC')) {
    asked['sort'] = sort.order === 'DESC' ? `-${sort.field}` : sort.field
  }
  return Object.fromEntries(
    Object.entries(asked)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  )
}

/** The smallest of the API's page sizes that holds as many, or its largest. */
const pageSizeFor = (wanted: number) => PAGE_SIZES.find((size) => size >= wanted) ?? PAGE_SIZES.at(-1)

/** A page of the API as react-admin reads lists; counts and facets ride along as `meta`. */
export function listOf<T>(page: Page<T>) {
  const { data, total, current_page, last_page, ...rest } = page
  const extras = rest as { counts?: unknown; facets?: unknown }
  return {
    data,
    total,
    pageInfo: { hasPreviousPage: current_page > 1, hasNextPage: current_page < last_page },
    meta: { counts: extras.counts, facets: extras.facets },
  }
}

/** Does something for each of many, a few at a time, and says which failed. */
export async function forEachOf<T>(ids: readonly T[], deed: (id: T) => Promise<unknown>, atOnce = 4) {
  const waiting = [...ids]
  const failures: { id: T; error: unknown }[] = []
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const current = id
      await deed(current).catch((error: unknown) => failures.push({ id: current, error }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (failures.length === 0) return { data: [...ids] }
  const first = failures[0]?.error
  const reason = first instanceof Error ? first.message : 'Something went wrong'
  throw new Error(`${failures.length} of ${ids.length} did not work: ${reason}`, { cause: failures })
}
