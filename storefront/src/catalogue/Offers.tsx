import * as catalogue from '@botika/common/messages/catalogue'
import { notDeliveredTo } from '@botika/common/messages/place'
import * as uiMessages from '@botika/common/messages/ui'
import { addressLine } from '@botika/common/address-line'
import type { Offer, Product } from '@botika/common/products/schema'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { useAddToCart } from '../cart/state/useCart'
import { OpenBadge } from '../ui/OpenBadge'
import { formatDistance, useDistance } from '../place/atoms'
import { useHere } from '../place/here'
import { nameOf, PlaceButton } from '../place/PlaceButton'
import styles from './Offers.module.css'
import { PercentOff, Price } from './Price'
import { namesOf } from './naming'
import { cartProductOf } from '../cart/state/items'

type Order = 'here' | 'price' | 'distance'
const SHOWN = 8

export function Offers({ product, offers }: { product: Product; offers: readonly Offer[] }) {
  const [order, setOrder] = useState<Order>('here')
  const [isAll, setIsAll] = useState(false)
  const distanceOf = useDistance()
  const addToCart = useAddToCart()
  const { first } = namesOf(product)
  const { place, hereOf, hasFailed } = useHere([product.id], true)
  const reaching = hereOf(product.id)?.reaching
  const rank = new Map(reaching?.map((id, at) => [id, at]))
  const rankOf = ({ inventory_id }: Offer) => rank.get(inventory_id) ?? rank.size
  const isPlaced = offers.some((offer) => distanceOf(offer) !== null)
  const sorted = [...offers].sort(
    (a, b) =>
      Number(b.quantity > 0) - Number(a.quantity > 0) ||
      (order === 'distance'
        ? (distanceOf(a) ?? Infinity) - (distanceOf(b) ?? Infinity)
        : (order === 'here' && rankOf(a) - rankOf(b)) || a.selling_price - b.selling_price),
  )
  const shown = isAll ? sorted : sorted.slice(0, SHOWN)
  const lowest = Math.min(
    ...offers.filter(({ quantity }) => quantity > 0).map((offer) => offer.selling_price),
  )
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers" className={ui.stack}>
      <div className={ui.between}>
        <h2 id="offers">
          {offers.length === 1
            ? t(catalogue.onePharmacyHasThis)
            : t(catalogue.countPharmaciesHaveThis, { count: offers.length })}
        </h2>
        {isPlaced ? (
          <label className={ui.row}>
            <span>{t(catalogue.sortBy)}</span>
            <select
              className={ui.select}
              value={order}
              onChange={(event) => setOrder(event.target.value as Order)}
            >
              <option value="here">{t(catalogue.bestNearYou)}</option>
              <option value="price">{t(catalogue.lowestPrice)}</option>
              <option value="distance">{t(uiMessages.nearest)}</option>
            </select>
          </label>
        ) : (
          <PlaceButton className={ui.quiet} ask={t(catalogue.showHowFarTheyAre)} />
        )}
      </div>
      <ul key={String(!reaching)} inert={place !== null && !reaching && !hasFailed} className={styles.offers}>
        {shown.map((offer) => {
          const km = distanceOf(offer)
          const wanted = cartProductOf({ ...product, ...offer })
          const isOut = reaching && wanted && !rank.has(offer.inventory_id)
          return (
            <li key={offer.inventory_id} className={styles.offer}>
              <div className={styles.who}>
                <Link
                  to={paths.pharmacy({ id: offer.pharmacy_id, name: offer.pharmacy_name })}
                  className={styles.name}
                >
                  {offer.pharmacy_name}
                </Link>
                <p className={styles.address}>{addressLine({ address: offer.address, city: offer.city })}</p>
                <p className={ui.row}>
                  <OpenBadge isOpen={offer.is_open_now} />
                  <span className={`${ui.badge} ${offer.quantity > 0 ? '' : ui.bad}`}>
                    {offer.quantity > 0
                      ? t(catalogue.quantityInStock, { quantity: offer.quantity })
                      : t(uiMessages.soldOut)}
                  </span>
                  {isOut && place ? (
                    <span className={`${ui.badge} ${ui.warn}`}>
                      {t(notDeliveredTo, { name: nameOf(place) })}
                    </span>
                  ) : null}
                  <PercentOff percent={offer.discount_percent} />
                  {offer.selling_price === lowest && offer.quantity > 0 && offers.length > 1 ? (
                    <span className={`${ui.badge} ${ui.info}`}>{t(catalogue.lowestPrice)}</span>
                  ) : null}
                </p>
              </div>
              <div className={styles.price}>
                <Price
                  price={offer.selling_price}
                  original={offer.original_price}
                  claimable={product.is_sc_discountable ? offer.inventory_id : null}
                />
                <p className={styles.km}>{km === null ? null : formatDistance(km)}</p>
              </div>
              {wanted ? (
                <button
                  type="button"
                  className={isOut ? ui.outline : ui.soft}
                  aria-label={`${t(catalogue.add)} ${t(catalogue.toCart)}: ${first}, ${offer.pharmacy_name}`}
                  onClick={() => addToCart(wanted)}
                >
                  <Icon name="cart" size={18} />
                  <span className={styles.less}>{t(catalogue.add)}</span>
                  <span className={styles.more}>{`${t(catalogue.add)} ${t(catalogue.toCart)}`}</span>
                </button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {sorted.length > shown.length ? (
        <button type="button" className={ui.outline} onClick={() => setIsAll(true)}>
          {t(catalogue.showAllCountPharmacies, { count: sorted.length })}
        </button>
      ) : null}
    </section>
  )
}
