import type { User } from '@botika/common/session/endpoints'
import { useCallback, useEffect, useState } from 'react'
import { session } from './session'

type Known = { state: 'asking' } | { state: 'unreachable' } | { state: 'known'; user: User | null }

const loadAnew = () => window.location.reload()

export function useSession(reload = loadAnew) {
  const [known, setKnown] = useState<Known>(() => {
    const user = session.known()
    return user ? { state: 'known', user } : { state: 'asking' }
  })

  const ask = useCallback(async () => {
    try {
      setKnown({ state: 'known', user: await session.user() })
    } catch {
      setKnown({ state: 'unreachable' })
    }
  }, [])

  useEffect(() => {
    void ask()
    // who was known before this listened, too
    let last = session.known()
    return session.onChange((user, isElsewhere) => {
      // nothing that one person has looked at stays on the screen of the next
      if (isElsewhere && user?.id !== last?.id) reload()
      last = user
      setKnown({ state: 'known', user })
    })
  }, [ask, reload])

  return { known, ask }
}
