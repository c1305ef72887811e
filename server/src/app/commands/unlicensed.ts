import type { Database, Say } from '../../platform'
import { licensed } from '../../directory'

/** Says how many pharmacies could sell, had they a valid FDA licence on record: since an upgrade that may be many. */
export async function tellUnlicensed({ db, say }: { db: Database; say: Say }): Promise<void> {
  const { rows } = await db.sql.query<{ pharmacies: number; offers: number }>(
    `select count(distinct ph.id)::int as pharmacies, count(i.id)::int as offers
     from pharmacies ph left join inventories i on i.pharmacy_id = ph.id and i.status = 'live' and i.archived_at is null
     where ph.status = 'active' and not ${licensed('ph')}`,
  )
  const { pharmacies, offers } = rows[0] ?? { pharmacies: 0, offers: 0 }
  if (pharmacies === 0) return
  say(
    `${pharmacies} ${pharmacies === 1 ? 'pharmacy has' : 'pharmacies have'} no valid FDA licence on record (number and last day): ${
      offers === 1 ? '1 live offer' : `${offers} live offers`
    } can't be bought until an admin enters it under Pharmacies.`,
  )
}
