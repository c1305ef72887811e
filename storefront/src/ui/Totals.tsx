import * as ui from '@botika/common/messages/ui'
import { formatPesos } from '@botika/common/centavos'
import type { Quote } from '@botika/common/quote/endpoints'
import { t } from '../lib/language/text'
import styles from './summary.module.css'

type Amounts = Pick<
  Quote,
  'subtotal' | 'vat_removed' | 'discount' | 'promotion_discount' | 'delivery_fee' | 'total'
>

interface Part {
  pharmacy_name: string
  delivery_fee: number
}

export const Totals = ({ quote, parts = [] }: { quote: Amounts; parts?: readonly Part[] }) => (
  <dl className={styles.sums}>
    <div>
      <dt>{t(ui.subtotal)}</dt>
      <dd>{formatPesos(quote.subtotal)}</dd>
    </div>
    {MINUS.map(({ field, name }) =>
      quote[field] > 0 ? (
        <div key={field} className={styles.minus}>
          <dt>{t(name)}</dt>
          <dd>−{formatPesos(quote[field])}</dd>
        </div>
      ) : null,
    )}
    <div>
      <dt>{t(ui.deliveryFee)}</dt>
      <dd>{quote.delivery_fee > 0 ? formatPesos(quote.delivery_fee) : t(ui.free)}</dd>
    </div>
    {parts.filter(({ delivery_fee }) => delivery_fee > 0).length > 1
      ? parts.map(({ pharmacy_name, delivery_fee }) => (
          <div key={pharmacy_name} className={styles.part}>
            <dt>{pharmacy_name}</dt>
            <dd>{delivery_fee > 0 ? formatPesos(delivery_fee) : t(ui.free)}</dd>
          </div>
        ))
      : null}
    <div className={styles.sum}>
      <dt>{t(ui.total)}</dt>
      <dd>{formatPesos(quote.total)}</dd>
    </div>
  </dl>
)

const MINUS = [
  { field: 'promotion_discount', name: ui.promotions },
  { field: 'vat_removed', name: ui.vatTakenOff },
  { field: 'discount', name: ui.seniorOrPwdDiscount20 },
] as const
