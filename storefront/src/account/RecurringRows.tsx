import * as account from '@botika/common/messages/account'
import type { RecurringOrder } from '@botika/common/recurring-orders/schema'
import { Link } from 'react-router-dom'
import { formatDate } from '../lib/language/dates'
import { t, unbroken } from '../lib/language/text'
import { paths } from '../lib/paths'
import { StopRecurring } from '../tracking/StopRecurring'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { RECURRING_LABELS, RECURRING_STATUS } from '../lib/order-labels'

interface Props {
  rows: readonly RecurringOrder[]
  onChanged: (order: RecurringOrder) => void
}

export function RecurringRows({ rows, onChanged }: Props) {
  return (
    <ul className={ui.stack}>
      {rows.map((row) => (
        <li key={row.id} className={`${ui.card} ${ui.stackS}`}>
          <div className={ui.between}>
            <h3>
              <Link className={ui.plainLink} to={paths.recurringOrder(row)}>
                {t(RECURRING_LABELS[row.recurring_option])}
              </Link>
            </h3>
            <span className={`${ui.badge} ${ui[RECURRING_STATUS[row.status].tone]}`}>
              {t(RECURRING_STATUS[row.status].name)}
            </span>
          </div>
          <ul>
            {row.orderItems.map(({ inventory_id, product_name, quantity }) => (
              <li key={inventory_id}>
                {quantity} × {unbroken(product_name)}
              </li>
            ))}
          </ul>
          <div className={ui.between}>
            <span>
              {t(account.nextAndPlacedSoFar, {
                next: row.waiting_since
                  ? t(account.itWaits)
                  : row.next_due_on
                    ? t(account.nextOrderOnDate, { date: formatDate(row.next_due_on) })
                    : t(account.noMoreOrders),
                count: row.occurrences,
              })}
            </span>
            <StopRecurring order={row} onChanged={onChanged} />
          </div>
          {row.last_problem ? (
            <p className={ui.noticeWarn}>
              <Icon name="alert" /> {row.last_problem}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
