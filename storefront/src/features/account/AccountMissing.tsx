import { useEffect, useRef, useState } from 'react'
import { t } from '../../shared/language/words'
import { userAtom, whyNobodyAtom } from '../../shared/session/atoms'
import { sessionClient } from '../../shared/session-client'
import { useSetAtom } from '../../shared/store'
import { EmptyState } from '../../shared/ui/EmptyState'
import ui from '../../shared/ui/ui.module.css'

/** Until it is known who is signed in. */
export const AccountComing = () => (
  <div className={ui.card}>
    <p className={ui.muted} role="status">
      {t('Looking up your account…')}
    </p>
    <noscript>
      <p className={ui.noticeWarn}>{t('Your account needs JavaScript.')}</p>
    </noscript>
  </div>
)

/** The server could not be asked who is signed in, which is no reason to ask for a password: it is asked again. */
export function AccountMissing() {
  const setUser = useSetAtom(userAtom)
  const setWhyNobody = useSetAtom(whyNobodyAtom)
  const [isAsking, setIsAsking] = useState(true)

  async function ask() {
    setIsAsking(true)
    try {
      const client = await sessionClient()
      const user = await client.user()
      setWhyNobody(user ? '' : 'ended')
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

  if (isAsking) return <AccountComing />
  return (
    <div role="alert">
      <EmptyState icon="alert" title={t('Your account did not load')}>
        <p>{t('You stay logged in. Try again when you are connected.')}</p>
        <button type="button" className={ui.primary} onClick={() => void ask()}>
          {t('Try again')}
        </button>
      </EmptyState>
    </div>
  )
}
