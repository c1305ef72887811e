import type { PaperGroup } from '@botika/common/papers/kinds'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'

export const PAPERS_PER_PAGE = 25

type Asked = {
  group: PaperGroup
  page?: number
  keyword?: string
  preregister_id?: number
  pharmacy_id?: number
}

export function usePapers(asked: Asked) {
  const provider = useDataProvider<BotikaDataProvider>()
  const query = { per_page: PAPERS_PER_PAGE, ...asked }
  return useQuery({
    queryKey: ['papers', query],
    queryFn: ({ signal }) => provider.call(CALLS.papers.list, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}
