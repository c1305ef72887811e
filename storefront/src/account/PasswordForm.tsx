import * as accountMessages from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import { Problem } from '@botika/common/http/problem'
import { MIN_PASSWORD_LENGTH } from '@botika/common/session/password'
import type { User } from '@botika/common/session/endpoints'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import { CodeField } from '../ui/CodeField'
import { FormStatus } from '../ui/FormStatus'
import { Icon } from '../ui/Icon'
import { SecretField } from '../ui/SecretField'
import ui from '../ui/ui.module.css'
import { useSend } from '../lib/useSend'
import * as account from '@botika/common/messages/account'

interface Typed {
  current_password: string
  password: string
  repeated: string
}

/** Errors of a password change by field, before it is sent; null when there are none. */
export function passwordErrors({
  current_password,
  password,
  repeated,
}: Typed): Record<string, string[]> | null {
  const errors: Record<string, string[]> = {}
  if (current_password === '') errors['current_password'] = [t(account.pleaseTypeYourCurrentPassword)]
  if (password.length < MIN_PASSWORD_LENGTH)
    errors['password'] = [t(account.pleaseChooseAtLeastCountCharacters, { count: MIN_PASSWORD_LENGTH })]
  else if (password === current_password) errors['password'] = [t(account.thisIsYourCurrentPassword)]
  if (repeated !== password) errors['repeated'] = [t(account.thisDiffersFromTheNew)]
  return Object.keys(errors).length > 0 ? errors : null
}

const FAILED = 500

const loadCalls = () => import('./calls')

export function PasswordForm({ user }: { user: User }) {
  const isUnconfirmed = useRef(false)
  const sending = useSend(loadCalls, async ({ changePassword, isPassword }, values) => {
    const { current_password = '', password = '', repeated = '', otp } = values
    const errors = passwordErrors({ current_password, password, repeated })
    if (errors) throw new Problem('invalid', t(accountMessages.pleaseLookAtTheFieldsAbove), { errors })
    try {
      await changePassword(user.id, { current_password, password, ...(otp === undefined ? {} : { otp }) })
    } catch (error) {
      // if the last response was lost, the new password may be set already
      if (isUnconfirmed.current && (await isPassword(user.email, password))) return
      isUnconfirmed.current = ((error as { status?: number }).status ?? 0) >= FAILED
      throw error
    }
  })
  if (sending.state === 'sent') {
    return (
      <div className={`${ui.card} ${ui.stack}`}>
        <p className={ui.noticeGood} tabIndex={-1} ref={(place) => place?.focus()}>
          <Icon name="check" /> {t(accountMessages.yourNewPasswordIsSet)}
        </p>
        <p>
          <Link to={paths.account()} className={ui.primary}>
            {t(uiMessages.myAccount)}
          </Link>
        </p>
      </div>
    )
  }
  return (
    <form className={`${ui.card} ${ui.stack}`} {...sending.form} noValidate>
      {/* password managers want to know whose it is */}
      <input type="hidden" name="username" autoComplete="username" defaultValue={user.email} />
      <SecretField
        label={t(accountMessages.currentPassword)}
        {...sending.field('current_password')}
        autoComplete="current-password"
        required
      />
      <SecretField
        label={t(uiMessages.newPassword)}
        {...sending.field('password')}
        autoComplete="new-password"
        required
        hint={t(uiMessages.atLeastCountCharactersThree, { count: MIN_PASSWORD_LENGTH })}
      />
      <SecretField
        label={t(accountMessages.newPasswordOnceMore)}
        {...sending.field('repeated')}
        autoComplete="new-password"
        required
      />
      {user.has_second_factor ? <CodeField {...sending.field('otp')} /> : null}
      <FormStatus sending={sending} />
      <button type="submit" className={`${ui.primary} ${ui.big}`} aria-busy={sending.state === 'sending'}>
        {sending.state === 'sending' ? t(uiMessages.setting) : t(accountMessages.changePassword)}
      </button>
    </form>
  )
}
