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
      <Done title={t('Look into your email')}>
        <p>
          {t(
            'If there is an account with this address, an email with a link is on its way. The link works once, within the next hour. If nothing arrives, look among the unwanted mail.',
          )}
        </p>
      </Done>
    )
  }
  return (
    <ContentForm form={form} button={t('Send me a link')} busy={t('Sending…')} labelledBy={labelledBy}>
      <Field
        label={t('Email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={254}
        error={form.errors['email']}
      />
    </ContentForm>
  )
}
