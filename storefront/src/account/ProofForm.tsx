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

type PasswordName = 'password' | 'current_password'

interface Props<Name extends PasswordName> {
  user: User
  name: Name
  hint?: string
  action: string
  isDangerous?: boolean
  send: (calls: Calls, proof: Record<Name | 'otp', string>) => Promise<void>
  onCancel: () => void
}

export function ProofForm<Name extends PasswordName>(props: Props<Name>) {
  const { user, name, hint, action, isDangerous, send, onCancel } = props
  const sending = useSend(loadCalls, (calls, values) =>
    send(calls, { [name]: values[name] ?? '', otp: values['otp'] ?? '' } as Record<Name | 'otp', string>),
  )
  const isSending = sending.state === 'sending'
  return (
    <form className={ui.stack} {...sending.form} noValidate>
      {hint ? <p>{hint}</p> : null}
      {/* password managers want to know whose it is */}
      <input type="hidden" name="username" autoComplete="username" defaultValue={user.email} />
      <SecretField
        label={t(account.currentPassword)}
        {...sending.field(name)}
        autoComplete="current-password"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- one asked for this very field
        autoFocus
        required
      />
      {user.has_second_factor ? <CodeField {...sending.field('otp')} /> : null}
      <FormStatus sending={sending} />
      <div className={ui.row}>
        <button type="submit" className={isDangerous ? ui.danger : ui.primary} aria-busy={isSending}>
          {isSending ? t(security.oneMoment) : action}
        </button>
        <button type="button" className={ui.outline} disabled={isSending} onClick={onCancel}>
          {t(uiMessages.noGoBack)}
        </button>
      </div>
    </form>
  )
}
