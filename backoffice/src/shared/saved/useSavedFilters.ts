import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useResourceContext } from 'react-admin'
import { CALLS } from '../../providers/calls'
import type { BotikaDataProvider } from '../../providers/data-provider'

type Plain = string | number | boolean | null

/** A search with its filters, under a name. */
export interface SavedFilter {
  name: string
  filter: Record<string, Plain | Plain[]>
}

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' && value !== null && 'name' in value && 'filter' in value

/** The filters that somebody kept for a list, on whatever device they kept them. */
export function useSavedFilters() {
  const resource = useResourceContext() ?? ''
  const key = `filters.${resource}`
  const provider = useDataProvider<BotikaDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const { data: preferences = [] } = useQuery({
    queryKey: ['preferences'],
    queryFn: async ({ signal }) => (await provider.call(CALLS.preferences.list, {}, { signal })).data,
    staleTime: 5 * 60_000,
  })
  const kept = preferences.find((preference) => preference.key === key)?.value
  const saved = Array.isArray(kept) ? (kept as unknown[]).filter(isSaved) : []

  const write = useMutation({
    mutationFn: (filters: readonly SavedFilter[]) =>
      provider.call(CALLS.preferences.put, {
        params: { key },
        body: { value: filters.map(({ name, filter }) => ({ name, filter })) },
      }),
    onError: (problem) => notify(problem.message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['preferences'] }),
  })

  return {
    saved,
    isBusy: write.isPending,
    /** Keeps a filter; one of the same name makes way. */
    keep: (filter: SavedFilter) =>
      write.mutateAsync([...saved.filter(({ name }) => name !== filter.name), filter]),
    forget: (name: string) => write.mutate(saved.filter((one) => one.name !== name)),
  }
}
