import { useLocation } from 'react-router-dom'
import { Link } from '../../../lib/router/Link'
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
  const title = t(isFirst ? 'Set your password' : 'Set a new password')
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head title={title} description={t('Set a new password with the link from our email.')} />
      <div className={styles.alone}>
        <h1 id="form">{title}</h1>
        {token ? (
          <div className={ui.card}>
            <ResetPasswordForm labelledBy="form" token={token} isFirst={isFirst} />
          </div>
        ) : null}
        {isHydrated && !token ? (
          <EmptyState icon="alert" title={t('This link is not complete')}>
            <p>{t('Open the link from our email again, all of it. If it was cut off, ask for a new one.')}</p>
            <Link to={paths.forgotPassword()} className={ui.primary}>
              {t('Ask for a new link')}
            </Link>
          </EmptyState>
        ) : null}
        {isHydrated ? null : (
          <div className={ui.card}>
            <p className={ui.muted}>{t('One moment…')}</p>
            <noscript>
              <p className={ui.noticeWarn}>{t('Setting a password needs JavaScript.')}</p>
            </noscript>
          </div>
        )}
      </div>
    </div>
  )
}
