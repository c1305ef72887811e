import { MIN_PASSWORD_LENGTH } from '@botika/common/session/password'
import type { User } from '@botika/common/session/endpoints'
import { Link } from '../../shared/router/Link'
import { paths } from '../../paths'
import { t } from '../../shared/language/words'
import { FormStatus } from '../../shared/ui/FormStatus'
import { Icon } from '../../shared/ui/Icon'
import { SecretField } from '../../shared/ui/SecretField'
import ui from '../../shared/ui/ui.module.css'
import { useSend } from '../../shared/useSend'
import { passwordFaults } from './password-faults'

/** A new password for whoever knows the present one. */
export function PasswordForm({ user }: { user: User }) {
  const sending = useSend(async ({ current_password = '', password = '', repeated = '' }) => {
    const errors = passwordFaults({ current_password, password, repeated })
    if (errors) throw Object.assign(new Error(t('Please look at the fields above.')), { errors })
    const { changePassword } = await import('./calls')
    await changePassword(user.id, { current_password, password })
  })
  if (sending.state === 'sent') {
    return (
      <div className={`${ui.card} ${ui.stack}`} role="status">
        <p className={ui.noticeGood}>
          <Icon name="check" />{' '}
          {t(
            'Your new password is set. Everybody else who was logged in to this account has been logged out.',
          )}
        </p>
        <p>
          <Link to={paths.account()} className={ui.primary}>
            {t('My Account')}
          </Link>
        </p>
      </div>
    )
  }
  return (
    <form className={`${ui.card} ${ui.stack}`} onSubmit={sending.onSubmit} method="post" noValidate>
      {/* password managers want to know whose it is */}
      <input type="hidden" name="username" autoComplete="username" defaultValue={user.email} />
      <SecretField
        label={t('Present password')}
        name="current_password"
        autoComplete="current-password"
        required
        error={sending.errors['current_password']}
      />
      <SecretField
        label={t('New password')}
        name="password"
        autoComplete="new-password"
        required
        hint={t(
          'At least {count} characters. Three or four words that only you would put together are easy to remember and hard to guess.',
          { count: MIN_PASSWORD_LENGTH },
        )}
        error={sending.errors['password']}
      />
      <SecretField
        label={t('New password once more')}
        name="repeated"
        autoComplete="new-password"
        required
        error={sending.errors['repeated']}
      />
      <FormStatus sending={sending} />
      <button type="submit" className={`${ui.primary} ${ui.big}`} aria-busy={sending.state === 'sending'}>
        {sending.state === 'sending' ? t('Setting…') : t('Change password')}
      </button>
    </form>
  )
}
