import { expected } from '@botika/common/expected'
import * as loginMessages from '@botika/common/messages/login'
import * as uiMessages from '@botika/common/messages/ui'
import type { User } from '@botika/common/session/endpoints'
import { Link } from 'react-router-dom'
import { t, withNodes } from '../../lib/language/text'
import { paths } from '../../lib/paths'
import { call } from '../../lib/api'
import { sessionClient } from '../../lib/session-client'
import { EmailField, FirstNameField, LastNameField, PhoneField } from '../../ui/person-fields'
import field from '../../ui/Field.module.css'
import ui from '../../ui/ui.module.css'
import { ContentForm } from './ContentForm'
import { PasswordField } from './PasswordField'
import { useContentForm } from './useContentForm'

interface Props {
  onDone: (user: User | null) => void
}

export function RegisterForm({ onDone }: Props) {
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
    >
      <div className={field.pair}>
        <FirstNameField {...form.field('first_name')} />
        <LastNameField {...form.field('last_name')} />
      </div>
      <EmailField
        {...form.field('email')}
        autoComplete="username"
        hint={t(loginMessages.youSignInWithItAndOrder)}
      />
      <PhoneField {...form.field('contact_number')} isOptional />
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
