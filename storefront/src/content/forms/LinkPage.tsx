import * as login from '@botika/common/messages/login'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { t } from '../../lib/language/text'
import { EmptyState } from '../../ui/EmptyState'
import { Head } from '../../ui/Head'
import { Notice } from '../../ui/Notice'
import ui from '../../ui/ui.module.css'
import { useIsHydrated } from '../../lib/useIsHydrated'
import styles from '../FormPage.module.css'

interface Props {
  title: (isFirst: boolean) => string
  description: string
  missing: ReactNode
  needsScript?: string
  children: (token: string, isFirst: boolean) => ReactNode
}

/** The page of an emailed one-time link; its token is behind the #, which only the browser sees. */
export function LinkPage({ title: titleOf, description, missing, needsScript, children }: Props) {
  const { hash } = useLocation()
  const isHydrated = useIsHydrated()
  const part = new URLSearchParams(isHydrated ? hash.slice(1) : '')
  const token = part.get('token')
  const isFirst = part.has('first')
  const title = titleOf(isFirst)
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head title={title} description={description} />
      <div className={styles.alone}>
        <h1 id="form">{title}</h1>
        {token ? <div className={ui.card}>{children(token, isFirst)}</div> : null}
        {isHydrated && !token ? (
          <EmptyState icon="alert" title={t(login.thisLinkIsNotComplete)}>
            {missing}
          </EmptyState>
        ) : null}
        {isHydrated ? null : (
          <div className={ui.card}>
            <p className={ui.muted}>{t(login.oneMoment)}</p>
            <noscript>
              <p className={ui.noticeWarn}>{needsScript ?? t(login.thisPageNeedsJavascript)}</p>
            </noscript>
          </div>
        )}
      </div>
    </div>
  )
}

interface LinkErrorProps {
  text: string
  to: string
  action: string
}

export const LinkError = ({ text, to, action }: LinkErrorProps) => (
  <div className={ui.stack}>
    <Notice tone="bad" role="alert">
      {text}
    </Notice>
    <Link to={to} className={`${ui.primary} ${ui.big}`}>
      {action}
    </Link>
  </div>
)
