import * as cart from '@botika/common/messages/cart'
import * as uiMessages from '@botika/common/messages/ui'
import { useEffect, useRef } from 'react'
import { cartTroubleAtom } from './state/notices'
import { t } from '../lib/language/words'
import { useAtomValue } from '../lib/store'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'

export interface Again {
  /** True once somebody has asked again for what did not come. */
  isAgain: boolean
  onAgain: () => void
}

/** The customer's cart did not come. */
export function CartMissing({ isAgain, onAgain }: Again) {
  const trouble = useAtomValue(cartTroubleAtom)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // it was the account that was asked for, and now there is this
    if (isAgain && document.activeElement === document.body) button.current?.focus()
  }, [isAgain])
  return (
    <div className={ui.noticeWarn} role="alert">
      <Icon name="alert" />
      <div>
        <p className={ui.strong}>{t(cart.theCartOfYourAccount)}</p>
        <p>{trouble?.detail}</p>
        <p>{t(cart.whatYouAddMeanwhileIsKept)}</p>
        <button
          type="button"
          ref={button}
          className={`${ui.outline} ${ui.apart}`}
          onClick={() => {
            onAgain()
            trouble?.retry()
          }}
        >
          {t(uiMessages.tryAgain)}
        </button>
      </div>
    </div>
  )
}
