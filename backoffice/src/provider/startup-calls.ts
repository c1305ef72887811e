import { browserStorage } from '@botika/common/safe-storage'
/** Calls of each page's first screen, by path; the page's head starts them the next time. */
interface SavedCalls {
  /** The login of the calls; another one shows other screens. */
  mark: string
  calls: Record<string, string[]>
}

const KEY = 'botika.startup-calls'
// from when it is known who is here; what a screen asks later follows from what somebody did
const OPENING_MS = 2000
const MOST_PAGES = 20
const MOST_CALLS = 8

/** What somebody was looking for may be a name, and stays nowhere. */
const isTelling = (address: string) => new URLSearchParams(address.split('?')[1]).has('q')

export function makeStartupCalls({ pathname, search } = window.location) {
  const calls: string[] = []
  let mark: string | null = null
  let endsAt = Number.POSITIVE_INFINITY

  return {
    begin(login: string | null) {
      mark = search ? null : login
      endsAt = Math.min(endsAt, Date.now() + OPENING_MS)
    },
    areOver: () => Date.now() > endsAt,
    end() {
      endsAt = 0
    },
    add(address: string) {
      if (mark === null || calls.length === MOST_CALLS || calls.includes(address) || isTelling(address))
        return
      calls.push(address)
      keep({ mark, path: pathname, calls })
    },
  }
}

function keep({ mark, path, calls }: { mark: string; path: string; calls: string[] }) {
  const saved = savedCalls()
  const before = saved?.mark === mark ? Object.entries(saved.calls ?? {}) : []
  const others = before.filter(([other]) => other !== path)
  const latest = Object.fromEntries([...others, [path, calls]].slice(-MOST_PAGES))
  browserStorage.write(KEY, JSON.stringify({ mark, calls: latest } satisfies SavedCalls))
}

function savedCalls(): Partial<SavedCalls> | null {
  return browserStorage.readJson(KEY) as Partial<SavedCalls> | null
}
