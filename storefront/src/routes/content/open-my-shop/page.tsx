import { LinkPage } from '../../../features/content/forms/LinkPage'
import { OpenShopForm } from '../../../features/content/forms/OpenShopForm'
import { paths } from '../../../paths'
import { t } from '../../../shared/language/words'
import { Link } from '../../../shared/router/Link'
import ui from '../../../shared/ui/ui.module.css'

/** Opens the shop of an approved pharmacy with the link from the invitation. */
export const Component = () => (
  <LinkPage
    title={t('Open your shop')}
    description={t('Open the shop of your pharmacy with the link from our email.')}
    missing={
      <>
        <p>
          {t('Open the link from our email again, all of it. If it was cut off, write to us for a new one.')}
        </p>
        <Link to={paths.contactUs()} className={ui.primary}>
          {t('Write to us')}
        </Link>
      </>
    }
  >
    {(token, isFirst) => <OpenShopForm labelledBy="form" token={token} isFirst={isFirst} />}
  </LinkPage>
)
