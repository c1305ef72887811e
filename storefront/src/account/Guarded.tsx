import * as account from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import type { User } from '@botika/common/session/endpoints'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { createPath, Link, Navigate, useLocation } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import { hasRole, signedOutReasonAtom, useUser } from '../session/atoms'
import { useAtomValue } from '../lib/store'
import { EmptyState } from '../ui/EmptyState'
import { Loaded } from '../ui/Loading'
import ui from '../ui/ui.module.css'
import { AccountLoading, AccountMissing } from '../session/AccountMissing'

interface Props {
  isForCustomers?: boolean
  children: (user: User) => ReactNode
}

/** Shows its children to signed-in users (with the customer role if needed); others sign in first and return. */
export function Guarded({ isForCustomers = false, children }: Props) {
  const user = useUser()
  const here = useLocation()
  const next = createPath(here)
  const login = paths.login({ next })
  const isLost = useAtomValue(signedOutReasonAtom) === 'lost'
  const [isAgain, setIsAgain] = useState(false)
  const [wasSignedIn, setWasSignedIn] = useState(false)
  useEffect(() => {
    if (user) setWasSignedIn(true)
  }, [user])
  if (user === undefined) return <AccountLoading />
  if (user === null) {
    if (isLost && !wasSignedIn) return <AccountMissing onAgain={() => setIsAgain(true)} />
    // after logging out here there is nothing to sign in for
    if (!wasSignedIn) return <Navigate to={login} replace />
    return (
      <div role="alert">
        <EmptyState icon="user" title={t(account.youAreLoggedOut)}>
          <p>{t(account.logInAgainToGo)}</p>
          <Link to={login} className={ui.primary}>
            {t(uiMessages.logIn)}
          </Link>
        </EmptyState>
      </div>
    )
  }
  if (user.must_enrol && here.pathname !== paths.security()) return <Navigate to={paths.security()} replace />
  if (isForCustomers && !hasRole(user, 'customer'))
    return <Navigate to={paths.login({ next, as: 'customer' })} replace />
  return (
    <>
      {isAgain ? <Loaded /> : null}
      <Fragment key={user.id}>{children(user)}</Fragment>
    </>
  )
}
