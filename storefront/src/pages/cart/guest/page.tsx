import * as cartMessages from '@botika/common/messages/cart'
import * as uiMessages from '@botika/common/messages/ui'
import { t } from '../../../lib/language/text'
import { paths } from '../../../lib/paths'
import { CartPage } from '../../../cart/CartPage'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import summary from '../../../ui/summary.module.css'
import ui from '../../../ui/ui.module.css'

export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stack} ${summary.screen}`}>
    <Head
      title={t(cartMessages.yourCart)}
      description={t(cartMessages.whatYouHaveChosenByPharmacy)}
      path={paths.cart()}
    />
    <div>
      <Breadcrumbs crumbs={[{ name: t(uiMessages.cart) }]} />
      <h1>{t(cartMessages.yourCart)}</h1>
    </div>
    <CartPage />
  </div>
)
