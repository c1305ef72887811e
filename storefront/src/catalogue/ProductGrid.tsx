import ui from '../ui/ui.module.css'
import type { CardProduct } from './card-data'
import * as catalogue from '@botika/common/messages/catalogue'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t, unbroken } from '../lib/language/text'
import { Picture } from '../ui/Picture'
import { type Asked, useHere } from '../place/here'
import { formatDistance, shortCity } from '../place/atoms'
import { namesOf } from './naming'
import { PercentOff, Price } from './Price'
import styles from './ProductCard.module.css'
import { OFFERS, useOffered } from './useBest'

interface Props {
  products: readonly CardProduct[]
  heading?: 'h2' | 'h3'
  /** True for the main list: its first picture alone is fetched at once. */
  isFirst?: boolean
  /** False in the list of one pharmacy: its offers are shown as they are. */
  isAnywhere?: boolean
}

export function ProductGrid({ products, isFirst = false, isAnywhere = true, ...card }: Props) {
  const asked = useHere(isAnywhere ? products.map(({ id }) => id) : NONE)
  return (
    <ul className={ui.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            asked={asked}
            isFirst={isFirst && index === 0}
            isAnywhere={isAnywhere}
            {...card}
          />
        </li>
      ))}
    </ul>
  )
}

const NONE: readonly number[] = []

interface ProductCardProps extends Pick<Props, 'heading'> {
  product: CardProduct
  asked: Asked
  isFirst: boolean
  isAnywhere: boolean
}

function ProductCard({
  product: general,
  asked,
  isFirst,
  heading: Heading = 'h3',
  isAnywhere,
}: ProductCardProps) {
  const { shown: product, here, add } = useOffered(general, asked)
  const { first, brand, pack } = namesOf(product)
  const isFrom = isAnywhere && !here?.best && product.offers_count > 1 && product.distance_km === undefined
  const where = isAnywhere && (here ? here.where : whereOf(product))
  const count = product.offers_count
  const note = here?.note ?? (count > 1 ? t(catalogue.countPharmacies, { count }) : '')
  return (
    <article className={styles.card}>
      <div className={styles.stage}>
        <Picture
          image={product.image}
          width={320}
          sizes="card"
          isFirst={isFirst}
          className={styles.picture}
        />
        {product.discount_percent || product.is_prescription ? (
          <span className={styles.badges}>
            <PercentOff percent={product.discount_percent} />
            {product.is_prescription ? (
              <span className={`${ui.badge} ${styles.rx}`} title={t(catalogue.needsPrescription)}>
                Rx<span className={ui.hidden}>{t(catalogue.needsAPrescription)}</span>
              </span>
            ) : null}
          </span>
        ) : null}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link to={paths.product(product)}>{unbroken(first)}</Link>
        </Heading>
        <p className={styles.second}>
          {[brand, pack && packed(pack)].filter(Boolean).join('\u00a0· ') || '\u00a0'}
        </p>
        <p className={styles.store}>
          <span>{product.pharmacy_name ?? t(uiMessages.notOfferedNow)}</span>
        </p>
        <div className={styles.foot}>
          <span key={String(isFrom)}>
            {isFrom ? <small>{t(catalogue.from)} </small> : null}
            <Price
              price={product.selling_price}
              original={product.original_price}
              claimable={product.is_sc_discountable ? product.inventory_id : null}
            />
          </span>
          <span key={`${where}${note}`} className={styles.note}>
            {where ? <span>{where}</span> : null}
            {note}
          </span>
          {product.quantity < 1 || product.inventory_id === null ? (
            <span className={ui.badge}>{t(uiMessages.soldOut)}</span>
          ) : here?.isOut ? (
            <Link
              to={paths.product(product) + OFFERS}
              className={styles.add}
              aria-label={t(catalogue.seeWhoHasFirst, { first })}
            />
          ) : (
            <button
              type="button"
              className={styles.add}
              aria-label={t(catalogue.addFirstToCart, { first })}
              onClick={() => add()}
            />
          )}
          <span className={styles.far} title={here?.far}>
            {here?.far}
          </span>
        </div>
      </div>
    </article>
  )
}

function whereOf({ distance_km, pharmacy_city }: CardProduct): string | null {
  if (distance_km !== undefined) return formatDistance(distance_km)
  return pharmacy_city && shortCity(pharmacy_city)
}

const SHORT = 20

const packed = (pack: string) => (pack.length > SHORT ? pack : pack.replaceAll(' ', '\u00a0'))
