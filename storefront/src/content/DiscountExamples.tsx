import * as content from '@botika/common/messages/content'
import * as ui from '@botika/common/messages/ui'
import { formatPercent, formatPesos, toPesos } from '@botika/common/centavos'
import { DEFAULT_RATES, priceLine } from '@botika/common/pricing/cart'
import { t } from '../lib/language/text'
import styles from './DiscountExamples.module.css'

const EXAMPLES = [
  { name: content.tabletsWithVat, price: 11_200, isVatExempt: false },
  { name: content.aSyrupWithVat, price: 17_250, isVatExempt: false },
  { name: content.aVatExemptMaintenanceMedicine, price: 25_000, isVatExempt: true },
] as const

const pesos = (centavos: number) => formatPesos(toPesos(centavos))
const off = (centavos: number) => (centavos > 0 ? `−${pesos(centavos)}` : t(content.none))

export const DiscountExamples = () => (
  <ul className={styles.examples}>
    {EXAMPLES.map(({ name, price, isVatExempt }) => {
      const line = { price, quantity: 1, isScDiscountable: true, isVatExempt, isVatRegistered: true }
      const { vatRemoved, discount, total } = priceLine(line, true)
      return (
        <li key={price}>
          <h3>{t(name)}</h3>
          <dl>
            <div>
              <dt>{t(ui.price)}</dt>
              <dd>{pesos(price)}</dd>
            </div>
            <div>
              <dt>{t(content.percentVat, { percent: formatPercent(DEFAULT_RATES.vatRate) })}</dt>
              <dd>{off(vatRemoved)}</dd>
            </div>
            <div>
              <dt>
                {t(content.percentOfWhatRemains, {
                  percent: formatPercent(DEFAULT_RATES.scDiscountFraction),
                })}
              </dt>
              <dd>{off(discount)}</dd>
            </div>
            <div className={styles.total}>
              <dt>{t(content.youPay)}</dt>
              <dd>{pesos(total)}</dd>
            </div>
          </dl>
        </li>
      )
    })}
  </ul>
)
