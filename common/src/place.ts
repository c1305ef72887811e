import * as z from 'zod'
import { text } from './http/codecs'

/** Names follow the Philippine Standard Geographic Code; degrees are WGS 84. */
export const PlaceFields = z.object({
  address: text(300),
  province: text(100).nullable(),
  city: text(100).nullable(),
  barangay: text(120).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
})

export const PlaceInput = PlaceFields.partial()

export { distanceKm } from './distance'
