import { call } from '../../shared/api'
import { Field, TextField } from '../../shared/ui/Field'
import { FormStatus } from '../../shared/ui/FormStatus'
import { Icon } from '../../shared/ui/Icon'
import ui from '../../shared/ui/ui.module.css'
import { useSend } from '../../shared/useSend'

/** A pharmacy that wants to sell here says who it is. */
export function PreregisterForm() {
  const sending = useSend(
    async ({
      pharmacy_name = '',
      name = '',
      email = '',
      contact_number = '',
      address = '',
      message = '',
    }) => {
      const [{ preregisters }, { solveCaptcha }] = await Promise.all([
        import('@botika/common/preregisters/endpoints'),
        import('../../shared/captcha'),
      ])
      const body = {
        pharmacy_name,
        name,
        email,
        contact_number,
        address,
        message,
        altcha: await solveCaptcha(),
      }
      await call(preregisters.create, { body })
    },
  )
  const { errors } = sending
  if (sending.state === 'sent') {
    return (
      <p className={ui.noticeGood} role="status">
        <Icon name="check" /> Thank you. We will check your licence and write to you within two working days.
      </p>
    )
  }
  return (
    <form className={`${ui.card} ${ui.stack}`} onSubmit={sending.onSubmit}>
      <h2>Pre-register your pharmacy</h2>
      <Field
        label="Name of the pharmacy"
        name="pharmacy_name"
        autoComplete="organization"
        required
        maxLength={200}
        error={errors['pharmacy_name']}
      />
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
      <Field
        label="Contact number"
        name="contact_number"
        type="tel"
        autoComplete="tel"
        required
        maxLength={30}
        error={errors['contact_number']}
      />
      <Field
        label="Address"
        name="address"
        autoComplete="street-address"
        maxLength={300}
        isOptional
        error={errors['address']}
      />
      <TextField
        label="Anything we should know"
        name="message"
        maxLength={2000}
        isOptional
        error={errors['message']}
      />
      <FormStatus sending={sending} />
      <button type="submit" className={`${ui.primary} ${ui.big}`} aria-busy={sending.state === 'sending'}>
        {sending.state === 'sending' ? 'Sending…' : 'Send application'}
      </button>
    </form>
  )
}
