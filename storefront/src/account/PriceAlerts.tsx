import * as alerts from '@botika/common/messages/price-alerts'
import * as uiMessages from '@botika/common/messages/ui'
import { formatPesos } from '@botika/common/centavos'
import type { PriceAlert } from '@botika/common/price-alerts/endpoints'
import { Link } from 'react-router-dom'
import { t, unbroken } from '../lib/language/text'
import { paths } from '../lib/paths'
import { useQuery } from '../lib/useQuery'
import { Icon } from '../ui/Icon'
import { QuestionButton } from '../ui/toast/QuestionButton'
import { QueryResult } from '../ui/QueryResult'
import ui from '../ui/ui.module.css'

export function PriceAlerts() {
  const query = useQuery('', async (signal) => (await import('./calls')).askPriceAlerts(signal))
  return (
    <section className={`${ui.stack} ${ui.after}`} aria-labelledby="alerts">
      <h2 id="alerts">{t(alerts.myAlerts)}</h2>
      <QueryResult query={query}>
        {({ data }) =>
          data.length > 0 ? (
            <ul className={ui.cards}>
              {data.map((alert) => (
                <Row key={alert.id} alert={alert} onRemoved={query.retry} />
              ))}
            </ul>
          ) : (
            <p className={ui.muted}>{t(alerts.noAlertsYet)}</p>
          )
        }
      </QueryResult>
    </section>
  )
}

function Row({ alert, onRemoved }: { alert: PriceAlert; onRemoved: () => void }) {
  const { name, price, lowest_price } = alert
  const place = alert.province ?? t(alerts.thePhilippines)
  return (
    <li className={ui.card}>
      <h3>
        <Link className={ui.plainLink} to={paths.product({ ...alert, id: alert.product_id })}>
          {unbroken(name)}
        </Link>
      </h3>
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
        <QuestionButton
          className={ui.danger}
          title={t(alerts.stopAbout, { name })}
          text={t(alerts.canAskAgain)}
          action={t(alerts.yesStop)}
          work={async () => (await import('./calls')).stopPriceAlert(alert.id).then(onRemoved)}
          done={t(alerts.noLongerTold, { name })}
        >
          <Icon name="trash" size={18} /> {t(uiMessages.remove)}
          <span className={ui.hidden}> {name}</span>
        </QuestionButton>
      </div>
    </li>
  )
}
