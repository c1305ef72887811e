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

interface Props {
  product: Product
  equivalents: readonly (CardProduct & { unit_price: number | null })[]
  count: number
}

/** Equivalents, cheapest per unit first (RA 6675). */
export function Equivalents({ product, equivalents, count }: Props) {
  if (equivalents.length === 0) return null
  const own = unitPriceOf(product)
  return (
    <section aria-labelledby="equivalents" className={ui.stack}>
      <div>
        <h2 id="equivalents">{t(catalogue.equivalents)}</h2>
        <p className={ui.muted}>
          {t(catalogue.sameActiveIngredientStrengthAndForm, { name: namesOf(product).first })}{' '}
          {own === null
            ? t(catalogue.comparedByThePriceOfOne, { unit: t(unitOf(product)) })
            : t(catalogue.comparedByThePriceOfOneUnit, {
                unit: t(unitOf(product)),
                price: formatPesos(own),
              })}
        </p>
      </div>
      <ul className={styles.list}>
        {equivalents.map((one) => {
          const unit = one.unit_price ?? unitPriceOf(one)
          const { brand, pack } = namesOf(one)
          const saving = own !== null && unit !== null ? percentOff(own, unit) : 0
          return (
            <li key={one.id} className={styles.item}>
              <Picture image={one.image} width={72} max={160} className={styles.picture} />
              <div>
                <Link to={paths.product(one)} className={styles.name}>
                  {unbroken(namesOf(one).first)}
                </Link>
                <p className={`${styles.second} ${ui.parts}`}>
                  {brand ? <span>{brand}</span> : null}
                  {pack ? <span>{unbroken(pack)}</span> : null}
                </p>
              </div>
              <div className={styles.price}>
                <b>
                  {unit === null ? (
                    'N/A'
                  ) : (
                    <StatutoryPrice
                      inventoryId={one.is_sc_discountable ? one.inventory_id : null}
                      regular={one.original_price ?? one.selling_price ?? 0}
                      units={one.unit_count}
                    >
                      {formatPesos(unit)}
                    </StatutoryPrice>
                  )}
                </b>
                <span> / {t(unitOf(one))}</span>
                {saving > 0 ? (
                  <p className={`${ui.badge} ${ui.good}`}>{t(catalogue.percentLess, { percent: saving })}</p>
                ) : null}
                {one.quantity < 1 ? <p className={ui.badge}>{t(uiMessages.soldOut)}</p> : null}
              </div>
            </li>
          )
        })}
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

const searchWords = ({ generic_name, strength, dosage_form }: Product) =>
  [generic_name, strength, dosage_form].filter(Boolean).join(' ')
