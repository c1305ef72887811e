import { distanceKm } from '@botika/common/distance'
import { storedAtom, useAtomValue } from '../lib/store'

export interface Place {
  name: string
  lat: number
  lng: number
}

/** Stored name of the device's position; shown translated. */
export const MY_LOCATION = 'My location'

const isPlace = (value: unknown): value is Place | null =>
  value === null ||
  (typeof value === 'object' &&
    typeof (value as Place).lat === 'number' &&
    typeof (value as Place).lng === 'number')

export const placeAtom = storedAtom<Place | null>('place', null, isPlace)

interface Located {
  latitude: number | null
  longitude: number | null
}

/** Kilometres; null while a position is unknown. */
export function useDistance(): (spot: Located) => number | null {
  const place = useAtomValue(placeAtom)
  return ({ latitude, longitude }) =>
    place && latitude !== null && longitude !== null
      ? distanceKm(place, { lat: latitude, lng: longitude })
      : null
}

/** `850 m`, `3.9 km`, `128 km`. */
export function formatDistance(km: number): string {
  if (km < 1) return `${Math.max(10, Math.round(km * 100) * 10)} m`
  return `${km < 10 ? km.toFixed(1) : Math.round(km)} km`
}
