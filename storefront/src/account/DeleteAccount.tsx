import * as account from '@botika/common/messages/account'
import type { User } from '@botika/common/session/endpoints'
import { useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import { useToast } from '../ui/toast/atoms'
import { CodeField } from '../ui/CodeField'
import { FormStatus } from '../ui/FormStatus'
import { SecretField } from '../ui/SecretField'
import ui from '../ui/ui.module.css'
import { useSend } from '../lib/useSend'

const loadCalls = () => import('./calls')

export function DeleteAccount({ user, onCancel }: { user: User; onCancel: () => void }) {
  const navigate = useNavigate()
  const showToast = useToast()
  const sending = useSend(loadCalls, async ({ deleteAccount }, { password = '', otp }) => {
    await deleteAccount(password, otp)
    showToast(t(account.yourAccountIsDeletedThank), 'success')
    void navigate(paths.home())
  })
  return (
    <form className={ui.stack} {...sending.form} noValidate>
      {/* password managers want to know whose it is */}
      <input type="hidden" name="username" autoComplete="username" defaultValue={user.email} />
      <SecretField
        label={t(account.yourPasswordToBeSure)}
        {...sending.field('password')}
        autoComplete="current-password"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- one asked for this very field
        autoFocus
        required
      />
      {user.has_second_factor ? <CodeField {...sending.field('otp')} /> : null}
      <FormStatus sending={sending} />
      <div className={ui.row}>
        <button type="submit" className={ui.danger} aria-busy={sending.state === 'sending'}>
          {sending.state === 'sending' ? t(account.deleting) : t(account.yesDeleteMyAccountForGood)}
        </button>
        <button
          type="button"
          className={ui.outline}
          disabled={sending.state === 'sending'}
          onClick={onCancel}
        >
          {t(account.noKeepIt)}
        </button>
      </div>
    </form>
  )
}
