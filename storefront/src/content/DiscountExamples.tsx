import { formatPesos, toPesos } from '@botika/common/centavos'
import { DEFAULT_RATES, priceLine } from '@botika/common/pricing/line'
import { t, word } from '../lib/language/words'
import styles from './DiscountExamples.module.css'

const EXAMPLES = [
  { name: word('Tablets with VAT'), price: 11_200, isVatExempt: false },
  { name: word('A syrup with VAT'), price: 17_250, isVatExempt: false },
  { name: word('A VAT-exempt maintenance medicine'), price: 25_000, isVatExempt: true },
] as const

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`
const pesos = (centavos: number) => formatPesos(toPesos(centavos))
const off = (centavos: number) => (centavos > 0 ? `−${pesos(centavos)}` : t('none'))

/** The senior citizen and PWD discount in examples, worked out by what prices every order. */
export const DiscountExamples = () => (
  <ul className={styles.examples}>
    {EXAMPLES.map(({ name, price, isVatExempt }) => {
      const line = { price, quantity: 1, isScDiscountable: true, isVatExempt, isVatRegistered: true }
      const { vatRemoved, discount, total } = priceLine(line, true)
      return (
        <li key={name}>
          <h3>{t(name)}</h3>
          <dl>
            <div>
              <dt>{t('Price')}</dt>
              <dd>{pesos(price)}</dd>
            </div>
            <div>
              <dt>{t('{percent} VAT', { percent: percent(DEFAULT_RATES.vatRate) })}</dt>
              <dd>{off(vatRemoved)}</dd>
            </div>
            <div>
              <dt>
                {t('{percent} of what remains', { percent: percent(DEFAULT_RATES.scDiscountFraction) })}
              </dt>
              <dd>{off(discount)}</dd>
            </div>
            <div className={styles.total}>
              <dt>{t('You pay')}</dt>
              <dd>{pesos(total)}</dd>
            </div>
          </dl>
        </li>
      )
    })}
  </ul>
)
