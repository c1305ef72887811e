import { paths } from '../../paths'
import { call } from '../../shared/api'
import { Field, TextField } from '../../shared/ui/Field'
import { FormStatus } from '../../shared/ui/FormStatus'
import { Icon } from '../../shared/ui/Icon'
import ui from '../../shared/ui/ui.module.css'
import { useSend } from '../../shared/useSend'
import { StaticPage } from '../content/StaticPage'

/** Write to the people behind it. */
export function Component() {
  const sending = useSend(async ({ name = '', email = '', subject = '', message = '' }) => {
    const [{ contact }, { solveCaptcha }] = await Promise.all([
      import('@botika/common/contact/endpoints'),
      import('../../shared/captcha'),
    ])
    await call(contact.send, { body: { name, email, subject, message, altcha: await solveCaptcha() } })
  })
  const { errors } = sending
  return (
    <StaticPage
      title="Contact Us"
      description="We read everything, and answer within two working days."
      path={paths.contactUs()}
    >
      {sending.state === 'sent' ? (
        <p className={ui.noticeGood} role="status">
          <Icon name="check" /> Thank you. Your message has arrived, and we will answer by email.
        </p>
      ) : (
        <form className={`${ui.card} ${ui.stack}`} onSubmit={sending.onSubmit}>
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
            autoComplete="email"
            required
            maxLength={254}
            error={errors['email']}
          />
          <Field label="Subject" name="subject" maxLength={200} isOptional error={errors['subject']} />
          <TextField label="Message" name="message" required maxLength={5000} error={errors['message']} />
          <FormStatus sending={sending} />
          <button type="submit" className={`${ui.primary} ${ui.big}`} aria-busy={sending.state === 'sending'}>
            {sending.state === 'sending' ? 'Sending…' : 'Send'}
          </button>
        </form>
      )}
    </StaticPage>
  )
}
