import { Link } from '../../../lib/router/Link'
import { paths } from '../../../lib/paths'
import { t } from '../../../lib/language/words'
import { EmptyState } from '../../../ui/EmptyState'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'

/** The order was not placed: what that means, and the way on. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
    <Head
      title={t('Your order was not placed')}
      description={t('Nothing was ordered, and your cart is kept.')}
    />
    <h1>{t('Your order was not placed')}</h1>
    <EmptyState icon="alert" title={t('Nothing was ordered')}>
      <p>{t('Your cart and what you typed are still here. Go back and try again.')}</p>
      <div className={ui.row}>
        <Link to={paths.checkout()} className={ui.primary}>
          {t('Back to checkout')}
        </Link>
        <Link to={paths.contactUs()} className={ui.outline}>
          {t('Contact us')}
        </Link>
      </div>
    </EmptyState>
  </div>
)
