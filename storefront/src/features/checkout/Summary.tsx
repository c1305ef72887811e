import { formatPesos } from '@botika/common/centavos'
import type { Quote } from '@botika/common/quote/endpoints'
import { Icon } from '../../shared/ui/Icon'
import ui from '../../shared/ui/ui.module.css'
import cart from '../cart/Cart.module.css'
import styles from './Checkout.module.css'

interface Props {
  quote: Quote | null
  isAsking: boolean
  trouble: string | null
  onRetry: () => void
}

/** What it costs, line by line, as the server worked it out. */
export function Summary({ quote, isAsking, trouble, onRetry }: Props) {
  return (
    <aside className={cart.summary} aria-label="Order summary" aria-busy={isAsking}>
      <h2>Summary</h2>
      {trouble ? (
        <div className={ui.noticeBad} role="alert">
          <Icon name="alert" />
          <div>
            <p>{trouble}</p>
            <button type="button" className={ui.quiet} onClick={onRetry}>
              Try again
            </button>
          </div>
        </div>
      ) : null}
      {quote ? (
        <div className={isAsking ? styles.fading : undefined}>
          {quote.groups.map((group) => (
            <section
              key={group.pharmacy_id}
              className={styles.part}
              aria-label={`From ${group.pharmacy_name}`}
            >
              <h3>{group.pharmacy_name}</h3>
              <ul>
                {quote.lines
                  .filter((line) => line.pharmacy_id === group.pharmacy_id)
                  .map((line) => (
                    <li key={line.inventory_id}>
                      <span>
                        {line.quantity} × {line.product_name}
                        {line.is_prescription ? <b className={`${ui.badge} ${ui.info}`}>Rx</b> : null}
                      </span>
                      <span>{formatPesos(Math.round(line.price * 100 * line.quantity) / 100)}</span>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
          <Sums quote={quote} />
        </div>
      ) : trouble ? null : (
        <p className={ui.muted}>Working out the price…</p>
      )}
    </aside>
  )
}

type Amounts = Pick<
  Quote,
  'subtotal' | 'vat_removed' | 'discount' | 'promotion_discount' | 'delivery_fee' | 'total'
>

/** The sums of a quote or an order; what is nothing is left out, and the rest adds up. */
export const Sums = ({ quote }: { quote: Amounts }) => (
  <dl className={cart.sums}>
    <div>
      <dt>Subtotal</dt>
      <dd>{formatPesos(quote.subtotal)}</dd>
    </div>
    {MINUS.map(({ field, name }) =>
      quote[field] > 0 ? (
        <div key={field} className={cart.minus}>
          <dt>{name}</dt>
          <dd>−{formatPesos(quote[field])}</dd>
        </div>
      ) : null,
    )}
    <div>
      <dt>Delivery fee</dt>
      <dd>{quote.delivery_fee > 0 ? formatPesos(quote.delivery_fee) : 'Free'}</dd>
    </div>
    <div className={cart.sum}>
      <dt>Total</dt>
      <dd>{formatPesos(quote.total)}</dd>
    </div>
  </dl>
)

const MINUS = [
  { field: 'promotion_discount', name: 'Promotions' },
  { field: 'vat_removed', name: 'VAT taken off' },
  { field: 'discount', name: 'Senior or PWD discount (20%)' },
] as const
