import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { preferencesCalls } from '@botika/common/preferences/calls'
import type { preferences } from '@botika/common/preferences/endpoints'
import { typed } from '../typed'
import type { BotikaDataProvider } from '../data-provider'

const calls = typed<typeof preferences>(preferencesCalls)

type Plain = string | number | boolean | null
export type PreferenceValue = Plain | PreferenceValue[] | { [name: string]: PreferenceValue }

const KEY = ['preferences']

interface Known {
  data: { key: string; value: unknown }[]
  shared?: { key: string; value: unknown; by: string }[]
}

export function usePreference(key: string) {
  const provider = useDataProvider<BotikaDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const { data: known, isSuccess } = useQuery<Known>({
    queryKey: KEY,
    queryFn: ({ signal }) => provider.call(calls.list, {}, { signal }),
    staleTime: 5 * 60_000,
  })
  const write = useMutation({
    mutationFn: (value: PreferenceValue) => provider.call(calls.put, { params: { key }, body: { value } }),
    onMutate: (value) =>
      client.setQueryData<Known>(KEY, (before = { data: [] }) => ({
        ...before,
        data: [...before.data.filter((one) => one.key !== key), { key, value }],
      })),
    onError: (problem) => notify(problem.message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
  return {
    value: known?.data.find((preference) => preference.key === key)?.value,
    shared: known?.shared?.filter((preference) => preference.key === key) ?? [],
    isKnown: isSuccess,
    isBusy: write.isPending,
    keep: (value: PreferenceValue) => write.mutateAsync(value),
  }
}
