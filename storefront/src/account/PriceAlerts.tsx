import * as account from '@botika/common/messages/account'
import * as alerts from '@botika/common/messages/price-alerts'
import * as uiMessages from '@botika/common/messages/ui'
import { formatPesos } from '@botika/common/centavos'
import type { PriceAlert } from '@botika/common/price-alerts/endpoints'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { t, unbroken } from '../lib/language/text'
import { paths } from '../lib/paths'
import { useQuery } from '../lib/useQuery'
import { EmptyState } from '../ui/EmptyState'
import { Pagination } from '../ui/Pagination'
import { Question } from '../ui/Question'
import { QueryResult } from '../ui/QueryResult'
import { useAction } from '../ui/toast/useAction'
import ui from '../ui/ui.module.css'
import { pageIn } from './page-in'

export function PriceAlerts() {
  const page = pageIn(useSearchParams()[0])
  const query = useQuery(`${page}`, async (signal) => (await import('./calls')).askPriceAlerts(page, signal))
  return (
    <QueryResult query={query}>
      {({ data, current_page, last_page }) =>
        data.length > 0 ? (
          <>
            <ul className={ui.cards}>
              {data.map((alert) => (
                <Row key={alert.id} alert={alert} onRemoved={query.retry} />
              ))}
            </ul>
            <Pagination current={current_page} last={last_page} />
          </>
        ) : (
          <EmptyState icon="drop" title={t(account.nothingHereYet)}>
            <p>{t(alerts.noAlertsYet)}</p>
          </EmptyState>
        )
      }
    </QueryResult>
  )
}

function Row({ alert, onRemoved }: { alert: PriceAlert; onRemoved: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, run } = useAction()
  const { name, price, lowest_price } = alert
  const place = alert.province ?? t(alerts.thePhilippines)
  const stop = () =>
    run(
      async () => {
        await (await import('./calls')).stopPriceAlert(alert.id)
        onRemoved()
      },
      t(alerts.noLongerTold, { name }),
    )
  return (
    <li className={ui.card}>
      <h2>
        <Link className={ui.plainLink} to={paths.product({ ...alert, id: alert.product_id })}>
          {unbroken(name)}
        </Link>
      </h2>
      <p>
        {price === null
          ? t(alerts.inStockIn, { place })
          : t(alerts.atPriceIn, { place, price: formatPesos(price) })}
      </p>
      <div className={ui.between}>
        <b>
          {lowest_price === null
            ? t(uiMessages.soldOut)
            : t(alerts.nowAt, { price: formatPesos(lowest_price) })}
        </b>
        <button type="button" className={ui.danger} onClick={() => setIsAsking(true)}>
          {t(uiMessages.remove)}
          <span className={ui.hidden}> {name}</span>
        </button>
      </div>
      {isAsking ? (
        <Question
          title={t(alerts.stopAbout, { name })}
          action={t(alerts.yesStop)}
          isBusy={isBusy}
          onConfirm={stop}
          onClose={() => setIsAsking(false)}
        >
          <p className={ui.muted}>{t(alerts.canAskAgain)}</p>
        </Question>
      ) : null}
    </li>
  )
}
