import { distanceKm } from '@botika/common/distance'
import { atom, storedAtom, useAtomValue } from '../lib/store'

export interface Place {
  name: string
  /** As in the Philippine Standard Geographic Code; unknown of the device's position. */
  province: string | null
  city: string | null
  barangay: string | null
  lat: number
  lng: number
  /** When it was chosen: of the browser's and the account's the later one counts. */
  at?: number
}

/** Stored name of the device's position; shown translated. */
export const MY_LOCATION = 'My location'

export const isPlace = (value: unknown): value is Place | null =>
  value === null ||
  (typeof value === 'object' &&
    typeof (value as Place).lat === 'number' &&
    typeof (value as Place).lng === 'number')

const storedPlaceAtom = storedAtom<Place | null>('place', null, isPlace)

/** True once somebody has said where things should go, or waved the question away. */
export const wasAskedAtom = storedAtom('placeAsked', false, (value) => typeof value === 'boolean')

export const placeAtom = atom(
  (get) => get(storedPlaceAtom),
  (_get, set, place: Place | null) => {
    set(storedPlaceAtom, place && { at: Date.now(), ...rounded(place) })
    set(wasAskedAtom, true)
  },
)

// three decimals are some hundred metres: enough to sort by, too coarse to find a door
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000

export const rounded = (place: Place): Place => ({ ...place, lat: coarse(place.lat), lng: coarse(place.lng) })

/** `Makati` of `City of Makati`. */
export const shortCity = (city: string) => city.replace(/^City of /, '')

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
