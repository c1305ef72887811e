import { ConfirmEmailForm } from '../../../content/forms/ConfirmEmailForm'
import { LinkPage } from '../../../content/forms/LinkPage'
import { paths } from '../../../lib/paths'
import { t } from '../../../lib/language/words'
import { Link } from '../../../lib/router/Link'
import ui from '../../../ui/ui.module.css'

/** Confirms an email address with the link from the email. */
export const Component = () => (
  <LinkPage
    title={t('Confirm your email address')}
    description={t('Confirm your email address with the link from our email.')}
    missing={
      <>
        <p>
          {t(
            'Open the link from our email again, all of it. On your account page you can have it sent again.',
          )}
        </p>
        <Link to={paths.account()} className={ui.primary}>
          {t('My Account')}
        </Link>
      </>
    }
  >
    {(token) => <ConfirmEmailForm labelledBy="form" token={token} />}
  </LinkPage>
)
