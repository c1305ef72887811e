import { Link } from '../../../lib/router/Link'
import { withNodes } from '../../../lib/language/withNodes'
import { t } from '../../../lib/language/words'
import { ForgotPasswordForm } from '../../../content/forms/ForgotPasswordForm'
import styles from '../../../content/FormPage.module.css'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'

/** Asks for a link to set a new password. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page}`}>
    <Head
      title={t('Forgot your password?')}
      description={t('Ask for a link by email to set a new password for your Botika account.')}
      path={paths.forgotPassword()}
    />
    <div className={styles.alone}>
      <div>
        <Breadcrumbs
          crumbs={[{ name: t('Log in'), to: paths.login() }, { name: t('Forgot your password?') }]}
        />
        <h1 id="form">{t('Forgot your password?')}</h1>
        <p className={styles.lead}>
          {t('Type the email address of your account. We send you a link to set a new one.')}
        </p>
      </div>
      <div className={ui.card}>
        <ForgotPasswordForm labelledBy="form" />
      </div>
      <p className={ui.small}>
        {withNodes('Remembered it? {link}.', { link: <Link to={paths.login()}>{t('Log in')}</Link> })}
      </p>
    </div>
  </div>
)
