import { distanceKm } from '@botika/common/place'
import { manilaDay } from '@botika/common/time'
import { memo } from '../../platform'
import type { DirectoryRepository, PharmacyRow } from './directory-repository'
import { isLicensed, mayDispense } from '@botika/common/pharmacies/licence'

export type { PharmacyRow }

export interface Position {
  lat: number
  lng: number
}

export interface PharmacyList {
  listed: readonly PharmacyRow[]
  get(id: number): PharmacyRow | undefined
  /** One that is not suspended, whether its licence lets it sell or not. */
  getActive(id: number): PharmacyRow | undefined
  getListed(id: number): PharmacyRow | undefined
  hasPharmacist(id: number): boolean
  /** Ids of all that may sell and stand somewhere. */
  nearest(from: Position): number[]
}

const maySell = (pharmacy: PharmacyRow, day: string): boolean =>
  pharmacy.status === 'active' && isLicensed(pharmacy, day)

export const roundKm = (km: number): number => Math.round(km * 10) / 10

export function kmFrom(
  position: Position | undefined,
  pharmacy: PharmacyRow | undefined,
): number | undefined {
  if (!position || !pharmacy || pharmacy.latitude === null || pharmacy.longitude === null) return undefined
  return distanceKm(position, { lat: pharmacy.latitude, lng: pharmacy.longitude })
}

function listOf(rows: readonly PharmacyRow[]): PharmacyList {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const day = manilaDay()
  const listed = rows.filter((row) => maySell(row, day))
  const listedIds = new Set(listed.map((row) => row.id))
  return {
    listed,
    get: (id) => byId.get(id),
    getActive(id) {
      const row = byId.get(id)
      return row?.status === 'active' ? row : undefined
    },
    getListed: (id) => (listedIds.has(id) ? byId.get(id) : undefined),
    hasPharmacist: (id) => mayDispense(byId.get(id) ?? { prescriptions_until: null }, day),
    nearest(from) {
      return listed
        .map((row) => ({ id: row.id, km: kmFrom(from, row) ?? Infinity }))
        .filter(({ km }) => km !== Infinity)
        .sort((a, b) => a.km - b.km || a.id - b.id)
        .map(({ id }) => id)
    },
  }
}

export function pharmacyDirectory({
  repository,
  freshFor,
}: {
  repository: DirectoryRepository
  freshFor: number
}) {
  let held: { version: string; day: string; list: PharmacyList } | null = null
  const kept = memo({
    freshFor,
    async make() {
      const version = await repository.version()
      const day = manilaDay()
      if (held?.version === version && held.day === day) return held.list
      held = { version, day, list: listOf(await repository.all()) }
      return held.list
    },
  })
  const counts = memo({
    freshFor: freshFor * 30,
    staleFor: freshFor * 1000,
    make: () => repository.offerCounts(),
  })
  return {
    list: () => kept.get(),
    offerCounts: () => counts.get(),
    forget() {
      kept.clear()
      counts.clear()
    },
  }
}
export type PharmacyDirectory = ReturnType<typeof pharmacyDirectory>
