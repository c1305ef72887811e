import * as z from 'zod'
import { text } from './http/codecs'

/** Where something is. Names follow the Philippine Standard Geographic Code; degrees are WGS 84. */
export const PlaceFields = z.object({
  address: text(300),
  province: text(100).nullable(),
  city: text(100).nullable(),
  barangay: text(120).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
})

/** The same, as a form may leave parts out. */
export const PlaceInput = PlaceFields.partial()

const EARTH_RADIUS_KM = 6371

/** Distance along the earth's surface in kilometres (haversine). */
export function distanceKm(from: { lat: number; lng: number }, to: { lat: number; lng: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const dLat = radians(to.lat - from.lat)
  const dLng = radians(to.lng - from.lng)
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(a))
}
