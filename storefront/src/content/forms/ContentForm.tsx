import * as login from '@botika/common/messages/login'
import * as uiMessages from '@botika/common/messages/ui'
import type { ReactNode } from 'react'
import { t } from '../../lib/language/words'
import { Icon } from '../../ui/Icon'
import ui from '../../ui/ui.module.css'
import styles from './Form.module.css'
import type { useContentForm } from './useContentForm'

interface Props {
  form: ReturnType<typeof useContentForm>
  /** What the button says, and what it says meanwhile. */
  button: string
  busy: string
  labelledBy?: string
  children: ReactNode
}

/** Fields with what stands under all of them: what went wrong, how far it is, the button. */
export function ContentForm({ form, button, busy, labelledBy, children }: Props) {
  return (
    // "dialog" outside of one sends nothing and keeps everything, should somebody be faster than the first script
    <form {...form.props} noValidate method="dialog" className={ui.stack} aria-labelledby={labelledBy}>
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
