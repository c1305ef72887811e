import * as login from '@botika/common/messages/login'
import * as uiMessages from '@botika/common/messages/ui'
import { ConfirmEmailForm } from '../../../content/forms/ConfirmEmailForm'
import { LinkPage } from '../../../content/forms/LinkPage'
import { paths } from '../../../lib/paths'
import { t } from '../../../lib/language/text'
import { Link } from 'react-router-dom'
import ui from '../../../ui/ui.module.css'

export const Component = () => (
  <LinkPage
    title={() => t(login.confirmYourEmailAddress)}
    description={t(login.confirmYourEmailAddressWithTheLink)}
    missing={
      <>
        <p>{t(login.openTheLinkFromOurEmail)}</p>
        <Link to={paths.account()} className={ui.primary}>
          {t(uiMessages.myAccount)}
        </Link>
      </>
    }
  >
    {(token) => <ConfirmEmailForm token={token} />}
  </LinkPage>
)
