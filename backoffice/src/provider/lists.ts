import { someFailed } from '@botika/common/messages/problem'
import { t } from '@botika/common/messages/reader'
import { PAGE_SIZES } from '@botika/common/http/page-numbers'
import { unreached } from '@botika/common/http/client'
import type { Page } from '@botika/common/http/paging'
import type { FilterPayload, PaginationPayload, SortPayload } from 'react-admin'
import { asHttpError } from './http'
import { runEach } from '../lib/run-each'

interface ListParams {
  pagination?: PaginationPayload | undefined
  sort?: SortPayload | undefined
  filter?: FilterPayload | undefined
}

export function queryOf({ pagination, sort, filter }: ListParams): Record<string, string> {
  const query: Record<string, unknown> = { ...filter }
  if (pagination) {
    query['page'] = pagination.page
    query['per_page'] = pageSizeFor(pagination.perPage)
  }
  // `id` ascending is react-admin's way of not caring
  if (sort?.field && !(sort.field === 'id' && sort.order === 'ASC')) {
    query['sort'] = sort.order === 'DESC' ? `-${sort.field}` : sort.field
  }
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  )
}

const pageSizeFor = (wanted: number) => PAGE_SIZES.find((size) => size >= wanted) ?? PAGE_SIZES.at(-1)

export function listOf<T>(page: Page<T>) {
  if (!isList(page)) throw asHttpError(unreached())
  const { data, total, current_page, last_page, ...rest } = page
  const extras = rest as { counts?: unknown; facets?: unknown; waiting_for_shopper?: unknown }
  return {
    data,
    total,
    pageInfo: { hasPreviousPage: current_page > 1, hasNextPage: current_page < last_page },
    meta: {
      counts: extras.counts,
      facets: extras.facets,
      waiting_for_shopper: extras.waiting_for_shopper,
    },
  }
}

/** A gateway or captive portal may answer anything, and say that it is well. */
const isList = (answer: unknown) => Array.isArray((answer as Partial<Page<unknown>>).data)

export async function forEachOf<T>(ids: readonly T[], action: (id: T) => Promise<unknown>) {
  const failures = (await runEach(ids, action)).filter(({ problem }) => problem !== null)
  if (failures.length === 0) return { data: [...ids] }
  throw new Error(
    t(someFailed, { failed: failures.length, all: ids.length, why: failures[0]?.problem ?? '' }),
  )
}
