import ui from '../ui/ui.module.css'
import type { CardProduct } from './card-data'
import * as catalogue from '@botika/common/messages/catalogue'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t, unbroken } from '../lib/language/text'
import { Picture } from '../ui/Picture'
import { cartProductOf } from '../cart/state/items'
import { useCart } from '../cart/state/useCart'
import { formatDistance } from '../place/atoms'
import { namesOf } from './naming'
import { PercentOff, Price } from './Price'
import styles from './ProductCard.module.css'

interface Props {
  products: readonly CardProduct[]
  heading?: 'h2' | 'h3'
  /** True for the main list: its first picture alone is fetched at once. */
  isFirst?: boolean
}

export const ProductGrid = ({ products, heading, isFirst = false }: Props) => (
  <ul className={ui.grid}>
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard product={product} isFirst={isFirst && index === 0} {...(heading && { heading })} />
      </li>
    ))}
  </ul>
)

interface ProductCardProps {
  product: CardProduct
  isFirst?: boolean
  heading?: 'h2' | 'h3'
}

export function ProductCard({ product, isFirst = false, heading: Heading = 'h3' }: ProductCardProps) {
  const { addToCart } = useCart()
  const { first, brand, pack } = namesOf(product)
  const wanted = cartProductOf(product)
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
          {product.distance_km === undefined ? null : <b>{formatDistance(product.distance_km)}</b>}
        </p>
        <div className={styles.foot}>
          <span>
            <Price
              price={product.selling_price}
              original={product.original_price}
              claimable={product.is_sc_discountable ? product.inventory_id : null}
            />
            {product.offers_count > 1 ? (
              <span className={styles.offers}>
                {t(catalogue.countPharmacies, { count: product.offers_count })}
              </span>
            ) : null}
          </span>
          {wanted ? (
            <button
              type="button"
              className={styles.add}
              aria-label={t(catalogue.addFirstToCart, { first })}
              onClick={() => addToCart(wanted)}
            />
          ) : (
            <span className={ui.badge}>{t(uiMessages.soldOut)}</span>
          )}
        </div>
      </div>
    </article>
  )
}

const SHORT = 20

const packed = (pack: string) => (pack.length > SHORT ? pack : pack.replaceAll(' ', '\u00a0'))
