import * as content from '@botika/common/messages/content'
import * as ui from '@botika/common/messages/ui'
import { t } from '../../lib/language/words'
import { call } from '../../lib/api'
import { Field, TextField } from '../../ui/Field'
import field from '../../ui/Field.module.css'
import { ContentForm } from './ContentForm'
import { Done } from './Done'
import { useContentForm } from './useContentForm'

export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const form = useContentForm({
    name: 'contact',
    schema: ({ contact }) => contact.send.body,
    send: async ({ contact }, { name = '', email = '', message = '', subject }, altcha, keyOf) => {
      const body = { name, email, message, altcha, ...(subject && { subject }) }
      await call(contact.send, { body }, { idempotencyKey: keyOf() })
    },
  })
  if (form.state === 'sent') {
    return (
      <Done title={t(content.yourMessageIsHere)}>
        <p>{t(content.thankYouForWritingWeAnswer)}</p>
      </Done>
    )
  }
  return (
    <ContentForm form={form} button={t(content.sendMessage)} busy={t(ui.sendingNow)} labelledBy={labelledBy}>
      <div className={field.pair}>
        <Field label={t(ui.yourName)} {...form.field('name')} autoComplete="name" required maxLength={150} />
        <Field
          label={t(ui.email)}
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          hint={t(content.weAnswerToThisAddress)}
        />
      </div>
      <Field
        label={t(content.subject)}
        {...form.field('subject')}
        maxLength={200}
        isOptional
        hint={t(content.withAnOrderNumberIfItIs)}
      />
      <TextField
        label={t(content.messageField)}
        {...form.field('message')}
        required
        maxLength={5000}
        rows={7}
      />
    </ContentForm>
  )
}
