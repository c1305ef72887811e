import { pickUpWords, shortDay } from '@botika/common/delivery-terms/window'
import * as cart from '@botika/common/messages/cart'
import * as uiMessages from '@botika/common/messages/ui'
import type { Quote } from '@botika/common/quote/endpoints'
import { useState } from 'react'
import { t } from '../../lib/language/text'
import { useAtom, useAtomValue } from '../../lib/store'
import { useQuery } from '../../lib/useQuery'
import { placeAtom } from '../../place/atoms'
import { wantedAt } from '../../place/destination'
import { Notice, RetryNotice } from '../../ui/Notice'
import ui from '../../ui/ui.module.css'
import { deliveryOptionAtom } from '../state/checkout-terms'
import type { GuestCartItem } from '../state/items'
import { DeliveryFacts } from './DeliveryFacts'
import styles from './GroupDelivery.module.css'
import { OtherOffer } from './OtherOffer'

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
            <p className={ui.row}>
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
  const text = until ? t(cart.pausedUntilDay, { day: shortDay(t, until) }) : t(cart.pausedForNow)
  return reason ? `${text} ${reason}` : text
}

function ReachingOffers({ items }: { items: readonly GuestCartItem[] }) {
  const place = useAtomValue(placeAtom)
  const key = JSON.stringify([items.map(({ product, quantity }) => [product.inventory_id, quantity]), place])
  const { result, retry } = useQuery(key, async (signal) =>
    (await import('./offers')).reachingFor(items, wantedAt(place), signal),
  )
  if (result.state === 'loading') return <p role="status">{t(uiMessages.loading)}</p>
  if (result.state === 'failed') return <RetryNotice text={result.detail} onRetry={retry} />
  return (
    <ul className={styles.others}>
      {items.map(({ product }) => {
        const other = result.data.get(product.inventory_id)
        return other ? (
          <OtherOffer key={product.inventory_id} from={product} other={other} />
        ) : (
          <li key={product.inventory_id}>{t(cart.nobodyDelivers, { name: product.name })}</li>
        )
      })}
    </ul>
  )
}
