import * as account from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import type { Order } from '@botika/common/orders/schema'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { Question } from '../ui/Question'
import { useAction } from '../ui/toast/useAction'

interface Props {
  order: Order
  onChanged: (order: Order) => void
}

export function OrderActions({ order, onChanged }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, run } = useAction()
  const isOnItsWay = order.parts.some((part) => part.status === 'to_receive')

  const confirm = () =>
    run(async () => {
      const { confirmDelivery } = await import('./calls')
      onChanged(await confirmDelivery(order.id))
      setIsAsking(false)
    }, t(account.thankYouTheDeliveryIsConfirmed))

  return (
    <div className={`${ui.row} ${ui.noPrint}`}>
      {isOnItsWay ? (
        <button type="button" className={ui.primary} onClick={() => setIsAsking(true)}>
          <Icon name="check" size={18} /> {t(account.confirmDelivery)}
        </button>
      ) : null}
      <Link to={paths.reorder(order)} className={isOnItsWay ? ui.outline : ui.primary}>
        <Icon name="cart" size={18} /> {t(uiMessages.buyAgain)}
      </Link>
      <button type="button" className={ui.outline} onClick={() => window.print()}>
        <Icon name="print" size={18} /> {t(uiMessages.print)}
      </button>
      {isAsking ? (
        <Question
          title={t(account.didEverythingThatWasSentArrive)}
          action={t(account.yesIHaveIt)}
          isBusy={isBusy}
          onConfirm={confirm}
          onClose={() => setIsAsking(false)}
        >
          <p className={ui.muted}>{t(account.thisTellsThePharmacyThatYouHold)}</p>
        </Question>
      ) : null}
    </div>
  )
}
