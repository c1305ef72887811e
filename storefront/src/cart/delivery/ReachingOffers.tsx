import * as cart from '@botika/common/messages/cart'
import * as uiMessages from '@botika/common/messages/ui'
import { t } from '../../lib/language/text'
import { useAtomValue } from '../../lib/store'
import { useQuery } from '../../lib/useQuery'
import { placeAtom } from '../../place/atoms'
import { wantedAt } from '../../place/destination'
import { Notice } from '../../ui/Notice'
import ui from '../../ui/ui.module.css'
import type { GuestCartItem } from '../state/items'
import styles from './GroupDelivery.module.css'
import { OtherOffer } from './OtherOffer'

export function ReachingOffers({ items }: { items: readonly GuestCartItem[] }) {
  const place = useAtomValue(placeAtom)
  const key = JSON.stringify([items.map(({ product, quantity }) => [product.inventory_id, quantity]), place])
  const { result, retry } = useQuery(key, async (signal) =>
    (await import('./offers')).reachingFor(items, wantedAt(place), signal),
  )
  if (result.state === 'loading') return <p role="status">{t(uiMessages.loading)}</p>
  if (result.state === 'failed')
    return (
      <Notice tone="bad" role="alert">
        <p>{result.detail}</p>
        <button type="button" className={ui.quiet} onClick={retry}>
          {t(uiMessages.tryAgain)}
        </button>
      </Notice>
    )
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
