import * as account from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import type { User } from '@botika/common/session/endpoints'
import { t } from '../lib/language/text'
import { FormStatus } from '../ui/FormStatus'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { useSend } from '../lib/useSend'

const loadCalls = () => import('./calls')

export function EmailNotice({ user }: { user: User }) {
  const sending = useSend(loadCalls, async ({ sendEmailLink }) => {
    await sendEmailLink()
  })
  if (user.email_confirmed_at && !user.pending_email) return null
  return (
    <form className={`${ui.notice} ${ui.noPrint}`} {...sending.form}>
      <Icon name="info" />
      <div className={ui.stack}>
        <p>
          {user.pending_email
            ? t(account.yourEmailAddressChangesToEmail, { email: user.pending_email })
            : t(account.pleaseConfirmYourEmailAddress, { email: user.email })}
        </p>
        <div className={ui.stackS}>
          <div role="status">{sending.state === 'sent' ? <p>{t(account.weHaveSentTheEmail)}</p> : null}</div>
          <FormStatus sending={sending} />
          {sending.state === 'sent' ? null : (
            <div>
              <button type="submit" className={ui.outline} aria-busy={sending.state === 'sending'}>
                {sending.state === 'sending' ? t(uiMessages.sendingNow) : t(account.sendTheEmailAgain)}
              </button>
            </div>
          )}
        </div>
      </div>
    </form>
  )
}
