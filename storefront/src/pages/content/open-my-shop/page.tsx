import { LinkPage } from '../../../content/forms/LinkPage'
import { OpenShopForm } from '../../../content/forms/OpenShopForm'
import { paths } from '../../../lib/paths'
import { t } from '../../../lib/language/words'
import { Link } from '../../../lib/router/Link'
import ui from '../../../ui/ui.module.css'

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
