import type { Database } from '../../platform'

/** What everybody may know of a pharmacy. */
export interface PharmacyRow {
  id: number
  name: string
  slug: string
  name_sort: string
  address: string
  province: string | null
  city: string | null
  barangay: string | null
  latitude: number | null
  longitude: number | null
  phone: string | null
  email: string | null
  opening_hours: string | null
  image: string | null
  description: string
  license_number: string | null
  license_expires_on: string | null
  is_vat_registered: boolean
  status: 'active' | 'suspended'
  created_at: Date
  updated_at: Date
}

export const PHARMACY_COLUMNS = `id, name, slug, name_sort, address, province, city, barangay, latitude, longitude, phone,
  email, opening_hours, image, description, license_number, license_expires_on, is_vat_registered, status, created_at,
  updated_at`

/** All pharmacies at once: some thousands, which every list and product page needs. */
export function directoryRepository(db: Database) {
  return {
    async all(): Promise<PharmacyRow[]> {
      const { rows } = await db.sql.query<PharmacyRow & object>(
        `select ${PHARMACY_COLUMNS} from pharmacies order by name_sort, id`,
      )
      return rows
    },
    /** Differs when any pharmacy was added, changed or removed. */
    async version(): Promise<string> {
      const { rows } = await db.sql.query<{ version: string }>({
        name: 'pharmacies_version',
        text: `select count(*) || ' ' || coalesce(max(updated_at)::text, '') || ' ' || coalesce(max(id), 0) as version from pharmacies`,
      })
      return rows[0]?.version ?? ''
    },
    /** How many live offers each pharmacy has. */
    async offerCounts(): Promise<Map<number, number>> {
      const { rows } = await db.sql.query<{ pharmacy_id: number; n: number }>(
        `select pharmacy_id, count(*)::int as n from inventories where status = 'live' and archived_at is null group by 1`,
      )
      return new Map(rows.map((row) => [row.pharmacy_id, row.n]))
    },
  }
}
export type DirectoryRepository = ReturnType<typeof directoryRepository>
