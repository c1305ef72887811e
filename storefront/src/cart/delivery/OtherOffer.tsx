import { arrivalWords } from '@botika/common/delivery-terms/window'
import * as cart from '@botika/common/messages/cart'
import { formatPesos, timesPesos } from '@botika/common/centavos'
import { t, unbroken } from '../../lib/language/text'
import { formatDistance } from '../../place/atoms'
import ui from '../../ui/ui.module.css'
import type { GuestCartProduct } from '../state/items'
import { useSwap } from '../state/swap'
import styles from './GroupDelivery.module.css'
import type { Other } from './offers'

export function OtherOffer({ from, other }: { from: GuestCartProduct; other: Other }) {
  const { swap } = useSwap()
  const { product, offer, quantity, perPiece } = other
  return (
    <li className={styles.other}>
      <div>
        <p className={ui.strong}>
          {quantity} × {unbroken(product.name)}
        </p>
        <p className={`${ui.parts} ${ui.small}`}>
          <span>{formatPesos(timesPesos(offer.selling_price, quantity))}</span>
          {perPiece === null ? null : <span>{t(cart.perPiece, { price: formatPesos(perPiece) })}</span>}
          <span>{offer.pharmacy_name}</span>
          {offer.city ? <span>{offer.city}</span> : null}
          {offer.distance_km === null ? null : <span>{formatDistance(offer.distance_km)}</span>}
          {offer.arrives ? <span>{arrivalWords(t, offer.arrives)}</span> : null}
        </p>
      </div>
      <button
        type="button"
        className={ui.outline}
        aria-label={t(cart.takeNameFromPharmacy, { name: product.name, pharmacy: offer.pharmacy_name })}
        onClick={() => swap(from, product, quantity)}
      >
        {t(cart.takeThisOne)}
      </button>
    </li>
  )
}
