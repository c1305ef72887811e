import { expected } from '@botika/common/expected'
import * as loginMessages from '@botika/common/messages/login'
import * as uiMessages from '@botika/common/messages/ui'
import { paths } from '../../lib/paths'
import { call } from '../../lib/api'
import { t } from '../../lib/language/text'
import { Link } from 'react-router-dom'
import { sessionClient } from '../../lib/session-client'
import { useUser } from '../../session/atoms'
import { SecretField } from '../../ui/SecretField'
import ui from '../../ui/ui.module.css'
import { ContentForm } from './ContentForm'
import { useContentForm } from './useContentForm'

interface Props {
  token: string
}

/** Confirms an address with one tap by its signed-in owner, else with the account's password. */
export function ConfirmEmailForm({ token }: Props) {
  const user = useUser()
  const form = useContentForm({
    name: 'confirm-email',
    hasCaptcha: false,
    schema: ({ emailLinks }) => emailLinks.confirm.body,
    send: async ({ emailLinks }, { password }) => {
      await call(emailLinks.confirm, { body: { token, ...(password && { password }) } })
      if (!user) return
      const client = await sessionClient()
      client.forget()
      await client.user().catch(expected('The address is confirmed all the same'))
    },
  })
  const needsPassword = user === null || form.errors['password'] !== undefined
  return (
    <ContentForm
      form={form}
      done={{
        title: t(loginMessages.yourEmailAddressIsConfirmed),
        children: (
          <>
            <p>{t(loginMessages.thankYouEmailsAboutYourOrders)}</p>
            <Link to={user ? paths.account() : paths.login()} className={ui.primary}>
              {user ? t(uiMessages.myAccount) : t(uiMessages.logIn)}
            </Link>
          </>
        ),
      }}
      link={{ token, to: paths.account(), action: t(uiMessages.myAccount) }}
      button={t(loginMessages.confirmMyEmailAddress)}
      busy={t(loginMessages.confirming)}
    >
      {needsPassword ? (
        <SecretField
          label={t(loginMessages.passwordOfYourAccount)}
          {...form.field('password')}
          autoComplete="current-password"
          required
          hint={t(loginMessages.soThatNobodyConfirmsAnAccount)}
        />
      ) : null}
      <p className={`${ui.small} ${ui.muted}`}>{t(loginMessages.ifYouDidNotOpen)}</p>
    </ContentForm>
  )
}
