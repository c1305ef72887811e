import { useCallback, useEffect, useState } from 'react'
import { call } from '../../lib/api'
import type { ComboOption } from '../../ui/Combobox'

const PER_PAGE = 2000

type Level = 'provinces' | 'cities' | 'barangays'

/** The provinces, the cities of a province, the barangays of a city; all pages of them. */
export function usePlaces(level: Level, within: string | null) {
  const [options, setOptions] = useState<readonly ComboOption[]>([])
  const [isLoading, setIsLoading] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    // those of another place must not be chosen from while these are late or lost
    setOptions([])
    setIsLoading(false)
    setHasFailed(false)
    if (within === '') return
    const abort = new AbortController()
    setIsLoading(true)
    load(level, within, abort.signal).then(
      (found) => {
        if (abort.signal.aborted) return
        setOptions(found)
        setIsLoading(false)
      },
      () => {
        if (abort.signal.aborted) return
        setIsLoading(false)
        setHasFailed(true)
      },
    )
    return () => abort.abort()
  }, [level, within, attempt])
  const retry = useCallback(() => setAttempt((one) => one + 1), [])
  // whoever was cut off need not ask once more by hand
  useEffect(() => {
    if (!hasFailed) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [hasFailed, retry])
  return { options, isLoading, hasFailed, retry }
}

async function load(level: Level, within: string | null, signal: AbortSignal): Promise<ComboOption[]> {
  const { locations } = await import('@botika/common/locations/endpoints')
  const pageOf = (page: number) => {
    const query = { page, per_page: PER_PAGE }
    if (level === 'provinces') return call(locations.provinces, { query }, { signal })
    if (level === 'cities')
      return call(locations.cities, { query: { ...query, province_code: within ?? '' } }, { signal })
    return call(locations.barangays, { query: { ...query, city_code: within ?? '' } }, { signal })
  }
  const first = await pageOf(1)
  const others = Array.from({ length: first.pagination.lastPage - 1 }, (_, index) => pageOf(index + 2))
  const pages = [first, ...(await Promise.all(others))]
  return pages.flatMap((page) => page.data.map(({ code, name }) => ({ value: code, text: name })))
}
