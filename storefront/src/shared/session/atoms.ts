import { browserHint, HINT_KEY } from '@botika/common/auth/session-hint'
import type { User } from '@botika/common/session/endpoints'
import { useEffect } from 'react'
import { sessionClient, whenSessionClient } from '../session-client'
import { atom, useAtomValue, useSetAtom } from '../store'

/** Who is signed in; `undefined` until that is known. */
export const userAtom = atom<User | null | undefined>(undefined)

/** True where somebody is signed in as far as this browser knows, and the server could not be asked who. */
export const isUserLostAtom = atom(false)

export const useUser = () => useAtomValue(userAtom)

export const hasRole = (user: User | null | undefined, ...names: string[]) =>
  user?.roles.some((role) => names.includes(role.name)) ?? false

/** Finds out who is signed in, and keeps it true; a visitor who never signed in costs no request. */
export function useSessionStart() {
  const setUser = useSetAtom(userAtom)
  const setIsLost = useSetAtom(isUserLostAtom)
  useEffect(() => {
    let end = () => {}
    let isOver = false
    // somebody may sign in later on, on whichever page
    const forget = whenSessionClient((client) => {
      if (!isOver) end = client.onChange(setUser)
    })
    if (browserHint().has()) {
      const found = (user: User | null, isLost: boolean) => {
        if (isOver) return
        setIsLost(isLost)
        setUser(user)
      }
      void sessionClient()
        .then((client) => client.user())
        .then(
          (user) => found(user, false),
          () => found(null, true),
        )
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
  }, [setUser, setIsLost])
}
