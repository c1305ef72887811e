import { formatPesos } from '@botika/common/centavos'
import { isPausedOn } from '@botika/common/delivery-terms/rules'
import type { DeliveryTermsField } from '@botika/common/delivery-terms/schema'
import * as delivery from '@botika/common/messages/office/delivery'
import { formatDate, formatTime, manilaDay } from '@botika/common/time'
import type { Translate } from '../../../lib/language/useTranslations'

type Terms = Partial<DeliveryTermsField>

/** `Delivers within 5 km and to Pasig; ₱30.00 + ₱10.00 per km, free from ₱500.00. Orders after 3:00 PM go out the next day.` */
export function termsSentence(terms: Terms, t: Translate, today = manilaDay()): string {
  const minutes = terms.preparation_minutes ?? 30
  return [
    isPausedOn(terms.pause, today) && pausedWords(terms, t),
    terms.is_delivering === false ? t(delivery.deliversNot) : `${whereOf(terms, t)}; ${feeOf(terms, t)}.`,
    terms.cut_off && terms.is_delivering !== false
      ? t(delivery.afterCutOff, { time: formatTime(`2024-01-01T${terms.cut_off}:00+08:00`) })
      : '',
    t(delivery.readyInMinutes, { minutes }),
  ]
    .filter(Boolean)
    .join(' ')
}

const pausedWords = ({ pause }: Terms, t: Translate) =>
  pause?.until ? t(delivery.isPausedUntil, { day: formatDate(pause.until) }) : t(delivery.isPausedNow)

function whereOf({ areas = [], radius_km: km }: Terms, t: Translate): string {
  const places = areas
    .map(({ province, city, barangay }) =>
      [barangay, city, city ? null : province].filter(Boolean).join(', '),
    )
    .filter(Boolean)
    .join('; ')
  if (km && places) return t(delivery.deliversWithinAndTo, { km, places })
  if (km) return t(delivery.deliversWithin, { km })
  return places ? t(delivery.deliversTo, { places }) : t(delivery.deliversAsFar)
}

function feeOf({ fee, fee_per_km: perKm, free_from: freeFrom }: Terms, t: Translate): string {
  if (fee === null || fee === undefined) return t(delivery.sharedFee)
  if (fee === 0 && !perKm) return t(delivery.noFee)
  const amount = perKm
    ? t(delivery.feePerKm, { fee: formatPesos(fee), perKm: formatPesos(perKm) })
    : formatPesos(fee)
  return freeFrom === null || freeFrom === undefined
    ? amount
    : `${amount}, ${t(delivery.freeFromAmount, { amount: formatPesos(freeFrom) })}`
}
