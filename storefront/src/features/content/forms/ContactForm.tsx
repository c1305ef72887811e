import { call } from '../../../shared/api'
import { Field, TextField } from '../../../shared/ui/Field'
import field from '../../../shared/ui/Field.module.css'
import { ContentForm } from './ContentForm'
import { Done } from './Done'
import { useContentForm } from './useContentForm'

/** A message to the people behind the marketplace. */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const form = useContentForm({
    name: 'contact',
    schema: ({ contact }) => contact.send.body,
    send: async ({ contact }, { name = '', email = '', message = '', subject }, altcha) => {
      await call(contact.send, { body: { name, email, message, altcha, ...(subject && { subject }) } })
    },
  })
  const { errors } = form
  if (form.state === 'sent') {
    return (
      <Done title="Your message is here">
        <p>Thank you for writing. We answer by email, usually within two working days.</p>
      </Done>
    )
  }
  return (
    <ContentForm form={form} button="Send message" busy="Sending…" labelledBy={labelledBy}>
      <div className={field.pair}>
        <Field
          label="Your name"
          name="name"
          autoComplete="name"
          required
          maxLength={150}
          error={errors['name']}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          hint="We answer to this address."
          error={errors['email']}
        />
      </div>
      <Field
        label="Subject"
        name="subject"
        maxLength={200}
        isOptional
        hint="With an order number, if it is about one."
        error={errors['subject']}
      />
      <TextField
        label="Message"
        name="message"
        required
        maxLength={5000}
        rows={7}
        error={errors['message']}
      />
    </ContentForm>
  )
}
