import { formatPesos, toPesos } from '@botika/common/centavos'
import { DEFAULT_RATES, priceLine } from '@botika/common/pricing/line'
import styles from './DiscountTable.module.css'

const EXAMPLES = [
  { name: 'Tablets with VAT', price: 11_200, isVatExempt: false },
  { name: 'Maintenance medicine that is VAT-exempt', price: 25_000, isVatExempt: true },
  { name: 'Syrup with VAT', price: 17_250, isVatExempt: false },
] as const

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`

/** The senior citizen and PWD discount in examples, worked out by what prices every order. */
export function DiscountTable() {
  return (
    <div className={styles.scroll} role="region" aria-label="Examples of the discount" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Price</th>
            <th scope="col">{percent(DEFAULT_RATES.vatRate)} VAT off</th>
            <th scope="col">{percent(DEFAULT_RATES.scDiscountFraction)} off</th>
            <th scope="col">You pay</th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLES.map(({ name, price, isVatExempt }) => {
            const line = { price, quantity: 1, isScDiscountable: true, isVatExempt, isVatRegistered: true }
            const { vatRemoved, discount, total } = priceLine(line, true)
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatPesos(toPesos(price))}</td>
                <td>{vatRemoved > 0 ? formatPesos(toPesos(vatRemoved)) : 'none'}</td>
                <td>{formatPesos(toPesos(discount))}</td>
                <td>
                  <b>{formatPesos(toPesos(total))}</b>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
