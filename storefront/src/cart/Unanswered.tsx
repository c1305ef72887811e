import * as cart from '@botika/common/messages/cart'
import * as uiMessages from '@botika/common/messages/ui'
import { useState } from 'react'
import { paths } from '../lib/paths'
import { isOrderUnanswered, noteUnanswered } from './state/unanswered'
import { t } from '../lib/language/words'
import { Link } from 'react-router-dom'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'

/** Sends who was left without an answer to the orders, before the same is ordered twice. */
export function Unanswered() {
  const [isShown] = useState(isOrderUnanswered)
  if (!isShown) return null
  return (
    <div className={ui.noticeWarn} role="status">
      <Icon name="alert" />
      <div>
        <p className={ui.strong}>{t(cart.yourLastOrderMayHaveBeenPlaced)}</p>
        <p>{t(cart.weLostTheConnectionBefore)}</p>
        <Link
          to={paths.orders()}
          className={`${ui.outline} ${ui.apart}`}
          onClick={() => noteUnanswered(false)}
        >
          {t(uiMessages.seeMyOrders)}
        </Link>
      </div>
    </div>
  )
}
