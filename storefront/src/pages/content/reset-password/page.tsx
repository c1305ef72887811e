import * as login from '@botika/common/messages/login'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { LinkPage } from '../../../content/forms/LinkPage'
import { ResetPasswordForm } from '../../../content/forms/ResetPasswordForm'
import { paths } from '../../../lib/paths'
import { t } from '../../../lib/language/text'
import ui from '../../../ui/ui.module.css'

export const Component = () => (
  <LinkPage
    title={(isFirst) => t(isFirst ? uiMessages.setYourPassword : uiMessages.setANewPassword)}
    description={t(login.setANewPasswordWithTheLink)}
    needsScript={t(login.settingAPasswordNeedsJavascript)}
    missing={
      <>
        <p>{t(login.openTheLinkFromOurEmailAgain)}</p>
        <Link to={paths.forgotPassword()} className={ui.primary}>
          {t(login.askForANewLink)}
        </Link>
      </>
    }
  >
    {(token, isFirst) => <ResetPasswordForm token={token} isFirst={isFirst} />}
  </LinkPage>
)
