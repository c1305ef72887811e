import { t } from '../../lib/language/words'
import { call } from '../../lib/api'
import { Field, TextField } from '../../ui/Field'
import field from '../../ui/Field.module.css'
import { ContentForm } from './ContentForm'
import { Done } from './Done'
import { useContentForm } from './useContentForm'

/** A message to the people behind the marketplace. */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const form = useContentForm({
    name: 'contact',
    schema: ({ contact }) => contact.send.body,
    send: async ({ contact }, { name = '', email = '', message = '', subject }, altcha, keyOf) => {
      const body = { name, email, message, altcha, ...(subject && { subject }) }
      await call(contact.send, { body }, { idempotencyKey: keyOf() })
    },
  })
  const { errors } = form
  if (form.state === 'sent') {
    return (
      <Done title={t('Your message is here')}>
        <p>{t('Thank you for writing. We answer by email, usually within two working days.')}</p>
      </Done>
    )
  }
  return (
    <ContentForm form={form} button={t('Send message')} busy={t('Sending…')} labelledBy={labelledBy}>
      <div className={field.pair}>
        <Field
          label={t('Your name')}
          name="name"
          autoComplete="name"
          required
          maxLength={150}
          error={errors['name']}
        />
        <Field
          label={t('Email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          hint={t('We answer to this address.')}
          error={errors['email']}
        />
      </div>
      <Field
        label={t('Subject')}
        name="subject"
        maxLength={200}
        isOptional
        hint={t('With an order number, if it is about one.')}
        error={errors['subject']}
      />
      <TextField
        label={t('Message')}
        name="message"
        required
        maxLength={5000}
        rows={7}
        error={errors['message']}
      />
    </ContentForm>
  )
}
