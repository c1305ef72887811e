import { Problem } from '@botika/common/http/problem'
import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/directory'
import { toCentavos, toPesos } from '@botika/common/centavos'
import type { DeliveryArea, DeliveryTerms } from '@botika/common/delivery-terms/rules'
import type { DeliveryTermsField } from '@botika/common/delivery-terms/schema'
import { isReadable } from '../opening-hours/open-now'

const orNull = (amount: number | null, convert: (amount: number) => number) =>
  amount === null ? null : convert(amount)

export const keptTerms = (terms: DeliveryTermsField): DeliveryTerms => ({
  ...terms,
  fee: orNull(terms.fee, toCentavos),
  fee_per_km: toCentavos(terms.fee_per_km),
  free_from: orNull(terms.free_from, toCentavos),
})

export const shownTerms = (terms: DeliveryTerms): DeliveryTermsField => ({
  ...terms,
  areas: [...terms.areas],
  special_days: [...terms.special_days],
  fee: orNull(terms.fee, toPesos),
  fee_per_km: toPesos(terms.fee_per_km),
  free_from: orNull(terms.free_from, toPesos),
})

/** Throws 422 where a place is not there, hours can't be read, a day stands twice or a pause ends before it begins. */
export async function mustBePossibleTerms(
  { areas, special_days: days, pause }: DeliveryTermsField,
  isKnown: (area: DeliveryArea) => Promise<boolean>,
) {
  for (const [at, area] of areas.entries())
    if (!(await isKnown(area))) throw invalid(`areas.${at}`, t(messages.noSuchDeliveryArea))
  for (const [at, { day, hours }] of days.entries()) {
    if (!isReadable(hours)) throw invalid(`special_days.${at}.hours`, t(messages.unreadableHours))
    if (days.findIndex((one) => one.day === day) < at)
      throw invalid(`special_days.${at}.day`, t(messages.dayIsListedTwice))
  }
  if (pause?.until && pause.until < pause.from)
    throw invalid('pause.until', t(messages.pauseEndsBeforeItBegins))
}

const invalid = (field: string, message: string) => Problem.invalid(`delivery_terms.${field}`, message)
