import { expected } from '@botika/common/expected'
import * as account from '@botika/common/messages/account'
import { browserHint, HINT_KEY } from '@botika/common/auth/session-hint'
import { officeOf } from '@botika/common/roles/roles'
import type { User } from '@botika/common/session/endpoints'
import { useEffect } from 'react'
import { paths } from '../lib/paths'
import { sessionClient, whenSessionClient } from '../lib/session-client'
import { t } from '../lib/language/text'
import { atom, useAtomValue, useSetAtom } from '../lib/store'
import { useToast } from '../ui/toast/atoms'

export const userAtom = atom<User | null | undefined>(undefined)

/** `lost` where the server could not be asked who is here. */
export const signedOutReasonAtom = atom<'' | 'ended' | 'lost'>('')

export const useUser = () => useAtomValue(userAtom)

/** Nothing is asked for in the name of an admin who has to set up a second factor first: it would be refused. */
export const hasRole = (user: User | null | undefined, ...names: string[]) =>
  (!user?.must_enrol && user?.roles.some((role) => names.includes(role.name))) ?? false

export function dashboardOf(user: User | null | undefined): string | null {
  const office = user ? officeOf(user) : null
  return office && paths.dashboard(office)
}

/** Loads the session and follows its changes; visitors who never signed in cost no request. */
export function useSessionStart() {
  const setUser = useSetAtom(userAtom)
  const setSignedOutReason = useSetAtom(signedOutReasonAtom)
  const showToast = useToast()
  useEffect(() => {
    let shown: User | null = null
    let end = () => {}
    let isOver = false
    const forget = whenSessionClient((client) => {
      if (isOver) return
      end = client.onChange((user, isElsewhere) => {
        if (isElsewhere && user && shown && user.id !== shown.id) {
          showToast(t(account.youAreNowLoggedInAsEmail, { email: user.email }), 'warning')
        }
        shown = user
        setUser(user)
        if (user) setSignedOutReason('')
      })
    })
    if (browserHint().has()) {
      const nobody = (why: '' | 'ended' | 'lost') => {
        if (isOver) return
        setSignedOutReason(why)
        setUser(null)
      }
      void sessionClient()
        .then((client) => client.user())
        .then(
          // without storage an ended session cannot be told from none
          (user) => (user ? isOver || setUser(user) : nobody(browserHint().has() ? '' : 'ended')),
          () => nobody('lost'),
        )
    } else {
      setUser(null)
    }
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== HINT_KEY) return
      void sessionClient()
        .then((client) => client.user())
        .catch(expected('The next call asks again'))
    }
    addEventListener('storage', onStorage)
    return () => {
      isOver = true
      removeEventListener('storage', onStorage)
      forget()
      end()
    }
  }, [setUser, setSignedOutReason, showToast])
}
