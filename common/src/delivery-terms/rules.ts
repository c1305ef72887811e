import { type Centavos, divideHalfUp } from '../centavos'
import { distanceKm } from '../distance'
import { plain } from '../products/words'

/** A province, a city of it or a barangay of that, by their names of the Philippine Standard Geographic Code. */
export interface DeliveryArea {
  province: string
  city: string | null
  barangay: string | null
}

export interface DeliveryTerms {
  is_delivering: boolean
  /** It delivers to these, and within `radius_km`; without both as far as the marketplace's setting says. */
  areas: readonly DeliveryArea[]
  radius_km: number | null
  /** Centavos, like the next two. Null: it shares the marketplace's fee. */
  fee: Centavos | null
  fee_per_km: Centavos
  /** From so much of goods, before discounts, the delivery is free. */
  free_from: Centavos | null
  /** `15:30`: what is ordered later is delivered as if it came when the pharmacy opens next. */
  cut_off: string | null
  preparation_minutes: number
  is_cold_chain: boolean
  /** Manila days with hours of their own, in OpenStreetMap's syntax; `off` where it stays closed. */
  special_days: readonly { day: string; hours: string }[]
  /** Manila days, both included; without an end it lasts until it is taken away. */
  pause: { from: string; until: string | null; reason: string } | null
}

export const PLAIN_TERMS: DeliveryTerms = {
  is_delivering: true,
  areas: [],
  radius_km: null,
  fee: null,
  fee_per_km: 0,
  free_from: null,
  cut_off: null,
  preparation_minutes: 30,
  is_cold_chain: false,
  special_days: [],
  pause: null,
}

interface Spot {
  lat: number
  lng: number
}

export interface Destination {
  province: string | null
  city: string | null
  barangay: string | null
  /** The pin of the address, or else the centre of its city. */
  spot: Spot | null
}

export interface Sender {
  province: string | null
  city: string | null
  latitude: number | null
  longitude: number | null
  delivery_terms: DeliveryTerms | null
}

/** `fee` is null where the pharmacy shares the marketplace's; `km` where one of the two places is not known. */
export type Reach =
  | { reaches: true; km: number | null; fee: Centavos | null; freeFrom: Centavos | null }
  | { reaches: false; km: number | null }

const TENTHS = 10

/**
 * Whether a pharmacy delivers there, and for how much. Named places and the radius add up; a pharmacy that set neither
 * delivers within `defaultKm` of itself, within its province where a distance is not known, and anywhere if nobody
 * wrote down where it is. Without a destination nothing is too far.
 */
export function reachOf(from: Sender, to: Destination | null, defaultKm: number): Reach {
  const terms = from.delivery_terms
  const km = kmBetween(from, to?.spot ?? null)
  if (terms && !terms.is_delivering) return { reaches: false, km }
  if (to && !isWithin(from, to, km, defaultKm)) return { reaches: false, km }
  if (!terms || terms.fee === null) return { reaches: true, km, fee: null, freeFrom: null }
  const byDistance = divideHalfUp(terms.fee_per_km * Math.round((km ?? 0) * TENTHS), TENTHS)
  return { reaches: true, km, fee: terms.fee + byDistance, freeFrom: terms.free_from }
}

export function kmBetween(
  { latitude, longitude }: Pick<Sender, 'latitude' | 'longitude'>,
  spot: Spot | null,
): number | null {
  if (!spot || latitude === null || longitude === null) return null
  return distanceKm(spot, { lat: latitude, lng: longitude })
}

function isWithin(from: Sender, to: Destination, km: number | null, defaultKm: number): boolean {
  const { areas = [], radius_km: radius = null } = from.delivery_terms ?? {}
  if (areas.length > 0 || radius !== null)
    return (radius !== null && km !== null && km <= radius) || areas.some((area) => covers(area, to))
  if (km !== null) return km <= defaultKm
  return from.province === null || to.province === null || isSame(from.province, to.province)
}

const isSame = (one: string, other: string | null) => other !== null && plain(one) === plain(other)

const covers = ({ province, city, barangay }: DeliveryArea, to: Destination) =>
  isSame(province, to.province) &&
  (city === null || isSame(city, to.city)) &&
  (barangay === null || isSame(barangay, to.barangay))

export const isPausedOn = (pause: DeliveryTerms['pause'] | undefined, day: string): boolean =>
  Boolean(pause && pause.from <= day && (pause.until === null || pause.until >= day))
