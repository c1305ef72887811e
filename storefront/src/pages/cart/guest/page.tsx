import { t } from '../../../lib/language/words'
import { paths } from '../../../lib/paths'
import { CartPage } from '../../../cart/CartPage'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import summary from '../../../ui/summary.module.css'
import ui from '../../../ui/ui.module.css'

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
