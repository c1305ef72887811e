import * as loginMessages from '@botika/common/messages/login'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t } from '../../lib/language/words'
import { paths } from '../../lib/paths'
import { call } from '../../lib/api'
import ui from '../../ui/ui.module.css'
import { ContentForm } from './ContentForm'
import { Done } from './Done'
import { LinkError } from './LinkPage'
import { PasswordField } from './PasswordField'
import { useContentForm } from './useContentForm'

interface Props {
  labelledBy: string
  token: string
  /** True where the account has had no password yet. */
  isFirst: boolean
}

export function ResetPasswordForm({ labelledBy, token, isFirst }: Props) {
  const form = useContentForm({
    name: 'reset-password',
    hasCaptcha: false,
    schema: ({ passwordLinks }) => passwordLinks.reset.body,
    send: async ({ passwordLinks }, { password = '' }) => {
      await call(passwordLinks.reset, { body: { token, password } })
    },
  })
  if (form.state === 'sent') {
    return (
      <Done title={t(isFirst ? loginMessages.yourPasswordIsSet : loginMessages.yourNewPasswordIsSet)}>
        <p>{isFirst ? t(loginMessages.youCanNowLogInWithIt) : t(loginMessages.toKeepYourAccountSafe)}</p>
        <Link to={paths.login()} className={ui.primary}>
          {t(uiMessages.logIn)}
        </Link>
      </Done>
    )
  }
  const { token: tokenError } = form.errors
  if (tokenError)
    return (
      <LinkError text={tokenError} to={paths.forgotPassword()} action={t(loginMessages.askForANewLink)} />
    )
  return (
    <ContentForm
      form={form}
      button={t(loginMessages.setPassword)}
      busy={t(uiMessages.setting)}
      labelledBy={labelledBy}
    >
      <input type="hidden" name="token" value={token} data-secret="" />
      <PasswordField
        label={t(isFirst ? uiMessages.password : uiMessages.newPassword)}
        error={form.errors['password']}
      />
    </ContentForm>
  )
}
