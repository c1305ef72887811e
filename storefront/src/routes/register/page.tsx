import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useUser } from '../../features/session/atoms'
import { paths } from '../../paths'
import { call } from '../../shared/api'
import { sessionClient } from '../../shared/session-client'
import { Field } from '../../shared/ui/Field'
import fields from '../../shared/ui/Field.module.css'
import { FormStatus } from '../../shared/ui/FormStatus'
import { Head } from '../../shared/ui/Head'
import { Mark } from '../../shared/ui/Mark'
import ui from '../../shared/ui/ui.module.css'
import { useSend } from '../../shared/useSend'
import styles from '../login/page.module.css'

/** A new customer. */
export function Component() {
  const navigate = useNavigate()
  const user = useUser()
  const sending = useSend(
    async ({ email = '', password = '', first_name = '', last_name = '', contact_number = '' }) => {
      const [{ users }, { solveCaptcha }] = await Promise.all([
        import('@botika/common/users/endpoints'),
        import('../../shared/captcha'),
      ])
      const person = { email, password, first_name, last_name, ...(contact_number ? { contact_number } : {}) }
      await call(users.create, { body: { ...person, altcha: await solveCaptcha() } })
      await (await sessionClient()).login({ email, password })
    },
  )
  const { errors } = sending
  useEffect(() => {
    if (user) void navigate(paths.home(), { replace: true })
  }, [user, navigate])
  return (
    <div className={`${ui.container} ${styles.page}`}>
      <Head
        title="Register"
        description="Make an account to keep your orders together."
        path={paths.register()}
      />
      <form className={`${ui.card} ${ui.stack} ${styles.form}`} onSubmit={sending.onSubmit} method="post">
        <Mark size={48} />
        <h1>Register</h1>
        <div className={fields.pair}>
          <Field
            label="First name"
            name="first_name"
            autoComplete="given-name"
            required
            maxLength={100}
            error={errors['first_name']}
          />
          <Field
            label="Last name"
            name="last_name"
            autoComplete="family-name"
            required
            maxLength={100}
            error={errors['last_name']}
          />
        </div>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          error={errors['email']}
        />
        <Field
          label="Mobile number"
          name="contact_number"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          isOptional
          error={errors['contact_number']}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={200}
          hint="At least 8 characters."
          error={errors['password']}
        />
        <FormStatus sending={sending} />
        <button type="submit" className={`${ui.primary} ${ui.big}`} aria-busy={sending.state === 'sending'}>
          {sending.state === 'sending' ? 'Making your account…' : 'Register'}
        </button>
        <p className={ui.small}>
          You have an account? <Link to={paths.login()}>Log in</Link>. A pharmacy?{' '}
          <Link to={paths.becomeASeller()}>Become a seller</Link>.
        </p>
      </form>
    </div>
  )
}
