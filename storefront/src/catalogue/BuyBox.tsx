import * as catalogue from '@botika/common/messages/catalogue'
import * as place from '@botika/common/messages/place'
import { tellMeWhenBack } from '@botika/common/messages/price-alerts'
import * as uiMessages from '@botika/common/messages/ui'
import type { Offer, Product } from '@botika/common/products/schema'
import { Suspense, useState } from 'react'
import { t, unbroken, withNodes } from '../lib/language/text'
import { Link } from 'react-router-dom'
import { Icon } from '../ui/Icon'
import { Notice } from '../ui/Notice'
import { QuantityField } from '../ui/QuantityField'
import ui from '../ui/ui.module.css'
import { BookmarkButton } from '../bookmark/BookmarkButton'
import { cartProductOf } from '../cart/state/items'
import styles from './BuyBox.module.css'
import { namesOf } from './naming'
import { PercentOff, Price } from './Price'
import { OFFERS, useBest } from './useBest'
import { RATINGS_HASH } from './ratings-url'
import { addressLine } from '@botika/common/address-line'
import { paths } from '../lib/paths'
import { OpenBadge } from '../ui/OpenBadge'
import { directionsTo } from '../place/directions'
import { formatDistance, useDistance } from '../place/atoms'
import { PlaceButton } from '../place/PlaceButton'
import sellerlineStyles from './SellerLine.module.css'
import * as pricing from '@botika/common/messages/pricing'
import { useAtomValue } from '../lib/store'
import { showsStatutoryAtom } from '../statutory-price/atoms'
import { StatutoryDialog } from '../statutory-price/lazy'

export function BuyBox({ product, offers }: { product: Product; offers: readonly Offer[] }) {
  const [quantity, setQuantity] = useState(1)
  const best = useBest(product)
  const { shown, here, add } = best
  const { first, second } = namesOf(product)
  const wanted = cartProductOf(shown)
  const claimable = product.is_sc_discountable ? shown.inventory_id : null
  const offer = offers.find((one) => one.inventory_id === shown.inventory_id)
  return (
    <div className={styles.box}>
      <div className={ui.row}>
        {product.is_prescription ? (
          <span className={`${ui.badge} ${ui.info}`}>{t(catalogue.rxNeedsAPrescription)}</span>
        ) : null}
        {product.is_sc_discountable ? (
          <span className={`${ui.badge} ${ui.good}`}>{t(uiMessages.seniorAndPwdDiscount)}</span>
        ) : null}
      </div>
      <div>
        <h1 className={`${styles.name} ${first.length > LONG ? styles.long : ''}`}>{unbroken(first)}</h1>
        {second ? <p className={styles.second}>{unbroken(second)}</p> : null}
        {product.rating_average !== null && product.rating_count > 0 ? (
          <Link to={RATINGS_HASH} className={ui.small}>
            <span aria-hidden="true">★</span>{' '}
            {t(catalogue.averageOf5Stars, {
              average: product.rating_average.toFixed(1),
              count: product.rating_count,
            })}
          </Link>
        ) : null}
      </div>
      <div>
        <Price
          price={shown.selling_price}
          original={shown.original_price}
          size="page"
          claimable={claimable}
        />{' '}
        <PercentOff percent={shown.discount_percent} />
        {here?.isOut ? (
          <p className={styles.out}>{here.note}</p>
        ) : (
          <Stock quantity={shown.quantity} isOffered={shown.inventory_id !== null} />
        )}
      </div>
      {wanted ? (
        <div className={styles.buy}>
          <span className={styles.barPrice} aria-hidden="true">
            <Price price={shown.selling_price} claimable={claimable} />
          </span>
          {here?.isOut ? (
            <Link to={OFFERS} className={`${ui.primary} ${styles.add}`}>
              {t(place.seePharmacies)}
            </Link>
          ) : (
            <>
              <QuantityField
                value={quantity}
                max={wanted.current_quantity}
                label={first}
                onChange={setQuantity}
              />
              <button
                type="button"
                className={`${ui.primary} ${styles.add}`}
                onClick={() => {
                  add(quantity)
                  setQuantity(1)
                }}
              >
                <Icon name="cart" /> {t(catalogue.addToCart)}
              </button>
            </>
          )}
        </div>
      ) : (
        <Notice tone="warn" icon="info">
          {product.inventory_id === null
            ? t(catalogue.thePharmacyThatOffersThisCant)
            : withNodes(catalogue.noPharmacyHasThisInStock, {
                tellMe: <Link to="#watch">{t(tellMeWhenBack)}</Link>,
              })}
        </Notice>
      )}
      {wanted ? <BestHere {...best} /> : null}
      <div className={ui.row}>
        <BookmarkButton kind="product" id={product.id} />
        {product.is_sc_discountable ? <StatutoryButton className={ui.quiet} /> : null}
      </div>
      {offer ? <SellerLine offer={offer} /> : null}
    </div>
  )
}

/** From a button that is gone. */
const takeFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/** How it comes to the shopper, and where it is cheaper; as high before the place is known. */
function BestHere({ here, place: at, hasFailed, isRetrying, retry }: ReturnType<typeof useBest>) {
  const [isAgain, setIsAgain] = useState(false)
  if (!at)
    return (
      <div className={styles.here}>
        <p>{t(place.seeWhenItComes)}</p>
        <PlaceButton className={ui.quiet} />
      </div>
    )
  if (hasFailed)
    return (
      <div className={styles.here} role="alert">
        <p>{t(place.offersHereDidNotLoad)}</p>
        <button
          type="button"
          className={ui.quiet}
          aria-busy={isRetrying}
          onClick={() => {
            if (isRetrying) return
            setIsAgain(true)
            retry()
          }}
        >
          {t(uiMessages.tryAgain)}
        </button>
      </div>
    )
  const lines = [
    { icon: 'truck', text: here?.isOut ? here.note : here?.delivery },
    { icon: 'store', text: here?.pickUp },
    { icon: 'swap', text: here?.far, to: OFFERS },
  ] as const
  return (
    <ul className={styles.here} aria-busy={!here} tabIndex={-1} ref={isAgain ? takeFocus : null}>
      {here ? null : <li>{t(uiMessages.loading)}</li>}
      {lines.map(({ icon, text, ...line }) =>
        text ? (
          <li key={icon}>
            <Icon name={icon} size={20} /> {'to' in line ? <Link to={line.to}>{text}</Link> : text}
          </li>
        ) : null,
      )}
    </ul>
  )
}

const FEW = 5
const LONG = 80

function Stock({ quantity, isOffered }: { quantity: number; isOffered: boolean }) {
  if (!isOffered || quantity < 1) return <p className={styles.out}>{t(uiMessages.soldOut)}</p>
  return (
    <p className={styles.in}>
      <Icon name="check" size={18} />{' '}
      {quantity <= FEW
        ? t(catalogue.inStockOnlyQuantityLeft, { quantity })
        : t(catalogue.inStockQuantityLeft, { quantity })}
    </p>
  )
}

/** The seller's name, address, licence and contact (RA 11967). */
export function SellerLine({ offer }: { offer: Offer }) {
  const km = useDistance()(offer)
  const way = directionsTo(offer)
  const pharmacy = { id: offer.pharmacy_id, name: offer.pharmacy_name }
  return (
    <div className={sellerlineStyles.seller}>
      <span className={sellerlineStyles.icon}>
        <Icon name="store" size={24} />
      </span>
      <div className={sellerlineStyles.who}>
        <p className={sellerlineStyles.name}>
          {withNodes(catalogue.soldByPharmacy, {
            pharmacy: <Link to={paths.pharmacy(pharmacy)}>{offer.pharmacy_name}</Link>,
          })}
        </p>
        <p className={sellerlineStyles.address}>
          {addressLine({ address: offer.address, city: offer.city })}
        </p>
        {offer.license_number ? (
          <p className={sellerlineStyles.address}>
            {t(uiMessages.fdaLicenceNumber, { number: offer.license_number })}
          </p>
        ) : null}
        <p className={ui.row}>
          <OpenBadge isOpen={offer.is_open_now} />
          {km === null ? null : (
            <span className={ui.badge}>{t(uiMessages.kmAway, { km: formatDistance(km) })}</span>
          )}
        </p>
      </div>
      <div className={sellerlineStyles.links}>
        {offer.phone ? (
          <a className={ui.soft} href={`tel:${offer.phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" size={18} /> {t(uiMessages.contact)}
          </a>
        ) : null}
        {way ? (
          <a className={ui.outline} href={way} rel="noopener">
            {t(uiMessages.getDirections)}
          </a>
        ) : null}
        <Link className={ui.outline} to={paths.pharmacy(pharmacy)}>
          {t(uiMessages.viewPharmacy)}
        </Link>
      </div>
    </div>
  )
}

function StatutoryButton({ className }: { className?: string | undefined }) {
  const isOn = useAtomValue(showsStatutoryAtom)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name={isOn ? 'check' : 'info'} size={18} />{' '}
        {isOn ? t(pricing.seniorAndPwdPricesAreShown) : t(uiMessages.showSeniorAndPwdPrices)}
      </button>
      {isOpen ? (
        <Suspense>
          <StatutoryDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
