import { expected } from '@botika/common/expected'
import * as loginMessages from '@botika/common/messages/login'
import * as uiMessages from '@botika/common/messages/ui'
import type { User } from '@botika/common/session/endpoints'
import { Link } from 'react-router-dom'
import { t, withNodes } from '../../lib/language/words'
import { paths } from '../../lib/paths'
import { call } from '../../lib/api'
import { sessionClient } from '../../lib/session-client'
import { Field } from '../../ui/Field'
import field from '../../ui/Field.module.css'
import ui from '../../ui/ui.module.css'
import { ContentForm } from './ContentForm'
import { PasswordField } from './PasswordField'
import { useContentForm } from './useContentForm'

interface Props {
  labelledBy: string
  /** The account is made; null when signing in with it did not work. */
  onDone: (user: User | null) => void
}

export function RegisterForm({ labelledBy, onDone }: Props) {
  const form = useContentForm({
    name: 'register',
    schema: ({ users }) => users.create.body,
    send: async ({ users }, values, altcha) => {
      const { first_name = '', last_name = '', email = '', password = '', contact_number } = values
      const person = { first_name, last_name, email, password, ...(contact_number && { contact_number }) }
      await call(users.create, { body: { ...person, altcha } })
      const client = await sessionClient()
      onDone(
        (await client
          .login({ email, password })
          .catch(expected('The account is there, its owner logs in'))) ?? null,
      )
    },
  })
  const { errors } = form
  return (
    <ContentForm
      form={form}
      button={t(loginMessages.createAccount)}
      busy={t(loginMessages.makingYourAccount)}
      labelledBy={labelledBy}
    >
      <div className={field.pair}>
        <Field
          label={t(uiMessages.firstName)}
          {...form.field('first_name')}
          autoComplete="given-name"
          required
          maxLength={100}
        />
        <Field
          label={t(uiMessages.lastName)}
          {...form.field('last_name')}
          autoComplete="family-name"
          required
          maxLength={100}
        />
      </div>
      <Field
        label={t(uiMessages.email)}
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={254}
        hint={t(loginMessages.youSignInWithItAndOrder)}
      />
      <Field
        label={t(uiMessages.mobileNumber)}
        {...form.field('contact_number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        isOptional
      />
      <PasswordField label={t(uiMessages.password)} error={errors['password']} />
      <p className={`${ui.small} ${ui.muted}`}>
        {withNodes(loginMessages.byCreatingAnAccountYouAgree, {
          link: <Link to={paths.termsOfUse()}>{t(uiMessages.termsOfUse)}</Link>,
          link2: <Link to={paths.privacyPolicy()}>{t(uiMessages.privacyPolicy)}</Link>,
        })}
      </p>
    </ContentForm>
  )
}
