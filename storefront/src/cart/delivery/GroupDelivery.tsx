import { pickUpWords } from '@botika/common/delivery-terms/window'
import * as cart from '@botika/common/messages/cart'
import type { Quote } from '@botika/common/quote/endpoints'
import { formatDate } from '@botika/common/time'
import { useState } from 'react'
import { t } from '../../lib/language/text'
import { useAtom } from '../../lib/store'
import { Notice } from '../../ui/Notice'
import ui from '../../ui/ui.module.css'
import { deliveryOptionAtom } from '../state/checkout-terms'
import type { GuestCartItem } from '../state/items'
import { DeliveryFacts } from './DeliveryFacts'
import styles from './GroupDelivery.module.css'
import { ReachingOffers } from './ReachingOffers'

interface Props {
  group: Quote['groups'][number]
  problem: Quote['problems'][number] | undefined
  items: readonly GuestCartItem[]
}

export function GroupDelivery({ group, problem, items }: Props) {
  const [option, setOption] = useAtom(deliveryOptionAtom)
  const [isLooking, setIsLooking] = useState(false)
  const { pause, ready } = group
  const isFar = problem?.code === 'out_of_reach'
  return (
    <div className={styles.delivery}>
      <DeliveryFacts group={group} option={option} isFar={isFar} />
      {pause && isFar ? (
        <Notice tone="warn" role="status">
          {pauseText(pause)}
        </Notice>
      ) : null}
      {problem || pause ? (
        <Notice tone="warn" role="status">
          <p>{pause && !isFar ? pauseText(pause) : problem?.detail}</p>
          {problem ? (
            <p className={`${ui.row} ${ui.apart}`}>
              <button
                type="button"
                className={ui.outline}
                aria-expanded={isLooking}
                onClick={() => setIsLooking(!isLooking)}
              >
                {t(isFar ? cart.seeWhoDelivers : cart.seeOtherOffers)}
              </button>
              {isFar ? (
                <button type="button" className={ui.outline} onClick={() => setOption('pick_up')}>
                  {ready ? pickUpWords(t, ready) : t(cart.pickItUp)}
                </button>
              ) : null}
            </p>
          ) : null}
        </Notice>
      ) : null}
      {isLooking && problem ? <ReachingOffers items={items} /> : null}
      {option === 'pick_up' ? (
        <button type="button" className={ui.quiet} onClick={() => setOption('door_to_door')}>
          {t(cart.haveItDelivered)}
        </button>
      ) : null}
    </div>
  )
}

function pauseText({ until, reason }: NonNullable<Props['group']['pause']>): string {
  const text = until ? t(cart.pausedUntilDay, { day: formatDate(until) }) : t(cart.pausedForNow)
  return reason ? `${text} ${reason}` : text
}
