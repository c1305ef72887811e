import { browserHint, HINT_KEY } from '@botika/common/auth/session-hint'
import type { User } from '@botika/common/session/endpoints'
import { useEffect } from 'react'
import { sessionClient, whenSessionClient } from '../session-client'
import { atom, useAtomValue, useSetAtom } from '../store'

/** Who is signed in; `undefined` until that is known. */
export const userAtom = atom<User | null | undefined>(undefined)

export const useUser = () => useAtomValue(userAtom)

export const hasRole = (user: User | null | undefined, ...names: string[]) =>
  user?.roles.some((role) => names.includes(role.name)) ?? false

/** Finds out who is signed in, and keeps it true; a visitor who never signed in costs no request. */
export function useSessionStart() {
  const setUser = useSetAtom(userAtom)
  useEffect(() => {
    let end = () => {}
    let isOver = false
    // somebody may sign in later on, on whichever page
    const forget = whenSessionClient((client) => {
      if (!isOver) end = client.onChange(setUser)
    })
    if (browserHint().has()) {
      void sessionClient().then(async (client) => {
        const user = await client.user().catch(() => null)
        if (!isOver) setUser(user)
      })
    } else {
      setUser(null)
    }
    // the session is one in all tabs
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== HINT_KEY) return
      void sessionClient().then((client) => {
        client.forget()
        return client.user().then(setUser, () => undefined)
      })
    }
    addEventListener('storage', onStorage)
    return () => {
      isOver = true
      removeEventListener('storage', onStorage)
      forget()
      end()
    }
  }, [setUser])
}
