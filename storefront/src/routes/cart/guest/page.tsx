import { t } from '../../../shared/language/words'
import { paths } from '../../../paths'
import { CartPage } from '../../../features/cart/CartPage'
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs'
import { Head } from '../../../shared/ui/Head'
import summary from '../../../shared/ui/summary.module.css'
import ui from '../../../shared/ui/ui.module.css'

/** The cart. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stack} ${summary.screen}`}>
    <Head title={t('Your cart')} description={t('What you have chosen, by pharmacy.')} path={paths.cart()} />
    <div>
      <Breadcrumbs crumbs={[{ name: t('Cart') }]} />
      <h1>{t('Your cart')}</h1>
    </div>
    <CartPage />
  </div>
)
