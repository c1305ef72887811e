import { fileReads } from '@botika/common/file-reads/endpoints'
import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import { call } from '../lib/api'

interface Query {
  page?: number
  order_id?: number
}

export const fetchFileReads = (query: Query, signal: AbortSignal) =>
  call(fileReads.list, { query: { ...query, per_page: DEFAULT_PAGE_SIZE } }, { signal })

export const askFileReads = async (order_number: string, email: string) =>
  (await call(fileReads.track, { body: { order_number, email } })).data
