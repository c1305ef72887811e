import type { pharmacyPapers } from '@botika/server/schema'
import type { Random } from '../pictures/random'
import type { UserRow } from './people'
import { dayAfter, EXPIRES_SOON, type PharmacyRow } from './pharmacies'

type PaperRow = typeof pharmacyPapers.$inferInsert

/** Every pharmacy's papers but the licence, which is entered with it; its pharmacists each show a card. One renewal waits. */
export function makePapers(
  random: Random,
  pharmacies: readonly PharmacyRow[],
  users: readonly UserRow[],
  now: Date,
): PaperRow[] {
  const admin = users.find(({ roles }) => roles?.includes('admin'))
  return pharmacies.flatMap((pharmacy): PaperRow[] => {
    const at = pharmacy.created_at ?? now
    const confirmed = {
      pharmacy_id: pharmacy.id,
      status: 'confirmed',
      decided_by: admin?.id ?? null,
      decided_at: at,
      created_at: at,
      updated_at: at,
    } as const
    const seller = users.find(({ pharmacy_id }) => pharmacy_id === pharmacy.id)
    const number = 30_000 + pharmacy.id * 37
    const papers: PaperRow[] = [
      {
        ...confirmed,
        kind: 'prc_card',
        holder_id: seller?.id,
        holder_name: `${seller?.first_name} ${seller?.last_name}`,
        number: `PRC-DEMO-${number}`,
        expires_on: dayAfter(now, random.whole(70, 900)),
      },
      { ...confirmed, kind: 'bir_certificate', number: `OCN-DEMO-${number}` },
      {
        ...confirmed,
        kind: 'business_registration',
        number: `DTI-DEMO-${number}`,
        expires_on: dayAfter(now, random.whole(70, 1_500)),
      },
    ]
    for (const one of users.filter(
      (user) => user.pharmacy_id === pharmacy.id && user.position === 'pharmacist',
    ))
      papers.push({
        ...confirmed,
        kind: 'prc_card',
        holder_id: one.id,
        holder_name: `${one.first_name} ${one.last_name}`,
        number: `PRC-DEMO-${number + one.id}`,
        expires_on: dayAfter(now, 500),
      })
    if (pharmacy.id === EXPIRES_SOON)
      papers.push({
        pharmacy_id: pharmacy.id,
        kind: 'fda_licence',
        number: pharmacy.license_number ?? '',
        expires_on: dayAfter(now, 12 + 365 * 3),
        created_at: now,
        updated_at: now,
      })
    return papers
  })
}
