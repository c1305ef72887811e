import * as login from '@botika/common/messages/login'
import * as ui from '@botika/common/messages/ui'
import { t } from '../../lib/language/words'
import { call } from '../../lib/api'
import { Field } from '../../ui/Field'
import { ContentForm } from './ContentForm'
import { Done } from './Done'
import { useContentForm } from './useContentForm'

/** Asks for a letter with a link; what it answers never tells whether there is an account. */
export function ForgotPasswordForm({ labelledBy }: { labelledBy: string }) {
  const form = useContentForm({
    name: 'forgot-password',
    schema: ({ passwordLinks }) => passwordLinks.forgot.body,
    send: async ({ passwordLinks }, { email = '' }, altcha) => {
      await call(passwordLinks.forgot, { body: { email, altcha } })
    },
  })
  if (form.state === 'sent') {
    return (
      <Done title={t(login.lookIntoYourEmail)}>
        <p>{t(login.ifThereIsAnAccount)}</p>
      </Done>
    )
  }
  return (
    <ContentForm form={form} button={t(login.sendMeALink)} busy={t(ui.sendingNow)} labelledBy={labelledBy}>
      <Field
        label={t(ui.email)}
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={254}
      />
    </ContentForm>
  )
}
