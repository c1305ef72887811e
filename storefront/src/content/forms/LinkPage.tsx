import * as login from '@botika/common/messages/login'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { t } from '../../lib/language/words'
import { EmptyState } from '../../ui/EmptyState'
import { Head } from '../../ui/Head'
import ui from '../../ui/ui.module.css'
import { useIsHydrated } from '../../lib/useIsHydrated'
import styles from '../FormPage.module.css'

interface Props {
  title: string
  description: string
  /** What to do where the link was cut off. */
  missing: ReactNode
  /** The form, with the token of the link; `isFirst` where the email says that a password is to be chosen. */
  children: (token: string, isFirst: boolean) => ReactNode
}

/** Where a one-time link of an email leads. Its token stands behind the #, which only the browser sees. */
export function LinkPage({ title, description, missing, children }: Props) {
  const { hash } = useLocation()
  const isHydrated = useIsHydrated()
  const said = new URLSearchParams(isHydrated ? hash.slice(1) : '')
  const token = said.get('token')
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head title={title} description={description} />
      <div className={styles.alone}>
        <h1 id="form">{title}</h1>
        {token ? <div className={ui.card}>{children(token, said.has('first'))}</div> : null}
        {isHydrated && !token ? (
          <EmptyState icon="alert" title={t(login.thisLinkIsNotComplete)}>
            {missing}
          </EmptyState>
        ) : null}
        {isHydrated ? null : (
          <div className={ui.card}>
            <p className={ui.muted}>{t(login.oneMoment)}</p>
            <noscript>
              <p className={ui.noticeWarn}>{t(login.thisPageNeedsJavascript)}</p>
            </noscript>
          </div>
        )}
      </div>
    </div>
  )
}
