import * as login from '@botika/common/messages/login'
import * as uiMessages from '@botika/common/messages/ui'
import { Link, useLocation } from 'react-router-dom'
import { ResetPasswordForm } from '../../../content/forms/ResetPasswordForm'
import styles from '../../../content/FormPage.module.css'
import { paths } from '../../../lib/paths'
import { t } from '../../../lib/language/words'
import { EmptyState } from '../../../ui/EmptyState'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'
import { useIsHydrated } from '../../../lib/useIsHydrated'

/** Sets a password with the link from the letter. Its token stands behind the #, which only the browser sees. */
export function Component() {
  const { hash } = useLocation()
  const isHydrated = useIsHydrated()
  const told = new URLSearchParams(isHydrated ? hash.slice(1) : '')
  const token = told.get('token')
  // as the letter to somebody new has it
  const isFirst = told.has('first')
  const title = t(isFirst ? uiMessages.setYourPassword : uiMessages.setANewPassword)
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head title={title} description={t(login.setANewPasswordWithTheLink)} />
      <div className={styles.alone}>
        <h1 id="form">{title}</h1>
        {token ? (
          <div className={ui.card}>
            <ResetPasswordForm labelledBy="form" token={token} isFirst={isFirst} />
          </div>
        ) : null}
        {isHydrated && !token ? (
          <EmptyState icon="alert" title={t(login.thisLinkIsNotComplete)}>
            <p>{t(login.openTheLinkFromOurEmailAgain)}</p>
            <Link to={paths.forgotPassword()} className={ui.primary}>
              {t(login.askForANewLink)}
            </Link>
          </EmptyState>
        ) : null}
        {isHydrated ? null : (
          <div className={ui.card}>
            <p className={ui.muted}>{t(login.oneMoment)}</p>
            <noscript>
              <p className={ui.noticeWarn}>{t(login.settingAPasswordNeedsJavascript)}</p>
            </noscript>
          </div>
        )}
      </div>
    </div>
  )
}
