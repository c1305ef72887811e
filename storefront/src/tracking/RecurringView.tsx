import { formatPesos } from '@botika/common/centavos'
import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import { RECURRING_NAMES } from '@botika/common/recurring-orders/rules'
import type { TrackedRecurringOrder } from '@botika/common/recurring-orders/schema'
import type { ReactNode } from 'react'
import { Link } from '../lib/router/Link'
import { formatDate } from '../lib/language/dates'
import { told } from '../lib/language/told'
import { t } from '../lib/language/words'
import { paths } from '../lib/paths'
import { shopperStatus, statusTone } from '../lib/order-words'
import { Icon } from '../ui/Icon'
import { Picture } from '../ui/Picture'
import cart from '../ui/summary.module.css'
import { unbroken } from '../lib/language/unbroken'
import ui from '../ui/ui.module.css'
import styles from './OrderView.module.css'

interface Props {
  order: TrackedRecurringOrder
  /** What can be done about it. */
  actions?: ReactNode
  /** What its owner sees beside the days. */
  about?: ReactNode
}

/** A recurring order: its days, its goods, and the orders that it has placed; nothing about people. */
export function RecurringView({ order, actions, about }: Props) {
  const isPickUp = order.delivery_option === 'pick_up'
  const option = DELIVERY_OPTIONS.find(({ value }) => value === order.delivery_option)
  const facts = [
    { name: t('How often'), value: t(RECURRING_NAMES[order.recurring_option]) },
    { name: t('Next order'), value: order.next_due_on ? formatDate(order.next_due_on) : t('None') },
    { name: t('First order'), value: formatDate(order.first_due_on) },
    {
      name: t('Last day'),
      value: order.last_due_on ? formatDate(order.last_due_on) : t('Until you stop it'),
    },
    { name: t('Placed so far'), value: String(order.occurrences) },
    { name: t('Delivery'), value: t(option?.name ?? '') },
    { name: t('Payment'), value: t(isPickUp ? 'Cash at the pharmacy' : 'Cash on delivery') },
  ]
  return (
    <div className={cart.layout}>
      <div className={ui.stack}>
        {order.last_problem ? (
          <p className={ui.noticeWarn}>
            <Icon name="alert" />{' '}
            {t('The last date brought no order. {reason}', { reason: told(order.last_problem) })}
          </p>
        ) : null}
        <section className={ui.card} aria-labelledby="goods">
          <h2 id="goods">{t('What comes each time')}</h2>
          <ul className={styles.items}>
            {order.orderItems.map((item) => (
              <li key={item.inventory_id}>
                <Picture
                  image={item.image}
                  alt=""
                  width={56}
                  height={56}
                  sizes="56px"
                  max={160}
                  className={styles.picture}
                />
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
                        ? t('Not available today')
                        : t('Only {current_quantity} today', { current_quantity: item.current_quantity })}
                    </span>
                  ) : null}
                </div>
                <b>{formatPesos((Math.round(item.selling_price * 100) * item.quantity) / 100)}</b>
              </li>
            ))}
          </ul>
          <p className={`${ui.muted} ${ui.small}`}>
            {t(
              'Regular prices of today. Promotions, discounts and the delivery fee are worked out on the day of each order.',
            )}
          </p>
        </section>
        <section className={ui.card} aria-labelledby="placed">
          <h2 id="placed">{t('Orders placed')}</h2>
          {order.placed_orders.length > 0 ? (
            <ul className={styles.placed}>
              {order.placed_orders.map((placed) => (
                <li key={placed.order_number}>
                  <Link to={paths.trackYourOrder(placed.order_number)} className={styles.code}>
                    {placed.order_number}
                  </Link>
                  <span className={ui.muted}>{formatDate(placed.created_at)}</span>
                  <span className={`${ui.badge} ${ui[statusTone(placed.status)]}`}>
                    {shopperStatus(placed.status, isPickUp)}
                  </span>
                  <b>{formatPesos(placed.total)}</b>
                </li>
              ))}
            </ul>
          ) : (
            <p className={ui.muted}>
              {order.next_due_on
                ? t('None yet. The first one comes on {date}.', { date: formatDate(order.next_due_on) })
                : t('None yet.')}
            </p>
          )}
        </section>
      </div>
      <aside className={cart.summary} aria-label={t('Schedule')}>
        <h2>{t('Schedule')}</h2>
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
