import * as account from '@botika/common/messages/account'
import * as security from '@botika/common/messages/account-security'
import * as uiMessages from '@botika/common/messages/ui'
import type { User } from '@botika/common/session/endpoints'
import { t } from '../lib/language/text'
import { useSend } from '../lib/useSend'
import { CodeField } from '../ui/CodeField'
import { FormStatus } from '../ui/FormStatus'
import { SecretField } from '../ui/SecretField'
import ui from '../ui/ui.module.css'

const loadCalls = () => import('./calls')
type Calls = Awaited<ReturnType<typeof loadCalls>>

interface Props {
  user: User
  hint: string
  action: string
  send: (calls: Calls, proof: { current_password: string; otp: string }) => Promise<void>
  onCancel: () => void
}

export function ProofForm({ user, hint, action, send, onCancel }: Props) {
  const sending = useSend(loadCalls, (calls, { current_password = '', otp = '' }) =>
    send(calls, { current_password, otp }),
  )
  return (
    <form className={ui.stack} {...sending.form} noValidate>
      <p>{hint}</p>
      {/* password managers want to know whose it is */}
      <input type="hidden" name="username" autoComplete="username" defaultValue={user.email} />
      <SecretField
        label={t(account.currentPassword)}
        {...sending.field('current_password')}
        autoComplete="current-password"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- one asked for this very field
        autoFocus
        required
      />
      {user.has_second_factor ? <CodeField {...sending.field('otp')} /> : null}
      <FormStatus sending={sending} />
      <div className={ui.row}>
        <button type="submit" className={ui.primary} aria-busy={sending.state === 'sending'}>
          {sending.state === 'sending' ? t(security.oneMoment) : action}
        </button>
        <button type="button" className={ui.outline} onClick={onCancel}>
          {t(uiMessages.noGoBack)}
        </button>
      </div>
    </form>
  )
}
