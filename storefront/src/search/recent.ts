import { useAtom } from '../lib/store'
import { storedAtom } from '../lib/stored'

const MOST = 6

const recentAtom = storedAtom<string[]>(
  'recentSearches',
  [],
  (value): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string'),
)

/** What was searched here before, newest first. */
export function useRecentSearches() {
  const [recent, set] = useAtom(recentAtom)
  return {
    recent,
    remember: (keyword: string) =>
      set((all) =>
        [keyword, ...all.filter((one) => one.toLowerCase() !== keyword.toLowerCase())].slice(0, MOST),
      ),
    forget: () => set([]),
  }
}
