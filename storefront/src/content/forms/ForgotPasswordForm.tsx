import * as login from '@botika/common/messages/login'
import * as ui from '@botika/common/messages/ui'
import { t } from '../../lib/language/text'
import { call } from '../../lib/api'
import { EmailField } from '../../ui/person-fields'
import { ContentForm } from './ContentForm'
import { useContentForm } from './useContentForm'

/** The reply never says whether there is an account. */
export function ForgotPasswordForm() {
  const form = useContentForm({
    name: 'forgot-password',
    schema: ({ passwordLinks }) => passwordLinks.forgot.body,
    send: async ({ passwordLinks }, { email = '' }, altcha) => {
      await call(passwordLinks.forgot, { body: { email, altcha } })
    },
  })
  return (
    <ContentForm
      form={form}
      done={{ title: t(login.lookIntoYourEmail), children: <p>{t(login.ifThereIsAnAccount)}</p> }}
      button={t(login.sendMeALink)}
      busy={t(ui.sendingNow)}
    >
      <EmailField {...form.field('email')} autoComplete="username" />
    </ContentForm>
  )
}
