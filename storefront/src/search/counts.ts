import { expected } from '@botika/common/expected'
import type { Call } from '@botika/common/http/endpoint'
import { search, type SearchCounts } from '@botika/common/search/endpoints'

/** Results by kind; null where unknown, which is no reason to fail the page. */
export const countsFor = (call: Call, keyword: string, signal: AbortSignal): Promise<SearchCounts | null> =>
  call(search.counts, { query: { keyword } }, { signal })
    .catch(expected('The page shows without counts'))
    .then((found) => found ?? null)
