import * as account from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import { useEffect, useRef, useState } from 'react'
import { t } from '../lib/language/text'
import { userAtom, signedOutReasonAtom } from './atoms'
import { sessionClient } from '../lib/session-client'
import { useSetAtom } from '../lib/store'
import { Loading } from '../ui/Loading'
import { EmptyState } from '../ui/EmptyState'
import ui from '../ui/ui.module.css'

export const AccountLoading = () => (
  <>
    <noscript>
      {import.meta.env.SSR ? <p className={ui.noticeWarn}>{t(account.yourAccountNeedsJavascript)}</p> : null}
    </noscript>
    <Loading text={t(account.lookingUpYourAccount)} />
  </>
)

interface Props {
  onAgain: () => void
}

/** A failed request is no reason to ask for a password: it offers a retry. */
export function AccountMissing({ onAgain }: Props) {
  const setUser = useSetAtom(userAtom)
  const setSignedOutReason = useSetAtom(signedOutReasonAtom)
  const [isAsking, setIsAsking] = useState(true)
  const [isAgain, setIsAgain] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  async function ask(isPressed = document.activeElement === button.current) {
    setIsAsking(true)
    if (isPressed) {
      setIsAgain(true)
      onAgain()
    }
    try {
      const client = await sessionClient()
      const user = await client.user()
      setSignedOutReason(user ? '' : 'ended')
      setUser(user)
    } catch {
      setIsAsking(false)
    }
  }
  const again = useRef(ask)
  useEffect(() => {
    again.current = ask
  })
  useEffect(() => {
    const now = () => void again.current()
    now()
    addEventListener('online', now)
    return () => removeEventListener('online', now)
  }, [])

  useEffect(() => {
    if (isAgain && !isAsking && document.activeElement === document.body) button.current?.focus()
  }, [isAgain, isAsking])

  if (isAsking) return <AccountLoading />
  return (
    <div role="alert">
      <EmptyState icon="alert" title={t(account.yourAccountDidNotLoad)}>
        <p>{t(account.youStayLoggedInTry)}</p>
        <button type="button" ref={button} className={ui.primary} onClick={() => void ask(true)}>
          {t(uiMessages.tryAgain)}
        </button>
      </EmptyState>
    </div>
  )
}
