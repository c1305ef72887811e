import type { Order } from '@botika/common/orders/schema'
import { useState } from 'react'
import { Link } from '../lib/router/Link'
import { paths } from '../lib/paths'
import { t } from '../lib/language/words'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { Question } from '../ui/Question'
import { useDeed } from '../ui/toast/useDeed'

interface Props {
  order: Order
  onChanged: (order: Order) => void
}

/** What the owner can do about a whole order. */
export function OrderActions({ order, onChanged }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, answer } = useDeed()
  const isOnItsWay = order.parts.some((part) => part.status === 'to_receive')

  const confirm = () =>
    answer(async () => {
      const { confirmDelivery } = await import('./calls')
      onChanged(await confirmDelivery(order.id))
      setIsAsking(false)
    }, t('Thank you! The delivery is confirmed.'))

  return (
    <div className={`${ui.row} ${ui.noPrint}`}>
      {isOnItsWay ? (
        <button type="button" className={ui.primary} onClick={() => setIsAsking(true)}>
          <Icon name="check" size={18} /> {t('Confirm delivery')}
        </button>
      ) : null}
      <Link to={paths.reorder(order)} className={isOnItsWay ? ui.outline : ui.primary}>
        <Icon name="cart" size={18} /> {t('Buy again')}
      </Link>
      <button type="button" className={ui.outline} onClick={() => window.print()}>
        <Icon name="print" size={18} /> {t('Print')}
      </button>
      {isAsking ? (
        <Question
          title={t('Did everything that was sent arrive?')}
          action={t('Yes, I have it')}
          isBusy={isBusy}
          onConfirm={confirm}
          onClose={() => setIsAsking(false)}
        >
          <p className={ui.muted}>
            {t('This tells the pharmacy that you hold the parcel. Parts that are not sent yet stay open.')}
          </p>
        </Question>
      ) : null}
    </div>
  )
}
