import { RECURRING_NAMES } from '@botika/common/recurring-orders/rules'
import type { RecurringOrder } from '@botika/common/recurring-orders/schema'
import { formatDate } from '@botika/common/time'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { Icon } from '../../shared/ui/Icon'
import ui from '../../shared/ui/ui.module.css'
import { RECURRING_STATUS } from '../tracking/RecurringView'
import { Question } from './Question'
import { useDeed } from './useDeed'

interface Props {
  rows: readonly RecurringOrder[]
  onChanged: (order: RecurringOrder) => void
}

/** Orders that come again by themselves, and the way to stop them. */
export function RecurringRows({ rows, onChanged }: Props) {
  const [asked, setAsked] = useState<RecurringOrder | null>(null)
  const { isBusy, attempt } = useDeed()

  const stop = ({ id }: RecurringOrder) =>
    attempt(async () => {
      const { stopRecurring } = await import('./calls')
      onChanged(await stopRecurring(id))
      setAsked(null)
    }, 'No more orders will be placed.')

  return (
    <>
      <ul className={ui.stack}>
        {rows.map((row) => (
          <li key={row.id} className={`${ui.card} ${ui.stackS}`}>
            <div className={ui.between}>
              <h3>
                <Link className={ui.plainLink} to={paths.recurringOrder(row)}>
                  {RECURRING_NAMES[row.recurring_option]}
                </Link>
              </h3>
              <span className={`${ui.badge} ${ui[RECURRING_STATUS[row.status].tone]}`}>
                {RECURRING_STATUS[row.status].name}
              </span>
            </div>
            <p>
              {row.orderItems.map(({ product_name, quantity }) => `${quantity} × ${product_name}`).join(', ')}
            </p>
            <div className={ui.between}>
              <span>
                {row.next_due_on ? `Next order on ${formatDate(row.next_due_on)}` : 'No more orders'} ·{' '}
                {row.occurrences} placed so far
              </span>
              {row.status !== 'active' ? null : (
                <button type="button" className={ui.danger} onClick={() => setAsked(row)}>
                  Stop it
                </button>
              )}
            </div>
            {row.last_problem ? (
              <p className={ui.noticeWarn}>
                <Icon name="alert" /> {row.last_problem}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {asked ? (
        <Question
          title="Stop this recurring order?"
          action="Yes, stop it"
          isBusy={isBusy}
          onConfirm={() => void stop(asked)}
          onClose={() => setAsked(null)}
        >
          <p className={ui.muted}>Orders that were placed already go on. This cannot be undone.</p>
        </Question>
      ) : null}
    </>
  )
}
