import * as cart from '@botika/common/messages/cart'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths'
import { t } from '../../../lib/language/text'
import { EmptyState } from '../../../ui/EmptyState'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'

export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
    <Head title={t(cart.yourOrderWasNotPlaced)} description={t(cart.nothingWasOrderedAndYourCart)} />
    <h1>{t(cart.yourOrderWasNotPlaced)}</h1>
    <EmptyState icon="alert" title={t(cart.nothingWasOrdered)}>
      <p>{t(cart.yourCartAndWhatYouTyped)}</p>
      <div className={ui.row}>
        <Link to={paths.checkout()} className={ui.primary}>
          {t(cart.backToCheckout)}
        </Link>
        <Link to={paths.contactUs()} className={ui.outline}>
          {t(uiMessages.contactUsLink)}
        </Link>
      </div>
    </EmptyState>
  </div>
)
