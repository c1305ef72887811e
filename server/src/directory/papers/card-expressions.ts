import { type Expression, over, sql, today } from '../../platform/db/query'

/** Whether `pharmacy` may sell prescription medicines on a day (Manila): a pharmacist's PRC card holds. */
export const hasPharmacist = (pharmacy: string, day: Expression<string> = today) => {
  const { ref } = over<{ ph: 'pharmacies' }>()
  const lastDay = ref(`${pharmacy}.prescriptions_until` as 'ph.prescriptions_until')
  return sql<boolean>`coalesce(${lastDay} >= ${day}, false)`
}

/** Whether somebody holds a confirmed PRC card at a pharmacy that has not expired on a day (Manila). */
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
      .where('card.expires_on', '>=', day),
  )
}
