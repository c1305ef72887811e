import * as shell from '@botika/common/messages/shell'
import * as uiMessages from '@botika/common/messages/ui'
import { useEffect } from 'react'
import { createPath, Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { t } from '../../lib/language/text'
import { NOT_FOUND } from '../../lib/router/not-found'
import { usePageError } from '../../lib/router/page-context'
import { Head } from '../../ui/Head'
import ui from '../../ui/ui.module.css'
import styles from './page.module.css'

const DEFAULT_STATUS = 500

export function ErrorPage() {
  const status = usePageError()?.status ?? DEFAULT_STATUS
  const here = createPath(useLocation())
  const isMissing = status === 404
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  const navigate = useNavigate()
  useEffect(() => {
    if (!isOffline || isMissing) return
    const again = () => void navigate(here, { replace: true })
    addEventListener('online', again, { once: true })
    return () => removeEventListener('online', again)
  }, [isOffline, isMissing, navigate, here])
  const heading = t(isMissing ? shell.notFound404 : isOffline ? shell.youAreOffline : shell.anErrorOccurred)
  return (
    <div className={`${ui.container} ${styles.error}`}>
      <Head title={heading} description={t(shell.thisPageCannotBeShown)} />
      {isOffline ? null : (
        <p className={styles.code} aria-hidden="true">
          {status}
        </p>
      )}
      <h1>{heading}</h1>
      <p className={ui.muted}>{t(isMissing ? NOT_FOUND : isOffline ? OFFLINE : TROUBLE)}</p>
      <div className={ui.row}>
        {isMissing ? null : (
          <a href={here} className={ui.primary}>
            {t(uiMessages.tryAgain)}
          </a>
        )}
        <Link to={paths.home()} className={isMissing ? ui.primary : ui.outline}>
          {t(shell.homePage)}
        </Link>
        {isMissing ? (
          <Link to={paths.products()} className={ui.outline}>
            {t(uiMessages.seeAllProducts)}
          </Link>
        ) : null}
      </div>
    </div>
  )
}

const OFFLINE = shell.anErrorOccurredThisPage
const TROUBLE = shell.weCouldNotShowThisPage
