import { Link } from 'react-router-dom'
import { ForgotPasswordForm } from '../../../features/content/forms/ForgotPasswordForm'
import styles from '../../../features/content/FormPage.module.css'
import { paths } from '../../../paths'
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs'
import { Head } from '../../../shared/ui/Head'
import ui from '../../../shared/ui/ui.module.css'

/** Asks for a link to set a new password. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page}`}>
    <Head
      title="Forgot your password?"
      description="Ask for a link by email to set a new password for your Botika account."
      path={paths.forgotPassword()}
    />
    <div className={styles.alone}>
      <div>
        <Breadcrumbs crumbs={[{ name: 'Log in', to: paths.login() }, { name: 'Forgot your password?' }]} />
        <h1 id="form">Forgot your password?</h1>
        <p className={styles.lead}>
          Type the email address of your account. We send you a link to set a new one.
        </p>
      </div>
      <div className={ui.card}>
        <ForgotPasswordForm labelledBy="form" />
      </div>
      <p className={ui.small}>
        Remembered it? <Link to={paths.login()}>Log in</Link>.
      </p>
    </div>
  </div>
)
