import * as selling from '@botika/common/messages/selling'
import { LinkPage } from '../../../content/forms/LinkPage'
import { OpenShopForm } from '../../../content/forms/OpenShopForm'
import { paths } from '../../../lib/paths'
import { t } from '../../../lib/language/text'
import { Link } from 'react-router-dom'
import ui from '../../../ui/ui.module.css'

const WORDS = {
  done: selling.youWorkAtThePharmacy,
  next: selling.signInToStartWork,
  office: selling.goToThePharmacy,
  button: selling.joinThePharmacy,
  busy: selling.joining,
} as const

export const Component = () => (
  <LinkPage
    title={() => t(selling.joinYourPharmacy)}
    description={t(selling.joinByTheLink)}
    missing={
      <>
        <p>{t(selling.openTheLinkOfTheInvitation)}</p>
        <Link to={paths.contactUs()} className={ui.primary}>
          {t(selling.writeToUs)}
        </Link>
      </>
    }
  >
    {(token, isFirst) => <OpenShopForm token={token} isFirst={isFirst} words={WORDS} />}
  </LinkPage>
)
