import * as content from '@botika/common/messages/content'
import * as ui from '@botika/common/messages/ui'
import { t } from '../../lib/language/text'
import { call } from '../../lib/api'
import { Field, TextField } from '../../ui/Field'
import { EmailField, FullNameField } from '../../ui/person-fields'
import field from '../../ui/Field.module.css'
import { ContentForm } from './ContentForm'
import { useContentForm } from './useContentForm'

export function ContactForm() {
  const form = useContentForm({
    name: 'contact',
    schema: ({ contact }) => contact.send.body,
    send: async ({ contact }, { name = '', email = '', message = '', subject }, altcha, keyOf) => {
      const body = { name, email, message, altcha, ...(subject && { subject }) }
      await call(contact.send, { body }, { idempotencyKey: keyOf() })
    },
  })
  return (
    <ContentForm
      form={form}
      done={{ title: t(content.yourMessageIsHere), children: <p>{t(content.thankYouForWritingWeAnswer)}</p> }}
      button={t(content.sendMessage)}
      busy={t(ui.sendingNow)}
    >
      <div className={field.pair}>
        <FullNameField {...form.field('name')} />
        <EmailField {...form.field('email')} hint={t(content.weAnswerToThisAddress)} />
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
