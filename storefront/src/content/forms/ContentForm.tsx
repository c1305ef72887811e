import * as login from '@botika/common/messages/login'
import * as uiMessages from '@botika/common/messages/ui'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { t } from '../../lib/language/text'
import { Icon } from '../../ui/Icon'
import ui from '../../ui/ui.module.css'
import styles from './Form.module.css'
import { LinkError } from './LinkPage'
import type { useContentForm } from './useContentForm'

interface Props {
  form: ReturnType<typeof useContentForm>
  button: string
  busy: string
  done?: ComponentProps<typeof Done>
  link?: { token: string; to: string; action: string }
  children: ReactNode
}

export function ContentForm({ form, button, busy, done, link, children }: Props) {
  if (done && form.state === 'sent') return <Done {...done} />
  const { token: linkError } = form.errors
  if (link && linkError) return <LinkError text={linkError} {...link} />
  return (
    // outside a dialog, "dialog" sends nothing: a tap before the scripts load loses nothing
    <form {...form.props} noValidate method="dialog" className={ui.stack} aria-labelledby="form">
      {link ? <input type="hidden" name="token" value={link.token} data-secret="" /> : null}
      {children}
      <noscript>
        <p className={ui.noticeWarn}>{t(login.thisFormNeedsJavascriptBecause)}</p>
      </noscript>
      <div role="alert">
        {form.state === 'failed' ? (
          <p className={ui.noticeBad}>
            <Icon name="alert" /> <span>{form.detail}</span>
          </p>
        ) : null}
      </div>
      <div className={styles.foot}>
        <button type="submit" className={`${ui.primary} ${ui.big}`} aria-busy={form.isBusy}>
          {form.isBusy ? busy : button}
        </button>
        <p role="status" className={styles.status}>
          {form.isBusy ? (
            <>
              <progress aria-label={t(uiMessages.sending)} />
              {form.state === 'checking' ? t(login.checkingThatAPersonIsWriting) : t(uiMessages.sendingNow)}
            </>
          ) : null}
        </p>
      </div>
    </form>
  )
}

function Done({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className={styles.done}>
      <span>
        <Icon name="check" size={32} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  )
}
