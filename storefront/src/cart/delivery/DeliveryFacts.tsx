import * as catalogue from '@botika/common/messages/catalogue'
import * as delivery from '@botika/common/messages/delivery'
import { formatPesos } from '@botika/common/centavos'
import type { DeliveryValue } from '@botika/common/delivery'
import { arrivalWords, pickUpWords } from '@botika/common/delivery-terms/window'
import type { Quote } from '@botika/common/quote/endpoints'
import { t } from '../../lib/language/text'
import { formatDistance } from '../../place/atoms'
import { OpenBadge } from '../../ui/OpenBadge'
import ui from '../../ui/ui.module.css'

type Group = Quote['groups'][number]

interface Props {
  group: Group
  option: DeliveryValue
  isFar?: boolean
}

/** `Quezon City · 3.2 km · Today 4-6 PM · ₱49`. */
export function DeliveryFacts({ group, option, isFar = false }: Props) {
  const { arrives, ready, distance_km: km } = group
  const isPickUp = option === 'pick_up'
  return (
    <div className={ui.row}>
      <p className={`${ui.parts} ${ui.small}`}>
        {group.city ? <span>{group.city}</span> : null}
        {km === null ? null : <span>{formatDistance(km)}</span>}
        {isPickUp && ready ? <b>{pickUpWords(t, ready)}</b> : null}
        {!isPickUp && arrives ? <b>{arrivalWords(t, arrives)}</b> : null}
        {isPickUp || isFar ? null : <span>{feeText(group)}</span>}
        {group.is_cold_chain ? <span>{t(delivery.keptCold)}</span> : null}
      </p>
      <OpenBadge isOpen={group.is_open_now} />
    </div>
  )
}

function feeText({ delivery_fee: fee, is_own_fee: isOwn, arrives }: Group): string {
  if (fee > 0 && isOwn && !arrives) return `${t(catalogue.from)} ${formatPesos(fee)}`
  if (fee > 0) return formatPesos(fee)
  return t(isOwn ? delivery.freeDelivery : delivery.sharesTheFee)
}
