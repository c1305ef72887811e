import { formatPesos } from '@botika/common/centavos'
import * as alerts from '@botika/common/messages/price-alerts'
import * as uiMessages from '@botika/common/messages/ui'
import { products } from '@botika/common/products/endpoints'
import type { PriceHistory, Product } from '@botika/common/products/schema'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../lib/api'
import { formatDate } from '../../lib/language/dates'
import { t } from '../../lib/language/text'
import { useAtomValue } from '../../lib/store'
import { useQuery } from '../../lib/useQuery'
import { placeAtom } from '../../place/atoms'
import { QueryResult } from '../../ui/QueryResult'
import ui from '../../ui/ui.module.css'
import styles from './PriceWatch.module.css'

const AlertForm = lazy(async () => ({ default: (await import('./AlertForm')).AlertForm }))

const SHOWN = 10

/** The lowest price of 90 days in the shopper's province, else in the country, and word of a lower one. */
export function PriceWatch({ product }: { product: Product }) {
  const [isAsking, setIsAsking] = useState(false)
  const province = useAtomValue(placeAtom)?.province ?? null
  const query = useQuery(`${product.id} ${province}`, (signal) =>
    call(
      products.priceHistory,
      { params: { id: product.id }, query: province ? { province } : {} },
      { signal },
    ),
  )
  return (
    <section className={`${ui.card} ${ui.stackS}`} aria-labelledby="form">
      <h2 id="form">{t(alerts.priceIn90Days)}</h2>
      <div className={`${ui.stackS} ${styles.answer}`}>
        <QueryResult query={query}>{({ data }) => <History data={data} province={province} />}</QueryResult>
      </div>
      {isAsking ? (
        <Suspense fallback={<span className={ui.skeleton} />}>
          <AlertForm product={product} province={province} />
        </Suspense>
      ) : (
        <button type="button" className={ui.outline} onClick={() => setIsAsking(true)}>
          {t(product.quantity > 0 ? alerts.tellMe : alerts.tellMeWhenBack)}
        </button>
      )}
    </section>
  )
}

function History({ data, province }: { data: PriceHistory[]; province: string | null }) {
  const byPrice = [...data].sort((a, b) => a.lowest.price - b.lowest.price)
  const place = province ?? t(alerts.thePhilippines)
  const [least] = byPrice
  if (!least) return <p className={ui.muted}>{t(alerts.nobodyHadIt, { place })}</p>
  const rows = province
    ? least.changes.map(({ on, price }) => ({ name: formatDate(on), price }))
    : byPrice.map(({ province, lowest }) => ({ name: province, price: lowest.price }))
  const { price, on } = least.lowest
  return (
    <>
      <p>{t(alerts.lowestWasOn, { place, price: formatPesos(price), day: formatDate(on) })}</p>
      <details>
        <summary>{t(alerts.showAllPrices)}</summary>
        <table className={styles.prices}>
          <thead>
            <tr>
              <th scope="col">{t(province ? alerts.since : alerts.province)}</th>
              <th scope="col">{t(alerts.lowest)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map(({ name, price }, at) => (
              <tr key={at}>
                <th scope="row">{name}</th>
                <td>{price === null ? t(uiMessages.soldOut) : formatPesos(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
