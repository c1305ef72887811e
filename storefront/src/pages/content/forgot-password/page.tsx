import * as loginMessages from '@botika/common/messages/login'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t, withNodes } from '../../../lib/language/text'
import { ForgotPasswordForm } from '../../../content/forms/ForgotPasswordForm'
import styles from '../../../content/FormPage.module.css'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'

export const Component = () => (
  <div className={`${ui.container} ${ui.page}`}>
    <Head
      title={t(loginMessages.forgotYourPassword)}
      description={t(loginMessages.askForALinkByEmail)}
      path={paths.forgotPassword()}
    />
    <div className={styles.alone}>
      <div>
        <Breadcrumbs
          crumbs={[
            { name: t(uiMessages.logIn), to: paths.login() },
            { name: t(loginMessages.forgotYourPassword) },
          ]}
        />
        <h1 id="form">{t(loginMessages.forgotYourPassword)}</h1>
        <p className={styles.lead}>{t(loginMessages.typeTheEmailAddressOfYourAccount)}</p>
      </div>
      <div className={ui.card}>
        <ForgotPasswordForm />
      </div>
      <p className={ui.small}>
        {withNodes(loginMessages.rememberedItLink, {
          link: <Link to={paths.login()}>{t(uiMessages.logIn)}</Link>,
        })}
      </p>
    </div>
  </div>
)
