import * as catalogue from '@botika/common/messages/catalogue'
import * as uiMessages from '@botika/common/messages/ui'
import { formatPesos, eachPesos } from '@botika/common/centavos'
import { percentOff } from '@botika/common/pricing/percent-off'
import type { Product, ProductCard } from '@botika/common/products/schema'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t, unbroken } from '../lib/language/text'
import { StatutoryPrice } from '../statutory-price/lazy'
import { Picture } from '../ui/Picture'
import ui from '../ui/ui.module.css'
import styles from './Equivalents.module.css'
import type { CardProduct } from './card-data'
import { useOffered } from './useBest'
import { type Asked, useHere } from '../place/here'
import { shortCity } from '../place/atoms'
import card from './ProductCard.module.css'
import { namesOf } from './naming'
import type { Label } from '@botika/common/messages/message'

const UNITS = {
  tablet: catalogue.tablet,
  capsule: catalogue.capsule,
  sachet: catalogue.sachet,
  vial: catalogue.vial,
  ampoule: catalogue.ampoule,
  suppository: catalogue.suppository,
  patch: catalogue.patch,
  lozenge: catalogue.lozenge,
  nebule: catalogue.nebule,
} as const

function unitOf({ dosage_form }: Pick<ProductCard, 'dosage_form'>): Label {
  const form = dosage_form?.toLowerCase() ?? ''
  return Object.entries(UNITS).find(([unit]) => form.includes(unit))?.[1] ?? catalogue.unit
}

const unitPriceOf = ({ selling_price, unit_count }: Pick<ProductCard, 'selling_price' | 'unit_count'>) =>
  selling_price === null || unit_count < 1 ? null : eachPesos(selling_price, unit_count)

type Equal = CardProduct & { unit_price: number | null }

interface Props {
  product: Product
  equivalents: readonly Equal[]
  count: number
}

/** Equivalents, cheapest per unit first (RA 6675), each with the best offer where the shopper is. */
export function Equivalents({ product, equivalents, count }: Props) {
  const asked = useHere([product.id, ...equivalents.map(({ id }) => id)])
  const unitHere = (one: Equal) => {
    const here = asked.hereOf(one.id)
    if (here?.best) return unitPriceOf({ ...one, ...here.best })
    return here?.isOut ? null : (one.unit_price ?? unitPriceOf(one))
  }
  const own = unitPriceOf({ ...product, ...asked.hereOf(product.id)?.best })
  if (equivalents.length === 0) return null
  const sorted = equivalents
    .map((one) => ({ one, unit: unitHere(one) }))
    .sort((a, b) => (a.unit ?? Infinity) - (b.unit ?? Infinity))
  return (
    <section aria-labelledby="equivalents" className={ui.stackS}>
      <h2 id="equivalents" className={styles.heading}>
        {t(catalogue.equivalents)}
      </h2>
      <p className={`${ui.muted} ${ui.small}`}>
        {t(catalogue.sameActiveIngredientStrengthAndForm, { name: namesOf(product).first })}{' '}
        {own === null
          ? t(catalogue.comparedByThePriceOfOne, { unit: t(unitOf(product)) })
          : t(catalogue.comparedByThePriceOfOneUnit, { unit: t(unitOf(product)), price: formatPesos(own) })}
      </p>
      <ul className={styles.list}>
        {sorted.map(({ one, unit }, rank) => (
          // by rank: what is known of a place changes what rows say, and moves none
          <Row key={rank} general={one} unit={unit ?? unitPriceOf(one)} own={own} asked={asked} />
        ))}
      </ul>
      {count > equivalents.length ? (
        <p>
          <Link to={paths.searchProducts(searchWords(product))}>
            {t(catalogue.seeAllCountEquivalents, { count })}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

interface RowProps {
  general: Equal
  unit: number | null
  own: number | null
  asked: Asked
}

function Row({ general, unit, own, asked }: RowProps) {
  const { shown, here, add } = useOffered(general, asked)
  const { first, brand, pack } = namesOf(shown)
  const saving = own !== null && unit !== null ? percentOff(own, unit) : 0
  const isSold = shown.quantity > 0 && shown.inventory_id !== null
  const where = here?.where || (shown.pharmacy_city && shortCity(shown.pharmacy_city))
  return (
    <li className={styles.item}>
      <Picture image={shown.image} width={56} max={160} className={styles.picture} />
      <div className={styles.what}>
        <Link to={paths.product(shown)} className={styles.name}>
          {[brand ?? unbroken(first), pack && unbroken(pack)].filter(Boolean).join(' · ')}
        </Link>
        <p className={styles.second}>{[shown.pharmacy_name, where].filter(Boolean).join(', ')}</p>
        <p className={styles.second}>{isSold ? here?.note : t(uiMessages.soldOut)}</p>
      </div>
      <div className={styles.price}>
        <b>
          {unit === null ? (
            'N/A'
          ) : (
            <StatutoryPrice
              inventoryId={shown.is_sc_discountable ? shown.inventory_id : null}
              regular={shown.original_price ?? shown.selling_price ?? 0}
              units={shown.unit_count}
            >
              {formatPesos(unit)}
            </StatutoryPrice>
          )}
        </b>
        <span> / {t(unitOf(shown))}</span>
        {saving > 0 ? (
          <p className={`${ui.badge} ${ui.good}`}>{t(catalogue.percentLess, { percent: saving })}</p>
        ) : null}
      </div>
      {isSold ? (
        <button
          type="button"
          className={card.add}
          aria-label={t(catalogue.addFirstToCart, { first: [first, brand].filter(Boolean).join(', ') })}
          onClick={() => add()}
        />
      ) : (
        <span className={styles.none} />
      )}
    </li>
  )
}

const searchWords = ({ generic_name, strength, dosage_form }: Product) =>
  [generic_name, strength, dosage_form].filter(Boolean).join(' ')
