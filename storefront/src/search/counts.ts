import { expected } from '@botika/common/expected'
import type { Call } from '@botika/common/http/endpoint'
import { search, type SearchCounts } from '@botika/common/search/endpoints'

/** How much of each kind the words find; null where that is not known, which is no reason to show no page. */
export const countsFor = (call: Call, keyword: string, signal: AbortSignal): Promise<SearchCounts | null> =>
  call(search.counts, { query: { keyword } }, { signal })
    .catch(expected('The page shows without counts'))
    .then((found) => found ?? null)
