import * as tracking from '@botika/common/messages/tracking'
import * as uiMessages from '@botika/common/messages/ui'
import { formatPesos, timesPesos } from '@botika/common/centavos'
import { standingOf } from '@botika/common/orders/steps'
import type { TrackedRecurringOrder } from '@botika/common/recurring-orders/schema'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatDate } from '../lib/language/dates'
import { t, unbroken } from '../lib/language/text'
import { paths } from '../lib/paths'
import { DELIVERY_LABELS, RECURRING_LABELS, shopperStatus, statusTone } from '../lib/order-labels'
import { Icon } from '../ui/Icon'
import cart from '../ui/summary.module.css'
import ui from '../ui/ui.module.css'
import { ItemPicture } from './order-elements'
import styles from './OrderView.module.css'

interface Props {
  order: TrackedRecurringOrder
  actions?: ReactNode
  about?: ReactNode
}

export function RecurringView({ order, actions, about }: Props) {
  const isPickUp = order.delivery_option === 'pick_up'
  const facts = [
    { name: t(tracking.howOften), value: t(RECURRING_LABELS[order.recurring_option]) },
    {
      name: t(tracking.nextOrder),
      value: order.waiting_since
        ? t(tracking.whenItIsOpenAgain)
        : order.next_due_on
          ? formatDate(order.next_due_on)
          : t(tracking.none),
    },
    { name: t(tracking.firstOrder), value: formatDate(order.first_due_on) },
    {
      name: t(tracking.lastDay),
      value: order.last_due_on ? formatDate(order.last_due_on) : t(tracking.untilYouStopIt),
    },
    { name: t(tracking.placedSoFar), value: String(order.occurrences) },
    { name: t(uiMessages.delivery), value: t(DELIVERY_LABELS[order.delivery_option]) },
    {
      name: t(uiMessages.payment),
      value: t(isPickUp ? uiMessages.cashAtThePharmacy : uiMessages.cashOnDelivery),
    },
  ]
  return (
    <div className={cart.layout}>
      <div className={ui.stack}>
        {order.last_problem ? (
          <p className={ui.noticeWarn}>
            <Icon name="alert" />{' '}
            {order.waiting_since
              ? t(tracking.itWaitsSinceDate, {
                  date: formatDate(order.waiting_since),
                  reason: order.last_problem,
                })
              : t(tracking.theLastDateBroughtNoOrder, { reason: order.last_problem })}
          </p>
        ) : null}
        <section className={ui.card} aria-labelledby="goods">
          <h2 id="goods">{t(tracking.whatComesEachTime)}</h2>
          <ul className={styles.items}>
            {order.orderItems.map((item) => (
              <li key={item.inventory_id}>
                <ItemPicture image={item.image} />
                <div>
                  <p className={ui.strong}>{unbroken(item.product_name)}</p>
                  <p className={`${ui.muted} ${ui.small} ${ui.parts}`}>
                    <span>
                      {item.quantity} × {formatPesos(item.selling_price)}
                    </span>
                    <span>{item.pharmacy_name}</span>
                  </p>
                  {item.current_quantity < item.quantity ? (
                    <span className={`${ui.badge} ${ui.warn}`}>
                      {item.current_quantity === 0
                        ? t(tracking.notAvailableToday)
                        : t(tracking.onlyCurrentToday, { current_quantity: item.current_quantity })}
                    </span>
                  ) : null}
                </div>
                <b>{formatPesos(timesPesos(item.selling_price, item.quantity))}</b>
              </li>
            ))}
          </ul>
          <p className={`${ui.muted} ${ui.small}`}>{t(tracking.regularPricesOfTodayPromotions)}</p>
        </section>
        <section className={ui.card} aria-labelledby="placed">
          <h2 id="placed">{t(tracking.ordersPlaced)}</h2>
          {order.placed_orders.length > 0 ? (
            <ul className={styles.placed}>
              {order.placed_orders.map((placed) => (
                <li key={placed.order_number}>
                  <Link to={paths.trackYourOrder(placed.order_number)} className={styles.code}>
                    {placed.order_number}
                  </Link>
                  <span className={ui.muted}>{formatDate(placed.created_at)}</span>
                  <span className={`${ui.badge} ${ui[statusTone(standingOf(placed))]}`}>
                    {shopperStatus(standingOf(placed), isPickUp)}
                  </span>
                  <b>{formatPesos(placed.total)}</b>
                </li>
              ))}
            </ul>
          ) : (
            <p className={ui.muted}>
              {order.next_due_on
                ? t(tracking.noneYetTheFirstOne, { date: formatDate(order.next_due_on) })
                : t(tracking.noneYet)}
            </p>
          )}
        </section>
      </div>
      <aside className={cart.summary} aria-label={t(uiMessages.schedule)}>
        <h2>{t(uiMessages.schedule)}</h2>
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {about}
        {actions ? <div className={`${ui.stackS} ${ui.noPrint}`}>{actions}</div> : null}
      </aside>
    </div>
  )
}
