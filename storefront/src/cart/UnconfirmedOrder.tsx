import * as cart from '@botika/common/messages/cart'
import * as uiMessages from '@botika/common/messages/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../lib/language/text'
import { paths } from '../lib/paths'
import { Notice } from '../ui/Notice'
import ui from '../ui/ui.module.css'
import { isOrderUnconfirmed, noteUnconfirmed } from './state/unconfirmed-order'

/** Points to the orders after a lost response, before the same is ordered twice. */
export function UnconfirmedOrder() {
  const [isShown] = useState(isOrderUnconfirmed)
  if (!isShown) return null
  return (
    <Notice tone="warn" role="status">
      <p className={ui.strong}>{t(cart.yourLastOrderMayHaveBeenPlaced)}</p>
      <p>{t(cart.weLostTheConnectionBefore)}</p>
      <Link
        to={paths.orders()}
        className={`${ui.outline} ${ui.apart}`}
        onClick={() => noteUnconfirmed(false)}
      >
        {t(uiMessages.seeMyOrders)}
      </Link>
    </Notice>
  )
}
