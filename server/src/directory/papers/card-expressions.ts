import { type Expression, over, sql, today } from '../../platform/db/query'

/** Whether `pharmacy` may sell prescription medicines on a day (Manila): a pharmacist's PRC card holds. */
export const hasPharmacist = (pharmacy: string, day: Expression<string> = today) => {
  const { ref } = over<{ ph: 'pharmacies' }>()
  const lastDay = ref(`${pharmacy}.prescriptions_until` as 'ph.prescriptions_until')
  return sql<boolean>`coalesce(${lastDay} >= ${day}, false)`
}

/** Whether the holder of a card is known, and an active owner or pharmacist of a pharmacy. */
export const holderCounts = (holderId: Expression<number | null>, pharmacyId: Expression<number | null>) =>
  sql<boolean>`holder_counts(${holderId}, ${pharmacyId})`

/** Whether somebody who may check prescriptions at a pharmacy holds a confirmed PRC card there that lasts to a day (Manila). */
export const holdsCard = (
  userId: Expression<number | null>,
  pharmacyId: Expression<number | null>,
  day: Expression<string> = today,
) => {
  const e = over<Record<never, never>>()
  return e.exists(
    e
      .selectFrom('pharmacy_papers as card')
      .select('card.id')
      .where('card.kind', '=', sql.lit('prc_card'))
      .where('card.status', '=', sql.lit('confirmed'))
      .where('card.holder_id', '=', userId)
      .where('card.pharmacy_id', '=', pharmacyId)
      .where((card) => holderCounts(card.ref('card.holder_id'), card.ref('card.pharmacy_id')))
      .where('card.expires_on', '>=', day),
  )
}
