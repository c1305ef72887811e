import * as account from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import type { Order } from '@botika/common/orders/schema'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { QuestionButton } from '../ui/toast/QuestionButton'

interface Props {
  order: Order
  onChanged: (order: Order) => void
}

export function OrderActions({ order, onChanged }: Props) {
  const isOnItsWay = order.parts.some((part) => part.status === 'to_receive')
  return (
    <div className={`${ui.row} ${ui.noPrint}`}>
      {isOnItsWay ? (
        <QuestionButton
          className={ui.primary}
          title={t(account.didEverythingThatWasSentArrive)}
          text={t(account.thisTellsThePharmacyThatYouHold)}
          action={t(account.yesIHaveIt)}
          work={async () => onChanged(await (await import('./calls')).confirmDelivery(order.id))}
          done={t(account.thankYouTheDeliveryIsConfirmed)}
        >
          <Icon name="check" size={18} /> {t(account.confirmDelivery)}
        </QuestionButton>
      ) : null}
      <Link to={paths.reorder(order)} className={isOnItsWay || order.open_line ? ui.outline : ui.primary}>
        <Icon name="cart" size={18} /> {t(uiMessages.buyAgain)}
      </Link>
      <button type="button" className={ui.outline} onClick={() => window.print()}>
        <Icon name="print" size={18} /> {t(uiMessages.print)}
      </button>
    </div>
  )
}
