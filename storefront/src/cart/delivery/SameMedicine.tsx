import * as cart from '@botika/common/messages/cart'
import { formatPesos } from '@botika/common/centavos'
import { t } from '../../lib/language/text'
import ui from '../../ui/ui.module.css'
import type { GuestCartProduct } from '../state/items'
import styles from './GroupDelivery.module.css'
import type { Cheaper } from './offers'
import { OtherOffer } from './OtherOffer'

/** Equivalents that cost less per piece; whether one is taken is the shopper's choice (RA 6675). */
export function SameMedicine({
  product,
  cheaper: { less, others },
  isPrescription,
}: {
  product: GuestCartProduct
  cheaper: Cheaper
  isPrescription: boolean
}) {
  return (
    <details className={styles.same}>
      <summary>{t(cart.sameMedicineLess, { amount: formatPesos(less) })}</summary>
      {isPrescription ? <p className={`${ui.muted} ${ui.small}`}>{t(cart.pharmacistChecksSwap)}</p> : null}
      <ul className={styles.others}>
        {others.map((other) => (
          <OtherOffer key={other.product.inventory_id} from={product} other={other} />
        ))}
      </ul>
    </details>
  )
}
