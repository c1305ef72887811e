import { t } from '../../lib/language/words'
import { call } from '../../lib/api'
import { Field, TextField } from '../../ui/Field'
import field from '../../ui/Field.module.css'
import { ContentForm } from './ContentForm'
import { Done } from './Done'
import { useContentForm } from './useContentForm'

/** A pharmacy that wants to sell here says who it is. */
export function PreregisterForm({ labelledBy }: { labelledBy: string }) {
  const form = useContentForm({
    name: 'pre-register',
    schema: ({ preregisters }) => preregisters.create.body,
    send: async ({ preregisters }, values, altcha, keyOf) => {
      const { pharmacy_name = '', name = '', email = '', contact_number = '', address, message } = values
      const optional = { ...(address && { address }), ...(message && { message }) }
      const body = { pharmacy_name, name, email, contact_number, ...optional, altcha }
      await call(preregisters.create, { body }, { idempotencyKey: keyOf() })
    },
  })
  const { errors } = form
  if (form.state === 'sent') {
    return (
      <Done title={t('We have your application')}>
        <p>
          {t(
            'We look at your licence next, and write to you by email. When your pharmacy is approved, the email has a link to set your password and open your shop.',
          )}
        </p>
      </Done>
    )
  }
  return (
    <ContentForm form={form} button={t('Send application')} busy={t('Sending…')} labelledBy={labelledBy}>
      <Field
        label={t('Name of the pharmacy')}
        name="pharmacy_name"
        autoComplete="organization"
        required
        maxLength={200}
        hint={t('As it stands on your FDA licence to operate.')}
        error={errors['pharmacy_name']}
      />
      <Field
        label={t('Address of the pharmacy')}
        name="address"
        autoComplete="street-address"
        maxLength={300}
        isOptional
        hint={t('Street, barangay, city and province.')}
        error={errors['address']}
      />
      <Field
        label={t('Your name')}
        name="name"
        autoComplete="name"
        required
        maxLength={150}
        error={errors['name']}
      />
      <div className={field.pair}>
        <Field
          label={t('Email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          hint={t('You will sign in with it.')}
          error={errors['email']}
        />
        <Field
          label={t('Contact number')}
          name="contact_number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={30}
          hint={t('Such as 0917 123 4567.')}
          error={errors['contact_number']}
        />
      </div>
      <TextField
        label={t('Anything we should know')}
        name="message"
        maxLength={2000}
        isOptional
        placeholder={t('Number of branches, your licence number, whether you deliver yourself')}
        error={errors['message']}
      />
    </ContentForm>
  )
}
