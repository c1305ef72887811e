import * as checkout from '@botika/common/messages/checkout'
import * as uiMessages from '@botika/common/messages/ui'
import { formatPesos, timesPesos } from '@botika/common/centavos'
import type { Quote } from '@botika/common/quote/endpoints'
import { t, unbroken } from '../lib/language/text'
import type { CheckoutItem } from '../cart/state/items'
import { deliveryOptionAtom } from '../cart/state/checkout-terms'
import { useAtomValue } from '../lib/store'
import { Totals } from '../ui/Totals'
import { RetryNotice } from '../ui/Notice'
import ui from '../ui/ui.module.css'
import cart from '../ui/summary.module.css'
import styles from './Checkout.module.css'
import type { useQuote } from '../cart/useQuote'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const DeliveryFacts = lazy(async () => ({
  default: (await import('../cart/delivery/DeliveryFacts')).DeliveryFacts,
}))

interface Props extends Omit<ReturnType<typeof useQuote>, 'setQuote' | 'wanted' | 'attempt'> {
  items: readonly CheckoutItem[]
  far: readonly number[]
}

export function Summary({ items, far, quote, isAsking, error, retry }: Props) {
  const delivery = useAtomValue(deliveryOptionAtom)
  const places = new Map(items.map(({ inventory_id }, place) => [inventory_id, place]))
  const lines = [...(quote?.lines ?? [])].sort(
    (a, b) => (places.get(a.inventory_id) ?? Infinity) - (places.get(b.inventory_id) ?? Infinity),
  )
  const pharmacies = [...new Set(lines.map((line) => line.pharmacy_id))]
  const groups = pharmacies.flatMap((id) => quote?.groups.find((group) => group.pharmacy_id === id) ?? [])
  const coming = <p className={`${ui.muted} ${cart.coming}`}>{t(checkout.workingOutThePrice)}</p>
  // nothing to move yet: what can't be delivered is said above it
  if (!quote && !error) return <div className={cart.summary}>{coming}</div>
  return (
    <aside className={cart.summary} aria-label={t(checkout.orderSummary)} aria-busy={isAsking}>
      <h2>{t(uiMessages.summary)}</h2>
      {error ? <RetryNotice text={error} onRetry={retry} isBusy={isAsking} /> : null}
      {quote ? (
        <Suspense fallback={coming}>
          <div className={isAsking ? styles.fading : undefined}>
            {groups.map((group) => (
              <section
                key={group.pharmacy_id}
                className={styles.part}
                aria-label={t(uiMessages.fromPharmacyName, { pharmacy_name: group.pharmacy_name })}
              >
                <h3>{group.pharmacy_name}</h3>
                <DeliveryFacts group={group} option={delivery} isFar={far.includes(group.pharmacy_id)} />
                <ul>
                  {lines
                    .filter((line) => line.pharmacy_id === group.pharmacy_id)
                    .map((line) => (
                      <li key={line.inventory_id}>
                        <span>
                          {line.quantity} × {unbroken(line.product_name)}{' '}
                          {line.is_prescription ? <b className={`${ui.badge} ${ui.info}`}>Rx</b> : null}
                        </span>
                        <span>{formatPesos(timesPesos(line.price, line.quantity))}</span>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
            {/* sums of other terms, or of what can't be delivered, would be wrong */}
            {error || far.length > 0 ? null : <Totals quote={quote} parts={groups} />}
          </div>
        </Suspense>
      ) : null}
    </aside>
  )
}

interface NewTotalProps {
  quote: Quote | null
  terms: string
}

export function NewTotal({ quote, terms }: NewTotalProps) {
  const [total, setTotal] = useState<number | null>(null)
  const last = useRef<{ quote: Quote; terms: string } | null>(null)
  useEffect(() => {
    const before = last.current
    if (!quote || quote === before?.quote) return
    last.current = { quote, terms }
    if (!before || quote.total === before.quote.total) return
    setTotal(terms === before.terms ? null : quote.total)
  }, [quote, terms])
  return (
    <span className={ui.hidden} role="status">
      {total === null ? null : t(checkout.newTotalTotal, { total: formatPesos(total) })}
    </span>
  )
}
