import * as security from '@botika/common/messages/account-security'
import * as loginMessages from '@botika/common/messages/login'
import * as uiMessages from '@botika/common/messages/ui'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { t, withNodes } from '../../lib/language/text'
import { dashboardOf, hasRole, useUser, signedOutReasonAtom } from '../../session/atoms'
import { useAtomValue } from '../../lib/store'
import { paths } from '../../lib/paths'
import { safeNext } from '../../lib/safe-next'
import { sessionClient } from '../../lib/session-client'
import { CodeField } from '../../ui/CodeField'
import { EmailField } from '../../ui/person-fields'
import { FormStatus } from '../../ui/FormStatus'
import { Head } from '../../ui/Head'
import { Icon } from '../../ui/Icon'
import { Logo } from '../../ui/Logo'
import { SecretField } from '../../ui/SecretField'
import ui from '../../ui/ui.module.css'
import { useIsHydrated } from '../../lib/useIsHydrated'
import { useSend } from '../../lib/useSend'
import styles from './page.module.css'

/** Waits for a return to this page from the browser's back-forward cache. */
const comeBack = () =>
  new Promise<void>((resolve) =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve()
    }),
  )

export function Component() {
  const navigate = useNavigate()
  const user = useUser()
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'))
  const isHydrated = useIsHydrated()
  const isShopperAsked = search.get('as') === 'customer'
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const sending = useSend(sessionClient, async (client, { email = '', password = '', otp }) => {
    const person = await client
      .login({ email, password, ...(otp === undefined ? {} : { otp }) })
      .catch((error: { code?: string }) => {
        if (error.code === 'wrong_login') setIsCodeAsked(false)
        if (error.code !== 'otp_required') throw error
        return null
      })
    setIsCodeAsked(person === null)
    if (!person) return
    // the button stays busy until the next page is here
    if (!isShopperAsked || hasRole(person, 'customer')) await comeBack()
  })
  const hasEnded = useAtomValue(signedOutReasonAtom) === 'ended'
  const isForbidden = isShopperAsked && !!user && !hasRole(user, 'customer')
  useEffect(() => {
    if (!user || isForbidden) return
    const dashboard = dashboardOf(user)
    if (dashboard) window.location.assign(next ?? dashboard)
    else void navigate(next ?? paths.home(), { replace: true })
  }, [user, isForbidden, next, navigate])
  return (
    <div className={`${ui.container} ${styles.page}`}>
      <Head
        title={t(uiMessages.logIn)}
        description={t(loginMessages.logInToYourAccount)}
        path={paths.login()}
      />
      <form className={`${ui.card} ${ui.stack} ${styles.form}`} {...sending.form}>
        <Logo size={48} />
        <h1>{t(uiMessages.logIn)}</h1>
        {hasEnded ? (
          <p className={ui.notice} role="status">
            <Icon name="info" /> {t(loginMessages.yourSessionHasEndedLog)}
          </p>
        ) : null}
        {isForbidden ? (
          <p className={ui.noticeWarn} role="status">
            {withNodes(loginMessages.youAreLoggedInAsEmailWhich, {
              email: user.email,
              link: <a href={dashboardOf(user) ?? paths.home()}>{t(loginMessages.goToYourDashboard)}</a>,
            })}
          </p>
        ) : null}
        <div hidden={isCodeAsked}>
          <EmailField {...sending.field('email')} autoComplete="username" />
        </div>
        <div hidden={isCodeAsked}>
          <SecretField
            label={t(uiMessages.password)}
            {...sending.field('password')}
            autoComplete="current-password"
            required
          />
        </div>
        {isCodeAsked ? (
          <CodeField
            {...sending.field('otp')}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else now
            autoFocus
          />
        ) : null}
        <FormStatus sending={sending} />
        <button type="submit" className={`${ui.primary} ${ui.big}`} aria-busy={sending.state === 'sending'}>
          {sending.state === 'sending' ? t(loginMessages.loggingIn) : t(uiMessages.logIn)}
        </button>
        {isCodeAsked ? (
          <>
            <p className={ui.small}>
              {withNodes(security.withoutTheApp, {
                link: <Link to={paths.contactUs()}>{t(security.writeToUs)}</Link>,
              })}
            </p>
            <p>
              <button type="button" className={ui.quiet} onClick={() => setIsCodeAsked(false)}>
                {t(security.logInAsSomebodyElse)}
              </button>
            </p>
          </>
        ) : (
          <>
            <p className={ui.small}>
              <Link to={paths.forgotPassword()}>{t(loginMessages.forgotYourPassword)}</Link>
            </p>
            <p className={ui.small}>
              {withNodes(loginMessages.newHereLinkYouCanAlsoLink2, {
                link: (
                  <Link to={paths.register(isHydrated && next ? { next } : undefined)}>
                    {t(uiMessages.register)}
                  </Link>
                ),
                link2: <Link to={paths.products()}>{t(loginMessages.orderAsAGuest)}</Link>,
              })}
            </p>
          </>
        )}
      </form>
    </div>
  )
}
