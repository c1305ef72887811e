import * as loginMessages from '@botika/common/messages/login'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t } from '../../lib/language/text'
import { paths } from '../../lib/paths'
import { call } from '../../lib/api'
import ui from '../../ui/ui.module.css'
import { ContentForm } from './ContentForm'
import { PasswordField } from './PasswordField'
import { useContentForm } from './useContentForm'

interface Props {
  token: string
  isFirst: boolean
}

export function ResetPasswordForm({ token, isFirst }: Props) {
  const form = useContentForm({
    name: 'reset-password',
    hasCaptcha: false,
    schema: ({ passwordLinks }) => passwordLinks.reset.body,
    send: async ({ passwordLinks }, { password = '' }) => {
      await call(passwordLinks.reset, { body: { token, password } })
    },
  })
  return (
    <ContentForm
      form={form}
      done={{
        title: t(isFirst ? loginMessages.yourPasswordIsSet : loginMessages.yourNewPasswordIsSet),
        children: (
          <>
            <p>{isFirst ? t(loginMessages.youCanNowLogInWithIt) : t(loginMessages.toKeepYourAccountSafe)}</p>
            <Link to={paths.login()} className={ui.primary}>
              {t(uiMessages.logIn)}
            </Link>
          </>
        ),
      }}
      link={{ token, to: paths.forgotPassword(), action: t(loginMessages.askForANewLink) }}
      button={t(loginMessages.setPassword)}
      busy={t(uiMessages.setting)}
    >
      <PasswordField
        label={t(isFirst ? uiMessages.password : uiMessages.newPassword)}
        error={form.errors['password']}
      />
    </ContentForm>
  )
}
