import * as delivery from '@botika/common/messages/delivery'
import { formatPesos } from '@botika/common/centavos'
import type { DeliveryValue } from '@botika/common/delivery'
import type { Quote } from '@botika/common/quote/endpoints'
import { t } from '../../lib/language/text'
import { formatStart, formatWindow } from '../../lib/language/window'
import { formatDistance } from '../../place/atoms'
import { OpenBadge } from '../../ui/OpenBadge'
import ui from '../../ui/ui.module.css'

type Group = Quote['groups'][number]

/** `Quezon City · 3.2 km · Today 4-6 PM · ₱49`. */
export function DeliveryFacts({ group, option }: { group: Group; option: DeliveryValue }) {
  const { arrives, ready, distance_km: km } = group
  const isPickUp = option === 'pick_up'
  return (
    <div className={ui.row}>
      <p className={`${ui.parts} ${ui.small}`}>
        {group.city ? <span>{group.city}</span> : null}
        {km === null ? null : <span>{formatDistance(km)}</span>}
        {isPickUp && ready ? <b>{pickUpText(ready)}</b> : null}
        {!isPickUp && arrives ? <b>{formatWindow(arrives)}</b> : null}
        {isPickUp ? null : <span>{feeText(group)}</span>}
        {group.is_cold_chain ? <span>{t(delivery.keptCold)}</span> : null}
      </p>
      <OpenBadge isOpen={group.is_open_now} />
    </div>
  )
}

function feeText({ delivery_fee: fee, is_own_fee: isOwn }: Group): string {
  if (fee > 0) return formatPesos(fee)
  return t(isOwn ? delivery.freeDelivery : delivery.sharesTheFee)
}

const SOON_MS = 7_200_000
const MINUTE_MS = 60_000

export function pickUpText({ from }: { from: string }): string {
  const wait = Date.parse(from) - Date.now()
  return wait >= 0 && wait <= SOON_MS
    ? t(delivery.readyInMinutes, { minutes: Math.ceil(wait / MINUTE_MS) })
    : t(delivery.readyFrom, { when: formatStart(from) })
}
